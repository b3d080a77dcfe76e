// Reasons not to close a milestone yet: unverified phases, and requirements that are not met.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { isMap, scalar } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { diskStatus, type PhaseFacts } from '../documents/phase-facts.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { type NextStep, nextStep, toLookAt } from '../phases/next-step.ts';
import { isCalledComplete, type Standing, standingOf } from '../phases/standing.ts';
import { lineEndOf } from '../writing/section.ts';

export interface OpenPoint {
  /** The categories in GSD's table of deferred items. */
  readonly category: 'verification_gaps' | 'uat_gaps' | 'requirements';
  /** `02-reports`, or the id of a requirement. */
  readonly item: string;
  /** The number of the phase to work on. */
  readonly phase: string;
  readonly status: string;
  /** One sentence. */
  readonly what: string;
  /** The command to type. */
  readonly command: string | null;
}

export interface MilestoneFacts {
  readonly phases: readonly PhaseFacts[];
  readonly roadmap: Roadmap;
  readonly requirements: Requirements | null;
  /** The project's setting; without it a phase is over when its plans are done. */
  readonly verifier: boolean;
}

export function openPoints(facts: MilestoneFacts): readonly OpenPoint[] {
  const phases = facts.phases.flatMap((phase) => phasePoint(phase, facts));
  const waiting = new Set(phases.map(({ phase }) => phase));
  const looks = facts.phases.filter(({ number }) => !waiting.has(number)).flatMap(uatPoint);
  return [...phases, ...looks, ...requirementPoints(facts, waiting)];
}

/** A verified phase with acceptance tests that people have not finished. */
function uatPoint({ number, folder, acceptance }: PhaseFacts): readonly OpenPoint[] {
  const status = acceptance?.open ?? null;
  if (acceptance == null || status === null) return [];
  const waits = acceptance.pending.length > 0;
  return [
    {
      category: 'uat_gaps',
      item: `${folder ?? `Phase ${number}`}/${acceptance.file}`,
      phase: number,
      status,
      what: waits
        ? `Phase ${number} waits for a person: ${toLookAt(number, acceptance)}`
        : `The acceptance of phase ${number} is not over (${status}): ${acceptance.file} says what is open.`,
      command: `/msw:verify ${number}`,
    },
  ];
}

/** As in gsd-core, a tick in the roadmap does not count as a verification. */
function phasePoint(phase: PhaseFacts, { roadmap, verifier }: MilestoneFacts): readonly OpenPoint[] {
  const scope = { ...roadmap.scope, shipped: false };
  const untold = { ...roadmap, scope, checkboxes: [], progress: [] };
  const standing = standingOf({ phases: [phase], roadmap: untold, state: null, verifier });
  if (standing.kind === 'complete') return [];
  const isOnlyTicked = phase.plans.length === 0 && isCalledComplete(phase, roadmap);
  const what = `The roadmap calls phase ${phase.number} complete, and it has neither a plan nor a verification.`;
  const step = isOnlyTicked ? { reason: what, command: null } : nextStep(standing);
  const status = phase.verification ?? diskStatus(phase);
  return [
    {
      category: 'verification_gaps',
      item: phase.folder ?? `Phase ${phase.number}`,
      phase: phase.number,
      status: status === 'unknown' ? 'stale' : status,
      what: step.reason,
      command: step.command,
    },
  ];
}

/** Open requirements of phases not reported already. A shipped milestone has none: they may belong to the next one. */
function requirementPoints(
  { phases, roadmap, requirements }: MilestoneFacts,
  waiting: ReadonlySet<string>,
): readonly OpenPoint[] {
  if (roadmap.scope.shipped) return [];
  return (requirements?.items ?? []).flatMap(({ id, text, checked }) => {
    if (checked) return [];
    const phase = phases.find(({ number }) => serves(roadmap, number, id));
    if (phase === undefined || waiting.has(phase.number)) return [];
    const what = `${id} is not complete: ${text}`;
    return [
      {
        category: 'requirements',
        item: id,
        phase: phase.number,
        status: 'open',
        what,
        command: `/msw:verify ${phase.number}`,
      },
    ];
  });
}

function serves({ phases }: Roadmap, number: string, id: string): boolean {
  const phase = phases.find((one) => phaseKey(one.number) === phaseKey(number));
  return phase?.requirements.some((one) => one.toUpperCase() === id.toUpperCase()) === true;
}

// The next step when no phase is open: close the milestone, or begin another.
export interface MilestoneEnd {
  readonly status: 'open' | 'closed' | 'empty';
  /** `v1.0 Till`. */
  readonly title: string;
  /** Reasons not to close it yet. */
  readonly points: readonly OpenPoint[];
}

export const CLOSE = '/msw:go --close';
export const BEGIN = '/msw:init --milestone';

/** Null while a phase is open, or when the documents contradict each other. */
export function milestoneStep(
  { kind, open }: Standing,
  { status, title, points }: MilestoneEnd,
): NextStep | null {
  if (kind === 'unclear' || open.length > 0) return null;
  const [stray] = status === 'open' ? [] : points;
  if (stray !== undefined) return { ...step(stray.what, null), action: 'ask' };
  if (status === 'closed') return step(`Milestone ${title} is closed: plan the next one.`, BEGIN);
  if (status === 'empty') return step(`Milestone ${title} has no phases yet.`, BEGIN);
  if (kind !== 'complete') return null;
  const [first] = points;
  if (first === undefined) return step(`Every phase of ${title} is verified: close the milestone.`, CLOSE);
  const more = points.length === 1 ? '' : ` (and ${points.length - 1} more, see /msw:status)`;
  const found = step(
    `The roadmap calls every phase complete, but: ${first.what}${more} ${CLOSE} --anyway closes the milestone as it is.`,
    first.command,
  );
  // Later work changed what was verified: that needs another run and nobody's decision.
  return first.status === 'stale' ? { ...found, action: 'verify', phase: first.phase } : found;
}

function step(reason: string, command: string | null): NextStep {
  return { action: 'complete', phase: null, name: null, plans: [], reason, command };
}

// The open items that gsd-core's audit finds in a phase's documents, and the mark by which it knows that a person
// waived them. The mark is valid only for the items open at that time: it lapses when they change.
export type Audited = 'uat' | 'verification';

/** The kind of a file in a phase's folder, by its name; null when it is not audited. */
export function auditedKind(name: string): Audited | null {
  if (!name.endsWith('.md')) return null;
  if (/(?:^|-)UAT\b/.test(name)) return 'uat';
  return /(?:^|-)VERIFICATION\b/.test(name) ? 'verification' : null;
}

interface Audit {
  /** Null when nothing is open, else the document's status. */
  readonly open: string | null;
  /** A person waived exactly these open items. */
  readonly isAcknowledged: boolean;
}

const MARK = 'audit_acknowledged';

export function auditOf(kind: Audited, text: string): Audit {
  const status = statusIn(text);
  const { values } = readMarkdown(text).frontmatter;
  const mark = values[MARK];
  const { key, value } = snapshotOf(kind, text);
  const isWhole = isMap(mark) && Boolean(scalar(mark.milestone)) && Boolean(scalar(mark.at));
  return {
    open: isOpen(kind, status, scalar(values.result)) ? status : null,
    isAcknowledged: isWhole && scalar(mark[key]) === value,
  };
}

/** @param date `2026-01-31` */
export function withAcknowledgement(kind: Audited, text: string, version: string, date: string): string {
  const { present, inner, entries } = readMarkdown(text).frontmatter;
  const { key, value } = snapshotOf(kind, text);
  const eol = lineEndOf(text);
  const lines = [
    `${MARK}:`,
    `  milestone: ${yamlScalar(version)}`,
    `  at: ${date}`,
    `  ${key}: ${yamlScalar(value, kind === 'uat')}`,
  ];
  const mark = lines.map((line) => line + eol).join('');
  if (!present) return `---${eol}${mark}---${eol}${eol}${text}`;
  const old = entries
    .filter((entry) => entry.key === MARK)
    .map(({ start, end }): Edit => ({ start, end, text: '' }));
  return splice(text, [...old, { start: inner.end, end: inner.end, text: mark }]);
}

function statusIn(text: string): string {
  return scalar(readMarkdown(text).frontmatter.values.status)?.toLowerCase() ?? 'unknown';
}

function isOpen(kind: Audited, status: string, result: string | null): boolean {
  if (kind === 'verification') return status === 'gaps_found' || status === 'human_needed';
  const isOver = status === 'unknown' && result?.toLowerCase() === 'all_pass';
  return status !== 'complete' && status !== 'resolved' && !isOver;
}

/** In gsd-core's format: the status alone would not show that more tests are pending. */
function snapshotOf(kind: Audited, text: string): { readonly key: string; readonly value: string } {
  const status = statusIn(text);
  if (kind === 'verification') return { key: 'status', value: status };
  const waiting = text.match(/result:\s*(?:pending|\[pending\])/gi)?.length ?? 0;
  return { key: 'gap_snapshot', value: `${status}::scenarios=${waiting}` };
}

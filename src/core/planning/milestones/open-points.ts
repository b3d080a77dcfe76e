// Reasons not to close a milestone yet: unverified phases, and requirements that are not met.

import { diskStatus, type PhaseFacts } from '../documents/phase-facts.ts';
import { numbered } from '../documents/phase-id.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { type NextStep, stepIn, toLookAt } from '../phases/next-step.ts';
import { isCalledComplete, isOver, type Standing } from '../phases/standing.ts';

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
  if (isOver(phase, { roadmap: null, verifier })) return [];
  const isOnlyTicked = phase.plans.length === 0 && isCalledComplete(phase, roadmap);
  const what = `The roadmap calls phase ${phase.number} complete, and it has neither a plan nor a verification.`;
  const { reason, command } = isOnlyTicked ? { reason: what, command: null } : stepIn(phase, {});
  const status = phase.verification ?? diskStatus(phase);
  return [
    {
      category: 'verification_gaps',
      item: phase.folder ?? `Phase ${phase.number}`,
      phase: phase.number,
      status: status === 'unknown' ? 'stale' : status,
      what: reason,
      command,
    },
  ];
}

/** Open requirements of phases not reported already. A shipped milestone has none: they may belong to the next one. */
function requirementPoints(
  { phases, roadmap, requirements }: MilestoneFacts,
  waiting: ReadonlySet<string>,
): readonly OpenPoint[] {
  const open = roadmap.scope.shipped ? [] : (requirements?.items ?? []).filter(({ checked }) => !checked);
  return open.flatMap(({ id: item, text }): readonly OpenPoint[] => {
    const phase = phases.find(({ number }) => serves(roadmap, number, item))?.number;
    if (phase === undefined || waiting.has(phase)) return [];
    const what = `${item} is not complete: ${text}`;
    return [{ category: 'requirements', item, phase, status: 'open', what, command: `/msw:verify ${phase}` }];
  });
}

function serves({ phases }: Roadmap, number: string, id: string): boolean {
  return (
    numbered(phases, number)?.requirements.some((one) => one.toUpperCase() === id.toUpperCase()) === true
  );
}

// The next step when no phase is open: close the milestone, or begin another.
export interface MilestoneEnd {
  readonly status: 'open' | 'closed' | 'empty';
  readonly version: string;
  /** `v1.0 Till`. */
  readonly title: string;
  /** Reasons not to close it yet, or not to begin another. */
  readonly points: readonly OpenPoint[];
  /** The title of the one that the roadmap plans behind it. */
  readonly planned: string | null;
}

/** The status of a point that nobody can waive: the archive's place is taken. */
export const NO_PLACE = 'no_place';

export const CLOSE = '/msw:go --close';
export const BEGIN = '/msw:init --milestone';

/** Null while a phase is open, or when the documents contradict each other. */
export function milestoneStep(
  { kind, open }: Standing,
  { status, title, points, planned }: Omit<MilestoneEnd, 'version'>,
): NextStep | null {
  if (kind === 'unclear' || open.length > 0) return null;
  const stray = status === 'open' ? points.find((one) => one.status === NO_PLACE) : points[0];
  if (stray !== undefined) return { ...step(stray.what, null), action: 'ask' };
  if (status === 'closed')
    return step(
      planned === null
        ? `Milestone ${title} is closed: plan the next one.`
        : `Milestone ${title} is closed: begin ${planned}, which the roadmap plans.`,
      BEGIN,
    );
  if (status === 'empty') return step(`Milestone ${title} has no phases yet.`, BEGIN);
  if (kind !== 'complete') return null;
  const first = settledFirst(points);
  if (first === undefined) return step(`Every phase of ${title} is verified: close the milestone.`, CLOSE);
  const more = points.length === 1 ? '' : ` (and ${points.length - 1} more, see /msw:status)`;
  const found = step(
    `The roadmap calls every phase complete, but: ${first.what}${more} ${CLOSE} --anyway closes the milestone as it is.`,
    first.command,
  );
  // Later work changed what was verified: that needs another run and nobody's decision.
  return first.status === 'stale' ? { ...found, action: 'verify', phase: first.phase } : found;
}

/** Of several, one that a command settles. */
function settledFirst(points: readonly OpenPoint[]): OpenPoint | undefined {
  return points.find(({ command }) => command !== null) ?? points[0];
}

function step(reason: string, command: string | null): NextStep {
  return { action: 'complete', phase: null, name: null, plans: [], reason, command };
}

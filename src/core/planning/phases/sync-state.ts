// Updates a STATE file from the disk: its position, its progress, and their mirror in the frontmatter. A status that a
// person wrote in prose stays.

import type { FrontmatterEntry } from '../../text/markdown/frontmatter.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { scalar } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { phaseKey } from '../documents/phase-id.ts';
import { knownStatus, readState, rewriteField, type StateDocument } from '../documents/state.ts';
import { diskStatus, type PhaseFacts, type Progress, progressBar } from './phase-facts.ts';
import type { Standing } from './standing.ts';

/**
 * Corrects the body, then its mirror; returns the same text when nothing was wrong. `now` is ISO; `isClosing`: the last
 * open phase has just been completed, so no status may say otherwise.
 */
export function syncState(text: string, standing: Standing, now: string, isClosing = false): string {
  // A settled milestone keeps its final counts: its folders may be gone.
  if (standing.left !== null || standing.settled) return text;
  const before = readState(text);
  const body = splice(text, bodyEdits(before, standing, isClosing));
  const after = readState(body);
  return splice(body, mirrorEdits(after, standing.progress, body === text ? null : now, now));
}

function bodyEdits(state: StateDocument, standing: Standing, isClosing: boolean): readonly Edit[] {
  const edits = [...progressEdits(state, standing), ...positionEdits(state, standing, isClosing)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}

/**
 * Updates `[███░░░░░░░] 25%` or `25%`, whichever is there. Any other text is a person's, as is a percentage of more
 * plans than these: `78% (41/53 plans of all milestones)`.
 */
function progressEdits(state: StateDocument, { progress, phases }: Standing): readonly Edit[] {
  return [
    ...rewriteField(state.field('Progress'), (value) => progressLine(value, progress)),
    ...rewriteField(state.field('Total Phases'), (value) =>
      /^\d+$/.test(value) ? String(totalOf(Number(value), phases, progress.total_phases)) : null,
    ),
  ];
}

function progressLine(value: string, { percent, completed_plans, total_plans }: Progress): string | null {
  const [old, bar] = /^(\[[█░]+\]\s*)?\d{1,3}%/.exec(value) ?? [];
  if (old === undefined) return null;
  const behind = value.slice(old.length);
  const all = /^\s*\(\d+\s*\/\s*(\d+)/.exec(behind)?.[1];
  if (all !== undefined && Number(all) !== total_plans) return null;
  const counted = behind.replace(/^(\s*\()\d+(?=\s*\/)/, (_, open: string) => `${open}${completed_plans}`);
  return `${bar === undefined ? '' : `${progressBar(percent)} `}${percent}%${counted}`;
}

/** Some of these edits may change nothing. */
function positionEdits(
  state: StateDocument,
  { phase, moved, phases }: Standing,
  isClosing: boolean,
): readonly Edit[] {
  const stated = Number(/^\S+ of (\d+)/.exec(state.field('Phase')?.value ?? '')?.[1] ?? 0);
  const position = { phase, moved, total: totalOf(stated, phases, phases.length) };
  const status = state.field('Status');
  // A prose status or a pause was written by a person.
  const isOurs = status !== null && (isClosing || knownStatus(status.value) !== null);
  const known = state.pausedAt === null && isOurs;
  return [
    ...rewriteField(state.field('Phase'), (value) => phaseLine(value, position)),
    ...rewriteField(state.field('Current Phase'), () => (moved ? (phase?.number ?? null) : null)),
    ...rewriteField(state.field('Current Phase Name'), () => (moved ? phase?.name || null : null)),
    ...rewriteField(state.field('Current focus'), (value) => focusLine(value, phase)),
    ...planEdits(state, position),
    ...(known ? rewriteField(status, (value) => statusLine(value, phase, moved)) : []),
  ];
}

/**
 * Never less than the last number: the number of a merged phase is not reused. Numbers may continue across milestones:
 * then `12 of 18` counts from the first milestone, and stays if it may be right.
 */
function totalOf(stated: number, phases: readonly PhaseFacts[], count: number): number {
  const numbers = phases.map(({ number }) => Number(/^\d+/.exec(number)?.[0] ?? 0));
  return Math.max(Math.min(...numbers) <= 1 ? count : stated, ...numbers);
}

interface Position {
  readonly phase: PhaseFacts | null;
  /** The number of phases, or the number of the last one. */
  readonly total: number;
  /** Whether STATE names another phase than the disk. */
  readonly moved: boolean;
}

const NOT_STARTED = 'Not started';

/** When the position moves to a new phase, the old phase's values no longer apply. */
function planEdits(state: StateDocument, { phase, moved }: Position): readonly Edit[] {
  const count = phase?.plans.length ?? 0;
  const next = Math.min((phase?.plans.filter(({ done }) => done).length ?? 0) + 1, count);
  const number = (text: number) => (value: string) =>
    count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...rewriteField(state.field('Plan'), (value) => none ?? planLine(before ?? value, next, count)),
    ...rewriteField(state.field('Current Plan'), (value) => none ?? number(next)(before ?? value)),
    ...rewriteField(state.field('Total Plans in Phase'), number(count)),
  ];
}

/** `1 of 4 (Foundation)`: the total is always updated, the rest only when the phase changes. */
function phaseLine(value: string, { phase, total, moved }: Position): string | null {
  if (moved && phase !== null) return `${phase.number} of ${total} (${phase.name})`;
  return /^\S+ of \d+/.test(value) ? value.replace(/^(\S+ of )\d+/, `$1${total}`) : null;
}

/** gsd-core's `Phase 1 — Base`, or with a colon, until the next phase has plans; any other focus is a person's. */
function focusLine(value: string, phase: PhaseFacts | null): string | null {
  const [, number, dash] = /^Phase ([^\s:]+)( — |: )/.exec(value) ?? [];
  if (number === undefined || phase === null || phase.plans.length === 0) return null;
  return phaseKey(number) === phaseKey(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
}

function planLine(value: string, next: number, count: number): string | null {
  const place = /^(?:\d+ of \d+|not started$)/i;
  return count > 0 && place.test(value) ? value.replace(place, `${next} of ${count}`) : null;
}

/** The status according to the disk; null when the current one does not contradict it. */
function statusLine(status: string, phase: PhaseFacts | null, moved: boolean): string | null {
  const { words, fitting } = expectedStatus(phase);
  // The old phase's status says nothing about this one.
  return !moved && fitting.includes(knownStatus(status) ?? '') ? null : words;
}

/** A fitting status is a person's choice and stays: a planned phase may be discussed again. */
function expectedStatus(phase: PhaseFacts | null): { words: string; fitting: readonly string[] } {
  if (phase === null) return { words: 'All phases complete', fitting: ['completed'] };
  switch (diskStatus(phase)) {
    case 'partial':
      return phase.plans.some(({ done }) => !done)
        ? { words: 'In progress', fitting: ['executing'] }
        : { words: 'Phase complete — ready for verification', fitting: ['verifying', 'completed'] };
    case 'planned':
      return { words: 'Ready to execute', fitting: ['executing', 'discussing'] };
    default:
      return {
        words: 'Ready to plan',
        fitting: ['planning', 'discussing', 'unknown'],
      };
  }
}

// The frontmatter of a STATE file mirrors the body for machines. Only existing keys with wrong values are changed, each
// on its own line; no frontmatter is added.
/**
 * `progress` is null when unknown; `changedAt` is the time of a change to the body, null without one; `now` is used for
 * a change to the mirror.
 */
export function mirrorEdits(
  state: StateDocument,
  progress: Progress | null,
  changedAt: string | null,
  now: string,
): readonly Edit[] {
  const { text, frontmatter } = state.document;
  const entry = (key: string) => frontmatter.entries.findLast((one) => one.key === key);
  const mirrored: readonly (readonly [string, string | null])[] = [
    ['current_phase', state.currentPhase],
    ['current_phase_name', state.currentPhaseName],
    ['status', state.status],
    ['stopped_at', state.stoppedAt],
    ['paused_at', state.pausedAt],
    ['last_activity', state.lastActivity],
    ['last_activity_desc', state.lastActivityText],
  ];
  const edits = [
    ...mirrored.flatMap(([key, value]) => scalarEdit(text, entry(key), value)),
    ...(progress === null ? [] : counterEdits(text, entry('progress'), progress)),
  ];
  const time = edits.length > 0 ? now : changedAt;
  return time === null ? edits : [...edits, ...scalarEdit(text, entry('last_updated'), time)];
}

function scalarEdit(
  text: string,
  entry: FrontmatterEntry | undefined,
  value: string | null,
): readonly Edit[] {
  if (
    entry === undefined ||
    value === null ||
    typeof entry.value !== 'string' ||
    scalar(entry.value) === value
  )
    return [];
  const line = /^[^\r\n]*/.exec(text.slice(entry.start, entry.end))?.[0] ?? '';
  const prefix = /^\s*(?:"[^"]*"|'[^']*'|[^\s:][^:]*)?:[ \t]*/.exec(line)?.[0];
  // A multi-line value was written by a person; the body has the same value.
  if (prefix === undefined || /\n[ \t]+\S/.test(text.slice(entry.start, entry.end))) return [];
  const old = line.slice(prefix.length).trimEnd();
  const start = entry.start + prefix.length;
  const gap = /[ \t]$/.test(prefix) ? '' : ' ';
  return [{ start, end: start + old.length, text: gap + yamlScalar(value, old.startsWith('"')) }];
}

/** Only counters that are present. */
function counterEdits(
  text: string,
  entry: FrontmatterEntry | undefined,
  progress: Progress,
): readonly Edit[] {
  if (entry === undefined) return [];
  const block = text.slice(entry.start, entry.end);
  return Object.entries(progress).flatMap(([key, value]): readonly Edit[] => {
    const found = new RegExp(
      `^([ \\t]+${key}:[ \\t]*)(["']?\\d*["']?)(?=(?:(?<![ \\t])[ \\t]+)?(?:#.*)?$)`,
      'm',
    ).exec(block);
    const [, prefix, old] = found ?? [];
    if (
      found === null ||
      prefix === undefined ||
      old === undefined ||
      old.replaceAll(/["']/g, '') === String(value)
    )
      return [];
    const start = entry.start + found.index + prefix.length;
    return [{ start, end: start + old.length, text: String(value) }];
  });
}

// The lines of STATE that say where the work is, as an event of a phase changes them: plans written, a plan done, the
// phase verified. What a person wrote in prose stays.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import { diskStatus, type PhaseFacts, type Progress, progressBar } from '../documents/phase-facts.ts';
import { comparePhases, numbered, phaseKey } from '../documents/phase-id.ts';
import { knownStatus, readState, rewriteField, type StateDocument } from '../documents/state.ts';
import { atFlatPhase, isFlatState } from '../writing/flat-state.ts';
import { mirrored } from '../writing/mirror-state.ts';
import { type Renumber, writtenNumber } from './renumber.ts';
import type { Standing } from './standing.ts';

export interface PhaseEvent {
  readonly kind: 'planned' | 'plan done' | 'verified';
  /** The number of the phase. */
  readonly phase: string;
}

/** `standing` is that of the disk after the event; `now` is ISO. */
export function stateAfter(text: string, standing: Standing, event: PhaseEvent, now: string): string {
  const state = readState(text);
  const move = moveAt(state, standing, event);
  if (isFlatState(text)) return move === null ? text : mirrored(text, flatAfter(text, move), { now });
  const counters = countersAfter(state, standing, event);
  const edits = [
    ...(move === null ? [] : positionEdits(state, move)),
    ...(counters === null ? [] : progressEdits(state, standing.progress, event.kind === 'planned')),
  ];
  return mirrored(text, splice(text, edits), { counters: counters ?? {}, now });
}

function flatAfter(text: string, { phase }: Move): string {
  return atFlatPhase(text, phase, phase === null ? 'complete' : 'in-progress');
}

export interface Move {
  /** Null once no phase is open. */
  readonly phase: PhaseFacts | null;
  /** Whether STATE names another one. */
  readonly moved: boolean;
  /** The plans were written just now: there are no others of it. */
  readonly planned?: boolean;
}

/**
 * Null when STATE is somewhere else, at an open phase or one beyond this milestone, when the milestone has no such phase,
 * or the disk no plans of it that could say where it stands, or where documents contradict each other.
 */
function moveAt(state: StateDocument, standing: Standing, event: PhaseEvent): Move | null {
  const { phases, open, left } = standing;
  const at = phaseKey(state.currentPhase ?? '');
  const isHere = at === phaseKey(event.phase);
  const phase = numbered(phases, event.phase) ?? null;
  if (left !== null || (!isHere && isElsewhere(standing, at, event.phase))) return null;
  if (phase === null || phase.plans.length === 0) return null;
  const planned = event.kind === 'planned';
  const stay = { phase, moved: !isHere, planned };
  if (event.kind !== 'verified' || open.includes(event.phase)) return stay;
  const move = moveFrom(standing, event.phase);
  // What was left open before it, somebody left open.
  return move?.phase != null && comparePhases(move.phase.number, event.phase) < 0 ? stay : move;
}

function isElsewhere({ phases, open }: Standing, at: string, number: string): boolean {
  if (open.some((one) => phaseKey(one) === at)) return true;
  const isKnown = phases.some((one) => phaseKey(one.number) === at);
  return !isKnown && /^\d/.test(at) && comparePhases(at, number) > 0;
}

/** To the next open phase, else to one that was left open before. Null when documents disagree about that. */
export function moveFrom({ phases, open, disputed }: Standing, number: string): Move | null {
  const free = open.filter((one) => !disputed.includes(one));
  const later = free.find((one) => comparePhases(one, number) > 0);
  if (later === undefined && free.length < open.length) return null;
  const next = later ?? free[0];
  return { phase: phases.find((one) => one.number === next) ?? null, moved: next !== undefined };
}

/** What the event counts; null if STATE counts other phases or plans. Only new plans make the percentage fall. */
function countersAfter(
  state: StateDocument,
  { progress, left }: Standing,
  { kind }: PhaseEvent,
): Partial<Progress> | null {
  if (left !== null || !countsTheSame(state, progress)) return null;
  const { total_plans, completed_plans, completed_phases } = progress;
  const percent = Math.max(progress.percent, kind === 'planned' ? 0 : Number(state.progress.percent ?? 0));
  if (kind === 'planned') return { total_plans, percent };
  if (kind === 'verified') return { completed_phases, percent };
  // gsd-core counts its own plans late.
  const isMore = completed_plans > Number(state.progress.total_plans ?? total_plans);
  return { completed_plans, percent, ...(isMore ? { total_plans } : {}) };
}

/** Some projects count those of all milestones. */
export function countsTheSame({ progress: said }: StateDocument, progress: Progress): boolean {
  const isMore = (key: 'completed_plans' | 'completed_phases') => Number(said[key] ?? 0) > progress[key];
  if (isMore('completed_plans') || isMore('completed_phases')) return false;
  return said.total_phases === undefined || Number(said.total_phases) === progress.total_phases;
}

/**
 * Updates `[███░░░░░░░] 25%` or `25%`, whichever is there. Any other text is a person's, as is a percentage that a count
 * of anything else follows: `78% (41/53 plans of all milestones)`, `47% (v3.0, 6/9 phases)`. A higher percentage stays unless it `mayFall`.
 */
export function progressEdits(state: StateDocument, progress: Progress, mayFall: boolean): readonly Edit[] {
  return rewriteField(state.field('Progress'), (value) => progressLine(value, progress, mayFall));
}

function progressLine(
  value: string,
  { percent, completed_plans, total_plans }: Progress,
  mayFall: boolean,
): string | null {
  const [old, bar, said] = /^(\[[█░]+\]\s*)?(\d{1,3})%/.exec(value) ?? [];
  if (old === undefined) return null;
  const behind = value.slice(old.length);
  const all = /^\s*\(\d+\s*\/\s*(\d+)/.exec(behind)?.[1];
  if (all === undefined ? /\d\s*\/\s*[\d?]/.test(behind) : Number(all) !== total_plans) return null;
  const counted = behind.replace(/^(\s*\()\d+(?=\s*\/)/, (_, open: string) => `${open}${completed_plans}`);
  // However the bar is drawn.
  if (Number(said) === percent || (Number(said) > percent && !mayFall))
    return counted === behind ? null : old + counted;
  return `${bar === undefined ? '' : `${progressBar(percent, bar.trim().length - 2)} `}${percent}%${counted}`;
}

export function positionEdits(state: StateDocument, move: Move): readonly Edit[] {
  const { phase, moved } = move;
  if (saysMore(state, move)) return [];
  const status = state.field('Status');
  // A prose status or a pause was written by a person; that everything is done contradicts any of them, and one that
  // speaks of the phase is about the one that STATE was in.
  const isOurs =
    status !== null &&
    (phase === null || knownStatus(status.value) !== null || (moved && /\bphase\b/i.test(status.value)));
  return [
    ...(moved && phase !== null ? placeEdits(state, phase) : []),
    ...rewriteField(state.field('Current focus'), (value) => focusLine(value, phase)),
    ...planEdits(state, phase, moved),
    ...(isOurs && state.pausedAt === null
      ? rewriteField(status, (value) => statusLine(value, phase, moved))
      : []),
  ];
}

export function placeEdits(state: StateDocument, phase: PhaseFacts): readonly Edit[] {
  return [
    ...rewriteField(state.field('Phase'), (value) => placeLine(value, phase, true)),
    ...rewriteField(state.field('Current Phase'), (value) => placeLine(value, phase, false)),
    ...rewriteField(state.field('Current Phase Name'), () => phase.name || null),
  ];
}

/** The phase that STATE is at under its new name, wherever its old one stands. */
export function nameEdits(
  state: StateDocument,
  { number, name }: PhaseFacts,
  before: string,
): readonly Edit[] {
  const isOf = (value: string) => phaseKey(FOCUS.exec(value)?.[1] ?? '') === phaseKey(number);
  return ['Phase', 'Current Phase', 'Current Phase Name', 'Current focus'].flatMap((label) =>
    rewriteField(state.field(label), (value) =>
      before !== '' && (label !== 'Current focus' || isOf(value)) ? value.replace(before, () => name) : null,
    ),
  );
}

/** The same phase under its new number; the words behind it stay. */
export function numberEdits(state: StateDocument, renumber: Renumber): readonly Edit[] {
  return ['Phase', 'Current Phase'].flatMap((label) =>
    rewriteField(state.field(label), (value) =>
      value.replace(
        /^\d{1,3}[A-Za-z]?(?:\.\d{1,3}){0,3}(?![\w.])/,
        (one) => writtenNumber(one, renumber) ?? one,
      ),
    ),
  );
}

/**
 * In the spelling of the line: `1 of 4 (Base)`, `4 - Import`, `4`. A total that a person counted stays, unless the
 * phase is beyond it.
 */
function placeLine(value: string, { number, name }: PhaseFacts, isProse: boolean): string {
  const found = /^(\d\S*?)(?: of (\d+))?(?:( [-—–] |: )\S.*| \([^)]*\).*)?$/.exec(value);
  if (found === null) return isProse ? `${number} (${name})` : number;
  const [, , total, gap] = found;
  const most = Math.max(Number(total ?? 0), Number(/^\d+/.exec(number)?.[0] ?? 0));
  const place = total === undefined ? number : `${number} of ${most}`;
  if (gap !== undefined) return `${place}${gap}${name}`;
  return value.endsWith(')') || value.includes(') ') || total !== undefined ? `${place} (${name})` : place;
}

/** STATE counts more plans of the phase, or more that are done, than its folder has. */
function saysMore(state: StateDocument, { phase, moved, planned = false }: Move): boolean {
  if (phase === null || moved || planned) return false;
  const count = phase.plans.length;
  const plan = state.field('Plan')?.value ?? '';
  const total = Number(state.field('Total Plans in Phase')?.value ?? / of (\d+)/.exec(plan)?.[1] ?? count);
  if (total !== count) return total > count;
  const at = Number(/^\d+/.exec(state.field('Current Plan')?.value ?? plan)?.[0] ?? 0);
  const isOver = /^(?:completed|verifying)$/.test(knownStatus(state.statusText ?? '') ?? '');
  return at > phase.plans.filter((one) => one.done).length + (isOver ? 0 : 1);
}

const NOT_STARTED = 'Not started';

/** When the position moves to a new phase, the old phase's values no longer apply. */
function planEdits(state: StateDocument, phase: PhaseFacts | null, moved: boolean): readonly Edit[] {
  const count = phase?.plans.length ?? 0;
  const done = phase?.plans.filter((plan) => plan.done).length ?? 0;
  const next = Math.min(done + 1, count);
  const number = (text: number) => (value: string) =>
    count > 0 && /^(?:\d+|not started)$/i.test(value) ? String(text) : null;
  const none = moved && count === 0 ? NOT_STARTED : null;
  const before = moved ? NOT_STARTED : null;
  return [
    ...rewriteField(state.field('Plan'), (value) => none ?? planLine(before ?? value, [done, next], count)),
    ...rewriteField(state.field('Current Plan'), (value) => none ?? number(next)(before ?? value)),
    ...rewriteField(state.field('Total Plans in Phase'), number(count)),
  ];
}

/** A sentence behind the numbers is a person's, and may be about this plan. */
function planLine(
  value: string,
  [done, next]: readonly [done: number, next: number],
  count: number,
): string | null {
  const place = /^(?:(\d+) of (\d+)|not started)(?= in current phase$|$)/i;
  const [found, at, all] = place.exec(value) ?? [];
  // Before the first plan is done, "0 of 2" says the same as "1 of 2".
  const isSame = Number(at) === next || (Number(at) === 0 && done === 0);
  if (count === 0 || found === undefined || (isSame && Number(all) === count)) return null;
  return value.replace(place, `${next} of ${count}`);
}

const FOCUS = /^Phase ([^\s:]+)( — |: )/;

/** gsd-core's `Phase 1 — Base`, or with a colon, until the next phase has plans; any other focus is a person's. */
function focusLine(value: string, phase: PhaseFacts | null): string | null {
  const [, number, dash] = FOCUS.exec(value) ?? [];
  if (number === undefined || phase === null || phase.plans.length === 0) return null;
  return phaseKey(number) === phaseKey(phase.number) ? null : `Phase ${phase.number}${dash}${phase.name}`;
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
    case 'complete':
      return { words: 'Phase complete', fitting: ['completed'] };
    case 'planned':
      return { words: 'Ready to execute', fitting: ['executing', 'discussing'] };
    default:
      return { words: 'Ready to plan', fitting: ['planning', 'discussing', 'unknown'] };
  }
}

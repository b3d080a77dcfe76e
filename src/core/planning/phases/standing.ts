// The state of a project, derived from its roadmap, folders, archive and STATE together. Everything that corrects
// documents, shows progress or names the next step uses it. When its sources disagree, it reports what it saw.

import { plainLine } from '../../text/plain-line.ts';
import { someOf } from '../../text/some-of.ts';
import { diskStatus, type PhaseFacts, type Progress, percentOf } from '../documents/phase-facts.ts';
import { comparePhases, numbered } from '../documents/phase-id.ts';
import type { ProgressRow } from '../documents/progress-rows.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import type { Checkbox } from '../documents/roadmap-lines.ts';
import type { StateDocument } from '../documents/state.ts';

export interface Standing {
  /**
   * `unplanned`: no roadmap; `empty`: a roadmap without phases of this milestone; `closed`: all its milestones are over; `working`: a
   * phase is open; `complete`: no phase is; `unclear`: the documents contradict each other.
   */
  readonly kind: 'unplanned' | 'empty' | 'closed' | 'working' | 'complete' | 'unclear';
  /** Of the milestone, in the roadmap's order. */
  readonly phases: readonly PhaseFacts[];
  /** Numbers of the open phases, in ascending order. */
  readonly open: readonly string[];
  /** Of these, the numbers of those that the table calls complete although their boxes are open. */
  readonly disputed: readonly string[];
  /** Numbers of phases that everything calls over: box, table, plans, and the verification if there is one. */
  readonly agreed: readonly string[];
  /** The phase to work on: STATE's phase while it is open, else the first open one. */
  readonly phase: PhaseFacts | null;
  readonly progress: Progress;
  /** Why the documents are left as they are, in one sentence; null when they can be corrected. */
  readonly left: string | null;
  /** Nothing is open, and either STATE says so or the roadmap says that the milestone has shipped. */
  readonly settled: boolean;
  /** The project's setting; if false, a phase can be over without a verification. */
  readonly verifier: boolean;
}

export interface Witnesses {
  readonly phases: readonly PhaseFacts[];
  readonly roadmap: Roadmap | null;
  readonly state: StateDocument | null;
  /** Whether `.planning/milestones` contains any milestone. */
  readonly hasArchive?: boolean;
  readonly verifier?: boolean;
}

/** Never throws. */
export function standingOf(witnesses: Witnesses): Standing {
  const { phases, roadmap } = witnesses;
  const open = phases
    .filter((phase) => !isOver(phase, witnesses))
    .toSorted((a, b) => comparePhases(a.number, b.number));
  const own = ownPhase(witnesses);
  const phase = own !== null && isStillAt(own, witnesses) ? own : (open[0] ?? null);
  const about = {
    phases,
    open: open.map(({ number }) => number),
    agreed: phases.filter((one) => isAgreed(one, witnesses)).map(({ number }) => number),
    disputed: open.filter((one) => rowSays(one, roadmap, 'complete')).map(({ number }) => number),
    progress: progressOf(phases, roadmap),
    verifier: witnesses.verifier ?? true,
    settled: phase === null && phases.length > 0 && isSaidToBeOver(witnesses),
  };
  const nothing = nothingPlanned(witnesses);
  if (nothing !== null) return { ...about, ...nothing, phase };
  const strange = foreignMilestone(witnesses);
  if (strange !== null) return { ...about, kind: 'unclear', phase: null, left: strange };
  const conflict = contradiction(witnesses, open);
  const kind = conflict !== null ? 'unclear' : phase === null ? 'complete' : 'working';
  return { ...about, kind, phase, left: conflict };
}

function nothingPlanned({
  roadmap,
  state,
  hasArchive = false,
}: Witnesses): Pick<Standing, 'kind' | 'left'> | null {
  if (roadmap === null)
    return hasArchive
      ? { kind: 'closed', left: 'There is no ROADMAP.md, and the milestones are archived.' }
      : { kind: 'unplanned', left: 'There is no ROADMAP.md.' };
  if (roadmap.phases.length + roadmap.withoutDetails.length > 0) return null;
  if (roadmap.isUnread && !(hasArchive && saysAllIsDone(state))) return { kind: 'empty', left: UNREAD };
  if (roadmap.openElsewhere.length > 0) return { kind: 'empty', left: openOf(roadmap.openElsewhere) };
  if (hasArchive || roadmap.elsewhere.length > 0)
    return { kind: 'closed', left: 'Every phase of ROADMAP.md belongs to a milestone that is over.' };
  // Folders alone do not show which milestone they belong to.
  return { kind: 'empty', left: 'ROADMAP.md names no phase.' };
}

function openOf(numbers: readonly string[]): string {
  return `ROADMAP.md has phases of other milestones open (${plainLine(someOf(numbers, 5), 100)}), and none of this one.`;
}

export const UNREAD =
  'ROADMAP.md names no phase in a form that MSW reads: write each as a heading, "### Phase 1: Name", or as an item, "- [ ] **Phase 1: Name**".';

/** gsd-core withholds its counts here, too: it is unknown which milestone the phases belong to. */
function foreignMilestone({ roadmap, state }: Witnesses): string | null {
  const { milestone = null, milestones = [], folded = [] } = roadmap?.scope ?? {};
  const version = /\bv\d+(?:\.\d+)*/i.exec(state?.milestone ?? '')?.[0].toLowerCase();
  if (version === undefined || milestone !== null) return null;
  if (folded.includes(version))
    return `STATE.md is in milestone ${version}, which ROADMAP.md has archived, and ROADMAP.md has phases of another: correct "milestone" of STATE.md.`;
  const titled = milestones.filter(({ isTitled }) => isTitled);
  if (titled.length === 0) return null;
  const known = titled.map((one) => one.version).join(', ');
  return `STATE.md is in milestone ${version}, and ROADMAP.md has ${known}: correct one of them.`;
}

/** Between folders, STATE and the roadmap; null when STATE is merely behind. */
function contradiction(witnesses: Witnesses, open: readonly PhaseFacts[]): string | null {
  const { state, phases, roadmap } = witnesses;
  const [shared] = phases.flatMap((one) => sharedNumber(one) ?? []);
  if (shared !== undefined) return shared;
  const named = state?.currentPhase ?? null;
  const known = [...phases.map(({ number }) => number), ...(roadmap?.elsewhere ?? [])];
  if (named !== null && /\d/.test(named) && known.every((number) => comparePhases(number, named) < 0)) {
    const last = known.toSorted(comparePhases).at(-1);
    return `STATE.md is at phase ${plainLine(named, 40)}, and the last phase of ROADMAP.md is ${last}: correct the line "Phase" of STATE.md.`;
  }
  const unlisted = open.length > 0 ? null : withoutSection(witnesses);
  if (unlisted !== null) return unlisted;
  const begun = open.some(({ folder }) => folder !== null);
  if (!saysAllIsDone(state) || open.length === 0 || begun) return null;
  const numbers = open.map(({ number }) => number).join(', ');
  return `STATE.md says that the milestone is complete, and ROADMAP.md has ${numbers} open, not begun: tick what is done, or begin.`;
}

/** Phases that are only listed are no work here, but their milestone is not over. */
function withoutSection({ roadmap, phases }: Witnesses): string | null {
  const left = (roadmap?.checkboxes ?? []).filter(
    ({ number, checkbox }) => !checkbox.checked && numbered(phases, number) === undefined,
  );
  const [first] = left;
  if (first === undefined) return null;
  const numbers = plainLine(
    someOf(
      left.map(({ number }) => number),
      5,
    ),
    100,
  );
  return `ROADMAP.md lists ${numbers} as open, without a section: add "### Phase ${first.number}: Name" with its goal, or tick what is done.`;
}

/** One sentence when several folders contain documents of one phase: code cannot decide which of them is the phase. */
export function sharedNumber({ number, folder, rivals = [] }: PhaseFacts): string | null {
  if (rivals.length === 0 || folder === null) return null;
  const names = [folder, ...rivals].map((name) => plainLine(name, 80)).join(' and ');
  return `Phase ${number} has documents in ${names}: type the name of the one that is meant in place of the number, or give the other a number of its own.`;
}

function isSaidToBeOver({ state, roadmap }: Witnesses): boolean {
  return saysAllIsDone(state) || roadmap?.scope.shipped === true;
}

function saysAllIsDone(state: StateDocument | null): boolean {
  return /\b(?:milestones?(?: v[\d.]{1,20})?|all phases|project)(?: is| are)? (?:complete|archived|shipped)/i.test(
    [state?.statusText, state?.field('Phase')?.value].join('\n'),
  );
}

function ownPhase({ state, phases }: Witnesses): PhaseFacts | null {
  return numbered(phases, state?.currentPhase ?? '') ?? null;
}

/** The position leaves a phase ticked in the roadmap at once, unless STATE is in it and it has been reopened. */
function isStillAt(own: PhaseFacts, witnesses: Witnesses): boolean {
  if (!isOver(own, witnesses)) return true;
  return (
    diskStatus(own) !== 'complete' &&
    isCalledComplete(own, witnesses.roadmap) &&
    isUnfinished(own) &&
    witnesses.state?.status !== 'completed'
  );
}

/** No work is left in it: by its verification, the roadmap or the archive, or because the project verifies nothing. */
export function isOver(
  phase: PhaseFacts,
  { roadmap, verifier = true }: Pick<Witnesses, 'roadmap' | 'verifier'>,
): boolean {
  if (diskStatus(phase) === 'complete' || phase.archived === true) return true;
  if (isCalledComplete(phase, roadmap) || isDeferred(phase, roadmap)) return true;
  return !verifier && phase.verification === null && phase.plans.length > 0 && isExecuted(phase);
}

/** What is silent does not disagree; a box or row may wait for a verification that is there. */
function isAgreed(phase: PhaseFacts, witnesses: Witnesses): boolean {
  if (!isOver(phase, witnesses) || !isExecuted(phase)) return false;
  if (diskStatus(phase) === 'complete') return true;
  const { roadmap } = witnesses;
  const row = rowOf(phase, roadmap);
  const isTicked = boxOf(phase, roadmap)?.checked !== false;
  return isTicked && (row === undefined || row.says !== null) && phase.verification === null;
}

function isExecuted({ plans }: PhaseFacts): boolean {
  return plans.every(({ done }) => done);
}

function isUnfinished(phase: PhaseFacts): boolean {
  return !isExecuted(phase) || phase.verification === 'gaps_found';
}

/** The roadmap calls it complete although a plan or a gap is open: only a new verification decides about it. */
export function isDoubtful(phase: PhaseFacts, roadmap: Roadmap | null): boolean {
  const isOpen = phase.plans.some(({ done }) => !done) || phase.verification === 'gaps_found';
  return isOpen && diskStatus(phase) !== 'complete' && isCalledComplete(phase, roadmap);
}

/** By its checkbox; without one, by the table or because its milestone has shipped. It may predate verifications. */
export function isCalledComplete(phase: PhaseFacts, roadmap: Roadmap | null): boolean {
  const checkbox = boxOf(phase, roadmap);
  if (checkbox !== undefined) return checkbox.checked;
  return rowSays(phase, roadmap, 'complete') || roadmap?.scope.shipped === true;
}

function isDeferred(phase: PhaseFacts, roadmap: Roadmap | null): boolean {
  return rowSays(phase, roadmap, 'deferred');
}

function rowSays(phase: PhaseFacts, roadmap: Roadmap | null, says: ProgressRow['says']): boolean {
  return rowOf(phase, roadmap)?.says === says;
}

function rowOf({ number }: PhaseFacts, roadmap: Roadmap | null): ProgressRow | undefined {
  return numbered(roadmap?.progress, number);
}

function boxOf({ number }: PhaseFacts, roadmap: Roadmap | null): Checkbox | undefined {
  return numbered(roadmap?.checkboxes, number)?.checkbox;
}

/**
 * The names are GSD's. A phase that the roadmap calls complete counts when no plan is open: it may predate
 * verifications. The percentage is the lower of plans and phases.
 */
function progressOf(phases: readonly PhaseFacts[], roadmap: Roadmap | null): Progress {
  const plans = phases.flatMap((phase) => phase.plans);
  const isComplete = (phase: PhaseFacts) =>
    diskStatus(phase) === 'complete' ||
    phase.archived === true ||
    (isCalledComplete(phase, roadmap) && isExecuted(phase));
  const rows = phases.filter((phase) => rowSays(phase, roadmap, 'complete'));
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(phases.filter(isComplete).length, rows.length),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done }) => done).length,
  };
  return { ...counts, percent: percentOf(counts) };
}

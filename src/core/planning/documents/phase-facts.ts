// The facts about a phase on disk and the status that follows: the source of all progress that MSW writes.

import { plainLine } from '../../text/plain-line.ts';
import { someOf } from '../../text/some-of.ts';
import { folderPhase, isFolderOf, paddedPhase, phaseFolderName, phaseKey } from './phase-id.ts';

export interface PhaseFacts {
  /** As in the roadmap, else as in the folder's name: all of it if a person typed one of several with the number. */
  readonly number: string;
  readonly name: string;
  /** The folder's name; null when there is none. */
  readonly folder: string | null;
  /** Other folders with the same number that contain documents. */
  readonly rivals?: readonly string[];
  readonly plans: readonly { readonly id: string; readonly done: boolean }[];
  /** Plans with a summary whose own file is not kept, where the phase has no plan. */
  readonly unkept?: readonly string[];
  /** Documents that could be plans under names that are not read, where the phase has no plan; paths where it has no document. */
  readonly unread?: readonly string[];
  /** Plans that can run now. */
  readonly runnable: readonly string[];
  /** Done plans whose summary says that they stopped; dependent plans wait. */
  readonly halted?: readonly string[];
  /** Its folder is in the archive of its milestone. */
  readonly archived?: boolean;
  readonly hasContext: boolean;
  readonly hasResearch: boolean;
  /** A passed one whose files have changed since is unknown. */
  readonly verification: 'passed' | 'gaps_found' | 'human_needed' | 'unknown' | null;
  /** Files of a passed verification that commits have changed since. */
  readonly changedSince?: readonly string[];
  /** Files of a passed verification with changes that are in no commit; they do not count. */
  readonly uncommitted?: readonly string[];
  /** The verification found gaps, but lists none that plans could close, or plans have closed them since. */
  readonly gapsClosed?: boolean;
  /** `2026-01-31`, as in the verification. */
  readonly verifiedOn: string | null;
  /** Requirements listed in the summaries of done plans. */
  readonly requirementsCompleted: readonly string[];
  /** The UAT document, with its tests that have no result yet; null when there is none. */
  readonly acceptance?: {
    readonly file: string;
    readonly pending: readonly string[];
    /** Its status while anything in it is open; null once it is finished or a person has waived the rest. */
    readonly open?: string | null;
  } | null;
  /** The verification's result for each requirement. */
  readonly coverage?: readonly { readonly id: string; readonly satisfied: boolean }[];
}

export type DiskStatus =
  | 'no_directory'
  | 'empty'
  | 'discussed'
  | 'researched'
  | 'planned'
  | 'partial'
  | 'complete';

/** As in gsd-core: only a passed verification makes a phase complete. */
export function diskStatus(phase: PhaseFacts): DiskStatus {
  if (phase.folder === null) return 'no_directory';
  if (phase.verification === 'passed') return 'complete';
  if (phase.plans.some(({ done }) => done)) return 'partial';
  if (phase.plans.length > 0) return 'planned';
  if (phase.hasResearch) return 'researched';
  return phase.hasContext ? 'discussed' : 'empty';
}

/** In one sentence: a phase without plans was planned or begun all the same. Null otherwise. */
export function withoutPlans(phase: PhaseFacts): string | null {
  const { number, plans, unkept = [] } = phase;
  const unread = onlyUnread(phase);
  if (unread !== null) return unread;
  if (plans.length > 0 || unkept.length === 0) return null;
  return `Phase ${number} has a summary of ${plainLine(someOf(unkept, 3), 100)}, and no plan.`;
}

/** In one sentence: the phase has plans only under names that are not read. Null otherwise. */
export function onlyUnread({ number, name, unread = [] }: PhaseFacts): string | null {
  if (unread.length === 0) return null;
  const elsewhere = `.planning/phases/${phaseFolderName(number, name)}/${paddedPhase(number)}-01-PLAN.md`;
  const [nothing, them, example] = unread.some((one) => one.includes('/'))
    ? ['nothing', 'its documents', elsewhere]
    : ['no plan', 'plans', '01-01-PLAN.md'];
  const names = plainLine(someOf(unread, 3), 200);
  return `Phase ${number} has ${nothing} under a name that MSW reads, but ${names}: name ${them} as in ${example}, or write plans with /msw:plan ${number}.`;
}

/** The names are GSD's. */
export interface Progress {
  readonly total_phases: number;
  readonly completed_phases: number;
  readonly total_plans: number;
  readonly completed_plans: number;
  readonly percent: number;
}

/** The lower of the two percentages, of plans and of phases. */
export function percentOf(counts: Omit<Progress, 'percent'>): number {
  if (counts.total_plans === 0 && counts.total_phases === 0) return 0;
  const plans = counts.total_plans === 0 ? 1 : counts.completed_plans / counts.total_plans;
  const phases = counts.total_phases === 0 ? 1 : counts.completed_phases / counts.total_phases;
  return Math.min(100, Math.round(100 * Math.min(plans, phases)));
}

export function progressBar(percent: number, cells = 10): string {
  const full = Math.max(0, Math.min(cells, Math.round((percent * cells) / 100)));
  return `[${'█'.repeat(full)}${'░'.repeat(cells - full)}]`;
}

// Finds the phase that a person means by a word: `1`, `01`, `01-foundation`.
/** Null when the milestone has no such phase. */
export function findPhase(phases: readonly PhaseFacts[], typed: string): PhaseFacts | null {
  const word = typed.trim();
  const key = phaseKey(folderPhase(word) ?? word);
  const means = ({ number, folder }: PhaseFacts) =>
    phaseKey(number) === key || (folder !== null && isFolderOf(folder, word));
  return phases.find(means) ?? null;
}

/** The message for a phase that does not exist. */
export function noSuchPhase(phases: readonly PhaseFacts[], typed: string): string {
  const known = phases.map(({ number }) => number).join(', ');
  if (known === '') return 'There are no phases in this milestone: /msw:status says what is next.';
  return `There is no phase "${plainLine(typed, 40)}" in this milestone: it has ${plainLine(known, 200)}.`;
}

// What the disk says of a phase, and what that comes to: the source of every progress that MSW writes.

import { plainLine } from '../../text/plain-line.ts';
import { folderPhase, isFolderOf, phaseKey } from '../documents/phase-id.ts';

export interface PhaseFacts {
  /** As the roadmap writes it, else as the folder does. */
  readonly number: string;
  readonly name: string;
  /** The folder's name; null when there is none. */
  readonly folder: string | null;
  /** Other folders with its number that hold documents. */
  readonly rivals?: readonly string[];
  readonly plans: readonly { readonly id: string; readonly done: boolean }[];
  /** Plans that can run now. */
  readonly runnable: readonly string[];
  /** Done plans whose summary says that they stopped: what depends on them waits. */
  readonly halted?: readonly string[];
  /** Its folder is in the archive of its milestone. */
  readonly archived?: boolean;
  readonly hasContext: boolean;
  readonly hasResearch: boolean;
  readonly verification: 'passed' | 'gaps_found' | 'human_needed' | 'unknown' | null;
  /** It found gaps, and lists none that plans could close, or plans have closed them since. */
  readonly gapsClosed?: boolean;
  /** `2026-01-31`, as the verification says. */
  readonly verifiedOn: string | null;
  /** Requirements that the summaries of done plans name. */
  readonly requirementsCompleted: readonly string[];
  /** What people are to look at, and which tests of it have no result yet; null where there is no such document. */
  readonly acceptance?: {
    readonly file: string;
    readonly pending: readonly string[];
    /** Its status while anything in it is open; null once it is over, or somebody has let that pass. */
    readonly open?: string | null;
  } | null;
  /** What the verification says of each requirement. */
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

/** As gsd-core: only a passed verification makes a phase complete. */
export function diskStatus(phase: PhaseFacts): DiskStatus {
  if (phase.folder === null) return 'no_directory';
  if (phase.verification === 'passed') return 'complete';
  if (phase.plans.some(({ done }) => done)) return 'partial';
  if (phase.plans.length > 0) return 'planned';
  if (phase.hasResearch) return 'researched';
  return phase.hasContext ? 'discussed' : 'empty';
}

/** The names are GSD's. */
export interface Progress {
  readonly total_phases: number;
  readonly completed_phases: number;
  readonly total_plans: number;
  readonly completed_plans: number;
  readonly percent: number;
}

/** The lesser of plans and phases. */
export function percentOf(counts: Omit<Progress, 'percent'>): number {
  if (counts.total_plans === 0 && counts.total_phases === 0) return 0;
  const plans = counts.total_plans === 0 ? 1 : counts.completed_plans / counts.total_plans;
  const phases = counts.total_phases === 0 ? 1 : counts.completed_phases / counts.total_phases;
  return Math.min(100, Math.round(100 * Math.min(plans, phases)));
}

/** Ten cells. */
export function progressBar(percent: number): string {
  const full = Math.max(0, Math.min(10, Math.round(percent / 10)));
  return `[${'█'.repeat(full)}${'░'.repeat(10 - full)}]`;
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

/** What to tell whoever named a phase that there is not. */
export function noSuchPhase(phases: readonly PhaseFacts[], typed: string): string {
  const known = phases.map(({ number }) => number).join(', ');
  if (known === '') return 'The roadmap has no phases: begin with /msw:init.';
  return `There is no phase "${plainLine(typed, 40)}" in this milestone: it has ${plainLine(known, 200)}.`;
}

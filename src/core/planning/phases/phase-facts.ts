// What the disk says of a phase, and what that comes to: the source of every progress that MSW writes.

import { phaseKey } from '../documents/phase-id.ts';
import type { Roadmap } from '../documents/roadmap.ts';

export interface PhaseFacts {
  /** As the roadmap writes it, else as the folder does. */
  readonly number: string;
  readonly name: string;
  /** The folder's name; null when there is none. */
  readonly folder: string | null;
  readonly plans: readonly { readonly id: string; readonly done: boolean }[];
  /** Plans that can run now. */
  readonly runnable: readonly string[];
  /** Done plans whose summary says that they stopped: what depends on them waits. */
  readonly halted?: readonly string[];
  readonly hasContext: boolean;
  readonly hasResearch: boolean;
  readonly verification: 'passed' | 'gaps_found' | 'human_needed' | 'unknown' | null;
  /** `2026-01-31`, as the verification says. */
  readonly verifiedOn: string | null;
  /** Requirements that the summaries of done plans name. */
  readonly requirementsCompleted: readonly string[];
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

export interface Progress {
  readonly total_phases: number;
  readonly completed_phases: number;
  readonly total_plans: number;
  readonly completed_plans: number;
  readonly percent: number;
}

/**
 * The names are GSD's. A phase that the roadmap's table calls complete counts as well: it may be older than
 * verifications. The percentage is the lesser of plans and phases.
 */
export function progressOf(phases: readonly PhaseFacts[], roadmap: Roadmap | null): Progress {
  const plans = phases.flatMap((phase) => phase.plans);
  const keys = new Set(phases.map(({ number }) => phaseKey(number)));
  const onDisk = phases.filter((phase) => diskStatus(phase) === 'complete').length;
  const rows = roadmap?.progress.filter(
    ({ phase, status }) => keys.has(phaseKey(phase)) && /^complete\b/i.test(status.text),
  );
  const counts = {
    total_phases: phases.length,
    completed_phases: Math.max(onDisk, rows?.length ?? 0),
    total_plans: plans.length,
    completed_plans: plans.filter(({ done }) => done).length,
  };
  return { ...counts, percent: percentOf(counts) };
}

function percentOf(counts: Omit<Progress, 'percent'>): number {
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

/** The phase to work on: the first that is open; null when none is. */
export function currentPhase(phases: readonly PhaseFacts[], roadmap: Roadmap | null): PhaseFacts | null {
  return phases.find((phase) => isOpen(phase, roadmap)) ?? null;
}

/** Neither verified, nor called complete by the roadmap with all its plans done: it may be older than verifications. */
export function isOpen(phase: PhaseFacts, roadmap: Roadmap | null): boolean {
  if (diskStatus(phase) === 'complete') return false;
  return !(isCalledComplete(phase, roadmap) && phase.plans.every((plan) => plan.done));
}

/** By its checkbox; where it has none, by the table. */
function isCalledComplete({ number }: PhaseFacts, roadmap: Roadmap | null): boolean {
  const key = phaseKey(number);
  const checkbox = roadmap?.phases.find((one) => phaseKey(one.number) === key)?.checkbox ?? null;
  if (checkbox !== null) return checkbox.checked;
  const row = roadmap?.progress.find(({ phase }) => phaseKey(phase) === key);
  return row !== undefined && /^complete\b/i.test(row.status.text);
}

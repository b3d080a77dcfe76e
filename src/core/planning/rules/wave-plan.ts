// A plan as the waves of its phase see it, and what they make of it.

import type { PlanName } from '../documents/plan-id.ts';

export interface WavePlan extends PlanName {
  readonly declaredWave: number | null;
  /** As written. */
  readonly dependsOn: readonly string[];
  readonly filesModified: readonly string[];
  readonly filesDeleted: readonly string[];
  readonly hasSummary: boolean;
  /** Its summary says that it stopped on purpose; what depends on it cannot run. */
  readonly halted: boolean;
}

export interface WaveNode {
  readonly id: string;
  /** Null inside or behind a cycle. */
  readonly wave: number | null;
  /** Resolved ids. */
  readonly dependsOn: readonly string[];
  /** Halted plans that it waits for, however far. */
  readonly blockedBy: readonly string[];
}

/** Two plans of one wave that change the same file. */
export interface Overlap {
  readonly wave: number;
  readonly plans: readonly [string, string];
  readonly files: readonly string[];
}

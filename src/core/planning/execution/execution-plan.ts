// A plan as its execution sees it, and what an executor of it is given.

import type { WaveNode } from '../rules/wave-plan.ts';
import type { PlanRecord } from './plan-record.ts';

export interface ExecutionPlan extends Omit<WaveNode, 'blockedBy'> {
  readonly inScope: boolean;
  /** What it changes and deletes. */
  readonly files: readonly string[];
  /** As its summary says; null without one. A blocked summary counts as none. */
  readonly summary: 'complete' | 'halted' | null;
  /** Commits that name it. */
  readonly commits: readonly string[];
  readonly record: PlanRecord | null;
  /** What the settings answer to the checkpoint it waits at; null for a person's. */
  readonly autoAnswer: string | null;
}

export interface ExecutionLimits {
  readonly parallel: boolean;
  readonly mostAtOnce: number;
}

/** `close`: only what is missing behind its commits; `continue`: behind a checkpoint, with its answer. */
export type ExecutionMode = 'fresh' | 'close' | 'again' | 'continue';

export interface Assignment {
  readonly plan: string;
  readonly mode: ExecutionMode;
  readonly answer: string | null;
}

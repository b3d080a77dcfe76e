// A plan as seen by its execution, and the assignment for its executor.

import type { WaveNode } from '../rules/waves.ts';
import type { Checkpoint } from './checkpoint.ts';

export interface ExecutionPlan extends Omit<WaveNode, 'blockedBy'> {
  readonly inScope: boolean;
  /** The files that it changes and deletes. */
  readonly files: readonly string[];
  /** Null without a summary. `unproven`: it says complete, but its executor was never released as done. */
  readonly summary: 'complete' | 'unproven' | 'halted' | null;
  /** Commits that name the plan. */
  readonly commits: readonly unknown[];
  readonly record: PlanRecord | null;
  /** The settings' answer to the checkpoint at which it waits; null when a person must answer. */
  readonly autoAnswer: string | null;
}

/** Still to be carried out or proven. */
export function isOpen(summary: ExecutionPlan['summary']): boolean {
  return summary === null || summary === 'unproven';
}

/** `close`: only what is missing after its commits; `continue`: after a checkpoint, with the answer. */
export type ExecutionMode = 'fresh' | 'close' | 'again' | 'continue';

export interface Assignment {
  readonly plan: string;
  readonly mode: ExecutionMode;
  readonly answer: string | null;
}

// MSW's own record of a plan's execution, besides GSD's files: why it waits, and the user's answers.
export type PlanRecord =
  /** An executor waits for a person; `answer` is null until given. */
  | {
      readonly state: 'checkpoint';
      readonly checkpoint: Checkpoint;
      /** How many checkpoints the executors of this plan have reached, including this one. */
      readonly reached: number;
      readonly answer: string | null;
    }
  /** An executor was released before the plan was done. */
  | { readonly state: 'halted'; readonly reason: string; readonly report: string | null }
  /** Its commands changed during execution and await trust. */
  | { readonly state: 'untrusted'; readonly commands: readonly string[] }
  /** The user's choice for a half-done or halted plan. */
  | { readonly state: 'resolved'; readonly choice: PersonsChoice };

export const CHOICES = ['close', 'again', 'skip'] as const;

/** Only write the summary of the existing work; carry out the plan again; leave it. */
export type PersonsChoice = (typeof CHOICES)[number];

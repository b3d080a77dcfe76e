// A plan as its execution sees it, and what an executor of it is given.

import type { WaveNode } from '../rules/waves.ts';
import type { Checkpoint } from './checkpoint.ts';

export interface ExecutionPlan extends Omit<WaveNode, 'blockedBy'> {
  readonly inScope: boolean;
  /** What it changes and deletes. */
  readonly files: readonly string[];
  /** As its summary says; null without one. `unproven`: it says complete, and its executor was never let go with that. */
  readonly summary: 'complete' | 'unproven' | 'halted' | null;
  /** Commits that name it. */
  readonly commits: readonly string[];
  readonly record: PlanRecord | null;
  /** What the settings answer to the checkpoint it waits at; null for a person's. */
  readonly autoAnswer: string | null;
}

/** It has still to be carried out or proven. */
export function isOpen(summary: ExecutionPlan['summary']): boolean {
  return summary === null || summary === 'unproven';
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

// What MSW remembers of a plan's execution beside GSD's own files: why it rests, and what the user answered.
export type PlanRecord =
  /** An executor waits for a person; `answer` null until there is one. */
  | {
      readonly state: 'checkpoint';
      readonly checkpoint: Checkpoint;
      /** How many checkpoints the executors of this plan have reached, with this one. */
      readonly reached: number;
      readonly answer: string | null;
    }
  /** An executor was released before it was done. */
  | { readonly state: 'halted'; readonly reason: string; readonly report: string | null }
  /** Its commands changed under way and nobody has allowed them. */
  | { readonly state: 'untrusted'; readonly commands: readonly string[] }
  /** What the user chose for a plan that was half done or halted. */
  | { readonly state: 'resolved'; readonly choice: Choice };

export const CHOICES = ['close', 'again', 'skip'] as const;

/** Only write the summary of what is there; carry it out once more; leave it. */
export type Choice = (typeof CHOICES)[number];

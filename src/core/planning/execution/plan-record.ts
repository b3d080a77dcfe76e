// What MSW remembers of a plan's execution beside GSD's own files: why it rests, and what the user answered.

import type { Checkpoint } from './checkpoint.ts';

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

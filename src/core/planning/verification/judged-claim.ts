// One thing that must hold, and what is known of it.

import type { ClaimKind } from './claim-id.ts';

export interface JudgedClaim {
  readonly id: string;
  readonly kind: Exclude<ClaimKind, 'human'>;
  readonly text: string;
  readonly sources: readonly string[];
  readonly standing: Standing;
  readonly by: 'code' | 'model' | 'user' | 'override';
  /** What shows it, or what is wrong, in one sentence. */
  readonly reason: string;
  readonly files: readonly { readonly path: string; readonly issue: string }[];
  /** What is to be added or put right. */
  readonly missing: readonly string[];
  /** Other claims that it rests on: they are told with it. */
  readonly cites: readonly string[];
}

export type Standing =
  | 'verified'
  | 'failed'
  /** Code cannot tell: a model or a person must. */
  | 'undecided'
  /** Only a person can tell. */
  | 'human';

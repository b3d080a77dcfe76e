// One thing that must hold, and what is known of it.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

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

// Names for what is judged, made from what it says: a statement that is reworded is another one.
type ClaimKind = 'truth' | 'artifact' | 'link' | 'prohibition' | 'check' | 'human';

/** `truth-1a2b3c4d5e`: short enough to type, and the same as long as the statement is. */
export function claimId(kind: ClaimKind, text: string): string {
  return `${kind}-${bytesToHex(sha256(utf8ToBytes(`${kind}\n${text}`)).subarray(0, 5))}`;
}

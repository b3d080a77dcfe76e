// One claim about a phase, with its judgement.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { normalStatement } from './same-statement.ts';

export interface JudgedClaim {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly text: string;
  /** What a person has to do to see it. */
  readonly test?: string;
  readonly sources: readonly string[];
  readonly standing: ClaimVerdict;
  readonly by: 'code' | 'model' | 'user' | 'override';
  /** The proof or the problem, in one sentence. */
  readonly reason: string;
  readonly files: readonly { readonly path: string; readonly issue: string }[];
  /** What to add or correct. */
  readonly missing: readonly string[];
  /** Other claims that it rests on; they are reported with it. */
  readonly cites: readonly string[];
}

type ClaimVerdict =
  | 'verified'
  | 'failed'
  /** Code cannot decide it: a model or a person must. */
  | 'undecided'
  /** Only a person can decide it. */
  | 'human';

// Ids of claims, derived from their statements: a reworded statement is a new claim, its spaces and case do not count.
type ClaimKind = 'truth' | 'artifact' | 'link' | 'check' | 'human';

/** `truth-1a2b3c4d5e`: short enough to type, and stable while the statement is unchanged. */
export function claimId(kind: ClaimKind, text: string): string {
  const isWords = kind === 'truth' || kind === 'human';
  const statement = isWords ? normalStatement(text) : text;
  return `${kind}-${bytesToHex(sha256(utf8ToBytes(`${kind}\n${statement}`)).subarray(0, 5))}`;
}

// All results of a verification as data: the source for the document and the command line's output.

import type { Value } from '../../text/markdown/value.ts';
import type { Judgement } from './fold-judgements.ts';
import type { JudgedClaim } from './judged-claim.ts';
import type { CoveredRequirement, PhaseVerdict, ReVerification } from './phase-verdict.ts';

export interface PhaseReport {
  /** `01-foundation`. */
  readonly folder: string;
  readonly number: string;
  readonly name: string;
  readonly goal: string | null;
  /** ISO time. */
  readonly verified: string;
  readonly verdict: PhaseVerdict;
  readonly claims: readonly JudgedClaim[];
  /** The document with the checks for people; null when there are none. */
  readonly uat: string | null;
  readonly requirements: readonly CoveredRequirement[];
  readonly judgedIn: JudgedIn;
  readonly evidence: readonly CheckEvidence[];
  /** As the user wrote them, with every key. */
  readonly overrides: readonly Value[];
  readonly judgements: readonly Judgement[];
  readonly reVerification: ReVerification | null;
  /** From the root, posix, sorted. */
  readonly coveredFiles: readonly string[];
  readonly coveredDigest: string;
  /** One for each file. */
  readonly coveredHashes: readonly string[];
}

/** The code that was verified. */
export interface JudgedIn {
  /** Null for the project's own folder. */
  readonly commit: string | null;
  /** A clause: why the project's own folder was used. */
  readonly why: string | null;
  /** Changed and new files that were not judged; relative to the project. */
  readonly uncommitted: readonly string[];
}

/** The record of one command run. */
export interface CheckEvidence {
  readonly id: string;
  readonly command: string;
  readonly places: readonly string[];
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly durationMs: number;
  /** Of the stored output: bounded, secrets masked. */
  readonly sha256: string;
  /** Relative to the project. */
  readonly file: string;
  readonly verdict: 'passed' | 'failed' | 'undecided';
  readonly reason: string;
}

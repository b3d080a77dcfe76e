// A check and its result. The exit code decides; the text only explains.

import type { Failure } from '../failure/text/failure.ts';

type CheckOrigin = 'typed' | 'proposed' | 'plan' | 'sealed';

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly origin: CheckOrigin;
}

export type CheckOutcome =
  | { readonly kind: 'passed' }
  /** Exit code 0, but nothing was tested, so it proves nothing. */
  | { readonly kind: 'empty'; readonly reason: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface CheckResult {
  readonly check: Check;
  readonly outcome: CheckOutcome;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly durationMs: number;
  /** Bounded and redacted. */
  readonly output: string;
  readonly droppedBytes: number;
}

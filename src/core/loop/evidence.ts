// What one check showed. The exit code decides; the text only explains.

import type { Failure } from '../failure/failure.ts';
import { clipText } from '../text/clip-text.ts';
import { harmless } from '../text/harmless.ts';
import type { Check } from './loop.ts';

export type CheckOutcome =
  | { readonly kind: 'passed' }
  /** Exit code 0, but nothing was tested: it proves nothing. */
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

/** `vitest AssertionError, 2 problems: expected <v> to be <v>`, at most `cap` characters. */
export function summariseFailure(failure: Failure, cap = 200): string {
  const name = [failure.tool, failure.code ?? failure.class].filter((part) => part !== null).join(' ');
  const size = failure.total > 1 ? `, ${failure.total} problems` : '';
  const text = harmless(`${name}${size}: ${failure.message}`).replaceAll(/\s+/g, ' ').trim();
  return clipText(text, cap);
}

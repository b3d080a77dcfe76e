// What one check showed. The exit code decides; the text only explains.

import type { Failure } from '../failure/failure.ts';
import { exactFingerprint } from '../failure/fingerprint.ts';
import type { Phase } from '../failure/readers/reader.ts';
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

/** The failure of a whole iteration; null when no check failed. */
export function mergeFailures(results: readonly CheckResult[]): Failure | null {
  const failed = results.flatMap((result) =>
    result.outcome.kind === 'failed' ? [{ name: result.check.name, failure: result.outcome.failure }] : [],
  );
  const [first, ...others] = failed.toSorted((a, b) => rank(a.failure) - rank(b.failure));
  if (first === undefined) return null;
  if (others.length === 0) return first.failure;
  const items = failed.flatMap(({ failure }) => failure.items);
  const parts = failed.map(({ name, failure }) => `${name}=${failure.fingerprints.exact}`);
  return {
    ...first.failure,
    items: items.slice(0, 200),
    total: failed.reduce((sum, { failure }) => sum + failure.total, 0),
    fingerprints: {
      class: first.failure.fingerprints.class,
      exact: exactFingerprint(parts.toSorted()),
    },
  };
}

const phases: readonly Phase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** The project's own errors come before the world's: they are what Claude can fix. */
function rank(failure: Failure): number {
  return (failure.kind === 'code' ? 0 : 100) + phases.indexOf(failure.phase);
}

// Several failing checks make one failure: its head is the check that fails in the earliest phase.

import type { Failure } from '../failure/failure.ts';
import { exactFingerprint } from '../failure/fingerprint.ts';
import type { Phase } from '../failure/readers/reader.ts';
import type { CheckResult } from './evidence.ts';

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

// The failures of several checks as one.

import type { Failure } from './failure.ts';
import { exactFingerprint } from './fingerprint.ts';
import type { Phase } from './readers/reader.ts';

export interface NamedFailure {
  /** Of the check. */
  readonly name: string;
  readonly failure: Failure;
}

/** The failure of a whole iteration, led by the one to fix first; null when no check failed. */
export function mergeFailures(failed: readonly NamedFailure[]): Failure | null {
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
      ...first.failure.fingerprints,
      exact: exactFingerprint(parts.toSorted()),
    },
  };
}

const PHASES: readonly Phase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** The project's own errors come before the world's: they are what Claude can fix. */
function rank(failure: Failure): number {
  return (failure.kind === 'code' ? 0 : 100) + PHASES.indexOf(failure.phase);
}

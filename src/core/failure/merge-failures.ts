// The failures of several checks as one.

import type { BuildPhase } from './reading/reader.ts';
import type { Failure, OtherFailure } from './text/failure.ts';
import { exactFingerprint } from './text/fingerprint.ts';

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
  const said = saidByAll(failed);
  const parts = failed.map(({ name, failure }) => `${name}=${failure.fingerprints.exact}`);
  return {
    ...first.failure,
    said,
    isMild: failed.every(({ failure }) => failure.isMild === true) || undefined,
    items: items.slice(0, 200),
    others: othersOf([first, ...others]),
    check: first.name,
    total: failed.reduce((sum, { failure }) => sum + failure.total, 0),
    fingerprints: {
      ...first.failure.fingerprints,
      exact: exactFingerprint(parts.toSorted()),
    },
  };
}

/** Undefined unless it is known for each. */
function saidByAll(failed: readonly NamedFailure[]): readonly string[] | undefined {
  const said = failed.flatMap(({ failure }) => failure.said ?? []);
  return failed.some(({ failure }) => failure.said === undefined) ? undefined : said;
}

const MOST_OTHERS = 7;

/** All classes but that of the first, each once. What is not the project's fault is left out. */
function othersOf(failed: readonly NamedFailure[]): readonly OtherFailure[] {
  const all = failed
    .filter(({ failure }) => failure.kind === 'code')
    .flatMap(({ name, failure }) => [failure, ...(failure.others ?? [])].map((one) => otherOf(one, name)));
  const byClass = new Map(all.toReversed().map((one) => [one.fingerprints.class, one] as const));
  const own = failed[0]?.failure.fingerprints.class;
  return [...byClass.values()]
    .toReversed()
    .filter(({ fingerprints }) => fingerprints.class !== own)
    .slice(0, MOST_OTHERS);
}

function otherOf(one: OtherFailure, check: string): OtherFailure {
  const { tool, phase, code, class: kind, headline, message, frame, fingerprints } = one;
  const items = one.items.filter((item) => item.tool === tool && item.code === code && item.class === kind);
  const told = { tool, phase, code, class: kind, headline, message, frame, items, check };
  return { ...told, fingerprints: { class: fingerprints.class } };
}

const PHASES: readonly BuildPhase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** The project's own errors come before those of its surroundings: they are what Claude can fix. */
function rank(failure: Failure): number {
  return (failure.kind === 'code' ? 0 : 100) + PHASES.indexOf(failure.phase);
}

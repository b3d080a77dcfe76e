// Chooses the answer to offer from what the cache knows about one class of failures.

import type { CacheEntry } from './cache-line.ts';
import type { Guidance } from './guidance.ts';

/** An answer that failed in this many loops is never offered again. */
const LOOPS_TO_GIVE_UP = 2;

/**
 * The best answer that may still be offered, or null.
 * @param failedAnswers hashes of answers that did not help in the loop that asks
 */
export function chooseGuidance(
  entries: readonly CacheEntry[],
  failedAnswers: readonly string[],
): Guidance | null {
  const failed = new Set(failedAnswers);
  const allowed = entries.filter(
    (entry) => !failed.has(entry.guidance.answerHash) && count(entry, 'did-not-help') < LOOPS_TO_GIVE_UP,
  );
  const [best] = allowed.toSorted(byPromise);
  return best?.guidance ?? null;
}

/** What helped most often without failing comes first; then the newest. */
function byPromise(left: CacheEntry, right: CacheEntry): number {
  const newer = right.guidance.answeredAt.localeCompare(left.guidance.answeredAt);
  return balance(right) - balance(left) || count(right, 'helped') - count(left, 'helped') || newer;
}

function balance(entry: CacheEntry): number {
  return count(entry, 'helped') - count(entry, 'did-not-help');
}

function count(entry: CacheEntry, outcome: 'helped' | 'did-not-help'): number {
  return [...entry.outcomes.values()].filter((value) => value === outcome).length;
}

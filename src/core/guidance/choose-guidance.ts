// Chooses the answer to offer from what the cache knows about one class of failures.

import type { CacheEntry } from './cache-line.ts';
import { type AgeOf, isResting, rateOf } from './efficacy.ts';
import type { Guidance } from './guidance.ts';

export interface WhatFails {
  /** Hashes of answers that did not help in the loop that asks. */
  readonly failedAnswers: readonly string[];
  readonly ageMs: AgeOf;
}

/** The answer that may be offered and helps most often, or null; of two that are alike, the newer one. */
export function chooseGuidance(
  entries: readonly CacheEntry[],
  { failedAnswers, ageMs }: WhatFails,
): Guidance | null {
  const failed = new Set(failedAnswers);
  const [best] = entries
    .filter(({ guidance }) => !failed.has(guidance.answerHash))
    .map(({ guidance, outcomes }) => ({ guidance, efficacy: rateOf(outcomes.values(), ageMs) }))
    .filter(({ efficacy }) => !isResting(efficacy))
    .toSorted(
      (one, other) =>
        other.efficacy.rate - one.efficacy.rate ||
        other.guidance.answeredAt.localeCompare(one.guidance.answeredAt),
    );
  return best?.guidance ?? null;
}

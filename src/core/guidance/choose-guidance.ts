// Chooses the guidance to offer from the cached answers to one class of failures.

import type { CacheEntry } from './cache-line.ts';
import { type AgeOf, isResting, rateOf } from './efficacy.ts';
import type { Guidance } from './guidance.ts';

export interface WhatFails {
  /** Hashes of answers that did not help in this loop. */
  readonly failedAnswers: readonly string[];
  readonly ageMs: AgeOf;
}

/** The eligible answer that helps most often, or null; of equals, the newer one. */
export function chooseGuidance(
  entries: readonly CacheEntry[],
  { failedAnswers, ageMs }: WhatFails,
): Guidance | null {
  const failed = new Set(failedAnswers);
  const [best] = entries
    .filter(({ guidance }) => !failed.has(guidance.answerHash))
    .map(({ guidance, outcomes }) => ({
      guidance,
      efficacy: rateOf(outcomes.values(), ageMs, guidance.answeredAt),
    }))
    .filter(({ efficacy }) => !isResting(efficacy))
    .toSorted(
      (one, other) =>
        other.efficacy.rate - one.efficacy.rate ||
        other.guidance.answeredAt.localeCompare(one.guidance.answeredAt),
    );
  return best?.guidance ?? null;
}

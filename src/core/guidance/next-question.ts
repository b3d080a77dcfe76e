// Whether a notebook is asked about a class of failures at all: first once, then at most once more, in the
// same conversation, when what it answered did not help.

import { type CacheEntry, type CacheLine, foldCache } from './cache-entry.ts';
import { chooseGuidance } from './choose-guidance.ts';
import type { Guidance } from './guidance.ts';

export type NextQuestion =
  | { readonly kind: 'first' }
  | { readonly kind: 'follow-up'; readonly failed: Guidance; readonly conversationId: string }
  | { readonly kind: 'none' };

/** @param failedAnswers hashes of answers that did not help in the loop that asks */
export function nextQuestion(
  lines: readonly CacheLine[],
  failureClass: string,
  failedAnswers: readonly string[],
): NextQuestion {
  const entries = foldCache(lines, failureClass);
  if (entries.length === 0) return { kind: 'first' };
  if (chooseGuidance(entries, failedAnswers) !== null) return { kind: 'none' };
  if (lines.some((line) => line.kind === 'followed-up' && line.class === failureClass)) {
    return { kind: 'none' };
  }
  return followUp(entries);
}

function followUp(entries: readonly CacheEntry[]): NextQuestion {
  for (const { guidance } of entries.toReversed()) {
    if (guidance.source.kind !== 'notebook') continue;
    const { conversationId } = guidance.source;
    return conversationId === null
      ? { kind: 'none' }
      : { kind: 'follow-up', failed: guidance, conversationId };
  }
  // What was known came from elsewhere; the notebook was never asked.
  return { kind: 'first' };
}

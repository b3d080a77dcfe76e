// Drops the words that no document of a search index has any more.

import type { SearchIndex } from './search-index.ts';
import { onlyKept } from './word-list.ts';

/** The same index when at most that share of its words is unused: dropping them costs as much as several searches. */
export function withoutUnusedWords(index: SearchIndex, tolerated: number): SearchIndex {
  const { words, entries } = index;
  const isUsed = usedWords(index);
  const numbers = new Uint32Array(words.size);
  let used = 0;
  for (const [number, one] of isUsed.entries()) {
    numbers[number] = used;
    used += one;
  }
  if (words.size - used <= tolerated * words.size) return index;
  return {
    ...index,
    words: onlyKept(words, isUsed),
    entries: { ...entries, words: entries.words.map((number) => numbers[number] ?? 0) },
  };
}

function usedWords({ documents, words, entries }: SearchIndex): Uint8Array {
  const isUsed = new Uint8Array(words.size);
  for (const { from, until } of documents)
    for (let at = from; at < until; at += 1) isUsed[entries.words[at] ?? 0] = 1;
  return isUsed;
}

// Sorts the words of a large collection in steps: sorted at once, hundreds of thousands would take too long for one.

import { byUnits } from './segment.ts';
import type { Steps } from './steps.ts';

export const WORDS_A_STEP = 4096;

/** By UTF-16 units, as the word list needs them. */
export function* sortedWords(words: readonly string[]): Steps<readonly string[]> {
  let runs: (readonly string[])[] = [];
  for (let at = 0; at < words.length; at += WORDS_A_STEP) {
    runs.push(words.slice(at, at + WORDS_A_STEP).sort(byUnits));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly string[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? []));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged(one: readonly string[], other: readonly string[]): Steps<readonly string[]> {
  const words: string[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    const [first = '', second = ''] = [one[left], other[right]];
    const isLeft = first < second;
    words.push(isLeft ? first : second);
    if (isLeft) left += 1;
    else right += 1;
    if (words.length % WORDS_A_STEP === 0) yield;
  }
  return words.concat(one.slice(left), other.slice(right));
}

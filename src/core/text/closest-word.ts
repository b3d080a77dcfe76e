// The known word that somebody most likely meant by one that is not known.

import { distance } from 'fastest-levenshtein';

const MOST_EDITS = 3;
/** Longer ones are no slip of a finger. */
const LONGEST = 80;

/** Null when none is close: one letter apart for short words, three for long ones. */
export function closestWord(wrong: string, known: readonly string[]): string | null {
  const near = known
    .map((word) => ({ word, edits: editsBetween(word, wrong) }))
    .filter(({ edits }) => edits <= editsAllowed(wrong))
    .toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}

/** How many letters a word of this length may differ in and still be the same slip. */
export function editsAllowed(word: string): number {
  return word.length <= 5 ? 1 : MOST_EDITS;
}

/** Letters to change, add or remove; infinite for words that are nowhere near. */
export function editsBetween(one: string, other: string): number {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST;
  return isFar ? Number.POSITIVE_INFINITY : distance(one, other);
}

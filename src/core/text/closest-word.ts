// Finds the known word that an unknown word was most likely meant to be.

import { distance } from 'fastest-levenshtein';

const MOST_EDITS = 3;
/** A longer word is not a typing error. */
const LONGEST = 80;

/** Null when none is close: one edit for short words, three for long ones. */
export function closestWord(wrong: string, known: readonly string[]): string | null {
  const near = known
    .map((word) => ({ word, edits: editsBetween(word, wrong) }))
    .filter(({ edits }) => edits <= editsAllowed(wrong))
    .toSorted((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}

/** The number of edits at which a word of this length still counts as the same. */
export function editsAllowed(word: string): number {
  return word.length <= 5 ? 1 : MOST_EDITS;
}

/** Letters to change, add or remove; infinite for words that are far apart. */
export function editsBetween(one: string, other: string): number {
  const isFar = Math.abs(one.length - other.length) > MOST_EDITS || one.length > LONGEST;
  return isFar ? Number.POSITIVE_INFINITY : distance(one, other);
}

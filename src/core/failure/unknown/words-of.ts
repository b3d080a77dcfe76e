// All words of some lines, once each and in an order that does not depend on theirs: told line by line, they would depend
// on where the terminal broke them.

import { hashText } from '../../text/hash-text.ts';
import { exactFingerprint } from '../fingerprint.ts';

/** More than these are told by their number and a sum of what each is: sorting them would take longer than all else. */
const MOST_WORDS = 4000;
const MASKED = /^\W*<(?:dur|time|n|loc|id|addr|hash|uuid)>\W*$/;

export function wordsOf(lines: readonly string[]): string {
  const words = new Set<string>();
  for (const line of lines) for (const word of line.split(' ')) words.add(word);
  const told = [...words].filter((word) => /\w/.test(word) && !(word.includes('<') && MASKED.test(word)));
  return told.length <= MOST_WORDS ? told.sort().join(' ') : `${told.length} words ${sumOf(told)}`;
}

/** The same whatever their order: two sums of two hashes of each, 64 bits in all. */
function sumOf(words: readonly string[]): string {
  let [first, second] = [0, 0];
  for (const word of words) {
    first = (first + hash(word, 0x811c9dc5)) | 0;
    second = (second + hash(word, 0x9747b28c)) | 0;
  }
  return exactFingerprint([`${first} ${second}`]).replace(/^.*:/, '');
}

function hash(text: string, seed: number): number {
  const value = hashText(text, seed);
  return value ^ (value >>> 15);
}

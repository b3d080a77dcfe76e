// The content of some lines, without what changes from run to run: all their words, or a digest of each line.

import { hashText } from '../../text/hash-text.ts';
import { exactFingerprint } from '../text/fingerprint.ts';
import { maskLocations } from '../text/mask-locations.ts';
import { maskVolatile } from '../text/mask-volatile.ts';

/**
 * Beyond this number, words are represented by their count and a sum of hashes: sorting them would take longer than
 * everything else.
 */
const MOST_WORDS = 4000;
const MASKED = /^\W*<(?:dur|time|n|loc|id|addr|hash|uuid)>\W*$/;

/**
 * All words, once each and in an order that does not depend on that of the lines: line by line, they would depend on
 * where the terminal broke them.
 */
export function distinctWords(lines: readonly string[]): string {
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

/** A line without what changes from run to run: where it was drawn, when it was logged, the numbers of source lines. */
export function withoutRunValues(text: string): string {
  return maskVolatile(maskLocations(withoutRules(text).replace(EXCERPT, ''))).replace(/\s+/g, ' ');
}

/** Lines drawn to the width of the terminal, and when a line was logged. */
export function withoutRules(text: string): string {
  return text
    .trim()
    .replace(/^[-=*_~#+]{3,}(?: |$)|(?:^| )[-=*_~#+]{3,}$/g, '')
    .replace(LOGGED_AT, '')
    .trim();
}

const LOGGED_AT =
  /^[[(]?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?[\])]?:?\s{1,4}(?=\S)/;

/** A line of the source after its number, once the frame around it is gone. */
const EXCERPT = /^[>❯❱➜→]?\s{0,8}\d{1,7}:?\s{1,8}(?=\S)(?![=!<>]=|[<>] )/;

/** More would make a kept failure long. */
const MOST_LINES = 200;
const MOST_PARTS = 20;

/**
 * A short digest of each line, sorted, which shows whether anything new is said when nobody knows which lines form one
 * problem; null if there are too many to keep. Each item of a list on one line has its own.
 */
export function lineDigests(lines: readonly string[]): readonly string[] | null {
  const digests = lines.length > MOST_LINES ? null : lines.flatMap((text) => partsOf(text).map(digestOf));
  return digests?.sort() ?? null;
}

/** `3 are bad: van, cart, zone` */
function partsOf(text: string): readonly string[] {
  return withoutRunValues(text).split(LIST, MOST_PARTS);
}

/** A count announces a list, even of one. */
const LIST = /[,;] |(?<=\d[)\]]?): |: (?=[^,;]{1,200}[,;] )/;

function digestOf(text: string): string {
  return (hashText(withoutCounts(text)) >>> 0).toString(36);
}

/** `3 files have a problem` and `1 file has a problem` are the same line, and so are `2) adds VAT` and `1) adds VAT`. */
function withoutCounts(text: string): string {
  return text.replace(NUMBER, '<n>').replace(PLURAL, '');
}

const NUMBER = /(?<![\w.-])\d{1,9}(?:\.\d{1,9})?(?![\w-]|\.\w)/g;
const PLURAL = /\b(?:is|are|was|were|has|have|does|do)\b|(?<=[a-z]{2})s\b|\(s\)/g;

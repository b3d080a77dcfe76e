// What a tool said, as a short digest of each line. Where nobody knows which lines are one problem, these still tell
// whether the tool says anything new, or less than before.

import { hashText } from '../../text/hash-text.ts';
import { plainLine } from './plain-line.ts';

/** More would make a kept failure long. */
const MOST_LINES = 200;

/** Sorted; null where they are too many to keep. */
export function lineDigests(lines: readonly string[]): readonly string[] | null {
  return lines.length > MOST_LINES ? null : lines.map(digestOf).sort();
}

function digestOf(text: string): string {
  return (hashText(withoutCounts(plainLine(text))) >>> 0).toString(36);
}

/** `3 problems in 2 files` and `1 problem in 1 file` are the same line, and so are `2) adds VAT` and `1) adds VAT`. */
function withoutCounts(text: string): string {
  return /\d/.test(text) ? text.replace(NUMBER, '<n>').replace(PLURAL, '') : text;
}

const NUMBER = /(?<![\w.-])\d{1,9}(?:\.\d{1,9})?(?![\w-]|\.\w)/g;
const PLURAL = /(?<=[a-z]{2})s\b|\(s\)/g;

// Text from outside as one line of data: “the text”.

import { clipText } from './clip-text.ts';
import { ours } from './ours.ts';
import { plainLine } from './plain-line.ts';
import type { Prose } from './prose.ts';

/** @param cap characters of the text to keep */
export function quoteLine(text: string, cap: number): Prose {
  return quotation(plainLine(text, Number.POSITIVE_INFINITY), cap);
}

/** @param line must be harmless, without line ends */
export function quotation(line: string, cap: number): Prose {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll('<!--', '\u2039!--');
  return ours(`\u201c${clipText(inert, cap)}\u201d`);
}

/** Characters that could be taken for our own quotation marks. */
const MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

/** Spreads runs of fence characters: still visible, but they neither open nor close a fence. */
export function spreadFences(text: string): string {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(' '));
}

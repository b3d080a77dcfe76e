// Text from outside as one line of data: “the text”.

import { clipText } from './clip-text.ts';
import { ours } from './ours.ts';
import { plainLine } from './plain-line.ts';
import type { Prose } from './prose.ts';

/** @param cap characters of the text that are kept */
export function quoteLine(text: string, cap: number): Prose {
  return quotation(plainLine(text, Number.POSITIVE_INFINITY), cap);
}

/** @param line harmless, without line ends */
export function quotation(line: string, cap: number): Prose {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll('<!--', '\u2039!--');
  return ours(`\u201c${clipText(inert, cap)}\u201d`);
}

/** Whatever could be taken for the marks that we quote with. */
const MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

/** Runs of fence characters are spread out: visible, but they open and close nothing. */
export function spreadFences(text: string): string {
  return text.replaceAll(/([~`])\1{2,}/g, (run) => [...run].join(' '));
}

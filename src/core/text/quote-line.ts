// Text from outside as one line of data: “the text”.

import { plainLine } from './plain-line.ts';
import type { Prose } from './prose.ts';
import { quotation } from './quotation.ts';

/** @param cap characters of the text that are kept */
export function quoteLine(text: string, cap: number): Prose {
  return quotation(plainLine(text, Number.POSITIVE_INFINITY), cap);
}

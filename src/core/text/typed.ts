// The user's own typed words, which Claude may follow. Data cannot imitate them, since it is always inside quotation
// marks or fences.

import { ours } from './ours.ts';
import { plainLine } from './plain-line.ts';
import type { Prose } from './prose.ts';

/** On one line. */
export function typedLine(text: string, cap: number): Prose {
  return ours(plainLine(text, cap));
}

/** Exactly as typed except for line ends, for words that Claude has to repeat. */
export function typedExactly(text: string): Prose {
  return ours(text.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, ' '));
}

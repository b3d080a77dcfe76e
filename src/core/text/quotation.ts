// A line between quotation marks that it cannot close, whatever it holds.

import { clipText } from './clip-text.ts';
import { ours } from './ours.ts';
import type { Prose } from './prose.ts';
import { spreadFences } from './spread-fences.ts';

/** @param line harmless, without line ends */
export function quotation(line: string, cap: number): Prose {
  const inert = spreadFences(line).replaceAll(MARKS, '"').replaceAll('<!--', '\u2039!--');
  return ours(`\u201c${clipText(inert, cap)}\u201d`);
}

/** Whatever could be taken for the marks that we quote with. */
const MARKS = /[\u201c-\u201f\u275d\u275e\u301d-\u301f\uff02]/g;

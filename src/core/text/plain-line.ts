// Text of unknown origin as one short line that a terminal only displays.

import { clipText } from './clip-text.ts';
import { harmless } from './harmless.ts';

export function plainLine(text: string, cap: number): string {
  const line = harmless(text).replaceAll(/\s+/g, ' ').trim();
  // Again: parts that were too far apart to be a tag have moved together.
  return clipText(harmless(line), cap);
}

/**
 * A name from a file of the project, for a quoted place in a sentence: a file can use any name, and both people and
 * Claude read the sentence.
 */
export function shownName(name: string): string {
  return name.slice(0, 60).replaceAll(/[^ !#-~]/g, '?');
}

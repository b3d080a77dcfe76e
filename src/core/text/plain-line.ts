// Text of unknown origin as one short line that a terminal can only show.

import { clipText } from './clip-text.ts';
import { harmless } from './harmless.ts';

export function plainLine(text: string, cap: number): string {
  const line = harmless(text).replaceAll(/\s+/g, ' ').trim();
  // Again: what stood too far apart to be a tag has come together.
  return clipText(harmless(line), cap);
}

/**
 * A name from a file of the project, as it may stand in quotes in a sentence: a file can call a thing anything, and
 * the sentence is read by people and by Claude.
 */
export function shownName(name: string): string {
  return name.slice(0, 60).replaceAll(/[^ !#-~]/g, '?');
}

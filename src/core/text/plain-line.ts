// Text of unknown origin as one short line that a terminal can only show.

import { clipText } from './clip-text.ts';
import { harmless } from './harmless.ts';

export function plainLine(text: string, cap: number): string {
  return clipText(harmless(text).replaceAll(/\s+/g, ' ').trim(), cap);
}

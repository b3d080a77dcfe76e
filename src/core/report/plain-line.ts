// Text of unknown origin as one short line that a terminal can only show.

import { harmless } from '../guidance/harmless.ts';
import { clipText } from '../loop/summarise-failure.ts';

export function plainLine(text: string, cap: number): string {
  return clipText(harmless(text).replaceAll(/\s+/g, ' ').trim(), cap);
}

// Lines of a listing for a person at a terminal, which reads better without quotation marks. Nothing in them is
// obeyed by the terminal, and no line becomes two. What Claude is told to read is quoted instead.

import { clipText } from './clip-text.ts';
import { harmless } from './harmless.ts';
import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** Blanks stay, for they make columns. */
export function forPeople(lines: readonly string[], longest = 1000): Prose {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, ' ').trimEnd(), longest));
  return ours(shown.join('\n'));
}

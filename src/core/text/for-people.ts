// Lines of a listing for a person at a terminal, where quotation marks would be in the way. The terminal obeys nothing
// in them, and no line becomes two. Text that Claude reads is quoted instead.

import { clipText } from './clip-text.ts';
import { harmless } from './harmless.ts';
import { asShown, type Shown } from './shown.ts';

/** Keeps runs of blanks, which form columns. */
export function forPeople(lines: readonly string[], longest = 1000): Shown {
  const shown = lines.map((line) => clipText(harmless(line).replaceAll(/\s/g, ' ').trimEnd(), longest));
  return asShown(shown.join('\n'));
}

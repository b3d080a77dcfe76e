// A block of text that is changed in nothing: the fence around it is longer than any run of backticks in it.

import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** For what the user typed, and for what was made harmless before. */
export function verbatim(text: string): Prose {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return ours(`${ticks}text\n${text}\n${ticks}`);
}

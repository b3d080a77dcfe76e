// A block of unchanged text: its fence is longer than any run of backticks in it.

import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** For text that the user typed, or that is already harmless. */
export function verbatim(text: string): Prose {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return ours(`${ticks}text\n${text}\n${ticks}`);
}

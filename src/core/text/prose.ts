// Text that MSW shows to Claude: its own words, in which everything from outside is a quoted line or a fenced block.
// The compiler accepts nothing else between the words, so no text from outside slips through.

import { ours, type Prose } from './ours.ts';

export type { Prose } from './ours.ts';

/** A value in which every text is prose, for a program that reads along with Claude. */
export type Marked =
  | Prose
  | number
  | boolean
  | null
  | undefined
  | readonly Marked[]
  | { readonly [name: string]: Marked };

/** The parts between the words are prose themselves: a number, a quoted line, a name, a fence. */
export function prose(words: TemplateStringsArray, ...parts: readonly (Prose | number)[]): Prose {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ''}`).join(''));
}

/** A word from a list in this code: the compiler rejects text that is not a literal. */
export function literal<Word extends string>(word: string extends Word ? never : Word): Prose {
  return ours(word);
}

/** Skips null parts. */
export function joinProse(
  parts: readonly (Prose | null)[],
  between: '\n' | '\n\n' | ', ' | '; ' | ' ',
): Prose {
  return ours(parts.filter((part) => part !== null).join(between));
}

/** As many leading parts, one per line, as fit into `cap` characters: no part is cut, so no quote loses its end. */
export function fitProse(parts: readonly Prose[], cap: number): Prose {
  const kept: Prose[] = [];
  let length = 0;
  for (const part of parts) {
    length += part.length + 1;
    if (length > cap + 1) break;
    kept.push(part);
  }
  return joinProse(kept, '\n');
}

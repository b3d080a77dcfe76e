// Text that MSW puts before Claude: words of its own, in which everything from outside is a quoted line or a fenced
// block. The compiler takes nothing else between the words, so no text from outside is forgotten.

import { ours, type Prose } from './ours.ts';

export type { Prose } from './ours.ts';

/** What stands between the words is prose itself: a number, a quoted line, a name, a fence. */
export function prose(words: TemplateStringsArray, ...parts: readonly (Prose | number)[]): Prose {
  return ours(words.map((word, at) => `${word}${parts[at] ?? ''}`).join(''));
}

/** A word out of a list of words in this code: the compiler takes no text that it does not know. */
export function literal<Word extends string>(word: string extends Word ? never : Word): Prose {
  return ours(word);
}

/** Null leaves a part out. */
export function joinProse(
  parts: readonly (Prose | null)[],
  between: '\n' | '\n\n' | ', ' | '; ' | ' ',
): Prose {
  return ours(parts.filter((part) => part !== null).join(between));
}

/** As many parts from the front, a line each, as fit into `cap` characters: none is cut, so no quote loses its end. */
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

// What the user is told once for each loop, however often it holds.

import { type Loop, withProgress } from './loop.ts';

export interface SaidOnce {
  /** Remembers what it said. */
  readonly loop: Loop;
  /** What was not said before, as one line; null when all of it was. */
  readonly notice: string | null;
}

export function sayOnce(loop: Loop, sentences: readonly string[]): SaidOnce {
  const { said } = loop.progress;
  const unsaid = sentences.filter((sentence) => !said.includes(sentence));
  if (unsaid.length === 0) return { loop, notice: null };
  return {
    loop: withProgress(loop, { said: [...said, ...unsaid].slice(-LONGEST) }),
    notice: unsaid.join(' '),
  };
}

const LONGEST = 50;

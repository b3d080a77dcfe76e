// Sentences that a loop tells its user once, however often they apply.

import { type Loop, withProgress } from './loop.ts';

export interface SaidOnce {
  /** Remembers the sentences that were said. */
  readonly loop: Loop;
  /** The sentences not said before, in one line; null when there are none. */
  readonly notice: string | null;
}

/** Tells the user each sentence only once per loop, however often it applies. */
export function sayOnce(loop: Loop, sentences: readonly string[]): SaidOnce {
  const { said } = loop.progress;
  const unsaid = sentences.filter((sentence) => !said.includes(sentence));
  if (unsaid.length === 0) return { loop, notice: null };
  return {
    loop: withProgress(loop, { said: [...said, ...unsaid].slice(-MOST_SAID) }),
    notice: unsaid.join(' '),
  };
}

const MOST_SAID = 50;

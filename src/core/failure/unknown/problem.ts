// One problem in the output of a tool that nobody knows.

import { isTotal } from '../noise-lines.ts';
import { ANNOUNCEMENT, CLOSED, GRAVITY, LABEL, PLACE_ONLY } from './line-shapes.ts';
import type { Said } from './what-is-said.ts';

/** One problem: the line that begins it, what it is about, and the lines below it. */
export interface Problem {
  readonly line: number;
  readonly stream: number;
  readonly joined: number;
  readonly indent: number;
  /** A test's or a block's title, when the words are told below it. */
  readonly title: string | null;
  readonly file: string | null;
  readonly words: string | null;
  /** What the line itself calls it. */
  readonly level?: 'error' | 'warning' | undefined;
  readonly code?: string | undefined;
  readonly more: Said[];
  /** What was said before all problems. */
  readonly before?: readonly Said[];
  readonly strength: Strength;
  readonly isLead?: boolean;
  /** A title whose line says that it failed: what is placed below it is what it found. */
  readonly isVerdict?: boolean;
}

/** How sure it is that a line begins a problem. */
export type Strength = 'place' | 'led' | 'title' | 'plain';

export function startOf({ line, text, stream, joined = 0 }: Said) {
  return { line, stream, joined, indent: text.search(/\S/), more: [] };
}

export function plainProblem(one: Said): Problem {
  return { ...startOf(one), title: null, file: null, words: one.text.trim(), strength: 'plain' };
}

export function saysItself({ words, strength }: Problem): boolean {
  if (words === null || LABEL.test(words) || PLACE_ONLY.test(words)) return false;
  return (
    strength !== 'place' ||
    (/\w/.test(words) && !isTotal(words) && !/^\W?[A-Z]{1,6}-?\d{2,6}\W?$/.test(words))
  );
}

/** True for words that say what is wrong, so that the program's earlier output adds nothing. */
export function isTelling(words: string): boolean {
  const plain = words.replace(GRAVITY, '');
  return (
    /(?:\S+\s+){2}\S/.test(plain) &&
    ![CLOSED, ANNOUNCEMENT, LABEL].some((one) => one.test(plain)) &&
    !isTotal(plain)
  );
}

export const MOST_BELOW = 8;

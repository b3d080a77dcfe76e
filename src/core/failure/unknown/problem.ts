// One problem in the output of a tool that nobody knows.

import { isTotal } from '../text/totals.ts';
import { ANNOUNCEMENT, CLOSED, GRAVITY, LABEL, LED, PLACE_ONLY } from './line-shapes.ts';
import type { OutputLine } from './what-is-said.ts';

/** One problem: the line that begins it, what it is about, and the lines below it. */
export interface Problem {
  readonly line: number;
  readonly stream: number;
  readonly paragraph: number;
  readonly joined: number;
  readonly indent: number;
  /** A test's or a block's title, when the words follow below. */
  readonly title: string | null;
  readonly file: string | null;
  readonly words: string | null;
  /** What the line itself calls the problem. */
  readonly level?: 'error' | 'warning' | undefined;
  readonly code?: string | undefined;
  readonly more: OutputLine[];
  /** The lines before all problems. */
  readonly before?: readonly OutputLine[];
  readonly strength: Strength;
  readonly isLead?: boolean;
  /** A title whose line says that it failed: lines with places below it are its findings. */
  readonly isVerdict?: boolean;
}

/** How sure it is that a line begins a problem. */
export type Strength = 'place' | 'led' | 'title' | 'plain';

export function startOf({ line, text, stream, paragraph, joined = 0 }: OutputLine) {
  return { line, stream, paragraph, joined, indent: text.search(/\S/), more: [] };
}

export function plainProblem(one: OutputLine): Problem {
  return { ...startOf(one), title: null, file: null, words: one.text.trim(), strength: 'plain' };
}

export function saysItself(problem: Problem): boolean {
  const { words, strength, more } = problem;
  if (words === null || LABEL.test(words) || PLACE_ONLY.test(words) || isHeadOf(problem, more[0]))
    return false;
  return (
    strength !== 'place' ||
    (/\w/.test(words) && !isTotal(words) && !/^\W?[A-Z]{1,6}-?\d{2,6}\W?$/.test(words))
  );
}

/** `a.py:3 in function x:`, right above what is wrong there, which is indented further. */
export function isHeadOf(
  { words, strength, line, indent, joined }: Problem,
  below: OutputLine | undefined,
): boolean {
  if (strength !== 'place' || words?.endsWith(':') !== true || below === undefined) return false;
  return below.line === line + joined + 1 && below.text.search(/\S/) > indent && LED.test(below.text);
}

/** True for words that say what is wrong, so that the program's earlier output adds nothing. */
export function isTelling(words: string): boolean {
  const plain = words.replace(GRAVITY, '');
  if (EXCEPTION.test(plain)) return true;
  return (
    /(?:\S+\s+){2}\S/.test(plain) &&
    ![CLOSED, ANNOUNCEMENT, LABEL].some((one) => one.test(plain)) &&
    !isTotal(plain)
  );
}

/** `KeyError: 'vat'` */
const EXCEPTION = /^(?:[\w.:]{0,80}[a-z.:])?[A-Z]\w{1,60}(?:Error|Exception): \S/;

export const MOST_BELOW = 8;

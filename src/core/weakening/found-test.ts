// A test as written: found by each language's reader, and compared before and after.

import type { Token } from './read-tokens.ts';

export interface FoundTest {
  /** Includes the enclosing suites: `cart > ten percent off`. */
  readonly name: string;
  readonly line: number;
  /** What keeps it from running or failing, as written: `it.skip`, `@pytest.mark.xfail`. */
  readonly skipped: string | null;
  /** What keeps other tests from running: `it.only`. */
  readonly only: string | null;
  /** Number of rows if it runs once per row of a written list; else 1. */
  readonly cases: number;
  readonly body: readonly Token[];
}

export interface TestsInFile {
  readonly tests: readonly FoundTest[];
  /** Everything outside tests: helpers, hooks, fixtures. */
  readonly rest: readonly Token[];
}

/** What a test inherits from its suite, class or module. */
export interface Surroundings {
  readonly names: readonly string[];
  readonly skipped: string | null;
  readonly only: string | null;
}

export const NOTHING_AROUND: Surroundings = { names: [], skipped: null, only: null };

/** The sign or word at an index, never a string's text; '' for none. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined || token.kind === 'string' ? '' : token.text;
}

export function opens(token: Token | undefined): boolean {
  return token?.kind === 'sign' && /^[([{]$/.test(token.text);
}

/** Where the bracket at `at` closes, or `limit`. */
export function closeOf(pairs: readonly number[], at: number, limit: number): number {
  return Math.max(at, Math.min(pairs[at] ?? limit, limit));
}

/** The index of each bracket's partner; the number of tokens when it is not closed. */
export function bracketPairs(tokens: readonly Token[]): readonly number[] {
  const pairs = tokens.map(() => tokens.length);
  const open: number[] = [];
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'sign') return;
    if (text === '(' || text === '[' || text === '{') open.push(at);
    if (text === ')' || text === ']' || text === '}') {
      const begin = open.pop();
      if (begin === undefined) return;
      pairs[begin] = at;
      pairs[at] = begin;
    }
  });
  return pairs;
}

/** The number of entries of the list whose bracket is at `open`. */
export function entriesIn(tokens: readonly Token[], pairs: readonly number[], open: number): number {
  const close = closeOf(pairs, open, tokens.length);
  let entries = 0;
  let hasOne = false;
  for (let at = open + 1; at < close; at += 1) {
    const isComma = wordAt(tokens, at) === ',';
    if (isComma && hasOne) entries += 1;
    hasOne = !isComma;
    if (opens(tokens[at])) at = closeOf(pairs, at, close);
  }
  return entries + (hasOne ? 1 : 0);
}

/** The source text, with white space only where needed. */
export function tokensText(tokens: readonly Token[]): string {
  let text = '';
  let last: Token | null = null;
  for (const token of tokens) {
    const joint = last !== null && last.kind !== 'sign' && token.kind !== 'sign' ? ' ' : '';
    text += joint + (token.kind === 'string' ? JSON.stringify(token.text) : token.text);
    last = token;
  }
  return text;
}

/** Whether these words and signs occur in a row. */
export function hasSequence(tokens: readonly Token[], sequence: readonly string[]): boolean {
  return tokens.some((_, at) =>
    sequence.every((text, offset) => {
      const token = tokens[at + offset];
      return token !== undefined && token.kind !== 'string' && token.text === text;
    }),
  );
}

/** The first of these calls with which the body skips its test: `t . Skip (`. */
export function skipIn(body: readonly Token[], ways: readonly (readonly string[])[]): string | null {
  const found = ways.find((way) => hasSequence(body, way));
  return found === undefined ? null : found.join('').replace(/\($/, '');
}

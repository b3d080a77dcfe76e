// Finds the tests of a file: calls in JavaScript, functions and their attributes elsewhere.

import {
  bracketPairs,
  closeOf,
  entriesIn,
  type FoundTest,
  hasSequence,
  NOTHING_AROUND,
  type Surroundings,
  skipIn,
  type TestsInFile,
  tokensText,
  wordAt,
} from './found-test.ts';
import type { SourceTokens, Token } from './read-tokens.ts';
import { testsByBraces } from './tests-by-braces.ts';
import { testsByIndent } from './tests-by-indent.ts';

/** Never throws. */
export function findTests(source: SourceTokens): TestsInFile {
  switch (source.family) {
    case 'javascript':
      return testsByCalls(source.tokens);
    case 'python':
    case 'ruby':
      return testsByIndent(source);
    default:
      return testsByBraces(source);
  }
}

const TESTS = new Set('it test specify fit xit xtest xspecify ftest Deno'.split(' '));
const SUITES = new Set('describe context suite fdescribe xdescribe fcontext xcontext'.split(' '));
/** These are called with an argument first; the call that follows is the test. */
const WITH_ARGUMENT = new Set(['each', 'for', 'skipIf', 'runIf', 'extend', 'concurrent', 'if']);
const SKIPS = new Set('skip todo fixme ignore skipIf runIf failing fails fail'.split(' '));

const IN_BODY: readonly (readonly string[])[] = [
  ['this', '.', 'skip', '('],
  ['t', '.', 'skip', '('],
  ['t', '.', 'todo', '('],
  ['ctx', '.', 'skip', '('],
  ['context', '.', 'skip', '('],
  ['test', '.', 'skip', '('],
  ['test', '.', 'fixme', '('],
  ['test', '.', 'fail', '('],
];

function testsByCalls(tokens: readonly Token[]): TestsInFile {
  const reading: Reading = { tokens, pairs: bracketPairs(tokens), tests: [], rest: [] };
  walk(reading, 0, tokens.length, NOTHING_AROUND);
  return { tests: reading.tests, rest: reading.rest };
}

/** Nobody nests deeper. */
const DEEPEST = 60;

interface Reading {
  readonly tokens: readonly Token[];
  readonly pairs: readonly number[];
  readonly tests: FoundTest[];
  readonly rest: Token[];
}

function walk(reading: Reading, from: number, to: number, around: Surroundings): void {
  const { tokens, pairs, tests, rest } = reading;
  for (let at = from; at < to; at += 1) {
    const call = callAt(tokens, pairs, at);
    if (call === null || around.names.length > DEEPEST) {
      rest.push(...tokens.slice(at, at + 1));
      continue;
    }
    if (call.isSuite) walk(reading, call.open + 1, call.close, within(call, around));
    else tests.push(testOf(call, around));
    at = call.close;
  }
}

interface Call {
  readonly isSuite: boolean;
  readonly name: string;
  readonly line: number;
  readonly open: number;
  readonly close: number;
  readonly cases: number;
  readonly skipped: string | null;
  readonly only: string | null;
  readonly body: readonly Token[];
}

/** Null when no test or suite begins here. */
function callAt(tokens: readonly Token[], pairs: readonly number[], at: number): Call | null {
  const head = tokens[at];
  if (head === undefined || !isTestWord(tokens, at)) return null;
  const chain = chainAt(tokens, pairs, at);
  if (chain === null || (head.text === 'Deno' && chain.names[1] !== 'test')) return null;
  const { names, open, cases } = chain;
  const close = closeOf(pairs, open, tokens.length);
  const marked = names.slice(1).some((name) => SKIPS.has(name));
  if (
    close === tokens.length ||
    !isTestCall(tokens.slice(open + 1, Math.min(close, open + FARTHEST)), marked)
  )
    return null;
  const body = tokens.slice(open + 1, close);
  const written = names.join('.');
  const settings = settingsBefore(body);
  const skipOption = optionIn(settings, /^(?:skip|todo|ignore)$/);
  // The rows of a parametrised test are part of what it expects.
  const rows = names.some((name) => name === 'each' || name === 'for') ? tokens.slice(at + 1, open) : [];
  return {
    isSuite: names.some((name) => SUITES.has(name)),
    name: nameOf(body),
    line: head.line,
    open,
    close,
    cases,
    skipped: marked || /^x/.test(head.text) ? written : skipOption,
    only: names.includes('only') || /^f/.test(head.text) ? written : optionIn(settings, /^only$/),
    body: [...rows, ...body.slice(1)],
  };
}

function isTestWord(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.kind === 'word' ? wordAt(tokens, at) : '';
  return (TESTS.has(word) || SUITES.has(word)) && !/^(?:\.|function)$/.test(wordAt(tokens, at - 1));
}

interface Chain {
  readonly names: readonly string[];
  /** The bracket before the test's name. */
  readonly open: number;
  readonly cases: number;
}

function chainAt(tokens: readonly Token[], pairs: readonly number[], head: number): Chain | null {
  const names = [wordAt(tokens, head)];
  let rows: number | null = null;
  let at = head + 1;
  for (;;) {
    while (wordAt(tokens, at) === '.') {
      names.push(wordAt(tokens, at + 1));
      at += 2;
    }
    const end = argumentEnd(tokens, pairs, at, names.at(-1) ?? '');
    if (end === null) return wordAt(tokens, at) === '(' ? { names, open: at, cases: rows ?? 1 } : null;
    rows = Math.max(rows ?? 0, rowsAt(tokens, pairs, at));
    at = end;
  }
}

/**
 * The position after the rows or condition between a test's word and its call; null when the call itself begins here.
 */
function argumentEnd(
  tokens: readonly Token[],
  pairs: readonly number[],
  at: number,
  last: string,
): number | null {
  if (last === 'each' && tokens[at]?.kind === 'string') return at + 1;
  const end = closeOf(pairs, at, tokens.length) + 1;
  const isArgument = wordAt(tokens, at) === '(' && WITH_ARGUMENT.has(last) && wordAt(tokens, end) === '(';
  return isArgument ? end : null;
}

function rowsAt(tokens: readonly Token[], pairs: readonly number[], at: number): number {
  const token = tokens[at];
  if (token?.kind === 'string') return rowsOf(token.text);
  return wordAt(tokens, at + 1) === '[' ? entriesIn(tokens, pairs, at + 1) : 1;
}

/** The rows of a table in a template. */
function rowsOf(table: string): number {
  return table.split('\n').filter((row) => row.includes('${')).length;
}

/** A test's function begins within this many tokens. */
const FARTHEST = 120;

/** A name followed by a function, or a name alone that is marked as skipped. */
function isTestCall(body: readonly Token[], isMarked: boolean): boolean {
  const [first, second] = body;
  if (first === undefined) return false;
  const isFunction = body.some(
    ({ kind, text }) => kind !== 'string' && (text === '=>' || text === 'function'),
  );
  if (first.kind === 'string' || first.text === '{') return isFunction || isMarked || second?.text === ',';
  return first.text === 'function' || (isFunction && first.text !== '(' && first.text !== 'async');
}

function nameOf(body: readonly Token[]): string {
  const [first] = body;
  if (first?.kind === 'string') return first.text;
  const comma = body.findIndex(({ text }) => text === ',');
  return tokensText(body.slice(0, comma === -1 ? 1 : Math.min(comma, 12)));
}

/** Tokens between a test's name and function, such as `{ skip: true }`. */
function settingsBefore(body: readonly Token[]): readonly Token[] {
  const end = body.findIndex(({ kind, text }) => kind === 'word' && /^(?:function|async)$/.test(text));
  const arrow = body.findIndex(({ kind, text }) => kind === 'sign' && text === '=>');
  const ends = [end, arrow].filter((at) => at !== -1);
  return body.slice(0, ends.length === 0 ? body.length : Math.min(...ends));
}

function optionIn(settings: readonly Token[], names: RegExp): string | null {
  const at = settings.findIndex(
    ({ kind, text }, index) =>
      kind === 'word' &&
      names.test(text) &&
      settings[index + 1]?.text === ':' &&
      settings[index + 2]?.text !== 'false',
  );
  return at === -1 ? null : tokensText(settings.slice(at, at + 3));
}

function within(call: Call, around: Surroundings): Surroundings {
  return {
    names: [...around.names, call.name],
    skipped: around.skipped ?? call.skipped,
    only: around.only ?? call.only,
  };
}

function testOf(call: Call, around: Surroundings): FoundTest {
  return {
    name: [...around.names, call.name].join(' > '),
    line: call.line,
    skipped: around.skipped ?? call.skipped ?? skipIn(call.body, IN_BODY) ?? pendingIn(call.body),
    only: around.only ?? call.only,
    cases: call.cases,
    body: call.body,
  };
}

/** Jasmine's `pending()`. */
function pendingIn(body: readonly Token[]): string | null {
  return hasSequence(body, ['{', 'pending', '(']) ? 'pending()' : null;
}

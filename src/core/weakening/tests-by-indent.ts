// The tests of Python and Ruby: blocks that end with their indentation.

import {
  bracketPairs,
  entriesIn,
  type FoundTest,
  NOTHING_AROUND,
  type Surroundings,
  skipIn,
  type TestsInFile,
  tokensText,
  wordAt,
} from './found-test.ts';
import type { SourceTokens, Token } from './read-tokens.ts';

/** Never throws. */
export function testsByIndent({ family, tokens }: SourceTokens): TestsInFile {
  const reading: Reading = { tokens, pairs: bracketPairs(tokens), tests: [], rest: [] };
  if (family === 'python') python(reading, 0, tokens.length, moduleOf(reading), true);
  else ruby(reading, 0, tokens.length, NOTHING_AROUND);
  return { tests: latest(reading.tests), rest: reading.rest };
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly pairs: readonly number[];
  readonly tests: FoundTest[];
  readonly rest: Token[];
}

/** A second function of the same name replaces the first. */
function latest(tests: readonly FoundTest[]): readonly FoundTest[] {
  return [...new Map(tests.map((test) => [test.name, test])).values()];
}

/** The end of the block that starts at `at`: the next line that is not indented further. */
function blockEnd({ tokens, pairs }: Reading, at: number, to: number): number {
  const indent = tokens[at]?.indent ?? 0;
  for (let next = at + 1; next < to; next += 1) {
    const token = tokens[next];
    if (token === undefined) break;
    if (token.first && token.indent <= indent && token.line > (tokens[at]?.line ?? 0)) return next;
    if (token.kind === 'sign' && /^[([{]$/.test(token.text))
      next = Math.max(next, Math.min(pairs[next] ?? to, to));
  }
  return to;
}

const PYTHON_SKIPS: readonly (readonly string[])[] = [
  ['pytest', '.', 'skip', '('],
  ['pytest', '.', 'xfail', '('],
  ['self', '.', 'skipTest', '('],
  ['raise', 'SkipTest'],
  ['unittest', '.', 'SkipTest'],
];
const MARK =
  /^@?(?:pytest\.mark|unittest|mark)?\.?@?(?:skip|skipif|skipIf|skipUnless|xfail|expectedFailure)$/;

/** `pytestmark = pytest.mark.skip` and `pytest.skip(allow_module_level=True)` apply to the whole file. */
function moduleOf({ tokens }: Reading): Surroundings {
  const at = tokens.findIndex(
    ({ first, indent, text }, index) =>
      first &&
      indent === 0 &&
      ((text === 'pytestmark' && skipMark(tokens.slice(index, index + 40)) !== null) ||
        (text === 'pytest' && tokens[index + 2]?.text === 'skip')),
  );
  return at === -1
    ? NOTHING_AROUND
    : { ...NOTHING_AROUND, skipped: skipMark(tokens.slice(at, at + 40)) ?? 'pytest.skip' };
}

function skipMark(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex((_, index) => isMark(tokens, index));
  if (at === -1) return null;
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1) === '.' ? `${wordAt(tokens, at - 2)}.` : '';
  return `${before === 'mark.' ? 'pytest.mark.' : before}${word}`;
}

function isMark(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  const isMember = wordAt(tokens, at - 1) === '.' && /^@?(?:mark|unittest)$/.test(wordAt(tokens, at - 2));
  return MARK.test(word) && (isMember || word.startsWith('@'));
}

function python(reading: Reading, from: number, to: number, around: Surroundings, collected: boolean): void {
  const { tokens } = reading;
  let marks = from;
  for (let at = from; at < to; ) {
    if (tokens[at]?.first && wordAt(tokens, at).startsWith('@')) {
      at = statementEnd(reading, at, to);
      continue;
    }
    const end = blockEnd(reading, at, to);
    pythonBlock(reading, at, end, tokens.slice(marks, at), around, collected);
    at = end;
    marks = end;
  }
}

function pythonBlock(
  reading: Reading,
  at: number,
  end: number,
  marks: readonly Token[],
  around: Surroundings,
  collected: boolean,
): void {
  const { tokens } = reading;
  const keyword = wordAt(tokens, at) === 'async' ? at + 1 : at;
  const isTest = wordAt(tokens, keyword) === 'def' && /^test/.test(wordAt(tokens, keyword + 1));
  if (tokens[at]?.first && wordAt(tokens, at) === 'class') pythonClass(reading, at, end, marks, around);
  else if (collected && isTest) reading.tests.push(pythonTest(reading, keyword, end, marks, around));
  else reading.rest.push(...tokens.slice(at, end));
}

/** The position after the decorator that starts at `at`. */
function statementEnd({ tokens, pairs }: Reading, at: number, to: number): number {
  for (let next = at + 1; next < to; next += 1) {
    if (tokens[next]?.first) return next;
    if (tokens[next]?.text === '(') next = Math.max(next, Math.min(pairs[next] ?? to, to));
  }
  return to;
}

function pythonClass(
  reading: Reading,
  at: number,
  end: number,
  marks: readonly Token[],
  around: Surroundings,
): void {
  const { tokens, pairs } = reading;
  const name = tokens[at + 1]?.text ?? '';
  const bases = tokens[at + 2]?.text === '(' ? tokens.slice(at + 3, pairs[at + 2]) : [];
  const inner = tokens.slice(at, end);
  const body = at + inner.findIndex(({ first }, index) => index > 0 && first);
  const isOff = inner.some(({ text }, index) => text === '__test__' && inner[index + 2]?.text === 'False');
  const collected = !isOff && (/^Test/.test(name) || bases.some(({ text }) => /Test/.test(text)));
  const skipped = around.skipped ?? skipMark(marks);
  if (body <= at) return;
  python(reading, body, end, { names: [...around.names, name], skipped, only: null }, collected);
}

function pythonTest(
  reading: Reading,
  at: number,
  end: number,
  marks: readonly Token[],
  around: Surroundings,
): FoundTest {
  const { tokens } = reading;
  const body = tokens.slice(at + 2, end);
  return {
    name: [...around.names, tokens[at + 1]?.text ?? ''].join('.'),
    line: tokens[at]?.line ?? 1,
    skipped: around.skipped ?? skipMark(marks) ?? skipIn(body, PYTHON_SKIPS),
    only: null,
    cases: rowsOf(marks),
    // The parameters of a test are part of what it expects.
    body: [...marks, ...body],
  };
}

/** The product of the lengths of its parameter lists. */
function rowsOf(marks: readonly Token[]): number {
  const pairs = bracketPairs(marks);
  let rows = 1;
  marks.forEach(({ text }, at) => {
    if (text !== 'parametrize') return;
    const comma = marks.findIndex(
      (token, index) => index > at && token.kind === 'sign' && token.text === ',',
    );
    const list = marks.findIndex(
      (token, index) => index > comma && token.kind === 'sign' && /^[[(]$/.test(token.text),
    );
    if (comma !== -1 && list !== -1) rows *= Math.max(1, entriesIn(marks, pairs, list));
  });
  return rows;
}

const RUBY_TESTS =
  /^(?:it|specify|test|scenario|example|should|xit|xspecify|xexample|xscenario|fit|fspecify)$/;
const RUBY_SUITES =
  /^(?:describe|context|feature|class|module|x(?:describe|context)|f(?:describe|context)|RSpec)$/;

function ruby(reading: Reading, from: number, to: number, around: Surroundings): void {
  const { tokens } = reading;
  for (let at = from; at < to; ) {
    const end = rubyEnd(reading, at, to);
    const head = tokens.slice(at, at + 40).filter(({ line }) => line === tokens[at]?.line);
    const word = tokens[at]?.first ? wordAt(tokens, at) : '';
    if (isRubyTest(tokens, at)) reading.tests.push(rubyTest(reading, at, end, head, around));
    else if (RUBY_SUITES.test(word)) ruby(reading, at + head.length, end, rubySuite(head, around));
    else reading.rest.push(...tokens.slice(at, end));
    at = end;
  }
}

function isRubyTest(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.first ? wordAt(tokens, at) : '';
  const isMethod = word === 'def' && /^test_/.test(wordAt(tokens, at + 1));
  return isMethod || (RUBY_TESTS.test(word) && tokens[at + 1]?.kind === 'string');
}

function rubyEnd(reading: Reading, at: number, to: number): number {
  const end = blockEnd(reading, at, to);
  const isEnd =
    reading.tokens[end]?.text === 'end' && reading.tokens[end]?.indent === reading.tokens[at]?.indent;
  return isEnd && end < to ? end + 1 : end;
}

function rubyMarks(head: readonly Token[]): Pick<Surroundings, 'skipped' | 'only'> {
  const [first] = head;
  const written = (names: RegExp) =>
    head.find(({ kind, text }) => kind === 'word' && names.test(text))?.text ?? null;
  const skipped = /^x/.test(first?.text ?? '') ? (first?.text ?? null) : written(/^(?:skip|pending)$/);
  const only = /^f(?:it|specify|describe|context)$/.test(first?.text ?? '')
    ? (first?.text ?? null)
    : written(/^focus$/);
  return { skipped, only };
}

function rubySuite(head: readonly Token[], around: Surroundings): Surroundings {
  const name = head.find(({ kind }, at) => at > 0 && kind !== 'sign')?.text ?? '';
  const marks = rubyMarks(head);
  return {
    names: [...around.names, name],
    skipped: around.skipped ?? marks.skipped,
    only: around.only ?? marks.only,
  };
}

function rubyTest(
  { tokens }: Reading,
  at: number,
  end: number,
  head: readonly Token[],
  around: Surroundings,
): FoundTest {
  const body = tokens.slice(at + 2, end);
  const marks = rubyMarks(head);
  const inBody = body.find(({ first, text }) => first && /^(?:skip|pending|omit)$/.test(text))?.text ?? null;
  return {
    name: [...around.names, tokensText(tokens.slice(at + 1, at + 2)).replaceAll('"', '')].join(' > '),
    line: tokens[at]?.line ?? 1,
    skipped: around.skipped ?? marks.skipped ?? inBody,
    only: around.only ?? marks.only,
    cases: 1,
    body,
  };
}

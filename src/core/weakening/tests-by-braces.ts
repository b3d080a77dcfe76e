// The tests of Go, Rust, Java, Kotlin, C#, PHP, Swift and bats: functions in braces, recognised by name or attribute.

import {
  bracketPairs,
  type FoundTest,
  NOTHING_AROUND,
  type Surroundings,
  skipIn,
  type TestsInFile,
  tokensText,
  wordAt,
} from './found-test.ts';
import type { Comment, SourceTokens, Token } from './read-tokens.ts';

/** Never throws. */
export function testsByBraces(source: SourceTokens): TestsInFile {
  const { tokens, comments } = source;
  const reading: Reading = { source, pairs: bracketPairs(tokens), tests: [], rest: [] };
  const tag = source.family === 'go' ? buildTag(comments, tokens[0]?.line ?? 1) : fileAttribute(source);
  walk(reading, 0, tokens.length, { ...NOTHING_AROUND, skipped: tag });
  return { tests: reading.tests, rest: reading.rest };
}

/** Tokens of attributes and modifiers read before a name. */
const MOST_MARKS = 200;
/** Nobody nests deeper. */
const DEEPEST = 60;

interface Reading {
  readonly source: SourceTokens;
  readonly pairs: readonly number[];
  readonly tests: FoundTest[];
  readonly rest: Token[];
}

/** The build tag that keeps a Go file out of an ordinary build. */
function buildTag(comments: readonly Comment[], firstCode: number): string | null {
  const tag = comments.find(
    ({ text, line }) => line <= firstCode && /^\/\/(?:go:build| ?\+build) /.test(text),
  );
  return tag === undefined ? null : tag.text;
}

/** `#![cfg(...)]` at the top of a Rust file. */
function fileAttribute({ family, tokens }: SourceTokens): string | null {
  if (family !== 'rust' || tokens[0]?.text !== '#' || tokens[1]?.text !== '!') return null;
  const end = tokens.findIndex(({ text }) => text === ']');
  return gateIn([tokens.slice(2, end + 1)]);
}

function walk(reading: Reading, from: number, to: number, around: Surroundings): void {
  const { tokens } = reading.source;
  let marks = from;
  for (let at = from; at < to; ) {
    const block = around.names.length > DEEPEST ? null : blockAt(reading, at, to, marks);
    if (block !== null) take(reading, block, { ...around, skipped: around.skipped ?? block.skipped });
    else reading.rest.push(...tokens.slice(at, at + 1));
    if (block !== null || /^[;}]$/.test(wordAt(tokens, at))) marks = block === null ? at + 1 : block.end;
    at = block === null ? at + 1 : block.end;
  }
}

function take(reading: Reading, block: Block, around: Surroundings): void {
  if (block.kind === 'test') reading.tests.push(testOf(reading, block, around));
  else walk(reading, block.open + 1, block.end - 1, { ...around, names: [...around.names, block.name] });
}

interface Block {
  readonly kind: 'test' | 'group';
  readonly name: string;
  readonly line: number;
  readonly marks: readonly Token[];
  readonly skipped: string | null;
  readonly open: number;
  /** Index after the last token. */
  readonly end: number;
}

/** The test, or the class or module of tests, whose name follows the word at `at`. */
function blockAt(reading: Reading, at: number, to: number, from: number): Block | null {
  const { source, pairs } = reading;
  const { tokens, family } = source;
  if (tokens[at]?.kind !== 'word') return null;
  const marks = tokens.slice(Math.max(from, at - MOST_MARKS), at);
  const found = nameAt(source, pairs, at, marks);
  if (found === null) return null;
  const open = openingFrom(tokens, pairs, found.at + 1, to);
  if (open === null) return null;
  const end = Math.min((pairs[open] ?? to) + 1, to);
  const skipped = family === 'rust' ? rustSkip(attributesOf(marks)) : markedSkip(marks);
  return { kind: found.kind, name: found.name, line: tokens[found.at]?.line ?? 1, marks, skipped, open, end };
}

interface Named {
  readonly kind: 'test' | 'group';
  readonly name: string;
  readonly at: number;
}

function nameAt(
  { family, tokens }: SourceTokens,
  pairs: readonly number[],
  at: number,
  marks: readonly Token[],
): Named | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  switch (family) {
    case 'shell':
      return token.text === '@test' ? named('test', tokens, at + 1) : null;
    case 'go':
      return token.text === 'func' ? goName(tokens, pairs, at) : null;
    case 'rust':
      return rustName(tokens, at, marks);
    default:
      return /^(?:class|object|namespace|extension)$/.test(token.text) && tokens[at + 1]?.kind === 'word'
        ? named('group', tokens, at + 1)
        : methodAt(tokens, at, marks);
  }
}

function named(kind: Named['kind'], tokens: readonly Token[], at: number): Named {
  return { kind, name: tokens[at]?.text ?? '', at };
}

function rustName(tokens: readonly Token[], at: number, marks: readonly Token[]): Named | null {
  const word = wordAt(tokens, at);
  if (word === 'mod' && tokens[at + 1]?.kind === 'word') return named('group', tokens, at + 1);
  return word === 'fn' && attributesOf(marks).some(isRustTest) ? named('test', tokens, at + 1) : null;
}

function goName(tokens: readonly Token[], pairs: readonly number[], at: number): Named | null {
  const name = tokens[at + 1]?.text === '(' ? (pairs[at + 1] ?? tokens.length) + 1 : at + 1;
  const text = tokens[name]?.text ?? '';
  const isTest = /^(?:Test|Fuzz|Example)(?![a-z])/.test(text) && text !== 'TestMain';
  return isTest ? { kind: 'test', name: text, at: name } : null;
}

const TEST_MARKS =
  /^(?:@?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|Property)|Fact|Theory|TestMethod|TestCase|DataTestMethod)$/;

/** A method with a test annotation, or one in PHP, Swift or old JUnit whose name begins with `test`. */
function methodAt(tokens: readonly Token[], at: number, marks: readonly Token[]): Named | null {
  const token = tokens[at];
  if (token === undefined || tokens[at + 1]?.text !== '(' || token.text.startsWith('@')) return null;
  const before = tokens[at - 1];
  const isDeclared = before?.kind === 'word' || before?.text === '>' || before?.text === '`';
  const isMarked = marks.some(({ kind, text }) => kind === 'word' && TEST_MARKS.test(text));
  const isNamed =
    /^test(?![a-z])/.test(token.text) && /^(?:function|func|void|fun)$/.test(before?.text ?? '');
  return isDeclared && (isMarked || isNamed) ? { kind: 'test', name: token.text, at } : null;
}

/** The opening brace of the body, after the parameters; null for a declaration without one. */
function openingFrom(
  tokens: readonly Token[],
  pairs: readonly number[],
  from: number,
  to: number,
): number | null {
  for (let at = from; at < to; at += 1) {
    const text = tokens[at]?.kind === 'sign' ? tokens[at]?.text : '';
    if (text === '{') return at;
    if (text === ';' || text === '}') return null;
    if (text === '(' || text === '[') at = Math.max(at, pairs[at] ?? to);
  }
  return null;
}

/** Each Rust `#[...]`, without its brackets. */
function attributesOf(marks: readonly Token[]): readonly (readonly Token[])[] {
  const pairs = bracketPairs(marks);
  return marks.flatMap(({ text }, at) =>
    text === '#' && marks[at + 1]?.text === '[' ? [marks.slice(at + 2, pairs[at + 1])] : [],
  );
}

const RUST_TESTS = /^(?:test|rstest|test_case|quickcheck|wasm_bindgen_test|case|bench)$/;

function isRustTest(attribute: readonly Token[]): boolean {
  const end = attribute.findIndex(({ text }) => text === '(');
  const path = end === -1 ? attribute : attribute.slice(0, end);
  return RUST_TESTS.test(path.at(-1)?.text ?? '');
}

function rustSkip(attributes: readonly (readonly Token[])[]): string | null {
  const mark = attributes.find(([first]) => first?.text === 'ignore' || first?.text === 'should_panic');
  return mark === undefined ? gateIn(attributes) : `#[${mark[0]?.text ?? ''}]`;
}

/** A build condition other than `cfg(test)`. */
function gateIn(attributes: readonly (readonly Token[])[]): string | null {
  const gates = attributes.filter(([first]) => /^(?:cfg|cfg_attr|\[)$/.test(first?.text ?? ''));
  const gate = gates.find((attribute) => tokensText(attribute) !== 'cfg(test)');
  if (gate === undefined || !gate.some(({ text }) => text === 'cfg' || text === 'ignore')) return null;
  return `#[${tokensText(gate.filter(({ text }) => text !== '[' && text !== ']'))}]`;
}

function markedSkip(marks: readonly Token[]): string | null {
  const mark = marks.find(
    ({ kind, text }, at) =>
      kind === 'word' &&
      (/^@(?:Disabled\w*|Ignore|EnabledIf\w*|EnabledOn\w*)$/.test(text) ||
        (/^(?:Ignore|Explicit)$/.test(text) && marks[at - 1]?.text === '[') ||
        (text === 'Skip' && marks[at + 1]?.text === '=')),
  );
  return mark?.text ?? null;
}

const SKIPS: readonly (readonly string[])[] = [
  ...['t', 'b', 'f', 's'].flatMap((name) =>
    ['Skip', 'Skipf', 'SkipNow'].map((call) => [name, '.', call, '(']),
  ),
  ['s', '.', 'T', '(', ')', '.', 'Skip', '('],
  ['markTestSkipped', '('],
  ['markTestIncomplete', '('],
  ['XCTSkip', '('],
  ['assumeTrue', '(', 'false'],
  ['assumeFalse', '(', 'true'],
  ['Assert', '.', 'Ignore', '('],
  ['Assert', '.', 'Inconclusive', '('],
];

function testOf({ source }: Reading, block: Block, around: Surroundings): FoundTest {
  const body = source.tokens.slice(block.open + 1, block.end - 1);
  const inShell = source.family === 'shell' && body.some(({ first, text }) => first && text === 'skip');
  return {
    name: [...around.names, block.name].join(source.family === 'rust' ? '::' : '.'),
    line: block.line,
    skipped: around.skipped ?? skipIn(body, SKIPS) ?? (inShell ? 'skip' : null),
    only: null,
    cases: Math.max(1, attributesOf(block.marks).filter(([first]) => first?.text === 'case').length),
    body: [...block.marks, ...body],
  };
}

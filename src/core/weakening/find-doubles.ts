// Finds doubles of the code under test: a mock of the module or function that the test imports and calls, or a copy in
// the test itself. Only in existing tests: a new test may be written freely.

import type { ChangedFile } from './changed-file.ts';
import type { CodeLines } from './code-lines.ts';
import { findTests } from './find-tests.ts';
import { wordAt } from './found-test.ts';
import type { Family, Token } from './read-tokens.ts';
import { inSentence, type Weakening } from './weakening.ts';

export function findDoubles(
  file: ChangedFile,
  family: Family,
  before: CodeLines,
  after: CodeLines,
  files: readonly ChangedFile[] = [],
): readonly Weakening[] {
  if (file.before === null || file.after === null) return [];
  if (findTests(before.source).tests.length === 0) return [];
  const old = importsOf(before, family);
  const present = importsOf(after, family);
  const known = new Set(before.lines.map(({ text }) => text));
  const found = after.lines.filter(
    ({ text }) => !known.has(text) && isDouble(text, family, { old, present, before }),
  );
  const taken = [...old].flatMap(([name, from]) => {
    const now = present.get(name);
    const isLocal =
      now === undefined && definesName(after.source.tokens, name) && !definesName(before.source.tokens, name);
    const isDoubled = !OF_TESTS.test(from) && (isLocal || isFake(from, now));
    return isDoubled || isOwnRunner(name, from, now, files) ? [{ name, now }] : [];
  });
  return [
    ...found.slice(0, 1).map(
      ({ text, line }): Weakening => ({
        kind: 'subject-mocked',
        path: file.path,
        line,
        what: `${inSentence(text)} puts a double in the place of what is tested`,
      }),
    ),
    ...taken.slice(0, 1).map(
      ({ name, now }): Weakening => ({
        kind: 'subject-mocked',
        path: file.path,
        line: null,
        what:
          now === undefined
            ? `the test has its own ${inSentence(name)} instead of the one it tested`
            : `${inSentence(name)} is now taken from ${inSentence(now)}`,
      }),
    ),
  ];
}

function isFake(from: string, now: string | undefined): boolean {
  return now !== undefined && !FAKE.test(from) && FAKE.test(now);
}

/** A test function once imported from a library now comes from a new file that does not use that library. */
function isOwnRunner(
  name: string,
  from: string,
  now: string | undefined,
  files: readonly ChangedFile[],
): boolean {
  if (!/^(?:expect|assert|test|it|describe)$/.test(name) || from.startsWith('.') || !now?.startsWith('.'))
    return false;
  const file = now.slice(now.lastIndexOf('/') + 1).replace(/\.\w{2,3}$/, '');
  return files.some(
    ({ path, before, after }) =>
      before === null && path.includes(`/${file}.`) && !(after ?? '').includes(from.replace(/\/.*/, '')),
  );
}

const FAKE = /(?:^|[./_:-])(?:__mocks__|mocks?|fakes?|stubs?|dummy|dummies)(?:[./_:]|$)/i;
/** A helper may move into the test that uses it. */
const OF_TESTS = /(?:^|[./_:-])(?:tests?|support|helpers?|utils?|fixtures?|common)(?:[./_:-]|$)/i;

function definesName(tokens: readonly Token[], name: string): boolean {
  return tokens.some(
    ({ text }, at) =>
      text === name && /^(?:function|const|let|var|def|fn|func|class)$/.test(tokens[at - 1]?.text ?? ''),
  );
}

const DOUBLE_OF_MODULE =
  /\b(?:jest|vi|td|mock)\.(?:mock|doMock|unstable_mockModule|module|replace)\("([^"]{1,200})"/;
const DOUBLE_OF_MEMBER = /\b(?:spyOn|stub|replace|method)\((\w{1,80}),"(\w{1,80})"/;
const PYTHON_BY_NAME = /\b(?:patch|setattr)\("([\w.]{1,200})"/;
const PYTHON_BY_OBJECT = /\b(?:patch\.object|setattr)\(([\w.]{1,200}),"(\w{1,80})"/;

interface Names {
  readonly old: Imports;
  readonly present: Imports;
  readonly before: CodeLines;
}

function isDouble(text: string, family: Family, names: Names): boolean {
  if (family === 'javascript') return isJavaScriptDouble(text, names);
  if (family === 'python') return isPythonDouble(text, names);
  if (family !== 'go') return false;
  const [, member = ''] = /^\w{1,80}\.(\w{1,80})=func\(/.exec(text) ?? [];
  return member !== '' && calls(names.before, member);
}

function isJavaScriptDouble(text: string, { old, present, before }: Names): boolean {
  const module = DOUBLE_OF_MODULE.exec(text)?.[1] ?? '';
  if (module.startsWith('.')) return [...old.values()].includes(module);
  const [, object = '', member = ''] = DOUBLE_OF_MEMBER.exec(text) ?? [];
  const from = present.get(object) ?? old.get(object) ?? '';
  return from.startsWith('.') && calls(before, member);
}

/** The tests call the replaced function and import it, or the module it is in. */
function isPythonDouble(text: string, { old, before }: Names): boolean {
  const target = PYTHON_BY_NAME.exec(text)?.[1] ?? PYTHON_BY_OBJECT.exec(text)?.slice(1).join('.') ?? '';
  const name = target.slice(target.lastIndexOf('.') + 1);
  if (target === '' || !calls(before, name)) return false;
  const isInModule = [...old].some(([one, from]) => target.startsWith(`${one}.`) || target.startsWith(from));
  return old.has(name) || isInModule;
}

function calls({ source: { tokens } }: CodeLines, name: string): boolean {
  return tokens.some(
    ({ kind, text }, at) => kind === 'word' && text === name && tokens[at + 1]?.text === '(',
  );
}

/** Each imported name and its source. */
type Imports = ReadonlyMap<string, string>;

export function importsOf({ source, lines }: CodeLines, family: Family): Imports {
  if (family === 'javascript') return javascriptImports(source.tokens);
  return new Map(lines.flatMap(({ text }) => [...pythonImports(text), ...rustImports(text)]));
}

function pythonImports(line: string): readonly (readonly [string, string])[] {
  const [, from = '', names = ''] = /^from ([\w.]{1,200}) ?import ?\(?(.{1,400})$/.exec(line) ?? [];
  const [, whole = ''] = /^import ([\w.]{1,200})(?: as \w{1,80})?$/.exec(line) ?? [];
  const single = whole === '' ? [] : [[whole, whole] as const];
  return [...(names.match(/\w+/g) ?? []).map((name) => [name, from] as const), ...single];
}

function rustImports(line: string): readonly (readonly [string, string])[] {
  const [, path = '', group, single = ''] =
    /^use ((?:\w{1,80}::){1,12})(?:\{([^}]{1,300})\}|(\w{1,80}));$/.exec(line) ?? [];
  return ((group ?? single).match(/\w+/g) ?? []).map((name) => [name, path] as const);
}

function javascriptImports(tokens: readonly Token[]): Imports {
  const found = new Map<string, string>();
  tokens.forEach((token, at) => {
    if (token.kind !== 'string') return;
    for (const name of namesBefore(tokens, at)) found.set(name, token.text);
  });
  return found;
}

/** The names bound by an import or `require` of the string at `at`; empty for any other string. */
function namesBefore(tokens: readonly Token[], at: number): readonly string[] {
  const isFrom = wordAt(tokens, at - 1) === 'from';
  const isCalled = wordAt(tokens, at - 1) === '(' && /^(?:require|import)$/.test(wordAt(tokens, at - 2));
  if (!isFrom && !isCalled) return [];
  const end = isFrom ? at - 1 : at - 2;
  const names: string[] = [];
  for (let back = end - 1; back >= 0 && back > end - 60; back -= 1) {
    const name = wordAt(tokens, back);
    if (/^(?:import|const|let|var)$/.test(name)) return names;
    if (tokens[back]?.kind === 'word' && !/^(?:as|type|await)$/.test(name)) names.push(name);
  }
  return [];
}

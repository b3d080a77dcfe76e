// The tests of all changed files on one side, before or after, with their assertions.

import { type Assertion, findAssertions, literalOf } from './find-assertions.ts';
import { findTests } from './find-tests.ts';
import { type FoundTest, tokensText } from './found-test.ts';
import { type Family, familyOf, readTokens, type Token } from './read-tokens.ts';

export interface Test extends FoundTest {
  readonly path: string;
  readonly family: Family;
  readonly assertions: readonly Assertion[];
  /** The source of its body, without white space. */
  readonly text: string;
  readonly literals: ReadonlySet<string>;
}

export interface Side {
  readonly path: string;
  readonly family: Family | null;
  readonly tests: readonly Test[];
  readonly rest: readonly Token[];
  readonly helpers: readonly Assertion[];
}

/** All files of one side together. */
export interface Gathered {
  readonly tests: readonly Test[];
  /** How often each assertion occurs anywhere, and (`loose`) each string or number outside tests. */
  readonly texts: ReadonlyMap<string, number>;
  readonly loose: ReadonlyMap<string, number>;
  readonly assertions: number;
  readonly helpers: number;
  /** Functions defined outside tests. */
  readonly functions: ReadonlySet<string>;
}

export function readSide(path: string, text: string): Side {
  const family = familyOf(path);
  if (family === null) return { path, family, tests: [], rest: [], helpers: [] };
  const source = readTokens(text, family);
  const { tests, rest } = isCollected(path, family) ? findTests(source) : { tests: [], rest: source.tokens };
  return {
    path,
    family,
    tests: tests.map((test) => ({
      ...test,
      path,
      family,
      assertions: findAssertions(test.body, family),
      text: tokensText(test.body),
      literals: new Set(test.body.flatMap((token) => literalOf(token) ?? [])),
    })),
    rest,
    helpers: findAssertions(rest, family),
  };
}

/** The runners of some languages select files by name. */
function isCollected(path: string, family: Family): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (family === 'python') return /^tests?[^/]*\.py$|_tests?\.py$/.test(name);
  return family === 'go' ? isBuilt(path, name) : true;
}

const ELSEWHERE =
  /_(?:windows|darwin|freebsd|netbsd|openbsd|plan9|solaris|js|wasip1|android|ios|aix|wasm|arm|386|s390x|ppc64le?|mips\w{0,8}|riscv64|loong64)_test\.go$/;

/** Go skips files that begin with `.` or `_`, test data, and files for other systems. */
function isBuilt(path: string, name: string): boolean {
  return name.endsWith('_test.go') && !ELSEWHERE.test(name) && !/(?:^|\/)(?:[._]|testdata\/)/.test(path);
}

export function gather(sides: readonly Side[]): Gathered {
  const tests = sides.flatMap((side) => side.tests);
  const all = [...tests.flatMap(({ assertions }) => assertions), ...sides.flatMap(({ helpers }) => helpers)];
  const rest = sides.flatMap((side) => side.rest);
  return {
    tests,
    texts: counted(all.map(({ text }) => text)),
    loose: counted(rest.flatMap((token) => literalOf(token) ?? [])),
    assertions: all.length,
    helpers: sides.reduce((sum, { helpers }) => sum + helpers.length, 0),
    functions: new Set(rest.flatMap((token, at) => (isDefined(rest, at) ? [token.text] : []))),
  };
}

export function counted(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function isDefined(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'word' &&
    /^(?:function|def|func|fn|fun|const|let|void)$/.test(tokens[at - 1]?.text ?? '')
  );
}

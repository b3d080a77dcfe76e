// Reads `go test`, plain, verbose or as JSON: failed tests, panics, timeouts, races, and a test binary
// that exited by itself. Compile errors are left to the compiler's reader.

import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { goLines, isGoDiagnostic } from './go-build.ts';
import { type GoCall, goCalls, goFatal } from './go-panic.ts';

export const goTest: ToolReader = {
  tool: 'go test',
  rank: 'tool',
  programs: ['go', 'gotestsum'],
  signature:
    /^ *--- FAIL: |^FAIL\t|^panic: |^fatal error: |^WARNING: DATA RACE|"Output":" *(?:--- FAIL|panic|fatal error|FAIL\\t)/m,
  read,
};

const ENDED = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;

function read(output: CleanOutput): readonly Finding[] {
  const lines = goLines(output.lines);
  const compiled = !lines.some((text) => isGoDiagnostic(text));
  const found: Finding[] = [];
  let from = 0;
  for (const [to, text] of lines.entries()) {
    const [, name, why = null] = ENDED.exec(text) ?? [];
    if (name === undefined) continue;
    found.push(...packageFindings(lines, { from, to, name, why, compiled }));
    from = to + 1;
  }
  // A program run without the test runner names no package.
  const rest = packageFindings(lines, { from, to: lines.length, name: null, why: null, compiled });
  return [...found, ...rest.map((one) => ({ ...one, tool: 'go' }))];
}

interface Package {
  readonly from: number;
  readonly to: number;
  readonly name: string | null;
  /** `build failed`, `setup failed` */
  readonly why: string | null;
  /** False when the compiler said why a package does not build. */
  readonly compiled: boolean;
}

function packageFindings(lines: readonly string[], pkg: Package): readonly Finding[] {
  const tests = goFailedTests(lines, pkg.from, pkg.to);
  const testId = (name: string | null) =>
    [pkg.name, name].filter((part) => part !== null).join(' > ') || null;
  const fatal = goFatal(lines, pkg.from, pkg.to);
  const broken = fatal?.testId ?? tests.findLast((test) => test.line < (fatal?.line ?? 0))?.name ?? null;
  const race = raceBelow(lines, pkg);
  const found = tests
    .filter((test) => test.name !== broken)
    .map((test) => testFinding(test, testId(test.name), race));
  if (fatal !== null) return [{ ...fatal, testId: testId(broken) }, ...found];
  return found.length > 0 || pkg.name === null ? found : silent(lines, pkg, pkg.name);
}

/** The first call inside the project that a race report of this package names. */
function raceBelow(lines: readonly string[], { from, to }: Package): GoCall | undefined {
  for (let line = from; line < to; line += 1) {
    if (lines[line] === 'WARNING: DATA RACE') return goCalls(lines, line)[0];
  }
  return undefined;
}

function testFinding(test: GoTest, testId: string | null, report: GoCall | undefined): Finding {
  const race = test.said.some((words) => words.startsWith('race detected'));
  const call = race ? report : undefined;
  const [last = 'failed without a message', ...earlier] = [...test.said].reverse();
  return findingOf(test.line, race ? 'race detected during execution of test' : last, {
    phase: 'test',
    code: race ? 'race' : null,
    speech: race ? 'diagnostic' : COMPARED.test(last) ? 'assertion' : 'runtime',
    ...(earlier.length > 0 && !race ? { values: earlier } : {}),
    file: test.file ?? call?.file ?? null,
    testId,
    frame: call === undefined ? test.file : `${call.file} ${call.fn}`,
  });
}

/** Marks a comparison. Other messages may contain names and codes: `relation "orders" does not exist`, `HTTP 401`. */
const COMPARED =
  /\b(?:got|want(?:ed)?|expect(?:ed)?|actual|should (?:be|have|equal|not))\b|[!=]=|[Nn]ot equal/;

/** The output has only the package's verdict: it did not build, or the test binary exited by itself. */
function silent(
  lines: readonly string[],
  { from, to, why, compiled }: Package,
  name: string,
): readonly Finding[] {
  if (why !== null && !compiled) return [];
  const exit = lines.slice(from, to).findLast((text) => /^exit status \d+$|^signal: /.test(text));
  const words = why ?? exit ?? 'the package failed without a word';
  return [
    findingOf(to, words, {
      phase: why === null ? 'test' : 'compile',
      code: why ?? exit ?? null,
      testId: name,
    }),
  ];
}

// A failed test of a Go package and its messages, from plain or verbose output.
interface GoTest {
  /** With the subtest: `TestVat/tea`. */
  readonly name: string;
  readonly line: number;
  /** In the order of the text, without repeats; logs cannot be distinguished from failures. */
  readonly said: readonly string[];
  readonly file: string | null;
}

const FAILED = /^ *--- FAIL: (\S+) \([\d.]+s\)$/;
const STARTED = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
const PASSED = /^ *--- (?:PASS|SKIP)/;
const SAID = /^ {4,}([\w.-]+\.go):\d+: ?(.*)$/;

interface Words {
  readonly said: Set<string>;
  file: string | null;
}

/** Failed tests between two lines, without those that failed only through their subtests. */
function goFailedTests(lines: readonly string[], from: number, to: number): readonly GoTest[] {
  const failed = new Map<string, number>();
  const words = new Map<string, Words>();
  let current: string | null = null;
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? '';
    const verdict = FAILED.exec(text)?.[1];
    if (verdict !== undefined) failed.set(verdict, line);
    // A test's messages come before its verdict in verbose output, below it in plain output.
    current = STARTED.exec(text)?.[1] ?? verdict ?? (PASSED.test(text) ? null : current);
    if (current !== null) listen(lines, line, wordsOf(words, current));
  }
  const parents = new Set([...failed.keys()].flatMap((name) => parentsOf(name)));
  return [...failed]
    .map(([name, line]) => ({ name, line, ...wordsOf(words, name) }))
    .map((test) => ({ ...test, said: [...test.said] }))
    .filter((test) => test.said.length > 0 || !parents.has(test.name));
}

function wordsOf(words: Map<string, Words>, name: string): Words {
  const known = words.get(name) ?? { said: new Set(), file: null };
  words.set(name, known);
  return known;
}

function listen(lines: readonly string[], line: number, words: Words): void {
  const [, file, said] = SAID.exec(lines[line] ?? '') ?? [];
  if (file === undefined || said === undefined) return;
  if (file !== 'testing.go') words.file = file;
  const text = said.trim() === '' ? assertionLibrary(lines, line) : said.trim();
  if (text !== '') words.said.add(text);
}

/** `TestA/b/c` -> `TestA`, `TestA/b` */
function parentsOf(name: string): readonly string[] {
  const parts = name.split('/').slice(0, 20);
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** testify prints below the place: `Error:`, the expectation, and then `Test:`. */
function assertionLibrary(lines: readonly string[], line: number): string {
  const block = lines.slice(line + 1, line + 30).map((text) => text.trim());
  const start = block.findIndex((text) => text.startsWith('Error:'));
  if (start < 0) return block[0] ?? '';
  const end = block.findIndex((text, index) => index > start && /^(?:Test|Messages):|^$|^Diff:/.test(text));
  const words = block.slice(start, end < 0 ? start + 4 : end).join(' ');
  return words
    .replace(/^Error:/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

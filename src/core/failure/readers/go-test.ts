// Reads `go test`, plain, verbose or as JSON: failed tests, panics, timeouts, races, and a test binary
// that ended on its own. Compile errors are the words of the compiler and read elsewhere.

import type { CleanOutput, Finding, ToolReader } from '../reader.ts';
import { isGoDiagnostic } from './go-build.ts';
import { goLines } from './go-lines.ts';
import { goFatal } from './go-panic.ts';
import { goCalls } from './go-stack.ts';

export const goTest: ToolReader = {
  tool: 'go test',
  rank: 'tool',
  programs: ['go', 'gotestsum'],
  signature:
    /^ *--- FAIL: |^FAIL\t|^panic: |^fatal error: |^WARNING: DATA RACE|"Output":" *(?:--- FAIL|panic|fatal error|FAIL\\t)/m,
  read,
};

interface Test {
  readonly name: string;
  readonly line: number;
  readonly said: string[];
  file: string | null;
}

const FAILED = /^( *)--- FAIL: (\S+) \([\d.]+s\)$/;
const STARTED = /^=== (?:RUN|CONT|NAME) +(\S+)$/;
const SAID = /^ {4,}([\w.-]+_?\w*\.go):\d+: ?(.*)$/;
const ENDED = /^FAIL\t(\S+)(?: \[(.*)\]|\t.*)$/;

function read(output: CleanOutput): readonly Finding[] {
  const lines = goLines(output.lines);
  const found: Finding[] = [];
  let from = 0;
  lines.forEach((text, line) => {
    const ended = ENDED.exec(text);
    if (ended === null) return;
    found.push(...packageFindings(lines, { from, to: line, name: ended[1] ?? '', why: ended[2] ?? null }));
    from = line + 1;
  });
  // A program run without the test runner names no package.
  found.push(...packageFindings(lines, { from, to: lines.length, name: null, why: null }));
  return found;
}

interface Package {
  readonly from: number;
  readonly to: number;
  readonly name: string | null;
  /** `build failed`, `setup failed` */
  readonly why: string | null;
}

function packageFindings(lines: readonly string[], pkg: Package): readonly Finding[] {
  const tests = failedTests(lines, pkg);
  const fatal = goFatal(lines, pkg.from, pkg.to);
  const testId = (name: string | null) =>
    [pkg.name, name].filter((part) => part !== null).join(' > ') || null;
  const found = fatal.map(
    (one): Finding => ({
      ...one,
      testId: testId(one.testId ?? tests.findLast((test) => test.line < one.line)?.name ?? null),
    }),
  );
  const broken = new Set(found.map((one) => one.testId));
  for (const test of tests) {
    const id = testId(test.name);
    if (!broken.has(id) && !isParent(test, tests)) found.push(testFinding(lines, test, id, pkg.from));
  }
  if (pkg.name === null) return found.map((one) => ({ ...one, tool: 'go' }));
  return found.length > 0 ? found : silent(lines, pkg, pkg.name);
}

/** In verbose output a test speaks before its verdict, in plain output below it. */
function failedTests(lines: readonly string[], { from, to }: Package): readonly Test[] {
  const tests = new Map<string, Test>();
  let current: string | null = null;
  const said = new Map<string, string[]>();
  const files = new Map<string, string>();
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? '';
    const verdict = FAILED.exec(text)?.[2];
    current = STARTED.exec(text)?.[1] ?? verdict ?? (/^ *--- (?:PASS|SKIP)/.test(text) ? null : current);
    if (verdict !== undefined) tests.set(verdict, { name: verdict, line, said: [], file: null });
    if (current !== null) listen(text, lines, line, current, said, files);
  }
  return [...tests.values()].map((test) => ({
    ...test,
    said: [...new Set(said.get(test.name) ?? [])],
    file: files.get(test.name) ?? null,
  }));
}

function listen(
  text: string,
  lines: readonly string[],
  line: number,
  name: string,
  said: Map<string, string[]>,
  files: Map<string, string>,
): void {
  const [, file, words] = SAID.exec(text) ?? [];
  if (file === undefined || words === undefined) return;
  if (file !== 'testing.go') files.set(name, file);
  said.set(name, [
    ...(said.get(name) ?? []),
    words.trim() === '' ? assertionLibrary(lines, line) : words.trim(),
  ]);
}

/** testify starts below the place: `Error:      	Not equal:` and the operands. */
function assertionLibrary(lines: readonly string[], line: number): string {
  const block = lines.slice(line + 1, line + 30);
  const start = block.findIndex((text) => /^\s+Error:\s/.test(text));
  if (start < 0) return block[0]?.trim() ?? '';
  const more = block
    .slice(start + 1, start + 12)
    .findIndex((text) => /^\s+\w[\w ]*:\s*\t/.test(text) && !/(?:expected|actual) *:/.test(text));
  const words = block.slice(start, more < 0 ? start + 4 : start + 1 + more).map((text) => text.trim());
  return words
    .join(' ')
    .replace(/^Error:\s+/, '')
    .replace(/\s+/g, ' ');
}

function isParent(test: Test, tests: readonly Test[]): boolean {
  return test.said.length === 0 && tests.some((other) => other.name.startsWith(`${test.name}/`));
}

function testFinding(lines: readonly string[], test: Test, testId: string | null, from: number): Finding {
  const race = test.said.some((words) => words.startsWith('race detected'));
  const report = race ? lines.findIndex((text, line) => line >= from && text === 'WARNING: DATA RACE') : -1;
  const call = report < 0 ? undefined : goCalls(lines, report)[0];
  const [last = 'failed without a message', ...earlier] = [...test.said].reverse();
  return {
    line: test.line,
    severity: 'error',
    phase: 'test',
    code: race ? 'race' : null,
    class: null,
    message: race ? 'race detected during execution of test' : last,
    speech: race ? 'diagnostic' : 'assertion',
    ...(earlier.length > 0 && !race ? { values: earlier } : {}),
    file: test.file ?? call?.file ?? null,
    testId,
    frame: call === undefined ? test.file : `${call.file} ${call.fn}`,
  };
}

/** Nothing but the verdict on the package: it did not build, or the test binary left on its own. */
function silent(lines: readonly string[], { from, to, why }: Package, name: string): readonly Finding[] {
  if (why !== null && lines.some((text) => isGoDiagnostic(text))) return [];
  const exit = lines.slice(from, to).findLast((text) => /^exit status \d+$|^signal: /.test(text));
  const words = why ?? exit ?? 'the package failed without a word';
  return [
    {
      line: to,
      severity: 'error',
      phase: why === null ? 'test' : 'compile',
      code: why ?? exit ?? null,
      class: null,
      message: words,
      speech: 'diagnostic',
      file: null,
      testId: name,
      frame: null,
    },
  ];
}

// Reads `go test`, plain, verbose or as JSON: failed tests, panics, timeouts, races, and a test binary
// that ended on its own. Compile errors are the words of the compiler and read elsewhere.

import { isGoDiagnostic } from './go-build.ts';
import { type GoTest, goFailedTests } from './go-failed-tests.ts';
import { goLines } from './go-lines.ts';
import { goFatal } from './go-panic.ts';
import { type GoCall, goCalls } from './go-stack.ts';
import type { CleanOutput, Finding, ToolReader } from './reader.ts';

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
  /** False when the compiler has told why a package does not build. */
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
function silent(
  lines: readonly string[],
  { from, to, why, compiled }: Package,
  name: string,
): readonly Finding[] {
  if (why !== null && !compiled) return [];
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

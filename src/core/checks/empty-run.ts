// Determines from the runner's summary whether a passing test run tested anything.

import { summaryCounts } from './summary-counts.ts';

/**
 * Null when a runner in the output ran a test, or no known runner is found. Otherwise the first runner and a clause
 * saying why its pass proves nothing. Meant for the output of a command that exited with 0.
 */
export function emptyRun(output: string): { readonly runner: string; readonly reason: string } | null {
  const text = plain(output);
  const tallies = TEST_RUNNERS.flatMap(({ runner, read }) => {
    const tally = read(text);
    return tally ? [{ runner, tally }] : [];
  });
  const [first] = tallies;
  if (first === undefined) {
    const summary = summaryCounts(text);
    return summary === null || summary.ran > 0 ? null : { runner: 'the output', reason: reasonOf(summary) };
  }
  if (tallies.some(({ tally }) => tally.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf(first.tally) };
}

/** How many tests a run ran and skipped, according to its runners. */
export interface TestCounts {
  readonly ran: number;
  readonly skipped: number;
  /** What was counted, and by whom: other counts are not compared with it. '' in what an older MSW kept. */
  readonly unit: string;
}

/** Counts the tests of a passed or failed run; null when nothing in the output is a summary. */
export function countTests(output: string): TestCounts | null {
  const text = plain(output);
  const counts = TEST_RUNNERS.flatMap(({ runner, read }) => {
    const tally = read(text);
    return tally === null ? [] : [{ ran: tally.ran, skipped: tally.skipped, unit: tally.unit ?? runner }];
  });
  // Two readers may read the same summary, such as the TAP of node's own runner; the larger count stands for both.
  const [most] = counts.toSorted((a, b) => b.ran + b.skipped - (a.ran + a.skipped));
  if (most !== undefined) return most;
  return summaryCounts(text);
}

function reasonOf({ skipped }: Tally): string {
  if (skipped === 0) return 'it ran no tests';
  return skipped === 1 ? 'it skipped its only test' : `it skipped all ${skipped} tests`;
}

/** Removes colours, carriage returns, and the package prefix that pnpm, turbo and nx put before each line. */
function plain(output: string): string {
  return (
    output
      .replace(/\u001B\[[0-9;?]{0,20}[A-Za-z]/g, '')
      .replace(/\r+\n?/g, '\n')
      // No summary line is longer, and long lines would make the patterns slow.
      .replace(/(?<![^\n])[^\n]{1000,}/g, (line) => line.slice(0, 1000))
      .replace(/^(?:[@\w-]{0,80}[./][@\w./-]{0,200} [\w:-]{1,80}|[@\w./-]{1,200}:[\w:-]{1,80}): /gm, '')
  );
}

interface Tally {
  readonly ran: number;
  readonly skipped: number;
  /** Where the runner counts one thing or another. */
  readonly unit?: string;
}

interface Runner {
  readonly runner: string;
  /** Null when the text contains no summary of this runner. */
  readonly read: (text: string) => Tally | null;
}

/**
 * Reads summaries by named groups: `counts` (`2 passed, 1 skipped`), or `total` minus `skipped` or `notes`
 * (`skipped=1`), or `passed` and `failed`. `none` matches the runner's message when it found no test.
 */
function summaries(runner: string, patterns: readonly RegExp[], none?: RegExp): Runner {
  return {
    runner,
    read: (text) => {
      const found = patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ groups }) => tallyOf(groups ?? {})),
      );
      if (found.length === 0 && !none?.test(text)) return null;
      return sum(found);
    },
  };
}

type Groups = Readonly<Record<string, string | undefined>>;

const RAN = /^(?:pass|fail|xfail|xpass|error|measured|flaky|expected)/;
const NOT_RAN = /^(?:skip|pending|todo|ignored|deselected|disabled)/;

function tallyOf(groups: Groups): Tally {
  if (groups.counts !== undefined) return fromCounts(groups.counts);
  const skipped = Number(groups.skipped ?? 0) + fromNotes(groups.notes ?? '');
  if (groups.total !== undefined) return { ran: Math.max(0, Number(groups.total) - skipped), skipped };
  return { ran: Number(groups.passed ?? 0) + Number(groups.failed ?? 0), skipped };
}

function fromCounts(counts: string): Tally {
  const found = [...counts.matchAll(/(\d+) ([a-z]+)/g)].map(([, number, word = '']) => ({
    number: Number(number),
    word,
  }));
  const count = (words: RegExp) =>
    found.reduce((total, { number, word }) => total + (words.test(word) ? number : 0), 0);
  return { ran: count(RAN), skipped: count(NOT_RAN) };
}

/** Reads `skipped=2` (unittest), `Skipped: 2, Incomplete: 1` (phpunit), `2 excluded, 1 skipped` (ExUnit). */
function fromNotes(notes: string): number {
  const found = notes.matchAll(/(?:skipped|incomplete)(?:=|: )(\d+)|(\d+) (?:skipped|excluded)/gi);
  return [...found].reduce((total, [, after, before]) => total + Number(after ?? before), 0);
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ ran: a.ran + b.ran, skipped: a.skipped + b.skipped }), {
    ran: 0,
    skipped: 0,
  });
}

/** A tested package counts as one test, unless `-v` or `-json` lists each test. */
function readGo(text: string): Tally | null {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  const untested = count(
    /^(?:\?[ \t]+\S+[ \t]+\[no test files\]|[ \t]+\S+[ \t]+coverage: 0\.0% of statements)$/gm,
  );
  const nothingToRun = count(/^ok[ \t]+\S+[ \t].*\[no tests to run\]$/gm);
  const tested = count(/^ok[ \t]+\S+[ \t]+(?:\(cached\)|[\d.]+s)/gm) - nothingToRun;
  const each = count(
    /^[ \t]*--- (?:PASS|FAIL): |^\{"Time":"[^"]*","Action":"(?:pass|fail)","Package":"[^"]*","Test":"/gm,
  );
  const skipped = count(/^[ \t]*--- SKIP: |^\{"Time":"[^"]*","Action":"skip","Package":"[^"]*","Test":"/gm);
  if (each + skipped > 0) return { ran: each, skipped, unit: 'go tests' };
  return untested + nothingToRun + tested === 0 ? null : { ran: tested, skipped: 0, unit: 'go packages' };
}

/** Gradle prints no counts, so tasks are counted: a test task without sources, or a skipped one, ran nothing. */
function readGradle(text: string): Tally | null {
  const tasks = [...text.matchAll(/^> Task :(?:\S+:)?(\S+)(?: (\S+))?$/gm)].filter(([, name = '']) =>
    /^test$|Test$/.test(name),
  );
  if (tasks.length === 0) return null;
  const idle = tasks.filter(([, , outcome]) => outcome === 'NO-SOURCE' || outcome === 'SKIPPED');
  return { ran: tasks.length - idle.length, skipped: 0 };
}

/** One line for each outcome, below the line with the number of tests. */
function readPlaywright(text: string): Tally | null {
  if (!/^Running \d+ tests? using \d+ workers?/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) (passed|failed|flaky|skipped|interrupted)(?: \([\d.]+[a-z]+\))?$/gm);
}

/** One line for each outcome, below a horizontal rule. */
function readAva(text: string): Tally | null {
  if (!/^ {2}─+$/m.test(text)) return null;
  return fromLines(text, /^ {2}(\d+) tests? (passed|failed|skipped|todo)$/gm);
}

function fromLines(text: string, pattern: RegExp): Tally | null {
  const lines = [...text.matchAll(pattern)].map(([, number, word]) => `${number} ${word}`);
  return lines.length === 0 ? null : fromCounts(lines.join(', '));
}

/** Counts the test points; those marked SKIP or TODO count as skipped. */
function readTap(text: string): Tally | null {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return null;
  const points = [...text.matchAll(/^[ \t]*(?:not )?ok\b(?!:)([^\n]{0,300})/gm)];
  const skipped = points.filter(([, rest = '']) => /# (?:SKIP|TODO)/i.test(rest)).length;
  return { ran: points.length - skipped, skipped };
}

/** Karma rewrites this line repeatedly; the last one is the result. */
function readKarma(text: string): Tally | null {
  const last = [...text.matchAll(/Executed (\d+) of (\d+)(?: \(skipped (\d+)\))?/g)].at(-1);
  return last === undefined ? null : { ran: Number(last[1]), skipped: Number(last[3] ?? 0) };
}

function readCtest(text: string): Tally | null {
  const total = /^\d+% tests passed, \d+ tests? failed out of (\d+)$/m.exec(text)?.[1];
  if (total === undefined) return /^No tests were found!!!$/m.test(text) ? { ran: 0, skipped: 0 } : null;
  const skipped = [...text.matchAll(/^[ \t]+\d+ - [^\n]{1,200} \((?:Skipped|Disabled)\)$/gm)].length;
  return { ran: Math.max(0, Number(total) - skipped), skipped };
}

function readCucumber(text: string): Tally | null {
  const [, total, counts = ''] = /^(\d+) scenarios?(?: \(([^)\n]{1,200})\))?$/m.exec(text) ?? [];
  return total === undefined ? null : fromCounts(counts);
}

/** Task runners: when no task ran, no test did. Otherwise the tasks' own output counts. */
function readTasks(text: string): Tally | null {
  const none =
    /^ *Tasks: +0 successful, 0 total$|^No tasks were executed as part of this run\.$|^ *(?:NX +)?No (?:tasks were run|projects with target \S+ were run)/m;
  return none.test(text) ? { ran: 0, skipped: 0 } : null;
}

/**
 * How each test runner words its summary. Every pattern is anchored to a line: a log that mentions "0 tests" is not a
 * summary.
 */
export const TEST_RUNNERS: readonly Runner[] = [
  summaries(
    'vitest',
    [/^ *Tests {2,}(?<counts>\d+ [a-z].*?)(?: \(\d+\))?$/gm],
    /^ *Tests {2,}no tests|^No test files found, exiting/m,
  ),
  summaries('jest', [/^Tests: +(?<counts>.*\b\d+ total)$/gm], /^No tests found, exiting with code 0/m),
  summaries('mocha', [/^ +(?<counts>\d+ passing \([\d.]+[a-z]+\)(?:\n +\d+ (?:pending|failing))*)$/gm]),
  summaries(
    'pytest',
    [
      /^=* ?(?<counts>\d+ (?:passed|failed|skipped|deselected|xfailed|xpassed|errors?|warnings?)\b.*) in [\d.]+s(?: \([\d:]+\))? ?=*$/gm,
    ],
    /^=* ?no tests (?:ran|collected) in [\d.]+s ?=*$/m,
  ),
  summaries('unittest', [
    /^Ran (?<total>\d+) tests? in [\d.]+s\n\n(?:OK|FAILED|NO TESTS RAN)(?: \((?<notes>[^)\n]*)\))?$/gm,
  ]),
  { runner: 'go test', read: readGo },
  summaries('cargo test', [
    /^test result: \w+\. (?<counts>\d+ passed; \d+ failed; \d+ ignored; \d+ measured)/gm,
    /^ *Summary \[[^\]\n]*\] +(?<total>\d+) tests? run:/gm,
  ]),
  summaries('node:test', [
    /^[#ℹ] tests \d+\n(?:[#ℹ] suites \d+\n)?[#ℹ] pass (?<passed>\d+)\n[#ℹ] fail (?<failed>\d+)\n(?:[#ℹ] cancelled \d+\n)?[#ℹ] skipped (?<skipped>\d+)$/gm,
  ]),
  { runner: 'gradle', read: readGradle },
  summaries(
    'surefire',
    [/^(?:\[[A-Z]+\] +)?Tests run: (?<total>\d+), Failures: \d+, Errors: \d+, Skipped: (?<skipped>\d+)/gm],
    /^\[INFO\] (?:No tests to run\.|Tests are skipped\.)$/m,
  ),
  summaries('rspec', [/^(?<total>\d+) examples?, \d+ failures?(?:, (?<skipped>\d+) pending)?/gm]),
  summaries('minitest', [
    /^(?<total>\d+) (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors, (?<skipped>\d+) skips/gm,
  ]),
  summaries(
    'phpunit',
    [/^OK \((?<total>\d+) tests?, /gm, /^Tests: (?<total>\d+), Assertions: \d+(?<notes>.*)\.$/gm],
    /^No tests executed!$/m,
  ),
  summaries(
    'dotnet test',
    [
      /^(?:Passed|Skipped|Failed)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+)/gm,
      /^Test summary: total: \d+, failed: (?<failed>\d+), succeeded: (?<passed>\d+), skipped: (?<skipped>\d+)/gm,
    ],
    /^No test (?:is available in|matches the given testcase filter) /m,
  ),
  summaries('bun test', [
    /^ *(?<passed>\d+) pass\n(?: *(?<skipped>\d+) skip\n)?(?: *\d+ todo\n)? *(?<failed>\d+) fail$/gm,
  ]),
  summaries('deno test', [/^ok \| (?<counts>\d+ passed \| .*)$/gm]),
  summaries(
    'mix test',
    [/^(?:\d+ doctests?, )?(?<total>\d+) tests?, \d+ failures?(?<notes>(?:, \d+ [a-z]+)*)$/gm],
    /^There are no tests to run$/m,
  ),
  { runner: 'playwright', read: readPlaywright },
  { runner: 'ava', read: readAva },
  { runner: 'tap', read: readTap },
  summaries('prove', [/^Files=\d+, Tests=(?<total>\d+),/gm]),
  { runner: 'karma', read: readKarma },
  { runner: 'ctest', read: readCtest },
  { runner: 'cucumber', read: readCucumber },
  summaries('xctest', [
    /^[ \t]*Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?\d+ failures?/gm,
  ]),
  { runner: 'task runner', read: readTasks },
];

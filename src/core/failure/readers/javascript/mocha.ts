// Reads mocha, the numbered list of failures that every reporter for people prints at the end, and `cypress run`, which
// prints such a list for each of its files.

import { firstCaptured, firstText, matchesIn } from '../../reading/lines-until.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { wholeRun } from '../../reading/whole-run.ts';
import { errorIn, fileOf, topFrame, valuesOf } from './errors.ts';

export const mocha: ToolReader = {
  tool: 'mocha',
  rank: 'tool',
  programs: ['mocha', '_mocha'],
  signature: /^ +\d+ failing$|^Error: No test files found|^\W{0,4}Exception during run: /m,
  read: ({ lines }) => {
    if (lines.some((text) => CYPRESS_RUN.test(text))) return [];
    return lines.some((text) => LIST.test(text)) ? failuresIn(lines, 0, lines.length) : withoutTests(lines);
  },
};

export const cypress: ToolReader = {
  tool: 'cypress',
  rank: 'tool',
  programs: ['cypress'],
  signature: /^ {2}Running: {2}\S|^Can't run because no spec files|^Oops\.\.\./m,
  read: readCypress,
};

const LIST = /^ +\d+ failing$/;
const ENTRY = /^ {2}\d+\) (.*)$/;
const LONGEST_TITLE = 40;

/** The failures of the first list between two lines. */
function failuresIn(lines: readonly string[], from: number, to: number): readonly Finding[] {
  const list = lines.findIndex((text, line) => line >= from && line < to && LIST.test(text));
  if (list < 0) return [];
  const starts = lines.flatMap((text, line) => (line > list && line < to && ENTRY.test(text) ? line : []));
  return starts.map((start, i) => failed(lines, start, starts[i + 1] ?? to));
}

/** Below the suites and the test, one per line, of which the last ends with a colon. */
function failed(lines: readonly string[], start: number, end: number): Finding {
  const head = lines.slice(start, Math.min(end, start + LONGEST_TITLE)).map((text) => text.trim());
  const last = head.findIndex((text) => text.endsWith(':'));
  const title = last < 0 ? head : head.slice(0, last + 1);
  const line = firstText(lines, start + title.length, end);
  const error = errorIn(lines, line, end);
  // Mocha ends the message of a timeout with the path of the test file.
  const path = / \(([^()]{1,400}\.\w{1,5})\)$/.exec(error.message);
  return findingOf(line, path === null ? error.message : error.message.slice(0, path.index), {
    ...error,
    phase: 'test',
    values: valuesOf(error.message, error.values),
    file: path?.[1] ?? fileOf(error.frame),
    testId: title
      .join(' > ')
      .replace(/^\d+\) /, '')
      .replace(/:$/, ''),
  });
}

function withoutTests(lines: readonly string[]): readonly Finding[] {
  // A test file that cannot even be loaded hides all its tests.
  const notLoaded = matchesIn(lines, /^\W{0,4}Exception during run: (?<head>.*)$/).map(({ line, groups }) => {
    const { message, code, class: errorClass } = errorIn([groups.head ?? ''], 0, 1);
    const frame = topFrame(lines, line + 1, Math.min(lines.length, line + 40));
    return findingOf(line, message, { phase: 'compile', code, class: errorClass, speech: 'runtime', frame });
  });
  return [
    ...wholeRun(lines, [[/^Error: No test files found/, 'no-tests', 'No test files found']]),
    ...notLoaded,
  ];
}

/** Cypress could not be run here: what it prints is taken from output that others have published. */
const CYPRESS_RUN = /^ {2}(?:\(Run Starting\)$|Running: {2})|^Can't run because no spec files|^Oops\.\.\./;
const RUNNING = /^ {2}Running: {2}(?<file>\S.{0,300}?) +\(\d+ of \d+\)$/;

function readCypress({ lines }: CleanOutput): readonly Finding[] {
  const runs = matchesIn(lines, RUNNING);
  const failures = runs.flatMap(({ line, groups }, i) =>
    specFailures(lines, line, runs[i + 1]?.line ?? lines.length, groups.file ?? ''),
  );
  const none = /^Can't run because no spec files were found\b/;
  return [
    ...failures,
    ...wholeRun(lines, [[none, 'no-tests', 'no spec files were found']]),
    ...lines.flatMap((text, line) => (NOT_PREPARED.test(text) ? notPrepared(lines, line) : [])),
  ];
}

/** The failures of one file of tests, whose list ends above its table of results. */
function specFailures(
  lines: readonly string[],
  start: number,
  end: number,
  spec: string,
): readonly Finding[] {
  const results = lines.indexOf('  (Results)', start);
  const failures = failuresIn(lines, start, results < 0 ? end : Math.min(end, results));
  return failures.map((finding, i) => {
    const below = lines.slice(finding.line, failures[i + 1]?.line ?? end);
    // Cypress says whose code the error came from, and quotes the error below.
    const words = /^The following error originated from your/.test(finding.message) ? quoted(below) : null;
    const frame = frameIn(below);
    return { ...finding, message: words ?? finding.message, file: finding.file ?? frame ?? spec, frame };
  });
}

const BUNDLED = /^ +at .{0,200}\(?webpack:\/\/[^/]{0,100}\/(?:\.\/)?([^\s()]{1,300}):\d+:\d+\)?$/;

/** The first file outside packages. Tests run as a bundle, whose source map names their files. */
function frameIn(lines: readonly string[]): string | null {
  return firstCaptured(
    lines.filter((text) => !text.includes('node_modules/')),
    BUNDLED,
  );
}

const NOT_PREPARED = /^Oops\.\.\.\s?we found an error preparing this test file:/;

function notPrepared(lines: readonly string[], line: number): Finding {
  const said = lines.slice(line + 1, line + 40);
  const below = said.slice(said.findIndex((text) => text.startsWith('The error was:')) + 1);
  const words = below.find((text) => text !== 'Error: Webpack Compilation Error' && /\w: \S/.test(text));
  const first = words ?? below.find((text) => text.trim() !== '') ?? '';
  const { message, code, class: errorClass } = errorIn([first], 0, 1);
  const parts = { phase: 'compile', code, class: errorClass, file: quoted(said) } as const;
  return findingOf(line, message || 'the file could not be prepared', parts);
}

/** The first line that is quoted with `>`, within a few lines. */
function quoted(lines: readonly string[]): string | null {
  return firstCaptured(lines.slice(0, 8), /^\s{1,8}> (\S.*)$/);
}

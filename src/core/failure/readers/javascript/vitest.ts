// Reads vitest: failed tests and suites, unhandled errors, coverage thresholds and runs without tests.

import { capturedIn, firstCaptured, linesUntil } from '../../reading/lines-until.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { type WholeRunPattern, wholeRun } from '../../reading/whole-run.ts';
import { errorIn, isStackLine, isWholeMessage, messageTail } from './errors.ts';

export const vitest: ToolReader = {
  tool: 'vitest',
  rank: 'tool',
  programs: ['vitest'],
  signature: /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting/m,
  read,
};

/** `FAIL  |project| file [ file ] > suite > test`; the project is written with bars or followed by two blanks. */
const PROJECT = /^(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})(?=\S)/;
const FAILED = /^(?<file>\S.*?\.\w{1,8})(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
const UNHANDLED =
  /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
const SUMMARY = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
const NOT_LOADED = /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure)/;
const VERDICTS: readonly WholeRunPattern[] = [
  [/^No test (?:suite )?files? found, exiting/, 'no-tests', 'No test files found'],
  [/^ERROR: (Coverage for .{1,80} does not meet .{1,120})$/, 'coverage'],
];

interface Header {
  readonly file: string;
  readonly test: string | null;
}

function read({ lines }: CleanOutput): readonly Finding[] {
  const found: Finding[] = [];
  let headers: Header[] = [];
  lines.forEach((text, line) => {
    const header = headerOf(text);
    if (header !== null) headers.push(header);
    else if (UNHANDLED.test(text)) headers = [{ file: '', test: null }];
    else if (text.trim() !== '' && headers.length > 0) {
      found.push(...failed(lines, line, headers));
      headers = [];
    }
  });
  return [...found, ...wholeRun(lines, VERDICTS)];
}

function headerOf(text: string): Header | null {
  const named = /^ *FAIL +(?<named>\S.*)$/.exec(text)?.groups?.named ?? '';
  const groups = FAILED.exec(named.replace(PROJECT, ''))?.groups;
  return groups?.file === undefined ? null : { file: groups.file, test: groups.test?.trim() ?? null };
}

/** Vitest prints one error under the names of all tests that share it. */
function failed(lines: readonly string[], line: number, headers: readonly Header[]): readonly Finding[] {
  const below = linesUntil(lines, line + 1, { test: isEnd }, LONGEST_BLOCK);
  const error = errorIn(lines, line, line + 1 + below.length);
  const message = error.message.replace(/ \/\/ .{0,60}equality$/, '');
  // The innermost cause is printed last.
  const cause = capturedIn(below, /^Caused by: (\S.*)$/).at(-1);
  const finding = findingOf(line, cause === undefined ? message : `${message} (caused by ${cause})`, {
    ...error,
    // The message of a snapshot error contains the name of the test.
    speech: message.startsWith('Snapshot `') ? 'assertion' : error.speech,
    values: isWholeMessage(message) ? [] : differences(below),
  });
  const isBroken = /^(?:Syntax|Rolldown)Error$/.test(error.class ?? '') || NOT_LOADED.test(message);
  const origin = firstCaptured(below.slice(0, 60), /^This error originated in "([^"]{1,400})" test file/);
  return headers.map(({ file, test }) => ({
    ...finding,
    phase: test === null && isBroken ? 'compile' : 'test',
    file: file || origin,
    testId: test,
  }));
}

const LONGEST_BLOCK = 400;

function isEnd(text: string): boolean {
  return SUMMARY.test(text) || UNHANDLED.test(text) || headerOf(text) !== null;
}

/** The two sides of a comparison; explanations below other errors are not values. */
function differences(below: readonly string[]): readonly string[] {
  const start = below.findIndex((text) => /^\s*(?:- Expected|Expected:)/.test(text) || isStackLine(text));
  return start < 0 ? [] : messageTail(below, start, below.length);
}

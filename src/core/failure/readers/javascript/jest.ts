// Reads jest: failed tests and suites, coverage thresholds, configuration errors and runs without tests.

import { firstText, linesUntil } from '../../reading/lines-until.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { type WholeRunPattern, wholeRun } from '../../reading/whole-run.ts';
import { errorIn, isStackLine, messageTail } from './errors.ts';

export const jest: ToolReader = {
  tool: 'jest',
  rank: 'tool',
  programs: ['jest', 'react-scripts'],
  signature: /^ {0,2}● \S|^No tests found, exiting|^Jest: /m,
  read,
};

/** Jest prints what a test logged below `● Console`. */
const BLOCK = /^ {2}● (?!Console)(?<test>\S.*)$/;
const FILE = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
const ENDS = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
const MATCHER = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
const VERDICTS: readonly WholeRunPattern[] = [
  [/^No tests found, exiting/, 'no-tests', 'No tests found'],
  [/^Jest: (.{0,120}coverage.{0,200})$/i, 'coverage'],
  [/^● (Validation Error|Unrecognized CLI Parameter.{0,40}):$/, 'usage'],
];

/** Others mark their tests with the same dot. */
const OWN = /^ ?(?:FAIL|PASS) +(?:\S+ )?\S+\.\w|^Test Suites: |^Jest: |^No tests found|^● /;

function read({ lines, command = '' }: CleanOutput): readonly Finding[] {
  if (!/jest|react-scripts/.test(command) && !lines.some((text) => OWN.test(text))) return [];
  let file: string | null = null;
  const failures = lines.flatMap((text, line) => {
    file = FILE.exec(text)?.groups?.file ?? file;
    const test = BLOCK.exec(text)?.groups?.test;
    return test === undefined ? [] : failed(lines, line, test, file);
  });
  return [...failures, ...wholeRun(lines, VERDICTS)].sort((a, b) => a.line - b.line);
}

function failed(lines: readonly string[], line: number, test: string, file: string | null): Finding {
  const end = line + 1 + linesUntil(lines, line + 1, ENDS, lines.length).length;
  const start = messageLine(lines, line + 1, end);
  const { frame, ...error } = errorIn(lines, start, end);
  if (test === 'Test suite failed to run') {
    const parts = { ...suiteMessage(error), phase: 'compile', file, frame } as const;
    return findingOf(line, parts.message, parts);
  }
  const parts = testMessage(error, operands(lines, start + 1, end));
  return findingOf(line, parts.message ?? error.message, {
    ...parts,
    phase: 'test',
    file,
    testId: test.replaceAll(' › ', ' > ').trim(),
    // In transpiled code the top frame names the matcher as its function.
    frame: frame?.endsWith(` ${parts.code}`) ? frame.slice(0, frame.lastIndexOf(' ')) : frame,
  });
}

/** The first line of the message; for a file that cannot be parsed it follows a page of advice. */
function messageLine(lines: readonly string[], from: number, end: number): number {
  const first = firstText(lines, from, end);
  if (!/unexpected token$/.test(lines[first] ?? '')) return first;
  const details = lines.findIndex((text, line) => line > first && text.trim() === 'Details:');
  return details < 0 || details > end ? first : firstText(lines, details + 1, end);
}

type Said = Pick<Finding, 'message' | 'class' | 'code'>;

function testMessage(
  { message, class: errorClass, ...error }: Said,
  values: readonly string[],
): Partial<Finding> {
  const matcher = MATCHER.exec(message)?.groups?.matcher;
  if (matcher !== undefined)
    return { message: message.replace(/ \/\/ .{1,80}$/, ''), code: matcher, speech: 'assertion', values };
  if (errorClass !== null) return { ...error, message, class: errorClass, values };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(message)?.groups?.words;
  // Jest omits `Error: `, and prints `thrown:` for a value that is not an error.
  if (thrown === undefined) return { message, class: 'Error', speech: 'runtime' };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? 'timeout' : null, speech: 'runtime' };
}

function suiteMessage({ message, class: errorClass, code }: Said): Said {
  const words = message.replace(/^\S{1,300}\.\w{1,5}: /, '');
  const missing = /^Cannot find module/.test(words) ? 'MODULE_NOT_FOUND' : null;
  return { message: words, code: code ?? missing, class: errorClass };
}

/** `Expected: 3` and the marked lines of a diff, up to the code around the call. */
function operands(lines: readonly string[], from: number, end: number): readonly string[] {
  const block = lines.slice(from, end);
  const last = block.findIndex((text) => isStackLine(text) || /^\s*>? *\d+ \|/.test(text));
  return messageTail(block, 0, last < 0 ? block.length : last).filter(
    (text) => !text.startsWith('Snapshot name:'),
  );
}

// Reads vitest: failed tests and suites, unhandled errors, coverage thresholds and runs without tests.

import {
  type ErrorHead,
  errorHead,
  isComplete,
  isStackLine,
  messageTail,
  speechOf,
  topFrame,
} from './node.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const vitest: ToolReader = {
  tool: 'vitest',
  rank: 'tool',
  programs: ['vitest'],
  signature:
    /^ *RUN +v\d+\.\d+|^ *FAIL +\S[^\n]{0,300}(?: > | \[ )|^No test files found, exiting|^Vitest caught/m,
  read,
};

const HEADER =
  /^ *FAIL +(?:\|[^|]{1,80}\| +|[^\s>|][^>|]{0,80}? {2,})?(?<file>\S.*?\.\w{1,8})(?: \[ [^\]]{1,400} \])?(?: > (?<test>.+))?$/;
const UNHANDLED =
  /^ *(?:Unhandled (?:Rejection|Error)|Uncaught Exception|Startup Error|Error during close) *$/;
const END = /^ *(?:Test Files +\d|Tests +\d|Failed (?:Tests|Suites) \d|Unhandled Errors *$)/;
const NO_LOAD =
  /^(?:Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|Parse failure|Transform failed)/;

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
  return [...found, ...lines.flatMap((text, line) => wholeRun(text, line))];
}

function headerOf(text: string): Header | null {
  if (!text.includes('FAIL')) return null;
  const groups = HEADER.exec(text)?.groups;
  return groups?.file === undefined ? null : { file: groups.file, test: groups.test?.trim() ?? null };
}

/** Vitest prints one error under the names of all tests that share it. */
function failed(lines: readonly string[], line: number, headers: readonly Header[]): readonly Finding[] {
  const text = (lines[line] ?? '').trim();
  const head = errorHead(text);
  const message = (head?.message ?? text).replace(/ \/\/ .{0,60}equality$/, '');
  const end = endOfBlock(lines, line + 1);
  const origin = originOf(lines, line, end);
  const cause = causeOf(lines, line + 1, end);
  const finding = findingOf(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? null,
    class: head?.class ?? null,
    // The message of a snapshot error contains the name of the test.
    speech: message.startsWith('Snapshot `') ? 'assertion' : speechOf(head),
    values: isComplete(message) ? [] : differences(lines, line + 1, end),
    frame: topFrame(lines, line + 1, end),
  });
  const loadPhase = isLoadError(head, message) ? 'compile' : 'test';
  return headers.map(({ file, test }) => ({
    ...finding,
    phase: test === null ? loadPhase : 'test',
    file: file || origin,
    testId: test,
  }));
}

/** The innermost cause, which is printed last. */
function causeOf(lines: readonly string[], from: number, end: number): string | null {
  const causes = lines
    .slice(from, end)
    .flatMap((text) => /^Caused by: (?<head>\S.*)$/.exec(text)?.groups?.head ?? []);
  return causes.at(-1) ?? null;
}

function isLoadError(head: ErrorHead | null, message: string): boolean {
  return head?.class === 'SyntaxError' || head?.class === 'RolldownError' || NO_LOAD.test(message);
}

const LONGEST_BLOCK = 400;

function endOfBlock(lines: readonly string[], from: number): number {
  const last = Math.min(lines.length, from + LONGEST_BLOCK);
  let end = from;
  while (end < last && !isEnd(lines[end] ?? '')) end += 1;
  return end;
}

function isEnd(text: string): boolean {
  return END.test(text) || UNHANDLED.test(text) || headerOf(text) !== null;
}

/** The two sides of a comparison; explanations below other errors are not values. */
function differences(lines: readonly string[], from: number, end: number): readonly string[] {
  let start = from;
  while (start < end && !isStackLine(lines[start] ?? '')) {
    if (/^\s*(?:- Expected|Expected:)/.test(lines[start] ?? '')) return messageTail(lines, start, end);
    start += 1;
  }
  return [];
}

function originOf(lines: readonly string[], from: number, end: number): string | null {
  for (let i = from; i < Math.min(end, from + 60); i += 1) {
    const origin = /^This error originated in "([^"]{1,400})" test file/.exec(lines[i] ?? '');
    if (origin !== null) return origin[1] ?? null;
  }
  return null;
}

function wholeRun(text: string, line: number): readonly Finding[] {
  if (/^No test (?:suite )?files? found, exiting/.test(text)) {
    return [findingOf(line, 'No test files found', { phase: 'test', code: 'no-tests' })];
  }
  const coverage = /^ERROR: (Coverage for .{1,80} does not meet .{1,120})$/.exec(text)?.[1];
  if (coverage === undefined) return [];
  return [findingOf(line, coverage, { phase: 'test', code: 'coverage', speech: 'assertion' })];
}

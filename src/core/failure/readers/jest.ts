// Reads jest: failed tests and suites, coverage thresholds, configuration errors and runs without tests.

import { errorHead, isStackLine, messageTail, speechOf, topFrame } from './node.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const jest: ToolReader = {
  tool: 'jest',
  rank: 'tool',
  programs: ['jest', 'react-scripts'],
  signature: /^ {0,2}● \S|^Test Suites: |^No tests found, exiting|^Jest: /m,
  read,
};

const BLOCK = /^ {2}● (?<test>\S.*)$/;
const FILE = /^ ?FAIL +(?:\S+ )??(?<file>\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
const END = /^(?: {2}● | ?FAIL | ?PASS |Test Suites: |Snapshots: |Snapshot Summary| › \d)/;
const NOT_A_TEST = /^(?:Console|Deprecation Warning|Validation Warning|Cannot log after tests)/;
const MATCHER = /^expect\(.{0,200}?\)(?:\.(?:not|resolves|rejects))*\.(?<matcher>\w+)\(/;
const COMPILER = /^(?<file>\S.*?):\d+:\d+ - error (?<code>TS\d+): (?<message>.*)$/;

/** Others mark their tests with the same dot. */
const OWN =
  /^(?: ?(?:FAIL|PASS) +(?:\S+ )?\S+\.\w|Test Suites: |Jest: |● (?:Validation|Unrecognized) |No tests found)/;

function read({ lines, command = '' }: CleanOutput): readonly Finding[] {
  if (!/jest|react-scripts/.test(command) && !lines.some((text) => OWN.test(text))) return [];
  const found: Finding[] = [];
  let file: string | null = null;
  lines.forEach((text, line) => {
    file = FILE.exec(text)?.groups?.file ?? file;
    const test = BLOCK.exec(text)?.groups?.test;
    if (test !== undefined && !NOT_A_TEST.test(test)) found.push(failed(lines, line, test, file));
    found.push(...wholeRun(text, line));
  });
  return found;
}

function failed(lines: readonly string[], line: number, test: string, file: string | null): Finding {
  const end = endOfBlock(lines, line + 1);
  const whole = test === 'Test suite failed to run';
  const start = messageLine(lines, line + 1, end);
  const parts = whole ? suiteMessage(lines, start) : testMessage(lines, start, end);
  return {
    ...findingOf(line, ''),
    phase: whole ? 'compile' : 'test',
    testId: whole ? null : test.replaceAll(' › ', ' > ').trim(),
    file,
    ...parts,
    frame: withoutCall(topFrame(lines, start, end), parts.code ?? null),
  };
}

/** In transpiled code the top frame names the matcher as its function. */
function withoutCall(frame: string | null, matcher: string | null): string | null {
  return matcher !== null && frame?.endsWith(` ${matcher}`) ? frame.slice(0, -matcher.length - 1) : frame;
}

function endOfBlock(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !END.test(lines[end] ?? '')) end += 1;
  return end;
}

/** The first line of the message; for a file that cannot be parsed it follows a page of advice. */
function messageLine(lines: readonly string[], from: number, end: number): number {
  const first = nextText(lines, from, end);
  if (!/unexpected token$/.test(lines[first] ?? '')) return first;
  for (let i = first; i < end; i += 1)
    if (lines[i]?.trim() === 'Details:') return nextText(lines, i + 1, end);
  return first;
}

function nextText(lines: readonly string[], from: number, end: number): number {
  let i = from;
  while (i < end - 1 && (lines[i] ?? '').trim() === '') i += 1;
  return i;
}

function testMessage(lines: readonly string[], start: number, end: number): Partial<Finding> {
  const text = (lines[start] ?? '').trim();
  const matcher = MATCHER.exec(text)?.groups?.matcher;
  if (matcher !== undefined) {
    const message = text.replace(/ \/\/ .{1,80}$/, '');
    return { message, code: matcher, speech: 'assertion', values: operands(lines, start + 1, end) };
  }
  const head = errorHead(text);
  if (head !== null) return { ...head, speech: speechOf(head), values: operands(lines, start + 1, end) };
  const thrown = /^thrown: "?(?<words>.*?)"?$/.exec(text)?.groups?.words;
  // Jest omits `Error: `, and prints `thrown:` for a value that is not an error.
  if (thrown === undefined) return { message: text, class: 'Error', speech: 'runtime' };
  return { message: thrown, code: /^Exceeded timeout/.test(thrown) ? 'timeout' : null, speech: 'runtime' };
}

function suiteMessage(lines: readonly string[], start: number): Partial<Finding> {
  const text = (lines[start] ?? '').trim();
  const compiler = COMPILER.exec(text)?.groups;
  if (compiler !== undefined) {
    return { message: compiler.message ?? '', code: compiler.code ?? null, file: compiler.file ?? null };
  }
  const head = errorHead(text);
  const message = (head?.message ?? text).replace(/^\S{1,300}\.\w{1,5}: /, '');
  const code = /^Cannot find module/.test(message) ? 'MODULE_NOT_FOUND' : null;
  return { message, code: head?.code ?? code, class: head?.class ?? null };
}

/** `Expected: 3` and the marked lines of a diff, up to the code around the call. */
function operands(lines: readonly string[], from: number, end: number): readonly string[] {
  let last = from;
  while (last < end && !isStackLine(lines[last] ?? '') && !/^\s*>? *\d+ \|/.test(lines[last] ?? ''))
    last += 1;
  return messageTail(lines, from, last).filter((text) => !text.startsWith('Snapshot name:'));
}

function wholeRun(text: string, line: number): readonly Finding[] {
  if (/^No tests found, exiting/.test(text)) {
    return [findingOf(line, 'No tests found', { phase: 'test', code: 'no-tests' })];
  }
  const coverage = /^Jest: (.{0,120}coverage.{0,200})$/i.exec(text)?.[1];
  if (coverage !== undefined) {
    return [findingOf(line, coverage, { phase: 'test', code: 'coverage', speech: 'assertion' })];
  }
  const validation = /^● (Validation Error|Unrecognized CLI Parameter.{0,40}):$/.exec(text)?.[1];
  return validation === undefined ? [] : [findingOf(line, validation, { phase: 'test', code: 'usage' })];
}

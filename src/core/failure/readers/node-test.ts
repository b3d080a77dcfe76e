// Reads node's own test runner; its TAP and spec reports give the same findings.

import { type ErrorHead, errorHead, messageTail, speechOf, topFrame } from './node.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const nodeTest: ToolReader = {
  tool: 'node-test',
  rank: 'tool',
  programs: [],
  signature: /^TAP version 1[34]|^(?:✖|X) failing tests:|^ℹ tests \d+/m,
  read,
};

function read(output: CleanOutput): readonly Finding[] {
  // The TAP of other programs is left to its own reader.
  if (!output.lines.some((text) => /\bduration_ms\b|^(?:✖|X) failing tests:|^ℹ tests \d/.test(text)))
    return [];
  const reports = output.lines.some((text) => /^(?:✖|X) failing tests:$/.test(text))
    ? readSpec(output)
    : readTap(output);
  const crashes = crashesOf(output.lines);
  let next = 0;
  return reports.map((report) => {
    // A file that crashed before its tests says only `test failed`; its error is in the output above.
    if (report.message !== 'test failed' || crashes.length === 0) return report;
    const crash = crashes[Math.min(next++, crashes.length - 1)];
    return crash === undefined ? report : crashed(report, crash);
  });
}

function crashed(report: Finding, crash: ErrorHead): Finding {
  return findingOf(report.line, crash.message, {
    phase: 'compile',
    code: crash.code,
    class: crash.class,
    speech: 'runtime',
    file: report.file,
  });
}

function crashesOf(lines: readonly string[]): readonly ErrorHead[] {
  return lines.flatMap((text) =>
    /^(?:# )?[A-Z]/.test(text) ? (errorHead(text.replace(/^# /, '')) ?? []) : [],
  );
}

// The spec report of node's test runner: a tree of results, then the errors under `failing tests:`.
const NODE = /^(?<indent> *)(?<mark>▶|✖|✔|﹣|⚠) (?<name>.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
const PLACE = /^test at (?<file>.+?):\d+:\d+$/;
const LIST = /^(?:✖|X) failing tests:$/;

/** One finding for each entry of the list. */
function readSpec({ lines }: CleanOutput): readonly Finding[] {
  const list = lines.findIndex((text) => LIST.test(text));
  const paths = pathsOf(lines.slice(0, list));
  const starts = lines.flatMap((text, line) => (line > list && PLACE.test(text) ? line : []));
  return starts.map((start, i) => failedSpec(lines, start, starts[i + 1] ?? lines.length, paths));
}

/** The full names of the failed tests by their last part, in the order of the tree. */
function pathsOf(tree: readonly string[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const parents: string[] = [];
  for (const text of tree) {
    const { indent = '', mark, name } = NODE.exec(text)?.groups ?? {};
    if (name === undefined) continue;
    parents.length = Math.min(parents.length, Math.floor(indent.length / 2));
    if (mark === '▶') parents.push(name);
    if (mark !== '✖') continue;
    const known = paths.get(name) ?? [];
    known.push([...parents, name].join(' > '));
    paths.set(name, known);
  }
  return paths;
}

function failedSpec(
  lines: readonly string[],
  start: number,
  end: number,
  paths: Map<string, string[]>,
): Finding {
  const name = NODE.exec(lines[start + 1] ?? '')?.groups?.name ?? '';
  const line = firstText(lines, start + 2, end);
  const text = (lines[line] ?? '').trim();
  const head = errorHead(text) ?? { class: null, code: null, message: text.replace(/^'(.*)'$/, '$1') };
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return findingOf(line, head.message, {
    phase: 'test',
    code: head.code,
    class: head.class,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    file: PLACE.exec(lines[start] ?? '')?.groups?.file ?? null,
    testId: isFile ? null : (paths.get(name)?.shift() ?? name),
    frame: topFrame(lines, line + 1, end),
  });
}

function firstText(lines: readonly string[], from: number, end: number): number {
  let line = from;
  while (line < end - 1 && (lines[line] ?? '').trim() === '') line += 1;
  return line;
}

// The TAP report of node's test runner: `not ok` lines with a YAML block, indented by four spaces per level.
const RESULT =
  /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?: # (?<directive>SKIP|TODO)\b.*| # .*)?$/;
const SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;

/** One finding for each test that failed itself, not through a subtest. */
function readTap({ lines }: CleanOutput): readonly Finding[] {
  const found: Finding[] = [];
  const parents: string[] = [];
  lines.forEach((text, line) => {
    const subtest = SUBTEST.exec(text)?.groups;
    if (subtest !== undefined) {
      parents.length = Math.min(parents.length, depth(subtest.indent));
      parents.push(subtest.name ?? '');
      return;
    }
    const result = RESULT.exec(text)?.groups;
    if (result === undefined || result.directive !== undefined) return;
    const end = endOfBlock(lines, line + 1);
    const field = (name: string) => fieldOf(lines, line + 1, end, name);
    if (field('failureType') === 'subtestsFailed') return;
    const path = [...parents.slice(0, depth(result.indent)), result.name ?? ''];
    found.push(failed(lines, line, end, path));
  });
  return found;
}

function depth(indent: string | undefined): number {
  return Math.floor((indent ?? '').length / 4);
}

const LONGEST_BLOCK = 300;

function endOfBlock(lines: readonly string[], from: number): number {
  const last = Math.min(lines.length, from + LONGEST_BLOCK);
  let end = from;
  while (end < last && !/^ *(?:\.\.\.|(?:not )?ok \d+.*)$/.test(lines[end] ?? '')) end += 1;
  return end;
}

function failed(lines: readonly string[], line: number, end: number, path: readonly string[]): Finding {
  const field = (name: string) => fieldOf(lines, line + 1, end, name);
  const { message, values } = errorOf(lines, line + 1, end);
  const code = field('code');
  const name = field('name');
  const names = path.filter((part) => !/\.[cm]?[jt]sx?$/.test(part));
  return findingOf(line, message, {
    phase: 'test',
    code: code === 'ERR_TEST_FAILURE' ? null : code,
    class: name,
    speech: speechOf({ class: name }),
    values,
    file: field('location')?.replace(/:\d+:\d+$/, '') ?? null,
    testId: names.length === 0 ? null : names.join(' > '),
    frame: topFrame(lines, indexOfField(lines, line + 1, end, 'stack') + 1, end),
  });
}

function indexOfField(lines: readonly string[], from: number, end: number, name: string): number {
  const pattern = new RegExp(`^ +${name}: `);
  for (let i = from; i < end; i += 1) if (pattern.test(lines[i] ?? '')) return i;
  return end;
}

function fieldOf(lines: readonly string[], from: number, end: number, name: string): string | null {
  const index = indexOfField(lines, from, end, name);
  const text = lines[index];
  if (index === end || text === undefined) return null;
  const value = text.slice(text.indexOf(': ') + 2).trim();
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return value.startsWith('"') ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}

function errorOf(
  lines: readonly string[],
  from: number,
  end: number,
): { message: string; values: readonly string[] } {
  const start = indexOfField(lines, from, end, 'error');
  const text = fieldOf(lines, from, end, 'error');
  if (text === null) return comparisonOf(lines, from, end);
  if (!/^\|-?$/.test(text)) return { message: text, values: [] };
  const indent = (lines[start] ?? '').search(/\S/);
  let last = start + 1;
  while (last < end && ((lines[last] ?? '') === '' || (lines[last] ?? '').search(/\S/) > indent)) last += 1;
  return { message: lines[start + 1]?.trim() ?? '', values: messageTail(lines, start + 2, last) };
}

/** Other programs that write TAP give the operands without a message. */
function comparisonOf(
  lines: readonly string[],
  from: number,
  end: number,
): { message: string; values: readonly string[] } {
  const values = ['expected', 'actual'].map((name) => fieldOf(lines, from, end, name) ?? '');
  const operator = fieldOf(lines, from, end, 'operator');
  return operator === null ? { message: 'test failed', values: [] } : { message: operator, values };
}

// The TAP report of node's test runner: `not ok` lines with a YAML block, nested by four blanks.

import { findingOf } from './finding-of.ts';
import { messageTail, speechOf, topFrame } from './js-error.ts';
import type { CleanOutput, Finding } from './reader.ts';

const RESULT =
  /^(?<indent> *)not ok \d+(?:(?: -)? (?<name>[^\s#].*?))?(?: # (?<directive>SKIP|TODO)\b.*| # .*)?$/;
const SUBTEST = /^(?<indent> *)# Subtest: (?<name>.*)$/;

/** One finding for each test that failed by itself, not through a test inside it. */
export function readTap({ lines }: CleanOutput): readonly Finding[] {
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

/** Other programs that write TAP give the operands and no words. */
function comparisonOf(
  lines: readonly string[],
  from: number,
  end: number,
): { message: string; values: readonly string[] } {
  const values = ['expected', 'actual'].map((name) => fieldOf(lines, from, end, name) ?? '');
  const operator = fieldOf(lines, from, end, 'operator');
  return operator === null ? { message: 'test failed', values: [] } : { message: operator, values };
}

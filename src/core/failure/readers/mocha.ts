// Reads mocha: the numbered list of failures that every reporter for people prints at the end.

import { errorHead, isComplete, messageTail, speechOf, topFrame } from './node.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const mocha: ToolReader = {
  tool: 'mocha',
  rank: 'tool',
  programs: ['mocha', '_mocha'],
  signature: /^ +\d+ failing$|^Error: No test files found|^\W{0,4}Exception during run: /m,
  read,
};

/** Matches output of Cypress, which prints such a list for each of its files. */
export const CYPRESS_RUN =
  /^ {2}\(Run Starting\)$|^ {2}Running: {2}\S.{0,300}\(\d+ of \d+\)$|^Can't run because no spec files were found|^Oops\.\.\.\s?we found an error preparing this test file:/m;
const LIST = /^ +\d+ failing$/;
const ENTRY = /^ {2}\d+\) (?<title>.*)$/;
const LONGEST_TITLE = 40;

function read({ lines }: CleanOutput): readonly Finding[] {
  if (lines.some((text) => CYPRESS_RUN.test(text))) return [];
  return lines.some((text) => LIST.test(text)) ? failuresIn(lines, 0, lines.length) : withoutTests(lines);
}

/** The failures of the first list between two lines. */
export function failuresIn(lines: readonly string[], from: number, to: number): readonly Finding[] {
  const list = lines.findIndex((text, line) => line >= from && line < to && LIST.test(text));
  if (list < 0) return [];
  const starts = lines.flatMap((text, line) => (line > list && line < to && ENTRY.test(text) ? line : []));
  return starts.map((start, i) => failed(lines, start, starts[i + 1] ?? to));
}

function failed(lines: readonly string[], start: number, end: number): Finding {
  const { title, next } = titleOf(lines, start, end);
  let line = next;
  while (line < end - 1 && (lines[line] ?? '').trim() === '') line += 1;
  const text = (lines[line] ?? '').trim();
  const head = errorHead(text);
  const message = head?.message ?? text;
  // Mocha ends the message of a timeout with the path of the test file.
  const path = / \((?<file>[^()]{1,400}\.\w{1,5})\)$/.exec(message);
  const frame = topFrame(lines, line + 1, end);
  return findingOf(line, path === null ? message : message.slice(0, path.index), {
    phase: 'test',
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: speechOf(head),
    values: valuesOf(message, messageTail(lines, line + 1, end)),
    file: path?.groups?.file ?? frame?.replace(/ [\w$.#]+$/, '') ?? null,
    testId: title,
    frame,
  });
}

/** The values that the message lacks: a diff only repeats a complete message or a `!==` line above it. */
export function valuesOf(message: string, tail: readonly string[]): readonly string[] {
  const compared = tail.filter((text) => / !== /.test(text));
  if (compared.length > 0) return compared.slice(0, 1);
  return isComplete(message) ? [] : tail;
}

/** Suites and test, one per line; the last ends with a colon. */
function titleOf(lines: readonly string[], start: number, end: number): { title: string; next: number } {
  const parts = [ENTRY.exec(lines[start] ?? '')?.groups?.title ?? ''];
  let next = start + 1;
  while (!(parts.at(-1) ?? '').endsWith(':') && next < Math.min(end, start + LONGEST_TITLE)) {
    parts.push((lines[next] ?? '').trim());
    next += 1;
  }
  return { title: parts.join(' > ').replace(/:$/, ''), next };
}

function withoutTests(lines: readonly string[]): readonly Finding[] {
  return lines.flatMap((text, line) => {
    if (text.startsWith('Error: No test files found')) {
      return findingOf(line, 'No test files found', { phase: 'test', code: 'no-tests' });
    }
    const words = /^\W{0,4}Exception during run: (?<head>.*)$/.exec(text)?.groups?.head;
    return words === undefined ? [] : notLoaded(lines, line, words);
  });
}

/** A test file that cannot even be loaded hides all its tests. */
function notLoaded(lines: readonly string[], line: number, words: string): Finding {
  const head = errorHead(words);
  return findingOf(line, head?.message ?? words, {
    phase: 'compile',
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: 'runtime',
    frame: topFrame(lines, line + 1, Math.min(lines.length, line + 40)),
  });
}

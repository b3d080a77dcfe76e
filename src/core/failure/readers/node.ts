// Reads the error that ended a node process: the last head before its stack, with the deepest cause.

import { findingOf } from './finding-of.ts';
import { errorHead, isStackLine, messageTail, speechOf, topFrame } from './js-error.ts';
import type { CleanOutput, Finding, ToolReader } from './reader.ts';

export const node: ToolReader = {
  tool: 'node',
  rank: 'runtime',
  programs: ['node', 'nodejs', 'tsx', 'ts-node'],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read,
};

const REASON =
  /^This error originated either by throwing.*? The promise rejected with the reason "(?<reason>.*)"\.$/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const footer = lines.findLastIndex((text) => /^Node\.js v\d/.test(text));
  const last = footer < 0 ? lines.length : footer;
  for (let line = last - 1; line >= 0; line -= 1) {
    const text = lines[line] ?? '';
    if (/^[A-Z_a-z$]/.test(text) && errorHead(text) !== null && hasStack(lines, line, last)) {
      return [uncaught(lines, line, last)];
    }
  }
  return [];
}

function hasStack(lines: readonly string[], line: number, last: number): boolean {
  for (let i = line + 1; i < Math.min(last, line + 12); i += 1) {
    const text = lines[i] ?? '';
    if (/^ {4}at /.test(text)) return true;
    if (/^Node\.js v|^\S*Error\b/.test(text)) break;
  }
  // A syntax error may come without frames, under the place and the line it is about.
  return /^\s*\^+$/.test(lines[line - 2] ?? '');
}

function uncaught(lines: readonly string[], line: number, last: number): Finding {
  const head = errorHead(lines[line] ?? '');
  const end = endOfError(lines, line + 1, last);
  const cause = causeOf(lines, line + 1, end);
  const message = withReason(head?.message ?? '');
  return findingOf(line, cause === null ? message : `${message} (caused by ${cause})`, {
    code: head?.code ?? propertyOf(lines, line + 1, end, 'code'),
    class: head?.class ?? null,
    speech: speechOf(head),
    values: speechOf(head) === 'assertion' ? messageTail(lines, line + 1, end) : [],
    frame: topFrame(lines, line + 1, end) ?? placeAbove(lines, line),
  });
}

function withReason(message: string): string {
  const reason = REASON.exec(message)?.groups?.reason;
  return reason === undefined ? message : `The promise rejected with the reason "${reason}".`;
}

function endOfError(lines: readonly string[], from: number, last: number): number {
  let end = from;
  let inStack = false;
  while (end < last) {
    const text = lines[end] ?? '';
    inStack ||= isStackLine(text);
    if (inStack && text === '') break;
    end += 1;
  }
  return end;
}

/** The innermost `[cause]:`, which is printed last. */
function causeOf(lines: readonly string[], from: number, end: number): string | null {
  for (let i = end - 1; i >= from; i -= 1) {
    const cause = /^ +\[(?:cause|errors)\]: (?<head>\S.*?)(?: \{)?$/.exec(lines[i] ?? '')?.groups?.head;
    if (cause !== undefined && cause !== '[') return cause;
  }
  return null;
}

function propertyOf(lines: readonly string[], from: number, end: number, name: string): string | null {
  for (let i = from; i < end; i += 1) {
    const value = /^ {2}(?<name>\w+): '(?<value>[^']{1,80})',?$/.exec(lines[i] ?? '')?.groups;
    if (value?.name === name) return value.value ?? null;
  }
  return null;
}

/** Node prints `file:line`, the line and a caret above the error. */
function placeAbove(lines: readonly string[], line: number): string | null {
  for (let i = line - 1; i >= Math.max(0, line - 6); i -= 1) {
    const file = /^(?<file>[^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/.exec(lines[i] ?? '')?.groups?.file;
    if (file !== undefined) return file;
  }
  return null;
}

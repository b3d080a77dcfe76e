// Reads the error that ended each node process: the last head with a stack below it, and the deepest cause.

import { announced } from './announced.ts';
import { type CleanOutput, type Finding, findingOf, type Speech, type ToolReader } from './reader.ts';

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
  const footers = lines.flatMap((text, line) => (FOOTER.test(text) ? line : []));
  if (footers.length === 0) return crash(lines, 0, lines.length, false);
  return footers.flatMap((footer, at) => crash(lines, (footers[at - 1] ?? -1) + 1, footer, true));
}

/** Each process that an error ended closes with it. */
const FOOTER = /^Node\.js v\d/;

function crash(lines: readonly string[], from: number, last: number, hasFooter: boolean): readonly Finding[] {
  for (let line = last - 1; line >= from; line -= 1) {
    const text = lines[line] ?? '';
    if (/^[A-Z_a-z$]/.test(text) && errorHead(text) !== null && hasStack(lines, line, last))
      return !hasFooter && isTitled(lines, line) ? [] : uncaught(lines, line, last);
  }
  return [];
}

/** True below the title of a test: such an error ended no process, and there may be others like it. */
function isTitled(lines: readonly string[], line: number): boolean {
  const above = lines.slice(Math.max(0, line - 3), line).findLast((text) => text.trim() !== '');
  return /^\s{0,8}[✖✗✘×] \S/.test(above ?? '');
}

function hasStack(lines: readonly string[], line: number, last: number): boolean {
  for (let i = line + 1; i < Math.min(last, line + 12); i += 1) {
    const text = lines[i] ?? '';
    if (/^ {4}at /.test(text)) return true;
    if (/^Node\.js v|^\S*Error\b/.test(text)) break;
  }
  // A syntax error may have no frames, only its place and source line above.
  return /^\s*\^+$/.test(lines[line - 2] ?? '');
}

function uncaught(lines: readonly string[], line: number, last: number): readonly Finding[] {
  const head = errorHead(lines[line] ?? '');
  const end = endOfError(lines, line + 1, last);
  const cause = causeOf(lines, line + 1, end);
  const message = withReason(head?.message ?? '');
  const isAssertion = speechOf(head) === 'assertion';
  const below = isAssertion ? [] : announced(message, restOfMessage(lines, line + 1, end));
  return (below.length > 0 ? below : [message]).map((said) =>
    findingOf(line, cause === null ? said : `${said} (caused by ${cause})`, {
      code: head?.code ?? propertyOf(lines, line + 1, end, 'code'),
      class: head?.class ?? null,
      speech: speechOf(head),
      values: isAssertion ? messageTail(lines, line + 1, end) : [],
      frame: topFrame(lines, line + 1, end) ?? placeAbove(lines, line),
    }),
  );
}

/** The lines up to the stack. */
function restOfMessage(lines: readonly string[], from: number, end: number): readonly string[] {
  const rest = lines.slice(from, end);
  const stack = rest.findIndex((text) => isStackLine(text));
  return stack < 0 ? rest : rest.slice(0, stack);
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

/** The first line of an error. */
export interface ErrorHead {
  readonly class: string;
  readonly code: string | null;
  readonly message: string;
}

const HEAD =
  /^(?:Uncaught )?(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;
const FRAME =
  /^\s*(?:at |❯ )?(?:async )?(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5}):\d+(?::\d+)?\)?,?(?: \{)?$/;
const OUTSIDE = /^(?:<|~|\/|node:|internal\/|\.\.\/|[A-Za-z]+:)/;

/** Parses `TypeError [CODE]: message`; null when `text` is not the head of an error. */
export function errorHead(text: string): ErrorHead | null {
  const groups = HEAD.exec(text.trim())?.groups;
  if (groups?.class === undefined) return null;
  const message = groups.message ?? '';
  const code = groups.code === 'Error' || groups.code === 'ERR_TEST_FAILURE' ? undefined : groups.code;
  return { class: groups.class, code: code ?? systemCode(message), message };
}

/** `ENOENT` in `ENOENT: no such file` and `connect ECONNREFUSED ::1:80`. */
function systemCode(message: string): string | null {
  return /^(?:\w{1,20} )?(E[A-Z][A-Z0-9]{2,16})\b(?:[: ]|$)/.exec(message)?.[1] ?? null;
}

/** An assertion error compares values; the message of any other is judged as `runtime`. */
export function speechOf(head: { readonly class: string | null } | null): Speech {
  return head?.class?.includes('Assert') === true ? 'assertion' : 'runtime';
}

export function isStackLine(text: string): boolean {
  return /^\s*(?:at |❯ )\S/.test(text);
}

/** `file function` of the first frame inside the project, or the file alone; null when there is none. */
export function topFrame(lines: readonly string[], from: number, to: number): string | null {
  for (let i = from; i < to; i += 1) {
    const groups = FRAME.exec(lines[i] ?? '')?.groups;
    if (groups?.file === undefined || OUTSIDE.test(groups.file) || groups.file.includes('<dep>')) continue;
    const name = functionName(groups.name);
    return name === null ? groups.file : `${groups.file} ${name}`;
  }
  return null;
}

function functionName(printed: string | undefined): string | null {
  const name = printed?.replace(/ \[as [^\]]*\]$/, '').replace(/^(?:new|async) /, '') ?? '';
  // `Object.toEqual`: transpiled code names the property called, not the function around the call.
  if (name === '' || name.includes('<') || /^(?:Object|Context|TestContext|Module|Suite)\./.test(name))
    return null;
  return /^(?:test|it|describe)$/.test(name) || !/^[\w$.#]+$/.test(name) ? null : name;
}

/** True when an assertion's message contains both of its sides in full. */
export function isComplete(message: string): boolean {
  return /^expected .+ to .+/.test(message) && !/…|\.\.\.|\bObject \(|\bArray \(|\{\s*$|\[\s*$/.test(message);
}

const DECORATION =
  /^(?:[-+] (?:expected|actual) [-+] (?:expected|actual)|[-+] (?:Expected|Received|Snapshot)\b.*|\.{3}|[{}[\],]*)$/;
const MOST_VALUES = 16;

/** The lines from the head to the stack: operands and diffs, trimmed, at most 16. */
export function messageTail(lines: readonly string[], from: number, to: number): readonly string[] {
  const tail: string[] = [];
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text = (lines[i] ?? '').trim().replace(/\s+/g, ' ');
    if (isStackLine(lines[i] ?? '')) break;
    if (text !== '' && !DECORATION.test(text)) tail.push(text.slice(0, 200));
  }
  return tail;
}

// Errors as JavaScript prints them, whoever runs it: a head, the compared values, and a stack. Every runner reads them
// here, so that one error has one form wherever it surfaces.

import type { Finding, Speech } from '../../reading/reader.ts';

/** The error at `line`, whose values and stack come before `end`. */
export function errorIn(
  lines: readonly string[],
  line: number,
  end: number,
): Pick<Finding, 'message' | 'code' | 'class' | 'speech' | 'frame'> & { readonly values: readonly string[] } {
  const text = (lines[line] ?? '').trim();
  const head = errorHead(text);
  return {
    message: head?.message ?? text,
    code: head?.code ?? null,
    class: head?.class ?? null,
    speech: speechOf(head),
    values: messageTail(lines, line + 1, end),
    frame: topFrame(lines, line + 1, end),
  };
}

/** The first line of an error. */
export interface ErrorHead {
  readonly class: string;
  readonly code: string | null;
  readonly message: string;
}

const HEAD = /^(?<class>(?:[A-Za-z_$][\w$.]{0,120})?(?:Error|Exception|Rejection))(?<rest>$|:.*| \[.*)$/;
const REST = /^(?: \[(?<code>\w{1,80})\])?(?:: (?<message>.*))?$/;

/** Parses `TypeError [CODE]: message`; null when `text` is not the head of an error. */
export function errorHead(text: string): ErrorHead | null {
  const { class: name, rest = '' } = HEAD.exec(text.trim().replace(/^Uncaught /, ''))?.groups ?? {};
  const said = REST.exec(rest)?.groups;
  if (name === undefined || said === undefined) return null;
  const { code, message = '' } = said;
  const own = code === 'Error' || code === 'ERR_TEST_FAILURE' ? undefined : code;
  return { class: name, code: own ?? systemCode(message), message };
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

const PLACED = /^\s*(?:at |❯ )?(?:async )?(?<call>\S.*?):\d+(?::\d+)?\)?,?(?: \{)?$/;
const CALL = /^(?:(?<name>[^\s(][^()]{0,200}?) \(?|\(?)(?<file>[^\s():][^():]{0,400}\.\w{1,5})$/;
/** A scheme such as `node:`, another folder, or the inside of node. */
const OUTSIDE = /^(?:[<~/]|\.\.\/|internal\/|[A-Za-z]+:)/;

/** `file function` of the first frame inside the project, or the file alone; null when there is none. */
export function topFrame(lines: readonly string[], from: number, to: number): string | null {
  for (let i = from; i < to; i += 1) {
    const { file, name } = CALL.exec(PLACED.exec(lines[i] ?? '')?.groups?.call ?? '')?.groups ?? {};
    if (file === undefined || OUTSIDE.test(file) || file.includes('<dep>')) continue;
    const own = functionName(name);
    return own === null ? file : `${file} ${own}`;
  }
  return null;
}

function functionName(printed = ''): string | null {
  const name = printed.replace(/ \[as [^\]]*\]$/, '').replace(/^(?:new|async) /, '');
  // `Object.toEqual`: transpiled code names the property called, not the function around the call.
  if (/^(?:Object|Context|TestContext|Module|Suite)\./.test(name)) return null;
  return /^(?:test|it|describe)$/.test(name) || !/^[\w$.#]+$/.test(name) ? null : name;
}

/** True when an assertion's message contains both of its sides in full. Chai shortens long ones. */
export function isWholeMessage(message: string): boolean {
  return /^expected .+ to .+/.test(message) && !/…|\.\.\.|\bObject \(|\bArray \(|[{[]\s*$/.test(message);
}

/** Legends and brackets of a diff. */
const LEGEND = /^[-+] (?:(?:expected|actual) [-+] (?:expected|actual)$|(?:Expected|Received|Snapshot)\b)/;
const BRACKETS = /^(?:\.{3}|[{}[\],]*)$/;
const MOST_VALUES = 16;

/** The lines from the head to the stack: operands and diffs, trimmed, at most 16. */
export function messageTail(lines: readonly string[], from: number, to: number): readonly string[] {
  const tail: string[] = [];
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text = (lines[i] ?? '').trim().replace(/\s+/g, ' ');
    if (isStackLine(lines[i] ?? '')) break;
    if (!LEGEND.test(text) && !BRACKETS.test(text)) tail.push(text.slice(0, 200));
  }
  return tail;
}

/** The values that the message lacks: a diff only repeats a complete message or a `!==` line above it. */
export function valuesOf(message: string, tail: readonly string[]): readonly string[] {
  const compared = tail.find((text) => / !== /.test(text));
  if (compared !== undefined) return [compared];
  return isWholeMessage(message) ? [] : tail;
}

/** The file that a frame names. */
export function fileOf(frame: string | null): string | null {
  return frame?.replace(/ [\w$.#]+$/, '') ?? null;
}

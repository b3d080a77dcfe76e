// How JavaScript engines print an error: its head, the rest of its message, its stack. Shared by the
// readers of node and of the test runners.

import type { Speech } from './reader.ts';

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

/** `TypeError [CODE]: message` in its parts; null when `text` is no head of an error. */
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

/** An assertion compares values; any other error speaks for itself. */
export function speechOf(head: { readonly class: string | null } | null): Speech {
  return head?.class?.includes('Assert') === true ? 'assertion' : 'runtime';
}

/** True for a line of a stack. */
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
  // `Object.toEqual`: transpilers name the call after the property, not after the function around it.
  if (name === '' || name.includes('<') || /^(?:Object|Context|TestContext|Module|Suite)\./.test(name))
    return null;
  return /^(?:test|it|describe)$/.test(name) || !/^[\w$.#]+$/.test(name) ? null : name;
}

const DECORATION =
  /^(?:[-+] (?:expected|actual) [-+] (?:expected|actual)|[-+] (?:Expected|Received|Snapshot)\b.*|\.{3}|[{}[\],]*)$/;
const MOST_VALUES = 16;

/** What follows the head up to the stack: operands and differences, trimmed, at most 16 lines. */
export function messageTail(lines: readonly string[], from: number, to: number): readonly string[] {
  const tail: string[] = [];
  for (let i = from; i < to && tail.length < MOST_VALUES; i += 1) {
    const text = (lines[i] ?? '').trim().replace(/\s+/g, ' ');
    if (isStackLine(lines[i] ?? '')) break;
    if (text !== '' && !DECORATION.test(text)) tail.push(text.slice(0, 200));
  }
  return tail;
}

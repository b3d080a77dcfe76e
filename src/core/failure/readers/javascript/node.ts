// Reads the error that ended each node process: the last head with a stack below it, and the deepest cause.

import { announced } from '../../reading/announced.ts';
import { firstCaptured, linesUntil } from '../../reading/lines-until.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from '../../reading/reader.ts';
import { errorHead, errorIn, isStackLine } from './errors.ts';

export const node: ToolReader = {
  tool: 'node',
  rank: 'runtime',
  programs: ['node', 'nodejs', 'tsx', 'ts-node'],
  signature: /^Node\.js v\d|^ {4}at [^\n]{1,500}:\d+:\d+\)?(?: \{)?$/m,
  read,
};

/** Each process that an error ended closes with it. */
const FOOTER = /^Node\.js v\d/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const footers = lines.flatMap((text, line) => (FOOTER.test(text) ? line : []));
  if (footers.length === 0) return crash(lines, 0, lines.length, false);
  return footers.flatMap((footer, at) => crash(lines, (footers[at - 1] ?? -1) + 1, footer, true));
}

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
  const below = linesUntil(lines.slice(0, last), line + 1, /^Node\.js v|^\S*Error\b/, 11);
  // A syntax error may have no frames, only its place and source line above.
  return below.some((text) => /^ {4}at /.test(text)) || /^\s*\^+$/.test(lines[line - 2] ?? '');
}

function uncaught(lines: readonly string[], line: number, last: number): readonly Finding[] {
  const end = endOfError(lines, line + 1, last);
  const error = errorIn(lines, line, end);
  const below = lines.slice(line + 1, end);
  // The innermost cause is printed last.
  const cause = firstCaptured(below.toReversed(), /^ +\[(?:cause|errors)\]: (\S.+?)(?: \{)?$/);
  const message = withReason(error.message);
  const isAssertion = error.speech === 'assertion';
  const listed = isAssertion ? [] : announced(message, restOfMessage(below));
  return (listed.length > 0 ? listed : [message]).map((said) =>
    findingOf(line, cause === null ? said : `${said} (caused by ${cause})`, {
      ...error,
      code: error.code ?? firstCaptured(below, /^ {2}code: '([^']{1,80})',?$/),
      values: isAssertion ? error.values : [],
      frame: error.frame ?? placeAbove(lines, line),
    }),
  );
}

/** The lines up to the stack. */
function restOfMessage(below: readonly string[]): readonly string[] {
  const stack = below.findIndex((text) => isStackLine(text));
  return stack < 0 ? below : below.slice(0, stack);
}

/** Something was thrown that is not an error. */
function withReason(message: string): string {
  if (!message.startsWith('This error originated either by throwing')) return message;
  return /The promise rejected with the reason ".*"\.$/.exec(message)?.[0] ?? message;
}

function endOfError(lines: readonly string[], from: number, last: number): number {
  const stack = lines.findIndex((text, line) => line >= from && isStackLine(text));
  const end = stack < 0 ? -1 : lines.indexOf('', stack);
  return end < 0 || end > last ? last : end;
}

/** Node prints `file:line`, the line and a caret above the error. */
function placeAbove(lines: readonly string[], line: number): string | null {
  const above = lines.slice(Math.max(0, line - 6), line).toReversed();
  return firstCaptured(above, /^([^\s:<~/][^:]{0,400}\.\w{1,5}):\d+$/);
}

// Tracebacks that a program logged as a warning and lived on: they ended nothing.

import { isQuietLog } from './error-lines.ts';

const HEADER = 'Traceback (most recent call last):';
const CHAINED = /^(?:The above exception was the direct cause|During handling of the above exception)/;

/** Of each line whether it belongs to one. */
export function loggedTraces(lines: readonly string[]): readonly boolean[] {
  const isLogged = lines.map(() => false);
  for (const [at, text] of lines.entries()) {
    if (text !== HEADER || isLogged[at] === true || !isQuietLog(lines[at - 1] ?? '')) continue;
    isLogged.fill(true, at, endOfChain(lines, at));
  }
  return isLogged;
}

/** Behind the exception that the last of the chain tells. */
function endOfChain(lines: readonly string[], from: number): number {
  let end = endOfOne(lines, from);
  for (;;) {
    const joint = end + Number(lines[end] === '');
    const next = joint + 1 + Number(lines[joint + 1] === '');
    if (!CHAINED.test(lines[joint] ?? '') || lines[next] !== HEADER) return end;
    end = endOfOne(lines, next);
  }
}

/** Behind the first line that is not further in. */
function endOfOne(lines: readonly string[], from: number): number {
  let end = from + 1;
  while (end < lines.length && /^(?:\s|$)/.test(lines[end] ?? '')) end += 1;
  return end + 1;
}

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
  let end = from + 1;
  while (end < lines.length && /^(?:\s|$)/.test(lines[end] ?? '')) end += 1;
  const next = end + 1 + Number(lines[end + 1] === '');
  if (!CHAINED.test(lines[next] ?? '')) return end + 1;
  const header = lines.indexOf(HEADER, next);
  return header < 0 || header > next + 2 ? end + 1 : endOfChain(lines, header);
}

// Finds armoured private keys, however long, indented, escaped into one line, or cut at either end.

import type { Span } from './span.ts';

const MARK =
  /-{4,5} ?(BEGIN|END) (?:[A-Z0-9_-]{1,20} ){0,4}(?:PRIVATE KEY(?: BLOCK)?|PGP MESSAGE) ?-{4,5}|Private-(Lines: \d{1,4}|MAC: [0-9a-f]{1,128})/g;

export function privateKeySpans(text: string): readonly Span[] {
  const isArmoured = /PRIVATE KEY|PGP MESSAGE|Private-/.test(text);
  const spans = isArmoured ? armoured(text) : [];
  return /["']kty\\{0,8}["']/.test(text) ? [...spans, ...webKeys(text)] : spans;
}

function armoured(text: string): readonly Span[] {
  const spans: Span[] = [];
  let open: Span | null = null;
  for (const { 0: mark, 1: side, 2: putty = '', index } of text.matchAll(MARK)) {
    const place: Span = { start: index, end: index + mark.length };
    const begins = side === 'BEGIN' || putty.startsWith('Lines');
    if (!begins) spans.push({ start: open?.start ?? bodyBefore(text, index), end: place.end });
    else if (open !== null) spans.push(cutShort(text, open));
    open = begins ? place : null;
  }
  return open === null ? spans : [...spans, cutShort(text, open)];
}

function cutShort(text: string, begin: Span): Span {
  return { start: begin.start, end: bodyBehind(text, begin.end) };
}

/** The last word of a line of a key; logs may put anything before it. */
const KEY_LINE =
  /(?:^|[^A-Za-z0-9+/])[A-Za-z0-9+/=_-]{16,}(?:\\[nr]|["',\\\s]){0,8}$|^\s{0,40}[A-Za-z0-9+/]{1,15}={0,2}\s{0,4}$|^\s{0,80}$|(?:Proc-Type|DEK-Info|Version|Comment|Charset|Hash):/;

/** Where an unclosed key ends: the text was cut. */
function bodyBehind(text: string, from: number): number {
  let end = lineEnd(text, from);
  while (end < text.length) {
    const next = lineEnd(text, end + 1);
    if (!KEY_LINE.test(lastPart(text, end + 1, next))) break;
    end = next;
  }
  return end;
}

/** Where the lines of a key without its beginning start. */
function bodyBefore(text: string, from: number): number {
  let start = text.lastIndexOf('\n', from - 1) + 1;
  while (start > 0) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    const line = lastPart(text, before, start - 1);
    if (line.trim() === '' || !KEY_LINE.test(line)) break;
    start = before;
  }
  return start;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function lastPart(text: string, from: number, to: number): string {
  return text.slice(Math.max(from, to - 200), to);
}

/** The private members of a JSON Web Key. */
const WEB_KEY_MEMBER = /["'](?:d|p|q|dp|dq|qi|k)\\{0,8}["']\s{0,8}:\s{0,8}\\{0,8}["']([\w-]{16,})/g;

function webKeys(text: string): readonly Span[] {
  return [...text.matchAll(WEB_KEY_MEMBER)].map(({ 0: whole, 1: value = '', index }) => ({
    start: index + whole.length - value.length,
    end: index + whole.length,
  }));
}

// The places of a value, and of those that follow it in a list of strings.

import { matchAt, QUOTE, readValue, type Value } from './read-value.ts';
import type { Span } from './span.ts';

const NEXT_ITEM = new RegExp(String.raw`\s{0,40},\s{0,40}(?=${QUOTE})`, 'y');
const MOST_ITEMS = 50;

/** @param at where reading began: the bracket of a list stands between it and the value */
export function listSpans(text: string, at: number, first: Value): readonly Span[] {
  const spans: Span[] = [{ start: first.start, end: first.end() }];
  if (!first.isQuoted || !text.slice(at, first.start).includes('[')) return spans;
  for (let end = first.end(); spans.length < MOST_ITEMS; ) {
    const comma = matchAt(NEXT_ITEM, text, end);
    const value = comma === null ? null : readValue(text, end + comma.length, 'word');
    if (value === null) break;
    const start = value.start;
    end = value.end();
    spans.push({ start, end });
  }
  return spans;
}

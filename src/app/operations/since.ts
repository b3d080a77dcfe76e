// How far back a view goes, as people type it.

import { readTimeSpan } from '../../core/report/decision-log.ts';
import { readInstant } from '../../core/text/instant.ts';

/** The start of a span such as `24h`, of `today` or of a day, in UTC, as milliseconds since 1970; null for any other text. */
export function readSince(text: string, now: number): number | null {
  const span = readTimeSpan(text);
  if (span !== null) return now - span;
  return text.trim() === 'today' ? now - (now % 86_400_000) : readInstant(text);
}

export const WRONG_SINCE = '--since needs a span such as 24h or 7d, today, or a day such as 2026-01-31.';

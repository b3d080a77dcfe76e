// Times of a vault's records: ISO 8601 in UTC with milliseconds, so that their order is that of their text.

import { readInstant, writeInstant } from './instant.ts';

/** @param ms since 1970 */
export function isoTime(ms: number): string {
  const whole = Math.floor(ms);
  return writeInstant(whole).replace(/Z$/, `.${String(((whole % 1000) + 1000) % 1000).padStart(3, '0')}Z`);
}

/** In milliseconds; what is no time is very old. */
export function ageOf(iso: string, now: number): number {
  const at = readInstant(iso);
  return at === null ? Number.POSITIVE_INFINITY : now - at;
}

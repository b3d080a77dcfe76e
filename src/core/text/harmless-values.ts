// Makes every text in a value safe for Claude to read: text from a file, a program or a model becomes inert.

import { harmless } from './harmless.ts';

/** The same value with `harmless` applied to each text; field names are ours and stay. */
export function harmlessValues(value: unknown): unknown {
  if (typeof value === 'string') return harmless(value);
  if (Array.isArray(value)) return value.map(harmlessValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, harmlessValues(one)]));
}

// A value of which Claude may read every text: whatever a file, a program or a model said in it is inert.

import { harmless } from './harmless.ts';

/** The same value, with each text in it as `harmless` makes it; names of fields are ours and stay. */
export function harmlessValues(value: unknown): unknown {
  if (typeof value === 'string') return harmless(value);
  if (Array.isArray(value)) return value.map(harmlessValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, harmlessValues(one)]));
}

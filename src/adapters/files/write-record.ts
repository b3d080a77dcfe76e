// The one way in which MSW keeps a record: every text of it goes through the rules for secrets. What must stay as it is
// (terms that are signed and run, settings, files of the project) is written by `writeFileAtomic` and named in a test.

import { redact } from '../../core/secrets/redact.ts';
import { writeFileAtomic } from './write-file-atomic.ts';
import { type Appended, appendLine } from './write-in-place.ts';

type Options = Parameters<typeof writeFileAtomic>[2];

/** Throws file-system errors. */
export function keepText(path: string, text: string, options: Options = {}): void {
  writeFileAtomic(path, masked(text), options);
}

/** @param indent as for `JSON.stringify` */
export function keepJson(path: string, value: unknown, options: Options = {}, indent = 0): void {
  writeFileAtomic(path, `${JSON.stringify(maskedValues(value), null, indent)}\n`, options);
}

/** Each value becomes a line of JSON. */
export function keepLines(
  path: string,
  values: readonly unknown[],
  options: { readonly mode?: number; readonly durable?: boolean } = {},
): Appended {
  const lines = values.map((value) => JSON.stringify(maskedValues(value)));
  return appendLine(path, lines.join('\n'), options.mode, options.durable);
}

/** The same for a line of text. */
export function keepLine(path: string, line: string): Appended {
  return appendLine(path, masked(line));
}

/** Every text in a value of JSON; for a record that is signed before it is written. */
export function maskedValues(value: unknown): unknown {
  if (typeof value === 'string') return masked(value);
  if (Array.isArray(value)) return value.map(maskedValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, maskedValues(held)]));
}

/** The rules are large, and most turns keep nothing but names of MSW's own. */
function masked(text: string): string {
  return OWN_NAME.test(text) ? text : redact(text);
}

/** Ids of loops and sessions, fingerprints, times, words. */
const OWN_NAME =
  /^(?:|[a-z]{1,20}(?:-[a-z]{1,20}){0,4}|\d{8}-\d{6}-[\da-f]{4,8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|v\d:[\da-f]{8,40}|\d{4}-\d\d-\d\dT[\d:.]{5,15}Z)$/;

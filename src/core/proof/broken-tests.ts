// Other expectations in the tests of the final files, so that a suite which can still fail does.

import type { ExpectationEdit } from './expectations.ts';
import type { ChangedText } from './file-sides.ts';

/** A test's final text and the edits that change what it expects. */
export interface TestText {
  readonly path: string;
  readonly text: string;
  readonly edits: readonly ExpectationEdit[];
}

export type Where =
  /** Lines by path, as they were before the work: there the checks failed. */
  | { readonly kind: 'failing'; readonly lines: ReadonlyMap<string, ReadonlySet<string>> }
  /** What the work added to the tests. */
  | { readonly kind: 'new'; readonly changed: readonly ChangedText[] }
  | { readonly kind: 'all' };

export interface BrokenTests {
  /** By path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The changed lines: `test/fare.test.js:12`. */
  readonly places: readonly string[];
}

/** Null where nothing could be changed. */
export function breakTests(tests: readonly TestText[], where: Where): BrokenTests | null {
  const texts = new Map<string, string>();
  const places: string[] = [];
  for (const { path, text, edits } of tests) {
    const lines = text.split('\n');
    const wanted = edits.filter(({ row }) => isWanted(path, lines[row] ?? '', where));
    if (wanted.length === 0) continue;
    texts.set(path, withEdits(text, wanted));
    places.push(...new Set(wanted.map(({ row }) => `${path}:${row + 1}`)));
  }
  return places.length === 0 ? null : { texts, places };
}

function isWanted(path: string, line: string, where: Where): boolean {
  if (where.kind === 'all') return true;
  if (where.kind === 'failing') return where.lines.get(path)?.has(line.trim()) === true;
  const file = where.changed.find((one) => one.path === path);
  return file !== undefined && !linesOf(file.before ?? '').has(line.trim());
}

function linesOf(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').map((line) => line.trim()));
}

function withEdits(text: string, edits: readonly ExpectationEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

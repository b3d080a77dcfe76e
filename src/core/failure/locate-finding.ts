// Locates a finding: the line in its file, and the first frame in the project's own source. Readers name the file; the
// line is looked for around the words, because it may be all that differs between two runs of one failure.
// Nothing here is part of a fingerprint.

import type { Finding } from './reading/reader.ts';
import { BESIDE_FILE } from './text/mask-locations.ts';

export interface Location {
  readonly line: number | null;
  readonly column: number | null;
  /** `src/cart.js:12 total`; null if the report names none. */
  readonly ownFrame: string | null;
}

/** The lines that may belong to one finding; `from` carries its words, `start` <= `from` < `end`. */
export interface FindingLines {
  readonly lines: readonly string[];
  readonly start: number;
  readonly from: number;
  readonly end: number;
}

export function locateFinding(finding: Finding, around: FindingLines): Location {
  const place = finding.file === null ? null : findPlace(finding.file, null, around);
  return {
    line: place?.line ?? null,
    column: place?.column ?? null,
    ownFrame: finding.frame === null ? null : frameWithLine(finding.frame, around),
  };
}

/** How far to look after the words, and before them. */
const FORWARD = 150;
const BACKWARD = 60;

/** `at` are the lines of all findings, sorted: what lies between two of them belongs to either. */
export function surroundings(
  lines: readonly string[],
  at: readonly number[],
  { line, details }: Pick<Finding, 'line' | 'details'>,
): FindingLines {
  const from = details ?? line;
  const next = firstAbove(at, from);
  const before = at[firstAbove(at, from - 1) - 1] ?? -1;
  return {
    lines,
    start: details === undefined ? Math.max(0, before + 1, from - BACKWARD) : from,
    from,
    end: Math.min(lines.length, at[next] ?? lines.length, from + FORWARD),
  };
}

function firstAbove(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Place {
  readonly line: number;
  readonly column: number | null;
}

/** On the line of the words, then below them (in a stack, if there is one), then as near above as possible. */
function findPlace(file: string, name: string | null, around: FindingLines): Place | null {
  const { lines, start, from } = around;
  const words = lines[from] ?? '';
  const own = placeIn(words, file) ?? (name === null ? leadingPlace(words) : null);
  if (own !== null) return own;
  const below = placeBelow(file, name, around);
  if (below !== null) return below;
  for (let i = from - 1; i >= start; i -= 1) {
    const place = placeIn(lines[i] ?? '', file);
    if (place !== null) return place;
  }
  return null;
}

function placeBelow(file: string, name: string | null, { lines, from, end }: FindingLines): Place | null {
  let first: Place | null = null;
  for (const text of lines.slice(from + 1, end)) {
    const place = placeIn(text, file);
    if (place !== null && (name === null ? STACK.test(text) : text.includes(name))) return place;
    first ??= place;
  }
  return first;
}

const STACK = /^\s*(?:at |❯ )\S/;

function frameWithLine(frame: string, around: FindingLines): string {
  const [, file = frame, name = ''] = /^(\S+\.\w+) (\S.*)$/.exec(frame) ?? [];
  const place = findPlace(file, name === '' ? null : (name.split(/[.:#]/).at(-1) ?? name), around);
  const where = place === null ? file : `${file}:${place.line}`;
  return name === '' ? where : `${where} ${name}`;
}

/** The place of `file` in one line of output, however the tool writes it; frames of some languages name no folder. */
function placeIn(text: string, file: string): Place | null {
  const base = file.slice(file.lastIndexOf('/') + 1);
  if (base === '') return null;
  for (let at = text.indexOf(base); at >= 0; at = text.indexOf(base, at + 1)) {
    if (!isPathOf(file, pathBefore(text, at) + base)) continue;
    const place = readPlace(text.slice(at + base.length, at + base.length + 60));
    if (place !== null) return place;
  }
  return null;
}

function pathBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < 400 && /[\w@.+~<>/-]/.test(text[start - 1] ?? '')) start -= 1;
  return text.slice(start, end).replace(/^(?:\.\/|<anonymous>)+/, '');
}

/** Neither may name a folder that the other contradicts. */
function isPathOf(file: string, path: string): boolean {
  return path === file || file.endsWith(`/${path}`) || file.endsWith(` ${path}`) || path.endsWith(`/${file}`);
}

/** `:5:20`, `(5,20)`, `:[5,20]`, `", line 5`, `:line 5`, ` on line 5`, ` (5:20)`, `: 5: words`. */
const SUFFIXES: readonly RegExp[] = [
  /^: (\d{1,7}): /,
  /^:(\d{1,7})(?::(\d{1,7}))?(?![\w.])/,
  /^ ?\((\d{1,7})(?:[,:](\d{1,7}))?[,)]/,
  /^:?\[(\d{1,7})[,:](\d{1,7})\]/,
  /^["']?[:,]? ?(?:on )?line (\d{1,7})(?:, column (\d{1,7}))?/,
  new RegExp(`^${BESIDE_FILE}(\\d{1,7})\\b`),
];

function readPlace(rest: string): Place | null {
  for (const suffix of SUFFIXES) {
    const [, line, column] = suffix.exec(rest) ?? [];
    if (line === undefined) continue;
    return { line: Number(line), column: column === undefined ? null : Number(column) };
  }
  return null;
}

/** Linters write the file once, with lines below such as `  5:20  error  words`, or `  5   words`; in JSON `"line":5,"column":20`. */
function leadingPlace(text: string): Place | null {
  const [, line, column] =
    /^\s{1,8}(\d{1,7})(?::(\d{1,7}))? {1,8}\S/.exec(text) ??
    /"(?:line|row)": ?(\d{1,7})(?:, ?"column": ?(\d{1,7}))?/.exec(text) ??
    [];
  if (line === undefined) return null;
  return { line: Number(line), column: column === undefined ? null : Number(column) };
}

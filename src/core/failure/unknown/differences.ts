// Reads the diff of what a tool would change: each change is a problem of its file, made of the lines that change.

import { hashText } from '../../text/hash-text.ts';

const OLD = /^--- (?:a\/)?(?<file>[^\s:]{1,300}\.[A-Za-z]\w{0,9})(?:\t.{0,80})?$/;
const NEW = /^\+\+\+(?: |$)/;
const HUNK = /^@@ /;
const CHANGED = /^[-+](?!(?:--|\+\+) \S)/;
const UNCHANGED = /^(?: |$)/;
const LONGEST = 2000;

/**
 * Puts each change into one line with its location; returns `lines` unchanged if there is no diff. How many changes are
 * in one hunk depends on the lines between them.
 */
export function withDifferences(lines: readonly string[]): readonly string[] {
  const told = new Map<number, string>();
  for (const { file, start, end } of hunksIn(lines)) {
    for (let at = start; at < end; at += 1) told.set(at, '');
    for (const [at, changes] of changesIn(lines, start + 1, end))
      told.set(at, `${file}:${at}:1: would be changed: ${inShort(changes)}`);
  }
  return told.size === 0 ? lines : lines.map((text, line) => told.get(line) ?? text);
}

/** By the line in which each begins. */
function changesIn(lines: readonly string[], from: number, end: number): ReadonlyMap<number, string[]> {
  const changes = new Map<number, string[]>();
  let start = from;
  for (let at = from; at < end; at += 1) {
    const text = lines[at] ?? '';
    if (!CHANGED.test(text)) start = at + 1;
    else if (start === at) changes.set(start, [text]);
    else changes.get(start)?.push(text);
  }
  return changes;
}

interface Hunk {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

function hunksIn(lines: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let file: string | undefined;
  let end = 0;
  for (const [start, text] of lines.entries()) {
    if (start < end || (file !== undefined && (NEW.test(text) || text === ''))) continue;
    file = HUNK.test(text) ? file : fileAt(lines, start);
    if (file === undefined || !HUNK.test(text)) continue;
    end = endOfHunk(lines, start + 1);
    hunks.push({ file, start, end });
  }
  return hunks;
}

/** An empty line may follow each of the two. */
function fileAt(lines: readonly string[], line: number): string | undefined {
  const below = lines[line + 1] === '' ? lines[line + 2] : lines[line + 1];
  return NEW.test(below ?? '') ? OLD.exec(lines[line] ?? '')?.groups?.file : undefined;
}

function endOfHunk(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && (CHANGED.test(lines[end] ?? '') || UNCHANGED.test(lines[end] ?? ''))) end += 1;
  return end;
}

/** A long hunk is cut to its start and a checksum of the whole. */
function inShort(changes: readonly string[]): string {
  const whole = changes.join(' ').replace(/\s+/g, ' ');
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST)} … ${hashText(whole)}`;
}

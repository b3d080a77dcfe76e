// Reads the diff of what a tool would change: each hunk is a problem of its file, made of the changed lines.

import { hashText } from '../../text/hash-text.ts';

const OLD = /^--- (?:a\/)?(?<file>[^\s:]{1,300}\.[A-Za-z]\w{0,9})(?:\t.{0,80})?$/;
const NEW = /^\+\+\+ \S/;
const HUNK = /^@@ /;
const CHANGED = /^[-+](?!(?:--|\+\+) \S)/;
const UNCHANGED = /^(?: |$)/;
const LONGEST = 2000;

/** Puts each hunk into one line with its location; returns `lines` unchanged if there is no diff. */
export function withDifferences(lines: readonly string[]): readonly string[] {
  const told = new Map<number, string>();
  for (const { file, start, end } of hunksIn(lines)) {
    const changes = lines.slice(start + 1, end).filter((one) => CHANGED.test(one));
    for (let at = start; at < end; at += 1) told.set(at, '');
    if (changes.length > 0) told.set(start, `${file}:1:1: would be changed: ${inShort(changes)}`);
  }
  return told.size === 0 ? lines : lines.map((text, line) => told.get(line) ?? text);
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
    if (start < end || (file !== undefined && NEW.test(text))) continue;
    file = HUNK.test(text) ? file : fileAt(lines, start);
    if (file === undefined || !HUNK.test(text)) continue;
    end = endOfHunk(lines, start + 1);
    hunks.push({ file, start, end });
  }
  return hunks;
}

function fileAt(lines: readonly string[], line: number): string | undefined {
  return NEW.test(lines[line + 1] ?? '') ? OLD.exec(lines[line] ?? '')?.groups?.file : undefined;
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

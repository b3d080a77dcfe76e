// Cuts a document into sections that can be shown on their own, each with the headings above it.

export interface TextSection {
  /** The headings above it, outermost first, its own last; empty before the first. */
  readonly headings: readonly string[];
  /** The line where its text begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A longer section ends at the next blank line, list item or table row. */
const LONG = 500;
/** A longer section ends at any line. */
const LONGEST = 2000;

export function textSections(text: string): readonly TextSection[] {
  const sections: TextSection[] = [];
  const headings: Heading[] = [];
  let piece = emptyPiece(1);
  const close = (line: number) => {
    const whole = piece.lines.join('\n').trimEnd();
    if (whole.trim() !== '')
      sections.push({ headings: headings.map(({ title }) => title), line: piece.line, text: whole });
    piece = emptyPiece(line);
  };
  const isCode = fences();
  const lines = text.split(/\r?\n/).map((line) => (CONTENTS.test(line) ? '' : line));
  for (const [index, line] of lines.entries()) {
    const heading = isCode(line) ? 'code' : headingAt(line, lines[index + 1]);
    if (isEnd(heading, piece.length, line)) close(index + 1);
    if (heading !== null && heading !== 'code') enter(headings, heading);
    // A section begins with text.
    if (piece.lines.length === 0 && line.trim() === '') piece.line = index + 2;
    else {
      piece.lines.push(line);
      piece.length += line.length + 1;
    }
  }
  close(lines.length);
  return sections;
}

/** A line of a table of contents says nothing about its target. */
const CONTENTS = /^\s{0,12}(?:[-*+]|\d{1,3}[.)]) \[[^\]\n]{0,200}\]\(#[^)\n]{0,200}\)\s*$/;

interface Heading {
  readonly level: number;
  readonly title: string;
}

function emptyPiece(line: number): { line: number; lines: string[]; length: number } {
  return { line, lines: [], length: 0 };
}

function isEnd(heading: Heading | 'code' | null, length: number, line: string): boolean {
  if (length > LONGEST) return true;
  return heading === null ? length > LONG && BREAK.test(line) : heading !== 'code';
}

function enter(headings: Heading[], heading: Heading): void {
  while ((headings.at(-1)?.level ?? 0) >= heading.level) headings.pop();
  headings.push(heading);
}

const BREAK = /^\s{0,8}(?:$|\||[-*+] |\d{1,3}[.)] )/;

function headingAt(line: string, next: string | undefined): Heading | null {
  const [, marks = '', title = ''] = /^(#{1,6}|={1,6})\s+(\S.*)$/.exec(line) ?? [];
  if (marks !== '') return { level: marks.length, title: title.trim() };
  const isUnderlined = next !== undefined && /^(?:={3,}|-{3,}|~{3,}|\^{3,})\s*$/.test(next);
  if (!isUnderlined || !/^[\p{L}\p{N}`[]/u.test(line) || line.includes('|')) return null;
  return { level: next.startsWith('=') ? 1 : 2, title: line.trim() };
}

/** Returns a function that says, line by line, whether a line is inside a code block. */
export function fences(): (line: string) => boolean {
  let open: string | null = null;
  return (line) => {
    const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    const wasOpen = open !== null;
    if (open === null && marks !== '') open = marks;
    else if (open !== null && marks.startsWith(open)) open = null;
    return wasOpen;
  };
}

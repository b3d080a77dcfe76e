// Reads any planning document (PROJECT, CONTEXT, RESEARCH, ROADMAP ...) into frontmatter and sections with offsets.

import { type Diagnostic, errorAt, type PlacedDiagnostic, placed, warningAt } from './diagnostic.ts';
import { type Frontmatter, readFrontmatter } from './frontmatter.ts';
import { bodyStart } from './frontmatter-block.ts';
import { insideRanges, type QuotedRange, quotedRanges } from './quoted-ranges.ts';
import { type TextLine, textLines } from './text-lines.ts';

export interface MarkdownDocument {
  readonly text: string;
  readonly frontmatter: Frontmatter;
  /** Offset after all frontmatter blocks. */
  readonly body: number;
  readonly quoted: readonly QuotedRange[];
  /** In document order, without those inside fences or comments. */
  readonly headings: readonly Heading[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly title: string;
  /** Offsets of its line, without the line end. */
  readonly start: number;
  readonly end: number;
  /** Offset of the next line. */
  readonly next: number;
  /** The start of the next heading of the same or a higher level, else the end of the text. */
  readonly sectionEnd: number;
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;

/** Never throws. */
export function readMarkdown(text: string): MarkdownDocument {
  const frontmatter = readFrontmatter(text);
  const body = bodyStart(text);
  const quoted = quotedRanges(text, body);
  const headings = headingsOf(textLines(text, body), quoted, text.length);
  const diagnostics = placed(text, [...frontmatter.diagnostics, ...unreadable(text, quoted)]);
  return { text, frontmatter, body, quoted, headings, diagnostics };
}

/** Problems that make a text hard to read for any reader. */
export function unreadable(text: string, quoted: readonly QuotedRange[]): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    const what = {
      code: 'nul',
      message: 'The file holds a NUL character.',
      fix: 'Remove it: GSD refuses the file.',
    };
    found.push(errorAt({ start: nul, end: nul + 1 }, what));
  }
  const last = quoted.at(-1);
  if (last !== undefined && !last.closed) {
    const what = {
      code: `${last.kind}-unclosed`,
      message: `A ${last.kind} is opened and never closed: everything behind it is read as quoted.`,
      fix:
        last.kind === 'fence' ? 'Close it with the same marks on a line of their own.' : 'Close it with -->.',
    };
    found.push(warningAt({ start: last.start, end: last.start + 3 }, what));
  }
  return found;
}

function headingsOf(
  lines: readonly TextLine[],
  quoted: readonly QuotedRange[],
  to: number,
): readonly Heading[] {
  const found: Heading[] = [];
  const ends = [to, to, to, to, to, to, to];
  for (const line of [...lines].reverse()) {
    const match = line.text.length > 4000 ? null : HEADING.exec(line.text);
    if (match === null || insideRanges(quoted, line.start)) continue;
    const level = match[1]?.length ?? 1;
    const sectionEnd = ends[level] ?? to;
    const { start, end, next } = line;
    found.push({ level, title: headingText(match[2] ?? ''), start, end, next, sectionEnd });
    ends.fill(start, level);
  }
  return found.reverse();
}

/** @param rest of its line, after the opening hashes */
export function headingText(rest: string): string {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? ' ') ? text : text.slice(0, closing).trimEnd();
}

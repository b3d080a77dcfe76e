// One section of a document, found by its heading, with its list or table, and functions that insert lines into it.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { type Cell, isSeparator, rowCells } from '../../text/markdown/table-cells.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { cellText } from './document-text.ts';
import { listItems, saysNone } from './list-items.ts';

export interface Section {
  /** Offset after its heading. */
  readonly start: number;
  /** Start of the next heading of its level or of 1 to 3, else the end of the text. */
  readonly end: number;
  /** Its lines, with fences and comments blanked. */
  readonly lines: readonly TextLine[];
}

/** The first section of level 1 to 4 with a matching title, without signs around it; null when there is none. */
export function findSection(text: string, title: RegExp): Section | null {
  return findSections(text, title)[0] ?? null;
}

export function findSections(text: string, title: RegExp): readonly Section[] {
  const { headings, quoted } = readMarkdown(text);
  const plain = withoutBlocks(text, quoted);
  return headings.flatMap(({ level, title: own, next: start }, at) => {
    if (level > 4 || !title.test(own.replaceAll(SIGNS, ''))) return [];
    const end = headings.slice(at + 1).find((one) => one.level <= Math.max(3, level))?.start ?? text.length;
    return [{ start, end, lines: textLines(plain, start, end).filter((line) => line.start < end) }];
  });
}

const SIGNS = /^[\s\p{S}\p{M}]{1,9}|[\s:\p{S}\p{M}]{1,9}$/gu;

/** The line end that the text uses. */
export function lineEndOf(text: string): string {
  return /\r\n|\n/.exec(text)?.[0] ?? '\n';
}

/** Inserts whole lines at a line start; never inside a quoted range. */
export function insertLines(text: string, at: number, lines: readonly string[]): string {
  const eol = lineEndOf(text);
  const place = outside(text, at);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : '';
  return splice(text, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join('') },
  ]);
}

/** The next line start outside quoted ranges; before an unclosed range. */
function outside(text: string, at: number): number {
  const { quoted } = readMarkdown(text);
  const around = (place: number) => quoted.find(({ start, end }) => start < place && place < end);
  const open = quoted.find(({ closed }) => !closed);
  let place = at;
  for (let range = around(place); range !== undefined && range !== open; range = around(place))
    place = nextLine(text, range.end);
  if (open === undefined || place <= open.start) return place;
  place = lineStart(text, open.start);
  for (let range = around(place); range !== undefined; range = around(place))
    place = lineStart(text, range.start);
  return place;
}

/** The first line starts after a byte order mark, which must stay first. */
function lineStart(text: string, at: number): number {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  return start === 0 && text.startsWith('\uFEFF') ? 1 : start;
}

/** The start of the next line; of this one, if the offset is there. */
export function nextLine(text: string, at: number): number {
  if (at > 0 && /[\r\n]/.test(text.charAt(at - 1))) return at;
  const next = text.indexOf('\n', at);
  return next === -1 ? text.length : next + 1;
}

/** Like `insertLines`, with a blank line on each side. */
export function insertBlock(text: string, at: number, lines: readonly string[]): string {
  const place = outside(text, at);
  const behind = text.slice(place);
  const isBehindBlank = /(?:^|(?:^|\n)[ \t]*\r?\n)\uFEFF?$/.test(text.slice(0, place));
  const isBeforeBlank = behind === '' || /^[ \t]*(?:\r?\n|$)/.test(behind);
  return insertLines(text, place, [...(isBehindBlank ? [] : ['']), ...lines, ...(isBeforeBlank ? [] : [''])]);
}

/** Adds a section at the end of the document. */
export function appendSection(text: string, heading: string, lines: readonly string[]): string {
  return insertBlock(text, text.length, [heading, '', ...lines]);
}

/** Takes back what `appendSection` added, with the blank line above it. */
export function withoutSection(text: string, { start, end }: Section): string {
  const heading = text.lastIndexOf('\n', start - 2) + 1;
  return text.slice(0, heading).replace(/(?<=\n)\r?\n$/, '') + text.slice(end);
}

// Adds an entry at the end of a section's list, unless it exists; replaces a "None yet".
const PLACEHOLDER =
  /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;

/** The line that says that a list is empty. */
export function placeholderIn({ lines }: Section): TextLine | undefined {
  return lines.find((line) => PLACEHOLDER.test(line.text.trim()));
}

/**
 * Returns the text unchanged when the entry exists. `entry` is one line and begins with `- `.
 * @param isOpen it may not stand below a line such as "Resolved:", where it would be read as settled
 */
export function addListEntry(text: string, section: Section, entry: string, isOpen = false): string {
  const { lines, start, end } = section;
  const said = (line: TextLine) => text.slice(line.start, line.end).trim();
  if (lines.some((line) => said(line) === entry)) return text;
  const placeholder = placeholderIn(section);
  if (placeholder !== undefined)
    return splice(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  const last = listItems(text, lines).at(-1);
  const settling = last === undefined ? lines.find((line) => saysNone(line.text)) : last.settledBy;
  if (isOpen && settling != null) return insertLines(text, settling.start, [entry, '']);
  const filled = lines.findLast((line) => said(line) !== '');
  const [first] = lines;
  if (filled === undefined && first !== undefined && said(first) === '' && first.next < end)
    return insertLines(text, first.next, [entry, '']);
  const place = last?.end ?? filled?.next ?? start;
  const headingFollows = place === end && end < text.length;
  return insertLines(text, place, [
    ...(last === undefined ? [''] : []),
    entry,
    ...(headingFollows ? [''] : []),
  ]);
}

// A table inside a section, found, read and extended by column names.
export interface MarkdownTable {
  /** As written. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Offset after its last line. */
  readonly end: number;
}

/** The values of a row, each by a pattern for the name of its column. */
export type RowValues = readonly (readonly [column: RegExp, value: string])[];

/** The first table with all these columns in the section of this title; null when there is none. */
export function tableIn(text: string, title: RegExp, columns: readonly RegExp[]): MarkdownTable | null {
  const section = findSection(text, title);
  return section === null ? null : findTable(section, columns);
}

export function findTable({ lines }: Section, columns: readonly RegExp[]): MarkdownTable | null {
  for (const [index, line] of lines.entries()) {
    // Most lines are not headers: look at the lines below only for a candidate.
    const table = rowCells(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (fits) return table;
  }
  return null;
}

/** The table whose header is the first of these lines, or null. */
function tableAt([header, separator, ...below]: readonly TextLine[]): MarkdownTable | null {
  const columns = header === undefined ? null : rowCells(header)?.map(({ text }) => text);
  const marks = separator === undefined ? null : rowCells(separator);
  if (!columns || separator === undefined || marks === null || !isSeparator(marks)) return null;
  const count = below.findIndex((line) => rowCells(line) === null);
  const own = count === -1 ? below : below.slice(0, count);
  return { columns, rows: own.map((line) => rowCells(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}

/** What a row says in a column; undefined without such a column. */
export function cellOf(table: MarkdownTable, row: readonly Cell[], name: RegExp): string | undefined {
  return row[table.columns.findIndex((column) => name.test(column))]?.text;
}

/** Adds a row after the last one; replaces a placeholder row of dashes. */
export function addRow(text: string, table: MarkdownTable, values: RowValues): string {
  const line = `| ${table.columns.map((column) => writtenCell(column, values)).join(' | ')} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : undefined;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === undefined || last === undefined) return insertLines(text, table.end, [line]);
  const start = text.lastIndexOf('|', first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return splice(text, [{ start, end: end === undefined ? text.length : last.end + end, text: line }]);
}

function writtenCell(column: string, values: RowValues): string {
  return cellText(values.find(([name]) => name.test(column))?.[1] ?? '') || '-';
}

/** The edits that give a row these values. */
export function rowEdits(table: MarkdownTable, row: readonly Cell[], values: RowValues): readonly Edit[] {
  return row.flatMap((cell, at): readonly Edit[] => {
    const written = writtenCell(table.columns[at] ?? '', values);
    if (cell.text === written || table.columns[at] === undefined) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}

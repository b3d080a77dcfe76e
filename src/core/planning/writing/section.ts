// One section of a document, found by its heading, and functions that insert lines into it.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { type QuotedRange, withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { type Cell, isSeparator, rowCells } from '../../text/markdown/table-cells.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { cellText } from './document-text.ts';
import { listItems, saysNone } from './list-items.ts';

export interface Section {
  /** Offset after its heading. */
  readonly start: number;
  /** Start of the next heading of level 1 to 3, else the end of the text. */
  readonly end: number;
  /** Its lines, with fences and comments blanked. */
  readonly lines: readonly TextLine[];
  readonly quoted: readonly QuotedRange[];
}

/** The first section of level 2 or 3 with a matching title; null when there is none. */
export function findSection(text: string, title: RegExp): Section | null {
  return findSections(text, title)[0] ?? null;
}

export function findSections(text: string, title: RegExp): readonly Section[] {
  const { headings, quoted } = readMarkdown(text);
  const plain = withoutBlocks(text, quoted);
  return headings.flatMap(({ level, title: own, next: start }, at) => {
    if ((level !== 2 && level !== 3) || !title.test(own.trim())) return [];
    const end = headings.slice(at + 1).find((one) => one.level <= 3)?.start ?? text.length;
    const lines = textLines(plain, start, end).filter((line) => line.start < end);
    return [{ start, end, lines, quoted }];
  });
}

/** The line end that the text uses. */
export function lineEndOf(text: string): string {
  return /\r\n|\n/.exec(text)?.[0] ?? '\n';
}

/** Inserts whole lines at a line start; never inside a quoted range. */
export function insertLines(
  text: string,
  at: number,
  lines: readonly string[],
  quoted: readonly QuotedRange[],
): string {
  const eol = lineEndOf(text);
  const place = outside(text, at, quoted);
  const before = place > 0 && !/[\r\n\uFEFF]/.test(text.charAt(place - 1)) ? eol : '';
  return splice(text, [
    { start: place, end: place, text: before + lines.map((line) => line + eol).join('') },
  ]);
}

/** The next line start outside quoted ranges; before an unclosed range. */
function outside(text: string, at: number, quoted: readonly QuotedRange[]): number {
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

function nextLine(text: string, at: number): number {
  if (at > 0 && /[\r\n]/.test(text.charAt(at - 1))) return at;
  const next = text.indexOf('\n', at);
  return next === -1 ? text.length : next + 1;
}

/** Adds a section at the end of the document. */
export function appendSection(text: string, heading: string, lines: readonly string[]): string {
  const eol = lineEndOf(text);
  const { quoted } = readMarkdown(text);
  const place = outside(text, text.length, quoted);
  const kept = text.slice(0, place);
  const gap =
    kept.trim() === '' || /(?:\r\n|\n){2}$/.test(kept) ? '' : /[\r\n]$/.test(kept) ? eol : eol + eol;
  const added = [heading, '', ...lines].map((line) => line + eol).join('');
  return `${kept}${gap}${added}${place === text.length ? '' : eol}${text.slice(place)}`;
}

// Adds an entry at the end of a section's list, unless it exists; replaces a "None yet".
const PLACEHOLDER =
  /^(?:[-*][ \t]+)?[_*(]{0,2}(?:none(?: yet)?|no (?:decisions|blockers|concerns)(?: yet)?)[_*)]{0,2}\.?[_*)]{0,2}$/i;

/**
 * Returns the text unchanged when the entry exists. `entry` is one line and begins with `- `.
 * @param isOpen it may not stand below a line such as "Resolved:", where it would be read as settled
 */
export function addListEntry(text: string, section: Section, entry: string, isOpen = false): string {
  if (hasLine(text, section, entry)) return text;
  const placeholder = section.lines.find((line) => PLACEHOLDER.test(line.text.trim()));
  if (placeholder !== undefined) {
    return splice(text, [{ start: placeholder.start, end: placeholder.end, text: entry }]);
  }
  const closing = isOpen ? closingLine(text, section) : null;
  const { place, gap } = closing === null ? endOfList(text, section) : { place: closing.start, gap: false };
  const after = text.slice(place, section.end);
  const headingFollows = after === '' && section.end < text.length;
  return insertLines(
    text,
    place,
    [...(gap ? [''] : []), entry, ...(headingFollows || closing !== null ? [''] : [])],
    section.quoted,
  );
}

function hasLine(text: string, { lines }: Section, entry: string): boolean {
  return lines.some(({ start, end }) => text.slice(start, end).trim() === entry);
}

/** After the last item and its continuation lines, else after the last line with text. */
function endOfList(
  text: string,
  { lines, start }: Section,
): { readonly place: number; readonly gap: boolean } {
  const last = listItems(text, lines).at(-1);
  if (last !== undefined) return { place: last.end, gap: false };
  const lastFilled = lines.findLast((line) => text.slice(line.start, line.end).trim() !== '');
  return { place: lastFilled?.next ?? start, gap: true };
}

/** The line that settles what is below it. */
function closingLine(text: string, { lines }: Section): TextLine | null {
  const last = listItems(text, lines).at(-1);
  return last === undefined ? (lines.find((line) => saysNone(line.text)) ?? null) : last.settledBy;
}

// A table inside a section, found by its columns, read and extended by column names.
export interface MarkdownTable {
  /** As written. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Offset after its last line. */
  readonly end: number;
}

/** The first table with all these columns; null when there is none. `exact`: these and no others. */
export function findTable(
  { lines }: Section,
  columns: readonly RegExp[],
  exact = false,
): MarkdownTable | null {
  for (const [index, line] of lines.entries()) {
    // Most lines are not headers: look at the lines below only for a candidate.
    const table = rowCells(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
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

export function columnOf(table: MarkdownTable, name: RegExp): number {
  return table.columns.findIndex((column) => name.test(column));
}

/** Adds a row after the last one; replaces a placeholder row of dashes. */
export function addRow(
  text: string,
  section: Section,
  table: MarkdownTable,
  row: (column: string) => string,
): string {
  const line = `| ${table.columns.map((column) => cellText(row(column)) || '-').join(' | ')} |`;
  const holder = table.rows.length === 1 ? table.rows[0] : undefined;
  const [first, last] = [holder?.[0], holder?.at(-1)];
  const holds = holder?.every(({ text: cell }) => /^(?:-*|\*?\(none\)\*?)$/i.test(cell)) === true;
  if (!holds || first === undefined || last === undefined)
    return insertLines(text, table.end, [line], section.quoted);
  const start = text.lastIndexOf('|', first.start);
  const end = /[\r\n]/.exec(text.slice(last.end))?.index;
  return splice(text, [{ start, end: end === undefined ? text.length : last.end + end, text: line }]);
}

/** The edits that set cells of a row; columns are given by index. */
export function cellEdits(row: readonly Cell[], values: ReadonlyMap<number, string>): readonly Edit[] {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = cellText(value) || '-';
    if (cell === undefined || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}

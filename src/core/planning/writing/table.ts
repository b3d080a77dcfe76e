// A table inside a section: found by its columns, read and extended by their names.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import { type Cell, isSeparator, rowCells } from '../../text/markdown/table-cells.ts';
import type { TextLine } from '../../text/markdown/text-lines.ts';
import { cellText } from './document-text.ts';
import { insertLines, type Section } from './section.ts';

export interface Table {
  /** As written. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Behind its last line. */
  readonly end: number;
}

/** The first that has all these columns; null when there is none. `exact`: these and no others. */
export function findTable({ lines }: Section, columns: readonly RegExp[], exact = false): Table | null {
  for (const [index, line] of lines.entries()) {
    // Most lines are no header: only then are those below looked at.
    const table = rowCells(line) === null ? null : tableAt(lines.slice(index));
    const fits = columns.every((column) => table?.columns.some((name) => column.test(name)));
    if (table !== null && fits && (!exact || table.columns.length === columns.length)) return table;
  }
  return null;
}

/** The table whose header is the first of these lines. */
function tableAt([header, separator, ...below]: readonly TextLine[]): Table | null {
  const columns = header === undefined ? null : rowCells(header)?.map(({ text }) => text);
  const marks = separator === undefined ? null : rowCells(separator);
  if (!columns || separator === undefined || marks === null || !isSeparator(marks)) return null;
  const count = below.findIndex((line) => rowCells(line) === null);
  const own = count === -1 ? below : below.slice(0, count);
  return { columns, rows: own.map((line) => rowCells(line) ?? []), end: own.at(-1)?.next ?? separator.next };
}

export function columnOf(table: Table, name: RegExp): number {
  return table.columns.findIndex((column) => name.test(column));
}

/** A row below the last; a row of dashes that holds the place gives way. */
export function addRow(
  text: string,
  section: Section,
  table: Table,
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

/** The changes that make cells of a row say this; columns are by index. */
export function cellEdits(row: readonly Cell[], values: ReadonlyMap<number, string>): readonly Edit[] {
  return [...values].flatMap(([column, value]) => {
    const cell = row[column];
    const written = cellText(value) || '-';
    if (cell === undefined || cell.text === written) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${written} ` : written }];
  });
}

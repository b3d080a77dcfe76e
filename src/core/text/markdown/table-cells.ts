// The cells of a table row with their offsets, so that one cell can be changed without touching the others.

import { ours } from '../ours.ts';
import type { Prose } from '../prose.ts';

export interface Cell {
  /** Without surrounding space. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Null when the line is not a table row. An escaped bar does not divide. */
export function rowCells(line: { readonly text: string; readonly start: number }): readonly Cell[] | null {
  const text = line.text.trimEnd();
  const indent = text.length - text.trimStart().length;
  if (text[indent] !== '|' || text.length > 4000) return null;
  const bars: number[] = [];
  for (let at = indent; at < text.length; at += 1)
    if (text[at] === '|' && text[at - 1] !== '\\') bars.push(at);
  if (bars.at(-1) !== text.length - 1) bars.push(text.length);
  return bars.slice(1).map((bar, index) => {
    const from = (bars[index] ?? 0) + 1;
    const raw = text.slice(from, bar);
    const start = line.start + from + (raw.length - raw.trimStart().length);
    return { text: raw.trim(), start, end: Math.max(start, line.start + from + raw.trimEnd().length) };
  });
}

/** `|---|:--:|`. */
export function isSeparator(cells: readonly Cell[]): boolean {
  return cells.every(({ text }) => /^:?-+:?$/.test(text));
}

/** A row of a Markdown table: no cell can end early or end the row. */
export function tableRow(cells: readonly Prose[]): Prose {
  return ours(`| ${cells.map((cell) => cell.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`);
}

/** The rows of every table whose header `columnsOf` accepts; it returns null for any other header. */
export function rowsOfTables<Columns, Row>(
  lines: readonly { readonly text: string; readonly start: number }[],
  columnsOf: (header: readonly Cell[]) => Columns | null,
  rowOf: (cells: readonly Cell[], columns: Columns) => Row | null,
): readonly Row[] {
  const rows: Row[] = [];
  let columns: Columns | null = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf(cells);
    else if (!isSeparator(cells)) {
      const row = rowOf(cells, columns);
      if (row !== null) rows.push(row);
    }
  }
  return rows;
}

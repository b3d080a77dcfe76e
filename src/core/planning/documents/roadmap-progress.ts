// The progress table of a roadmap: `| 1. Name | 0/3 | Not started | - |`, with or without a milestone column.

import { type Cell, isSeparator, rowCells } from '../../text/markdown/table-cells.ts';
import type { TextLine } from '../../text/markdown/text-lines.ts';

export interface ProgressRow {
  /** As written: `1`, `2.1`. */
  readonly phase: string;
  readonly plans: Cell;
  readonly status: Cell;
  readonly completed: Cell | null;
}

interface Columns {
  readonly phase: number;
  readonly plans: number;
  readonly status: number;
  readonly completed: number;
}

/** From every table that has the columns Phase, Plans and Status. */
export function readProgressRows(lines: readonly TextLine[]): readonly ProgressRow[] {
  const rows: ProgressRow[] = [];
  let columns: Columns | null = null;
  for (const line of lines) {
    const cells = rowCells(line);
    if (cells === null) columns = null;
    else if (columns === null) columns = columnsOf(cells);
    else if (!isSeparator(cells)) rows.push(...rowOf(cells, columns));
  }
  return rows;
}

function columnsOf(cells: readonly Cell[]): Columns | null {
  const at = (pattern: RegExp) => cells.findIndex(({ text }) => pattern.test(text));
  const columns = {
    phase: at(/^phase/i),
    plans: at(/^plans/i),
    status: at(/^status/i),
    completed: at(/^completed/i),
  };
  return columns.phase === -1 || columns.plans === -1 || columns.status === -1 ? null : columns;
}

function rowOf(cells: readonly Cell[], columns: Columns): readonly ProgressRow[] {
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const name = cells[columns.phase]?.text ?? '';
  const phase = /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)/i.exec(
    name,
  )?.[1];
  if (plans === undefined || status === undefined || phase === undefined) return [];
  return [{ phase, plans, status, completed: cells[columns.completed] ?? null }];
}

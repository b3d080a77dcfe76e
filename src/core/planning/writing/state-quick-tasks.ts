// Records a small task, which belongs to no phase, in GSD's table for such tasks. Rows are found by id, so that
// repeating one updates it.

import { splice } from '../../text/markdown/splice.ts';
import {
  addRow,
  appendSection,
  cellEdits,
  columnOf,
  findSection,
  findTable,
  insertLines,
} from './section.ts';

export interface QuickTask {
  /** `260131-abc`. */
  readonly id: string;
  readonly slug: string;
  readonly description: string;
  /** `2026-01-31`. */
  readonly date: string;
  /** Abbreviated hash; null when nothing was committed. */
  readonly commit: string | null;
}

const TITLE = /^Quick Tasks Completed$/i;
const COLUMNS = [/^#$/, /^Description$/i];
const HEADER = [
  '| # | Description | Date | Commit | Directory |',
  '|---|-------------|------|--------|-----------|',
];

/** Updates the row of a known task. */
export function noteQuickTask(text: string, task: QuickTask): string {
  const ready = withTable(text);
  const section = findSection(ready, TITLE);
  const table = section === null ? null : findTable(section, COLUMNS);
  // The document is too broken to find what was just added: leave it alone.
  if (section === null || table === null) return text;
  const at = columnOf(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === undefined) return addRow(ready, section, table, (column) => cellOf(column, task));
  const values = table.columns.map((column, index): [number, string] => [index, cellOf(column, task)]);
  return splice(ready, cellEdits(row, new Map(values)));
}

/** Below the blockers, as in GSD. */
function withTable(text: string): string {
  const section = findSection(text, TITLE);
  if (section !== null && findTable(section, COLUMNS) !== null) return text;
  if (section !== null) return insertLines(text, section.start, ['', ...HEADER, ''], section.quoted);
  const blockers = findSection(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return appendSection(text, '### Quick Tasks Completed', HEADER);
  const hasBlankLine = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...(hasBlankLine ? [] : ['']), '### Quick Tasks Completed', '', ...HEADER, ''];
  return insertLines(text, blockers.end, lines, blockers.quoted);
}

function cellOf(column: string, { id, slug, description, date, commit }: QuickTask): string {
  const folder = `${id}-${slug}`;
  const known: Readonly<Record<string, string>> = {
    '#': id,
    description,
    date,
    commit: commit ?? '-',
    status: 'Verified',
    directory: `[${folder}](./quick/${folder}/)`,
  };
  const key = column.toLowerCase();
  return Object.hasOwn(known, key) ? (known[key] ?? '-') : '-';
}

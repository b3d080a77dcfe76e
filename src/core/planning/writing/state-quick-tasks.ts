// Records a small task, which belongs to no phase, in GSD's table for such tasks. Rows are found by id, so that
// repeating one updates it.

import { splice } from '../../text/markdown/splice.ts';
import { tableOf } from './document-text.ts';
import { addRow, cellOf, findSection, insertBlock, rowEdits, tableIn } from './section.ts';

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

/** Updates the row of a known task. */
export function noteQuickTask(text: string, task: QuickTask): string {
  const { id, slug, description, date, commit } = task;
  const ready = tableIn(text, TITLE, COLUMNS) === null ? withTable(text) : text;
  const table = tableIn(ready, TITLE, COLUMNS);
  // The document is too broken to find what was just added: leave it alone.
  if (table === null) return text;
  const folder = `${id}-${slug}`;
  const values = [
    [/^#$/, id],
    [/^Description$/i, description],
    [/^Date$/i, date],
    [/^Commit$/i, commit ?? '-'],
    [/^Status$/i, 'Verified'],
    [/^Directory$/i, `[${folder}](./quick/${folder}/)`],
  ] as const;
  const row = table.rows.find((cells) => cellOf(table, cells, /^#$/) === id);
  return row === undefined ? addRow(ready, table, values) : splice(ready, rowEdits(table, row, values));
}

/** Below the blockers, as in GSD. */
function withTable(text: string): string {
  const header = tableOf(['#', 'Description', 'Date', 'Commit', 'Directory'], []);
  const section = findSection(text, TITLE);
  if (section !== null) return insertBlock(text, section.start, header);
  const blockers = findSection(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  const lines = ['### Quick Tasks Completed', '', ...header];
  return insertBlock(text, blockers?.end ?? text.length, lines);
}

// The row of a done plan in a STATE file, and that of a small task. Rows are found by name, so that repeating one
// updates it.

import { countOf } from '../../text/count-of.ts';
import { splice } from '../../text/markdown/splice.ts';
import { phaseKey } from '../documents/phase-id.ts';
import {
  addRow,
  appendSection,
  cellEdits,
  columnOf,
  findSection,
  findTable,
  insertLines,
} from './section.ts';

export interface PlanMetric {
  /** `1`, `2.1`; padding is ignored. */
  readonly phase: string;
  /** `01`. */
  readonly plan: string;
  readonly minutes: number;
  readonly tasks: number | null;
  readonly files: number | null;
  /** Iterations until the checks passed; null when not counted. */
  readonly iterations: number | null;
}

const TITLE = /^Performance Metrics$/i;
const PLAN_COLUMNS = [/^plan$/i, /^duration$/i, /^tasks$/i, /^files$/i];
const PLAN_HEADER = ['| Plan | Duration | Tasks | Files |', '|------|----------|-------|-------|'];

/**
 * `| Phase 4 P01 | 12min | 2 tasks | 3 files |`, in gsd-core's format. Without `added`, a file that keeps no such table
 * stays as it is.
 */
export function noteMetric(text: string, metric: PlanMetric, added = false): string {
  const ready = added ? withPlanTable(text) : text;
  const section = findSection(ready, TITLE);
  const table = section === null ? null : findTable(section, PLAN_COLUMNS, true);
  if (section === null || table === null) return text;
  const cells = new Map([
    [columnOf(table, /^plan$/i), `Phase ${metric.phase} P${metric.plan}`],
    [columnOf(table, /^duration$/i), duration(metric)],
    [columnOf(table, /^tasks$/i), `${metric.tasks ?? '-'} tasks`],
    [columnOf(table, /^files$/i), `${metric.files ?? '-'} files`],
  ]);
  const name = nameOf(`Phase ${metric.phase} P${metric.plan}`);
  const own = table.rows.find((row) => nameOf(row[columnOf(table, /^plan$/i)]?.text ?? '') === name);
  if (own !== undefined) return splice(ready, cellEdits(own, cells));
  return addRow(ready, section, table, (column) => cells.get(table.columns.indexOf(column)) ?? '-');
}

function withPlanTable(text: string): string {
  const section = findSection(text, TITLE);
  if (section === null) return appendSection(text, '## Performance Metrics', PLAN_HEADER);
  if (findTable(section, PLAN_COLUMNS, true) !== null) return text;
  const last = section.lines.findLast(({ start, end }) => text.slice(start, end).trim() !== '');
  const lines = ['', '**Per-Plan Metrics:**', '', ...PLAN_HEADER];
  return insertLines(text, last?.next ?? section.start, lines, section.quoted);
}

/** Whole minutes, followed by the iterations. */
function duration({ minutes, iterations }: PlanMetric): string {
  const time = `${Math.max(0, Math.round(minutes))}min`;
  if (iterations === null) return time;
  return `${time}, ${countOf(iterations, 'iteration')}`;
}

/** `phase 1 p02`, whatever the padding. */
function nameOf(cell: string): string | null {
  const [, phase, plan] = /^Phase (\S+) P(\S+)$/i.exec(cell) ?? [];
  return phase === undefined || plan === undefined
    ? null
    : `${phaseKey(phase)} ${plan.replace(/^0+(?=\d)/, '')}`;
}

// Records a small task, which belongs to no phase, in GSD's table for such tasks.
export interface QuickTask {
  /** `260131-abc`. */
  readonly id: string;
  readonly slug: string;
  readonly description: string;
  /** `2026-01-31`. */
  readonly date: string;
  /** Abbreviated hash; null when nothing was committed. */
  readonly commit: string | null;
  /** Whether its checks passed. */
  readonly done: boolean;
}

const QUICK_TITLE = /^Quick Tasks Completed$/i;
const COLUMNS = [/^#$/, /^Description$/i];
const HEADER = [
  '| # | Description | Date | Commit | Directory |',
  '|---|-------------|------|--------|-----------|',
];

/**
 * Updates the row of a known task. A task that is not done is listed only when the table has a status column, with
 * GSD's own words.
 */
export function noteQuickTask(text: string, task: QuickTask): string {
  if (!task.done && !hasStatusColumn(text)) return text;
  const ready = withTable(text);
  const section = findSection(ready, QUICK_TITLE);
  const table = section === null ? null : findTable(section, COLUMNS);
  // The document is too broken to find what was just added: leave it alone.
  if (section === null || table === null) return text;
  const at = columnOf(table, /^#$/);
  const row = table.rows.find((cells) => cells[at]?.text === task.id);
  if (row === undefined) return addRow(ready, section, table, (column) => cellOf(column, task));
  const values = table.columns.map((column, index): [number, string] => [index, cellOf(column, task)]);
  return splice(ready, cellEdits(row, new Map(values)));
}

function hasStatusColumn(text: string): boolean {
  const section = findSection(text, QUICK_TITLE);
  const table = section === null ? null : findTable(section, COLUMNS);
  return table !== null && columnOf(table, /^Status$/i) !== -1;
}

/** Below the blockers, as in GSD. */
function withTable(text: string): string {
  const section = findSection(text, QUICK_TITLE);
  if (section !== null && findTable(section, COLUMNS) !== null) return text;
  if (section !== null) return insertLines(text, section.start, ['', ...HEADER, ''], section.quoted);
  const blockers = findSection(text, /^(?:Blockers|Blockers\/Concerns|Concerns)$/i);
  if (blockers === null) return appendSection(text, '### Quick Tasks Completed', HEADER);
  const hasBlankLine = blockers.end === 0 || /(?:\r?\n){2}$/.test(text.slice(0, blockers.end));
  const lines = [...(hasBlankLine ? [] : ['']), '### Quick Tasks Completed', '', ...HEADER, ''];
  return insertLines(text, blockers.end, lines, blockers.quoted);
}

function cellOf(column: string, { id, slug, description, date, commit, done }: QuickTask): string {
  const folder = `${id}-${slug}`;
  const known: Readonly<Record<string, string>> = {
    '#': id,
    description,
    date,
    commit: commit ?? '-',
    status: done ? 'Verified' : 'Gaps',
    directory: `[${folder}](./quick/${folder}/)`,
  };
  const key = column.toLowerCase();
  return Object.hasOwn(known, key) ? (known[key] ?? '-') : '-';
}

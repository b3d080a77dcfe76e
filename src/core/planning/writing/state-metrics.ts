// The history of done plans in a STATE file: a row for each plan, a row for each phase, and their totals. Rows are
// found by name, so that repeating a plan updates its row.

import { countOf } from '../../text/count-of.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { phaseKey } from '../documents/phase-id.ts';
import {
  addRow,
  appendSection,
  cellEdits,
  columnOf,
  findSection,
  findTable,
  insertLines,
  type Section,
  type Table,
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
const PHASE_COLUMNS = [/^phase$/i, /^plans$/i, /^total$/i, /^avg\/plan$/i];
const PLAN_HEADER = ['| Plan | Duration | Tasks | Files |', '|------|----------|-------|-------|'];

export function noteMetric(text: string, metric: PlanMetric): string {
  const rowed = noteRow(text, metric);
  return noteVelocity(notePhase(rowed, metric.phase));
}

/** `| Phase 4 P01 | 12min | 2 tasks | 3 files |`, in gsd-core's format. */
function noteRow(text: string, metric: PlanMetric): string {
  const ready = withPlanTable(text);
  const section = findSection(ready, TITLE);
  const table = section === null ? null : findTable(section, PLAN_COLUMNS, true);
  // The document is too broken to find what was just added: leave it alone.
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

/** Updates the phase's row in the table By Phase from the rows of its plans. */
function notePhase(text: string, phase: string): string {
  const section = findSection(text, TITLE);
  const table = section === null ? null : findTable(section, PHASE_COLUMNS);
  if (section === null || table === null) return text;
  const own = timesOf(section, (name) => name.startsWith(`${phaseKey(phase)} `));
  const at = columnOf(table, /^phase$/i);
  const row = table.rows.find((cells) => phaseOf(cells[at]?.text ?? '') === phaseKey(phase));
  const total = own.reduce((sum, minutes) => sum + minutes, 0);
  const counted = Number(/^\d+/.exec(row?.[columnOf(table, /^plans$/i)]?.text ?? '')?.[0] ?? 0);
  const values = new Map([
    [columnOf(table, /^plans$/i), String(Math.max(own.length, counted))],
    [columnOf(table, /^total$/i), `${total}min`],
    [columnOf(table, /^avg\/plan$/i), `${average(own)}min`],
  ]);
  if (row !== undefined) return splice(text, cellEdits(row, values));
  return addRow(text, section, table, (column) =>
    /^phase$/i.test(column) ? phase : (values.get(table.columns.indexOf(column)) ?? '-'),
  );
}

/** `1` of `1`, `01` and `1. Base`. */
function phaseOf(cell: string): string {
  return phaseKey(/^[A-Za-z]*-?\d+[A-Za-z]?(?:\.\d+)*/.exec(cell)?.[0] ?? cell);
}

/** Updates only lines that still have the template's form: a person's text stays. */
function noteVelocity(text: string): string {
  const section = findSection(text, TITLE);
  if (section === null) return text;
  const times = timesOf(section, () => true);
  const hours = times.reduce((sum, minutes) => sum + minutes, 0) / 60;
  const lines: readonly (readonly [RegExp, string])[] = [
    [/^- Total plans completed: (?=(?:\d+|\[N\])\s*$)/i, String(plansIn(section) ?? times.length)],
    [/^- Average duration: (?=(?:[\d.]+ ?min|\[X\] min|-|—|N\/A)\s*$)/i, `${average(times)} min`],
    [
      /^- Total execution time: (?=(?:[\d.]+ hours|\[X\.X\] hours|-|—|N\/A)\s*$)/i,
      `${hours.toFixed(1)} hours`,
    ],
    [
      /^- Last 5 plans: (?=(?:(?:\d+min(?:, )?)+|\[durations\]|-|—|N\/A)\s*$)/i,
      times
        .slice(-5)
        .map((minutes) => `${minutes}min`)
        .join(', '),
    ],
  ];
  const edits = section.lines.flatMap((line): readonly Edit[] => {
    const found = lines.find(([pattern]) => pattern.test(line.text));
    const prefix = found?.[0].exec(line.text)?.[0].length;
    if (found === undefined || prefix === undefined) return [];
    return [{ start: line.start + prefix, end: line.start + line.text.trimEnd().length, text: found[1] }];
  });
  return splice(
    text,
    edits.filter(({ start, end, text: now }) => text.slice(start, end) !== now),
  );
}

/** The sum of the table By Phase, as gsd-core counts; null without the table. */
function plansIn(section: Section): number | null {
  const table = findTable(section, PHASE_COLUMNS);
  if (table === null) return null;
  const at = columnOf(table, /^plans$/i);
  return table.rows.reduce(
    (sum, row) => sum + (/^\d+$/.test(row[at]?.text ?? '') ? Number(row[at]?.text) : 0),
    0,
  );
}

/** The minutes of the plans in the table, in order. */
function timesOf(section: Section, wanted: (name: string) => boolean): readonly number[] {
  const table: Table | null = findTable(section, PLAN_COLUMNS, true);
  if (table === null) return [];
  const [plan, time] = [columnOf(table, /^plan$/i), columnOf(table, /^duration$/i)];
  return table.rows.flatMap((row) => {
    const name = nameOf(row[plan]?.text ?? '');
    const minutes = /^(\d+) ?min/i.exec(row[time]?.text ?? '')?.[1];
    return name === null || minutes === undefined || !wanted(name) ? [] : [Number(minutes)];
  });
}

function average(times: readonly number[]): number {
  return times.length === 0 ? 0 : Math.round(times.reduce((sum, minutes) => sum + minutes, 0) / times.length);
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

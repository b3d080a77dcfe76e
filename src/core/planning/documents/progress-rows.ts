// The progress table of a roadmap: `| 1. Name | 0/3 | Not started | - |`, with or without a milestone column.

import { type Cell, rowsOfTables } from '../../text/markdown/table-cells.ts';
import type { TextLine } from '../../text/markdown/text-lines.ts';
import { phaseKey } from './phase-id.ts';
import { versionOf } from './roadmap-scope.ts';

/**
 * At most one for each phase. Tables often keep rows of shipped milestones, and phase numbers may restart in each. A row belongs to the milestone
 * in its column, else to the one that has a phase of that name; of several candidates, the last is the newest.
 */
export function progressRows(lines: readonly TextLine[], owners: RowOwners): readonly ProgressRow[] {
  return ownRows(rowsOfTables(lines, columnsOf, rowOf), owners);
}

/** The titles of phases that a table calls complete in a milestone other than this one, and does not have in it. */
export function completeElsewhere(lines: readonly TextLine[], version: string | null): ReadonlySet<string> {
  const rows = rowsOfTables(lines, columnsOf, rowOf).filter(({ milestone }) => milestone !== null);
  const own = new Set(rows.filter(({ milestone }) => milestone === version).map(titleOf));
  const titles = rows.filter(({ says }) => says === 'complete').map(titleOf);
  return new Set(version === null ? [] : titles.filter((title) => !own.has(title)));
}

export interface ProgressRow {
  /** As written: `1`, `2.1`. */
  readonly number: string;
  readonly name: string;
  /** The version in its milestone column, if any. */
  readonly milestone: string | null;
  /** Its milestone column, whatever it says. */
  readonly milestoneCell: Cell | null;
  readonly plans: Cell;
  readonly status: Cell;
  /** The meaning of its status, however decorated: `✅ Complete`, `**Done**`. */
  readonly says: 'complete' | 'deferred' | null;
  readonly completed: Cell | null;
}

/** Accepts any table with the columns Phase, Plans and Status. */
function columnsOf(cells: readonly Cell[]) {
  const at = (name: string) => cells.findIndex(({ text }) => text.toLowerCase().startsWith(name));
  const [phase, plans, status] = [at('phase'), at('plans'), at('status')];
  const [milestone, completed] = [at('milestone'), at('completed')];
  const columns = { phase, plans, status, milestone, completed, count: cells.length };
  return Math.min(phase, plans, status) === -1 ? null : columns;
}

/** gsd-core writes rows of four cells into tables with a milestone column, too: the count of plans follows the phase. */
function withMilestone(
  cells: readonly Cell[],
  { milestone, count }: { readonly milestone: number; readonly count: number },
): readonly Cell[] {
  const at = cells[milestone];
  if (at === undefined || cells.length >= count || !/^\d+\s*\/\s*\S+$/.test(at.text)) return cells;
  return cells.toSpliced(milestone, 0, { text: '', start: at.start, end: at.start });
}

/** Null for a row of several phases: `53-55`. */
function rowOf(
  written: readonly Cell[],
  columns: NonNullable<ReturnType<typeof columnsOf>>,
): ProgressRow | null {
  const cells = withMilestone(written, columns);
  const [plans, status] = [cells[columns.plans], cells[columns.status]];
  const milestone = cells[columns.milestone];
  const title = cells[columns.phase]?.text ?? '';
  const [head = '', number] =
    /^\**(?:Phase\s+)?([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)(?=[.:\s*-]|$)(?!\s*[-–—]\s*\d+(?:\.\d+)*(?!\w))/i.exec(
      title,
    ) ?? [];
  if (plans === undefined || status === undefined || number === undefined) return null;
  const word = status.text.replace(/^[^\p{L}]+/u, '');
  const isComplete = /^(?:completed?|done|shipped)\b/i.test(word);
  const says = isComplete ? 'complete' : /^deferred\b/i.test(word) ? 'deferred' : null;
  return {
    number,
    name: title.slice(head.length),
    milestone: versionOf(milestone?.text ?? ''),
    milestoneCell: milestone !== undefined && written.includes(milestone) ? milestone : null,
    plans,
    status,
    says,
    completed: cells[columns.completed] ?? null,
  };
}

interface Named {
  readonly number: string;
  readonly name: string;
}

interface RowOwners {
  readonly version: string | null;
  readonly own: readonly Named[];
  readonly older: readonly Named[];
}

function ownRows(rows: readonly ProgressRow[], { version, own, older }: RowOwners): readonly ProgressRow[] {
  const [ours, others] = [new Set(own.map(titleOf)), new Set(older.map(titleOf))];
  const chosen = new Map<string, ProgressRow>();
  for (const row of rows) {
    const title = titleOf(row);
    const isNamed = ours.has(title);
    const isOwn =
      row.milestone !== null && version !== null ? row.milestone === version : isNamed || !others.has(title);
    const before = chosen.get(phaseKey(row.number));
    const isBetter = before === undefined || isNamed || !ours.has(titleOf(before));
    if (isOwn && isBetter) chosen.set(phaseKey(row.number), row);
  }
  return [...chosen.values()];
}

/** Equal for the same phase in a section, a list and a table. */
export function titleOf({ number, name }: Named): string {
  return `${phaseKey(number)} ${plainName(name)}`;
}

/** Strips the decoration that lists and tables put around a name. */
function plainName(name: string): string {
  const end = /\*\*|[ \t][-–—(]/u.exec(name)?.index ?? name.length;
  return name
    .slice(0, end)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

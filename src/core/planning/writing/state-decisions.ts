// Records a decision in a STATE file: as a list item, or as a row if the project keeps a table.

import { splice } from '../../text/markdown/splice.ts';
import { phaseKey } from '../documents/phase-id.ts';
import { cellText, itemText, oneLine } from './document-text.ts';
import {
  addFlatBlocker,
  addFlatDecision,
  flatBlockers,
  flatDecisions,
  isFlatState,
  resolveFlatBlocker,
} from './flat-state.ts';
import { listItems, saysNone, stillOpen } from './list-items.ts';
import {
  addListEntry,
  addRow,
  appendSection,
  columnOf,
  findSection,
  findSections,
  findTable,
  lineEndOf,
  type MarkdownTable,
  type Section,
} from './section.ts';

export interface StateDecision {
  /** `2`, `2.1`; null for a decision that belongs to no phase. */
  readonly phase: string | null;
  readonly text: string;
  readonly rationale?: string | undefined;
}

const DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;

/** Returns the text unchanged when the decision is empty or already recorded. */
export function addDecision(text: string, decision: StateDecision): string {
  const said = oneLine(decision.text);
  if (said === '') return text;
  const why = oneLine(decision.rationale ?? '');
  if (isFlatState(text)) return addFlatDecision(text, why === '' ? said : `${said} — ${why}`);
  const section = findSection(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? '?'}]: ${said}${why === '' ? '' : ` — ${why}`}`;
  if (section === null) return appendSection(text, '## Decisions', [entry]);
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return addListEntry(text, section, entry);
  return isInTable(table, decision.phase, said)
    ? text
    : addRow(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}

function isInTable(table: MarkdownTable, phase: string | null, said: string): boolean {
  const [at, what] = [columnOf(table, /^phase$/i), columnOf(table, /^(?:decision|summary)/i)];
  return table.rows.some(
    (row) => phaseKey(row[at]?.text ?? '') === phaseKey(phase ?? '?') && row[what]?.text === cellText(said),
  );
}

function cellOf(column: string, phase: string | null, said: string, why: string): string {
  if (/^phase$/i.test(column)) return phase ?? '?';
  if (/^(?:decision|summary)/i.test(column)) return said;
  return /^(?:rationale|reason|why)/i.test(column) ? why : '-';
}

/** The recorded decisions as one line each: list items or table rows. */
export function decisionsIn(text: string): readonly string[] {
  if (isFlatState(text)) return flatDecisions(text);
  const { table, items } = recorded(text);
  const rows = (table?.rows ?? []).filter((row) => row.some((cell) => !/^-*$/.test(cell.text)));
  return [
    ...rows.map((row) => row.map((cell) => cell.text).join(' | ')),
    ...items.filter((item) => !saysNone(item)),
  ];
}

/** The decisions that name their phase, split into their parts. */
export function phaseDecisionsIn(text: string): readonly StateDecision[] {
  const { table, items } = recorded(text);
  const cell = (row: MarkdownTable['rows'][number], name: RegExp) =>
    table === null ? undefined : row[columnOf(table, name)]?.text;
  const rows = (table?.rows ?? []).map((row) => ({
    phase: cell(row, /^phase$/i) ?? null,
    text: cell(row, /^(?:decision|summary)/i) ?? '',
    rationale: cell(row, /^(?:rationale|reason|why)/i),
  }));
  const named = items.flatMap((item): readonly StateDecision[] => {
    const [, phase, said] = /^\[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(item) ?? [];
    if (phase === undefined || said === undefined) return [];
    const [decided = '', ...reasons] = said.split(' — ');
    return [{ phase, text: decided.trim(), rationale: reasons.join(' — ').trim() || undefined }];
  });
  return [...rows, ...named].filter(({ text: said }) => said !== '' && !/^-+$/.test(said));
}

function recorded(text: string): { readonly table: MarkdownTable | null; readonly items: readonly string[] } {
  const section = findSection(text, DECISIONS);
  return {
    table: section === null ? null : findTable(section, [/^phase$/i, /^(?:decision|summary)/i]),
    items: section === null ? [] : listItems(text, section.lines).map(({ said }) => oneLine(said)),
  };
}

// Records blockers in a STATE file, and removes resolved ones.
const BLOCKERS =
  /^(?:(?:open|active|current|known) )?(?:blockers|concerns)(?: ?(?:\/|&|and) ?(?:blockers|concerns|issues|risks))?$/i;

/** Returns the text unchanged when the blocker is empty or already recorded. */
export function addBlocker(text: string, blocker: string): string {
  const said = itemText(blocker);
  if (said === '') return text;
  if (isFlatState(text)) return addFlatBlocker(text, said);
  const section = blockerSection(text);
  return section === null
    ? appendSection(text, '### Blockers/Concerns', [`- ${said}`])
    : addListEntry(text, section, `- ${said}`, true);
}

/** Of the sections about blockers the first with a list, else the last: "Blockers" may have "Active Blockers" below it. */
function blockerSection(text: string): Section | null {
  const all = findSections(text, BLOCKERS);
  return all.find((one) => listItems(text, one.lines).length > 0) ?? all.at(-1) ?? null;
}

/** How the section looked before its first blocker; what `resolveBlocker` needs to leave the text as it was. */
export interface NoBlockers {
  /** The section, null when there was none. */
  readonly was: string | null;
  /** What is left of it without the blockers. */
  readonly rest: string;
  /** What was added before its heading. */
  readonly gap: string;
}

/** `after` is `before` with blockers added; null when it had some already. */
export function noBlockers(before: string, after: string): NoBlockers | null {
  const [old, section] = [blockerSection(before), blockerSection(after)];
  if (section === null || (old !== null && saidIn(before, old).length > 0)) return null;
  const all = listItems(after, section.lines).map(({ start, end }) => ({ start, end, text: '' }));
  const freed = splice(after, all);
  const rest = regionOf(freed, blockerSection(freed));
  if (old !== null) return { was: regionOf(before, old), rest, gap: '' };
  const gap = after.slice(before.length, headingOf(after, section));
  return { was: null, rest, gap: after.startsWith(before) && gap.trim() === '' ? gap : '' };
}

/**
 * Removes every open item that contains these words, ignoring case; the text is unchanged when none does. Once none is
 * left, the section is as in `none`, unless somebody has changed it since.
 */
export function resolveBlocker(text: string, words: string, none: NoBlockers | null = null): string {
  const section = blockerSection(text);
  const wanted = oneLine(words).toLowerCase();
  if (wanted === '') return text;
  if (isFlatState(text)) return resolveFlatBlocker(text, wanted);
  if (section === null) return text;
  const items = listItems(text, section.lines);
  const gone = items.filter((one) => !one.isSettled && one.said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === undefined) return text;
  const removed = others.map(({ start, end }) => ({ start, end, text: '' }));
  const freed = splice(text, [{ start: first.start, end: first.end, text: '' }, ...removed]);
  if (gone.length < items.length) return freed;
  const left = blockerSection(freed);
  if (none !== null && left !== null && regionOf(freed, left) === none.rest) {
    if (none.was !== null) return splice(freed, [{ start: left.start, end: left.end, text: none.was }]);
    const start = headingOf(freed, left) - none.gap.length;
    return splice(freed, [{ start, end: left.end, text: '' }]);
  }
  // An empty list would be parsed as a missing one.
  const line = `None.${lineEndOf(text)}`;
  return splice(text, [{ start: first.start, end: first.end, text: line }, ...removed]);
}

function regionOf(text: string, section: Section | null): string {
  return section === null ? '' : text.slice(section.start, section.end);
}

/** The start of the section's heading. */
function headingOf(text: string, { start }: Section): number {
  return text.lastIndexOf('#', start - 1) === -1 ? start : text.lastIndexOf('\n', start - 2) + 1;
}

/** The open blockers, without their marks. */
export function blockersIn(text: string): readonly string[] {
  return isFlatState(text) ? flatBlockers(text) : openIn(text, BLOCKERS);
}

/** The open items of STATE's own list of todos. */
export function todosIn(text: string): readonly string[] {
  return openIn(text, /^(?:(?:pending|open|current) )?to-?dos$/i);
}

function openIn(text: string, title: RegExp): readonly string[] {
  return findSections(text, title).flatMap(({ lines }) => stillOpen(listItems(text, lines)));
}

function saidIn(text: string, { lines }: Section): readonly string[] {
  return listItems(text, lines).flatMap(({ said }) => (saysNone(said) ? [] : [oneLine(said)]));
}

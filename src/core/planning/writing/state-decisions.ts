// The decisions and blockers of a STATE file: list items, or rows if the project keeps a table.

import { type Edit, splice } from '../../text/markdown/splice.ts';
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
  cellOf,
  findSection,
  findSections,
  findTable,
  lineEndOf,
  type MarkdownTable,
  placeholderIn,
  type Section,
  withoutSection,
} from './section.ts';

export interface StateDecision {
  /** `2`, `2.1`; null for a decision that belongs to no phase. */
  readonly phase: string | null;
  readonly text: string;
  readonly rationale?: string | undefined;
}

const DECISIONS = /^(?:(?:key |recent |accumulated.*)?decisions(?: made| log(?:ged)?)?)$/i;
const NO_PHASE = '?';
/** Where the table has no column for the phase. */
const BEHIND = /^(.*\S) \(Phase ([^\s()]{1,20})\)$/;
const [PHASE, DECISION, WHY] = [/^phase$/i, /^(?:decision|summary)/i, /^(?:rationale|reason|why)/i];

/** Returns the text unchanged when the decision is empty or already recorded. */
export function addDecision(text: string, decision: StateDecision): string {
  const said = oneLine(decision.text);
  if (said === '') return text;
  const why = oneLine(decision.rationale ?? '');
  if (isFlatState(text)) return addFlatDecision(text, why === '' ? said : `${said} — ${why}`);
  const section = findSection(text, DECISIONS);
  const phase = decision.phase ?? NO_PHASE;
  const entry = `- [Phase ${phase}]: ${said}${why === '' ? '' : ` — ${why}`}`;
  if (section === null) return appendSection(text, '## Decisions', [entry]);
  const table = decisionTable(section);
  const isListed = listItems(text, section.lines).length > 0;
  return table === null || (isListed && !hasPhases(table))
    ? addListEntry(text, section, entry)
    : withRow(text, table, { ...decision, phase, text: said, rationale: why });
}

function withRow(
  text: string,
  table: MarkdownTable,
  { phase, text: said, rationale = '' }: StateDecision & { readonly phase: string },
): string {
  const decided = hasPhases(table) || phase === NO_PHASE ? said : `${said} (Phase ${phase})`;
  const isThere = table.rows.some(
    (row) =>
      phaseKey(cellOf(table, row, PHASE) ?? phase) === phaseKey(phase) &&
      cellOf(table, row, DECISION) === cellText(decided),
  );
  const values = [
    [PHASE, phase],
    [DECISION, decided],
    [WHY, rationale],
  ] as const;
  return isThere ? text : addRow(text, table, values);
}

function decisionTable(section: Section): MarkdownTable | null {
  return findTable(section, [PHASE, DECISION]) ?? findTable(section, [DECISION]);
}

function hasPhases({ columns }: MarkdownTable): boolean {
  return columns.some((name) => PHASE.test(name));
}

/** The recorded decisions as one line each: list items or table rows. */
export function decisionsIn(text: string): readonly string[] {
  return isFlatState(text) ? flatDecisions(text) : recorded(text).map(({ line }) => line);
}

/** The decisions that name their phase, split into their parts. */
export function phaseDecisionsIn(text: string): readonly StateDecision[] {
  return recorded(text).filter(({ phase, text: said }) => phase !== null && said !== '');
}

function recorded(text: string): readonly (StateDecision & { readonly line: string })[] {
  const section = findSection(text, DECISIONS);
  if (section === null) return [];
  const table = decisionTable(section);
  const rows = (table?.rows ?? []).filter((row) => row.some((cell) => !/^-*$/.test(cell.text)));
  const items = listItems(text, section.lines).map(({ said }) => oneLine(said));
  return [
    ...rows.map((row) => {
      const [phase, decided = null, rationale] = [PHASE, DECISION, WHY].map(
        (name) => table && cellOf(table, row, name),
      );
      const [, bare, behind] = phase == null ? (BEHIND.exec(decided ?? '') ?? []) : [];
      const line = row.map((cell) => cell.text).join(' | ');
      const said = { phase: phase ?? behind ?? null, text: bare ?? decided ?? '' };
      return { ...said, rationale: rationale ?? undefined, line };
    }),
    ...items
      .filter((item) => !saysNone(item))
      .map((line) => {
        const [, phase = null, said = ''] = /^\[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(line) ?? [];
        const [decided = '', ...reasons] = said.split(' — ');
        return { phase, text: decided.trim(), rationale: reasons.join(' — ').trim() || undefined, line };
      }),
  ];
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

/** How a section without blockers looks, which the first one changes. */
export interface NoBlockers {
  /** The line that says so; empty when none does, null without a section. */
  readonly line: string | null;
}

/** Null when there are blockers. */
export function noBlockers(text: string): NoBlockers | null {
  const section = blockerSection(text);
  if (section === null) return { line: null };
  const line = placeholderIn(section)?.text;
  const isOpen = listItems(text, section.lines).some(({ isSettled }) => !isSettled);
  return line === undefined && isOpen ? null : { line: line ?? '' };
}

/**
 * Removes every open item that contains these words, ignoring case; the text is unchanged when none does. Once none is
 * left, the section is as in `none`.
 */
export function resolveBlocker(text: string, words: string, none: NoBlockers | null = null): string {
  const wanted = oneLine(words).toLowerCase();
  if (wanted === '') return text;
  if (isFlatState(text)) return resolveFlatBlocker(text, wanted);
  const section = blockerSection(text);
  const items = section === null ? [] : listItems(text, section.lines);
  const open = items.filter(({ isSettled }) => !isSettled);
  const gone = open.filter(({ said }) => said.toLowerCase().includes(wanted));
  if (section !== null && gone.length > 0 && gone.length === open.length)
    return withoutBlockers(text, section, { gone, none, isBare: open.length === items.length });
  return splice(text, removed(gone));
}

interface Emptied {
  readonly gone: readonly Range[];
  readonly none: NoBlockers | null;
  /** No settled item stays. */
  readonly isBare: boolean;
}

function withoutBlockers(text: string, section: Section, { gone, none, isBare }: Emptied): string {
  const [first, last] = [gone[0], gone.at(-1)];
  if (first === undefined || last === undefined) return text;
  const others = section.lines.filter(
    (line) =>
      line.text.trim() !== '' && gone.every(({ start, end }) => line.start < start || line.start >= end),
  );
  // Made for the first one, at the end of the text.
  if (none?.line === null && others.length === 0) return withoutSection(text, section);
  const before = none === null && isBare ? 'None.' : none?.line;
  const line = others.some(({ text: other }) => saysNone(other)) ? '' : before;
  if (line) return splice(text, [{ ...first, text: line + lineEndOf(text) }, ...removed(gone.slice(1))]);
  const blank = isBare ? (/^\r?\n/.exec(text.slice(last.end))?.[0].length ?? 0) : 0;
  return splice(text, [...removed(gone), { start: last.end, end: last.end + blank, text: '' }]);
}

type Range = Pick<Edit, 'start' | 'end'>;

function removed(items: readonly Range[]): readonly Edit[] {
  return items.map(({ start, end }) => ({ start, end, text: '' }));
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

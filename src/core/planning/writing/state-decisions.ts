// Records a decision in a STATE file: as a list item, or as a row if the project keeps a table.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import type { TextLine } from '../../text/markdown/text-lines.ts';
import { phaseKey } from '../documents/phase-id.ts';
import { cellText, itemText, oneLine } from './document-text.ts';
import {
  addListEntry,
  addRow,
  appendSection,
  columnOf,
  findSection,
  findTable,
  lineEndOf,
  type Section,
  type Table,
} from './section.ts';

export interface Decision {
  /** `2`, `2.1`; null for a decision that belongs to no phase. */
  readonly phase: string | null;
  readonly text: string;
  readonly rationale?: string | undefined;
}

const DECISIONS = /^(?:Decisions|Decisions Made|Accumulated.*Decisions)$/i;

/** Returns the text unchanged when the decision is empty or already recorded. */
export function addDecision(text: string, decision: Decision): string {
  const said = oneLine(decision.text);
  if (said === '') return text;
  const why = oneLine(decision.rationale ?? '');
  const section = findSection(text, DECISIONS);
  const entry = `- [Phase ${decision.phase ?? '?'}]: ${said}${why === '' ? '' : ` — ${why}`}`;
  if (section === null) return appendSection(text, '## Decisions', [entry]);
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  if (table === null) return addListEntry(text, section, entry);
  return isInTable(table, decision.phase, said)
    ? text
    : addRow(text, section, table, (column) => cellOf(column, decision.phase, said, why));
}

function isInTable(table: Table, phase: string | null, said: string): boolean {
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

/** The recorded decisions: list items or table rows. */
export function decisionsIn(text: string): readonly string[] {
  const section = findSection(text, DECISIONS);
  if (section === null) return [];
  const rows = findTable(section, [/^phase$/i, /^(?:decision|summary)/i])?.rows ?? [];
  const items = section.lines
    .filter((line) => /^[-*+][ \t]+\S/.test(line.text))
    .map((line) => line.text.slice(1).trim());
  return [
    ...rows
      .filter((row) => row.some((cell) => !/^-*$/.test(cell.text)))
      .map((row) => row.map((cell) => cell.text).join(' | ')),
    ...items.filter((item) => !/^none(?: yet)?\.?$/i.test(item)),
  ];
}

/** The decisions that name their phase, split into their parts. */
export function phaseDecisionsIn(text: string): readonly Decision[] {
  const section = findSection(text, DECISIONS);
  if (section === null) return [];
  const table = findTable(section, [/^phase$/i, /^(?:decision|summary)/i]);
  const cellsOf = (name: RegExp) => (table === null ? -1 : columnOf(table, name));
  const [at, what, why] = [/^phase$/i, /^(?:decision|summary)/i, /^(?:rationale|reason|why)/i].map(cellsOf);
  const rows = (table?.rows ?? []).map((row) => ({
    phase: row[at ?? -1]?.text ?? null,
    text: row[what ?? -1]?.text ?? '',
    rationale: row[why ?? -1]?.text,
  }));
  const items = section.lines.flatMap((line): readonly Decision[] => {
    const [, phase, said] = /^[-*+] \[Phase ([^\]\s]{1,20})\]: (\S.*)$/.exec(line.text) ?? [];
    if (phase === undefined || said === undefined) return [];
    const [decided = '', ...reasons] = said.split(' — ');
    return [{ phase, text: decided.trim(), rationale: reasons.join(' — ').trim() || undefined }];
  });
  return [...rows, ...items].filter(({ text: said }) => said !== '' && !/^-+$/.test(said));
}

// Records blockers in a STATE file, and removes resolved ones.
const BLOCKERS = /^(?:Blockers|Blockers\/Concerns|Concerns)$/i;
const ITEM = /^- +\S/;

/** Returns the text unchanged when the blocker is empty or already recorded. */
export function addBlocker(text: string, blocker: string): string {
  const said = itemText(blocker);
  if (said === '') return text;
  const section = findSection(text, BLOCKERS);
  return section === null
    ? appendSection(text, '### Blockers/Concerns', [`- ${said}`])
    : addListEntry(text, section, `- ${said}`);
}

/** Removes every item that contains these words, ignoring case; the text is unchanged when none does. */
export function resolveBlocker(text: string, words: string): string {
  const section = findSection(text, BLOCKERS);
  const wanted = oneLine(words).toLowerCase();
  if (section === null || wanted === '') return text;
  const items = itemsOf(text, section);
  const gone = items.filter(({ said }) => said.toLowerCase().includes(wanted));
  const [first, ...others] = gone;
  if (first === undefined) return text;
  // An empty list would be parsed as a missing one.
  const left: Edit =
    gone.length === items.length
      ? { start: first.start, end: first.end, text: `None.${lineEndOf(text)}` }
      : { start: first.start, end: first.end, text: '' };
  return splice(text, [left, ...others.map(({ start, end }) => ({ start, end, text: '' }))]);
}

/** The recorded blockers, without the leading dash. */
export function blockersIn(text: string): readonly string[] {
  const section = findSection(text, BLOCKERS);
  return section === null
    ? []
    : itemsOf(text, section)
        .map(({ said }) => oneLine(said))
        .filter((said) => !/^none(?: yet)?\.?$/i.test(said));
}

interface Item {
  readonly said: string;
  readonly start: number;
  readonly end: number;
}

/** Each item with its continuation lines. */
function itemsOf(text: string, { lines }: Section): readonly Item[] {
  const isMore = ({ start, end }: TextLine) => /^[ \t]+\S/.test(text.slice(start, end));
  return lines.flatMap((line, index) => {
    if (!ITEM.test(line.text)) return [];
    const more = lines.slice(index + 1);
    const count = more.findIndex((one) => !isMore(one));
    const last = lines[index + (count === -1 ? more.length : count)] ?? line;
    return [
      { said: text.slice(line.start, last.end).replace(/^- +/, ''), start: line.start, end: last.next },
    ];
  });
}

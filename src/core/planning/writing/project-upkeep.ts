// Maintains PROJECT.md as its own text promises: shipped requirements move to Validated, decisions join the table, and
// the last line has the date. Text that a person wrote stays; repeating the upkeep changes nothing.

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
  insertLines,
  lineEndOf,
  type Section,
} from './section.ts';

export interface ShippedRequirement {
  readonly id: string;
  readonly text: string;
  /** The phase or milestone that shipped it: `Phase 2`, `v1.0`. */
  readonly by: string;
}

interface ProjectDecision {
  readonly text: string;
  readonly why: string;
}

interface Upkeep {
  readonly shipped: readonly ShippedRequirement[];
  readonly decisions: readonly ProjectDecision[];
  /** `Phase 2`, `v1.0 milestone`. */
  readonly after: string;
  /** `2026-01-31`. */
  readonly date: string;
}

/** A new date alone is no reason for a change. */
export function keepProject(text: string, { shipped, decisions, after, date }: Upkeep): string {
  const kept = decisions.reduce(addKeyDecision, shipped.reduce(validate, text));
  return kept === text ? text : noteUpdate(kept, date, after);
}

/** Replaces the phase by the milestone's version. */
export function nameMilestone(text: string, version: string, phases: readonly string[]): string {
  const section = findSection(text, VALIDATED);
  const own = new Set(phases.map(phaseKey));
  const edits = (section?.lines ?? []).flatMap((line): readonly Edit[] => {
    const [found, phase] = /^[-*] .* — (Phase (\S+))[ \t]*$/.exec(line.text)?.slice(1) ?? [];
    if (found === undefined || phase === undefined || !own.has(phaseKey(phase))) return [];
    const end = line.start + line.text.trimEnd().length;
    return [{ start: end - found.length, end, text: version }];
  });
  return splice(text, edits);
}

/** `*Last updated: 2026-01-31 after Phase 2*`. */
export function noteUpdate(text: string, date: string, after: string): string {
  const line = `*Last updated: ${date} after ${after}*`;
  const eol = lineEndOf(text);
  const found = [...text.matchAll(/^\*Last updated:[^\r\n]{0,400}$/gm)].at(-1);
  if (found === undefined) return [text.trimEnd(), '', '---', line, ''].join(eol);
  return splice(text, [{ start: found.index, end: found.index + found[0].length, text: line }]);
}

export interface MilestoneStart {
  /** `v1.1 Undo`. */
  readonly title: string;
  readonly goal: string;
  readonly features: readonly string[];
  readonly requirements: readonly string[];
  readonly outOfScope: readonly { readonly what: string; readonly why: string }[];
  readonly decisions: readonly ProjectDecision[];
  readonly date: string;
}

export function beginInProject(text: string, begun: MilestoneStart): string {
  const { title, goal, features, requirements, outOfScope, decisions, date } = begun;
  const named = setCurrentMilestone(text, title, [
    `**Goal:** ${oneLine(goal)}`,
    '',
    '**Target features:**',
    '',
    ...features.map((one) => `- ${itemText(one)}`),
  ]);
  const active = requirements.reduce((body, one) => addItem(body, ACTIVE, `- [ ] ${itemText(one)}`), named);
  const left = outOfScope.reduce(
    (body, { what, why }) => addItem(body, OUT, `- ${itemText(what)} — ${oneLine(why)}`),
    active,
  );
  return noteUpdate(decisions.reduce(addKeyDecision, left), date, `milestone ${title.split(' ')[0]} started`);
}

const ACTIVE = /^active$/i;
const VALIDATED = /^validated$/i;
const OUT = /^out of scope$/i;
const CURRENT = /^current milestone\b/i;

function validate(text: string, shipped: ShippedRequirement): string {
  const active = findSection(text, ACTIVE);
  const at = active === null ? -1 : active.lines.findIndex((line) => isOf(line, shipped));
  const line = active?.lines[at];
  if (active === null || line === undefined || findSection(text, VALIDATED) === null) return text;
  const end = endOfItem(active, at);
  const more = text.slice(line.end, end).trimEnd();
  const said = text
    .slice(line.start, line.end)
    .replace(/^\s*[-*] \[[ xX]\] /, '')
    .trim();
  const alone = active.lines.filter((one) => /^\s*[-*] \[/.test(one.text)).length === 1;
  const without = splice(text, [
    { start: line.start, end, text: alone ? `(None yet)${text.slice(line.end, line.next)}` : '' },
  ]);
  return addItem(without, VALIDATED, `- ✓ ${said} — ${shipped.by}${more}`);
}

/** Matches by id, else by wording. */
function isOf({ text }: TextLine, { id, text: words }: ShippedRequirement): boolean {
  const item = /^\s*[-*] \[[ xX]\] (\S.*)$/.exec(text)?.[1];
  if (item === undefined) return false;
  const ids: readonly string[] = item.match(/\b[A-Za-z]\w{0,40}-\d+\b/g) ?? [];
  return ids.some((one) => one.toUpperCase() === id.toUpperCase()) || plainWords(item) === plainWords(words);
}

function plainWords(text: string): string {
  return oneLine(text)
    .replace(/ \(research: [^()]*\)$/, '')
    .replaceAll(/[*_`]/g, '')
    .replace(/[.;]$/, '')
    .toLowerCase();
}

/** After the item's indented continuation lines. */
function endOfItem({ lines }: Section, at: number): number {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}

/** Replaces a `(None yet — …)` placeholder if there is one. */
function addItem(text: string, title: RegExp, entry: string): string {
  const section = findSection(text, title);
  if (section === null) return text;
  const none = section.lines.find((line) => /^\(None yet[^()]{0,80}\)\s*$/i.test(line.text));
  if (none === undefined) return addListEntry(text, section, entry);
  return splice(text, [{ start: none.start, end: none.end, text: entry }]);
}

/** Adds a missing row; never adds the table. */
function addKeyDecision(text: string, { text: decision, why }: ProjectDecision): string {
  const section = findSection(text, /^key decisions$/i);
  const table = section === null ? null : findTable(section, [/^decision/i]);
  if (section === null || table === null) return text;
  const at = columnOf(table, /^decision/i);
  if (table.rows.some((row) => row[at]?.text === cellText(decision))) return text;
  return addRow(text, section, table, (column) => {
    if (/^decision/i.test(column)) return decision;
    if (/^outcome/i.test(column)) return '— Pending';
    return /^(?:rationale|reason|why)/i.test(column) ? why : '-';
  });
}

/** Replaces the previous milestone, else goes after the core value. */
function setCurrentMilestone(text: string, title: string, lines: readonly string[]): string {
  const heading = `## Current Milestone: ${oneLine(title)}`;
  const old = findSection(text, CURRENT);
  if (old !== null) {
    const start = text.lastIndexOf('\n', old.start - 2) + 1;
    const body = [heading, '', ...lines, '', ''].join(lineEndOf(text));
    return splice(text, [{ start, end: old.end, text: body }]);
  }
  const value = findSection(text, /^core value$/i);
  if (value === null) return appendSection(text, heading, lines);
  return insertLines(text, value.end, [heading, '', ...lines, ''], value.quoted);
}

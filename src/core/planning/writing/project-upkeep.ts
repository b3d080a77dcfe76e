// Maintains PROJECT.md as its own text promises: shipped requirements move to Validated, decisions join the table, and
// the last line has the date. Text that a person wrote stays; repeating the upkeep changes nothing.

import { splice } from '../../text/markdown/splice.ts';
import type { TextLine } from '../../text/markdown/text-lines.ts';
import { phaseKey } from '../documents/phase-id.ts';
import { cellText, itemText, oneLine } from './document-text.ts';
import { endOfItem } from './list-items.ts';
import { addListEntry, addRow, cellOf, findSection, insertBlock, lineEndOf, tableIn } from './section.ts';

export interface ShippedRequirement {
  readonly id: string;
  readonly text: string;
  /** The phase or milestone that shipped it: `Phase 2`, `v1.0`. */
  readonly by: string;
}

interface ProjectDecision {
  readonly what: string;
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

/** Replaces the phase behind what shipped by the milestone's version. */
export function nameMilestone(text: string, version: string, phases: readonly string[]): string {
  const own = new Set(phases.map(phaseKey));
  return text.replace(
    /^([-*] ✓ [^\r\n]* — )Phase (\S+)(?=[ \t]*\r?$)/gm,
    (line, before: string, phase: string) => (own.has(phaseKey(phase)) ? before + version : line),
  );
}

/** `*Last updated: 2026-01-31 after Phase 2*`. */
export function noteUpdate(text: string, date: string, after: string): string {
  const line = `*Last updated: ${date} after ${after}*`;
  const found = [...text.matchAll(/^\*Last updated:[^\r\n]{0,400}$/gm)].at(-1);
  if (found === undefined) return [text.trimEnd(), '', '---', line, ''].join(lineEndOf(text));
  return splice(text, [{ start: found.index, end: found.index + found[0].length, text: line }]);
}

export interface MilestoneStart {
  /** `v1.1 Undo`. */
  readonly title: string;
  readonly goal: string;
  readonly features: readonly string[];
  readonly requirements: readonly { readonly text: string }[];
  readonly outOfScope: readonly ProjectDecision[];
  readonly decisions: readonly ProjectDecision[];
  readonly date: string;
}

export function beginInProject(text: string, begun: MilestoneStart): string {
  const { title, goal, features, requirements, outOfScope, decisions, date } = begun;
  const items = features.map((one) => `- ${itemText(one)}`);
  const named = setCurrentMilestone(text, title, [
    ...[`**Goal:** ${oneLine(goal)}`, '', '**Target features:**', '', ...items],
  ]);
  const entries = [
    ...requirements.map((one) => [ACTIVE, `- [ ] ${itemText(one.text)}`] as const),
    ...outOfScope.map(({ what, why }) => [OUT, `- ${itemText(what)} — ${oneLine(why)}`] as const),
  ];
  const listed = entries.reduce((body, [section, entry]) => addItem(body, section, entry), named);
  return noteUpdate(
    decisions.reduce(addKeyDecision, listed),
    date,
    `milestone ${title.split(' ')[0]} started`,
  );
}

const ACTIVE = /^active$/i;
const VALIDATED = /^validated$/i;
const OUT = /^out of scope$/i;
const CURRENT = /^current milestone\b/i;

function validate(text: string, shipped: ShippedRequirement): string {
  const lines = findSection(text, ACTIVE)?.lines ?? [];
  const at = lines.findIndex((line) => isOf(line, shipped));
  const line = lines[at];
  if (line === undefined || findSection(text, VALIDATED) === null) return text;
  const end = endOfItem(lines, at);
  const more = text.slice(line.end, end).trimEnd();
  const said = text.slice(line.start, line.end).replace(/^\s*[-*] \[[ xX]\] /, '');
  const alone = lines.filter((one) => /^\s*[-*] \[/.test(one.text)).length === 1;
  const none = alone ? `(None yet)${text.slice(line.end, line.next)}` : '';
  const without = splice(text, [{ start: line.start, end, text: none }]);
  return addItem(without, VALIDATED, `- ✓ ${said.trim()} — ${shipped.by}${more}`);
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

/** Replaces a `(None yet — …)` placeholder if there is one. */
function addItem(text: string, title: RegExp, entry: string): string {
  const section = findSection(text, title);
  const none = section?.lines.find((line) => /^\(None yet[^()]{0,80}\)\s*$/i.test(line.text));
  if (none !== undefined) return splice(text, [{ start: none.start, end: none.end, text: entry }]);
  return section === null ? text : addListEntry(text, section, entry);
}

/** Adds a missing row; never adds the table. */
function addKeyDecision(text: string, { what, why }: ProjectDecision): string {
  const decision = /^decision/i;
  const table = tableIn(text, /^key decisions$/i, [decision]);
  if (table === null || table.rows.some((row) => cellOf(table, row, decision) === cellText(what)))
    return text;
  return addRow(text, table, [
    [decision, what],
    [/^outcome/i, '— Pending'],
    [/^(?:rationale|reason|why)/i, why],
  ]);
}

/** Replaces the previous milestone, else goes after the core value. */
function setCurrentMilestone(text: string, title: string, lines: readonly string[]): string {
  const heading = `## Current Milestone: ${oneLine(title)}`;
  const old = findSection(text, CURRENT);
  const start = old === null ? 0 : text.lastIndexOf('\n', old.start - 2) + 1;
  const left = old === null ? text : splice(text, [{ start, end: old.end, text: '' }]);
  const place = old === null ? (findSection(text, /^core value$/i)?.end ?? text.length) : start;
  return insertBlock(left, place, [heading, '', ...lines]);
}

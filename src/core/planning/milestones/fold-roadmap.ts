// Folds a shipped milestone of a roadmap as GSD does: its phases become one line each inside `<details>`, and its entry
// in the list of milestones gets its shipping date. Everything else stays where it is.

import { type Heading, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { phaseKey } from '../documents/phase-id.ts';
import { type Roadmap, readRoadmap } from '../documents/roadmap.ts';
import { type FoldedBlock, foldedBlocks, isClosed } from '../documents/roadmap-scope.ts';
import { addListEntry, findSection, insertLines, lineEndOf } from '../writing/section.ts';
import { type Milestone, milestoneTitle, namesVersion, phaseRange } from './milestone.ts';

/** `date` is `2026-01-31`. Unchanged when the milestone is already folded. */
export function foldRoadmap(text: string, milestone: Milestone, date: string): string {
  if (isFolded(text, milestone.version)) return text;
  const roadmap = readRoadmap(text, milestone.version);
  const removed = joined(text, [
    ...headingCuts(roadmap),
    ...phaseCuts(roadmap),
    ...checkboxCuts(roadmap),
    ...rowCuts(roadmap),
  ]);
  const wanted = placeFor(roadmap, removed);
  // Never inside a removed part.
  const place = removed.find(({ start, end }) => start < wanted && wanted < end)?.start ?? wanted;
  const block = foldedBlock(milestone, date).join(lineEndOf(text));
  const folded = splice(text, [
    { start: place, end: place, text: surrounded(text, place, block) },
    ...removed,
  ]);
  const listed = listMilestone(
    folded,
    milestone,
    `✅ **${milestoneTitle(milestone)}** — ${phaseRange(milestone.phases)} (shipped ${date})`,
  );
  return withoutEmptyDetails(listed);
}

/** Whether a block of the roadmap marks this version as shipped. */
export function isFolded(text: string, version: string): boolean {
  return shippedBlocks(text).some(({ summary }) => namesVersion(summary, version));
}

/** The blocks of shipped milestones, in order. */
export function shippedBlocks(text: string): readonly FoldedBlock[] {
  const plain = withoutBlocks(text, readMarkdown(text).quoted);
  return foldedBlocks(plain).filter(({ summary }) => isClosed(summary));
}

function foldedBlock(milestone: Milestone, date: string): readonly string[] {
  const { phases } = milestone;
  const title = `✅ ${milestoneTitle(milestone)} (${phaseRange(phases)}) — SHIPPED ${date}`;
  const lines = phases.map(
    ({ number, name, done, plans, completed }) =>
      `- [x] Phase ${number}: ${name} (${done}/${plans} plans)${completed === null ? '' : ` — completed ${completed}`}`,
  );
  return ['<details>', `<summary>${title.replaceAll('<', '&lt;')}</summary>`, '', ...lines, '', '</details>'];
}

/** The milestone's heading with the text right below it; the document's title stays. */
function headingCuts({ document, scope }: Roadmap): readonly Cut[] {
  if (scope.milestone === null) return [];
  const at = document.headings.findIndex(({ start }) => scope.includes(start));
  const heading = document.headings[at];
  if (heading === undefined || heading.level === 1) return [];
  const next = document.headings[at + 1]?.start ?? heading.sectionEnd;
  return [cut(document.text, heading.start, next)];
}

function phaseCuts({ document, phases }: Roadmap): readonly Cut[] {
  const { text, headings } = document;
  return phases.flatMap(({ start, end }) => {
    const heading = headings.find((one) => one.start >= start && one.start < end);
    return heading === undefined ? [] : [cut(text, heading.start, Math.min(heading.sectionEnd, end))];
  });
}

/** Ends before a `</details>` that was opened outside the cut. */
function cut(text: string, start: number, end: number): Cut {
  const part = text.slice(start, end);
  const closing = part.indexOf('</details>');
  const isOpened = closing === -1 || part.slice(0, closing).includes('<details');
  return { start, end: isOpened ? end : start + closing };
}

const LISTED = /^ {0,3}- \[[ xX]\] [^\r\n]{0,100}?\bPhase ([A-Za-z]?\d+[A-Za-z]?(?:\.\d+)*|[A-Z]+-\d+)/i;

/** Each listed phase of the milestone, with the indented lines below it. */
function checkboxCuts({ document, scope, phases, withoutDetails }: Roadmap): readonly Cut[] {
  const own = new Set([...phases.map(({ number }) => number), ...withoutDetails].map(phaseKey));
  const { text, quoted, body } = document;
  const lines = textLines(withoutBlocks(text, quoted), body);
  return lines.flatMap((line, at) => {
    const number = LISTED.exec(line.text)?.[1];
    if (number === undefined || !scope.includes(line.start) || !own.has(phaseKey(number))) return [];
    return [{ start: line.start, end: endOfItem(lines, at) }];
  });
}

/** The progress rows of its phases: gsd-core would count them for the next milestone. */
function rowCuts({ document, phases, withoutDetails, progress }: Roadmap): readonly Cut[] {
  const own = new Set([...phases.map(({ number }) => number), ...withoutDetails].map(phaseKey));
  const places = progress.filter(({ phase }) => own.has(phaseKey(phase))).map(({ plans }) => plans.start);
  return textLines(document.text, document.body)
    .filter(({ start, end }) => places.some((place) => start <= place && place <= end))
    .map(({ start, next }) => ({ start, end: next }));
}

function endOfItem(lines: readonly TextLine[], at: number): number {
  const more = lines.slice(at + 1);
  const count = more.findIndex(({ text }) => !/^\s+\S/.test(text));
  return (more[(count === -1 ? more.length : count) - 1] ?? lines[at])?.next ?? 0;
}

/** After the milestones that are already folded, else where the phases of this one begin. */
function placeFor({ document, scope }: Roadmap, removed: readonly Cut[]): number {
  const { text, headings } = document;
  const last = shippedBlocks(text).at(-1);
  if (last !== undefined) return nextLine(text, last.end);
  const phases = headings.find(({ title, start }) => /^phases$/i.test(title) && scope.includes(start));
  const listed = removed.filter(
    ({ start }) => phases !== undefined && start >= phases.next && start < phases.sectionEnd,
  );
  const first = (listed.length > 0 ? listed : removed).map(({ start }) => start);
  return first.length === 0 ? endOf(text, phases) : Math.min(...first);
}

function endOf(text: string, section: Heading | undefined): number {
  return section === undefined ? text.length : section.sectionEnd;
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Adds a blank line on both sides. */
function surrounded(text: string, at: number, block: string): string {
  const eol = lineEndOf(text);
  const before = text.slice(0, at);
  const gap = /(?:\n\r?\n|^)$/.test(before) ? '' : /\n$/.test(before) ? eol : eol + eol;
  return `${gap}${block}${eol}${eol}`;
}

/** Removes a "Phase Details" section that has become empty. */
function withoutEmptyDetails(text: string): string {
  const { headings, quoted } = readMarkdown(text);
  const plain = withoutBlocks(text, quoted);
  const empty = headings.filter(
    ({ title, next, sectionEnd }) =>
      /^phase details$/i.test(title) && plain.slice(next, sectionEnd).trim() === '',
  );
  const cuts = empty.map(({ start, sectionEnd }) => ({ start, end: sectionEnd }));
  return splice(text, joined(text, cuts));
}

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** Merges adjacent cuts; of the blank lines around a cut, one stays. */
function joined(text: string, cuts: readonly Cut[]): readonly Edit[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => {
    const isBehindBlank = /(?:^|\n)[ \t]*\r?\n$|^$/.test(text.slice(Math.max(0, start - 100), start));
    const blank = isBehindBlank ? (/^(?:[ \t]*\r?\n)+/.exec(text.slice(end))?.[0].length ?? 0) : 0;
    return { start, end: end + blank, text: '' };
  });
}

// The list of milestones near the top of a roadmap: one line for each version.
const TITLE = /^Milestones$/i;

/** Replaces a version's line, or adds it after the last one; creates the list if necessary. */
export function listMilestone(text: string, { version }: Pick<Milestone, 'version'>, line: string): string {
  const section = findSection(text, TITLE);
  if (section === null) return withList(text, line);
  const own = section.lines.find((one) => /^\s*[-*]\s/.test(one.text) && namesVersion(one.text, version));
  if (own !== undefined) return splice(text, [{ start: own.start, end: own.end, text: `- ${line}` }]);
  return addListEntry(text, section, `- ${line}`);
}

/** Before the phases, else before the first section that is not an overview. */
function withList(text: string, line: string): string {
  const { headings, quoted } = readMarkdown(text);
  const sections = headings.filter(({ level }) => level === 2);
  const before =
    sections.find(({ title }) => /^phases$/i.test(title)) ??
    sections.find(({ title }) => !/^overview$/i.test(title));
  const lines = ['## Milestones', '', `- ${line}`, ''];
  return insertLines(
    text,
    before?.start ?? text.length,
    before === undefined ? ['', ...lines] : lines,
    quoted,
  );
}

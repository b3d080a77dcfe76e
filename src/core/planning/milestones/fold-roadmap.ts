// Folds a shipped milestone of a roadmap as GSD does: its phases become one line each inside `<details>`, and its entry
// in the list of milestones gets its shipping date. Everything else stays where it is.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { splice } from '../../text/markdown/splice.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { type FoldedBlock, foldedBlocks, isClosed } from '../documents/roadmap-scope.ts';
import { endOfItem } from '../writing/list-items.ts';
import { addListEntry, findSection, insertBlock, nextLine } from '../writing/section.ts';
import { type Milestone, milestoneTitle, namesVersion, phaseRange } from './milestone.ts';

/** `date` is `2026-01-31`. Unchanged when the milestone is already folded. */
export function foldRoadmap(roadmap: Roadmap, milestone: Milestone, date: string): string {
  const { text } = roadmap.document;
  if (isFolded(text, milestone.version)) return text;
  const cuts = [...headingCuts(roadmap), ...phaseCuts(roadmap), ...lineCuts(roadmap)];
  const left = withoutEmptyFold(without(text, cuts), milestone.version);
  const folded = insertBlock(left, placeFor(roadmap, cuts, left), foldedBlock(milestone, date));
  const line = `✅ **${milestoneTitle(milestone)}** — ${phaseRange(milestone.phases)} (shipped ${date})`;
  const listed = listMilestone(folded, milestone, line);
  return withoutEmptyDetails(listed);
}

/** The fold that the running milestone stood in would still call it running. */
function withoutEmptyFold(text: string, version: string): string {
  const plain = withoutBlocks(text, readMarkdown(text).quoted);
  const empty = foldedBlocks(plain).filter(
    ({ start, end, summary }) =>
      namesVersion(summary, version) &&
      !isClosed(summary) &&
      plain.slice(start, end).split('</summary>')[1]?.trim() === '</details>',
  );
  return without(text, empty);
}

function withoutEmptyDetails(text: string): string {
  const { headings, quoted } = readMarkdown(text);
  const plain = withoutBlocks(text, quoted);
  const empty = headings.filter(
    ({ title, next, sectionEnd }) =>
      /^phase details$/i.test(title) && plain.slice(next, sectionEnd).trim() === '',
  );
  return without(
    text,
    empty.map(({ start, sectionEnd }) => ({ start, end: sectionEnd })),
  );
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

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** The milestone's heading with the text right below it; the document's title stays. */
function headingCuts({ document, scope }: Roadmap): readonly Cut[] {
  const at = document.headings.findIndex(({ start }) => scope.milestone !== null && scope.includes(start));
  const heading = document.headings[at];
  if (heading === undefined || heading.level === 1) return [];
  return [cut(document.text, heading.start, document.headings[at + 1]?.start ?? heading.sectionEnd)];
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
  return { start, end: isOpened ? end : start + part.lastIndexOf('\n', closing) + 1 };
}

/**
 * Each listed phase of the milestone, with the indented lines below it, and its row of progress: gsd-core would count
 * it for the next milestone.
 */
function lineCuts({
  document,
  scope,
  phases,
  withoutDetails,
  checkboxes,
  progress,
}: Roadmap): readonly Cut[] {
  const own = new Set([...phases.map(({ number }) => number), ...withoutDetails].map(phaseKey));
  const boxes = checkboxes.map(({ checkbox }) => checkbox.line.start).filter(scope.includes);
  const rows = progress.filter(({ number }) => own.has(phaseKey(number))).map(({ plans }) => plans.start);
  const places = [...boxes, ...rows];
  const lines = textLines(document.text, document.body);
  return lines.flatMap((line, at) => {
    const isOwn = places.some((place) => line.start <= place && place <= line.end);
    return isOwn ? [{ start: line.start, end: endOfItem(lines, at) }] : [];
  });
}

/** Of the blank lines around a cut, one stays. */
function without(text: string, cuts: readonly Cut[]): string {
  const kept: string[] = [];
  let isBehindCut: boolean = false;
  for (const { start, next } of textLines(text)) {
    const line = text.slice(start, next);
    const isCut = cuts.some((one) => one.start <= start && start < one.end);
    const isSpare: boolean = isBehindCut && line.trim() === '' && (kept.at(-1) ?? '').trim() === '';
    if (!isCut && !isSpare) kept.push(line);
    isBehindCut = isCut || isSpare;
  }
  return kept.join('');
}

/** In what is left: after the milestones that are already folded, else where the phases of this one began. */
function placeFor({ document, scope }: Roadmap, cuts: readonly Cut[], left: string): number {
  const last = shippedBlocks(left).at(-1);
  if (last !== undefined) return nextLine(left, last.end);
  const { text, headings } = document;
  const phases = headings.find(({ title, start }) => /^phases$/i.test(title) && scope.includes(start));
  const starts = cuts.map(({ start }) => start);
  const listed = starts.filter((at) => phases !== undefined && at >= phases.next && at < phases.sectionEnd);
  const end = phases?.sectionEnd ?? text.length;
  const place = starts.length === 0 ? end : Math.min(...(listed.length > 0 ? listed : starts));
  // Not inside the fold that the milestone stands in.
  const around = foldedBlocks(withoutBlocks(text, document.quoted)).find(
    (one) => one.start < place && place < one.end,
  );
  return without(text.slice(0, around?.start ?? place), cuts).length;
}

// The list of milestones near the top of a roadmap: one line for each version.
const TITLE = /^Milestones$/i;

/** A version's line in the list. */
export function listEntry(text: string, version: string): TextLine | undefined {
  const lines = findSection(text, TITLE)?.lines ?? [];
  return lines.find((one) => /^\s*[-*]\s/.test(one.text) && namesVersion(one.text, version));
}

/** Replaces a version's line, or adds it after the last one; creates the list if necessary. */
export function listMilestone(text: string, { version }: Pick<Milestone, 'version'>, line: string): string {
  const own = listEntry(text, version);
  if (own !== undefined) return splice(text, [{ start: own.start, end: own.end, text: `- ${line}` }]);
  const section = findSection(text, TITLE);
  if (section !== null) return addListEntry(text, section, `- ${line}`);
  // Before the phases, else before the first section that is not an overview.
  const sections = readMarkdown(text).headings.filter(({ level }) => level === 2);
  const before =
    sections.find(({ title }) => /^phases$/i.test(title)) ??
    sections.find(({ title }) => !/^overview$/i.test(title));
  return insertBlock(text, before?.start ?? text.length, ['## Milestones', '', `- ${line}`]);
}

// What is kept of a milestone: its entry in MILESTONES.md, newest first, and the requirements in their archive.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { splice } from '../../text/markdown/splice.ts';
import { itemText, linesOf, oneLine } from '../writing/document-text.ts';
import { lineEndOf } from '../writing/section.ts';
import { type Milestone, milestoneTitle, namesVersion } from './milestone.ts';
import type { OpenPoint } from './open-points.ts';

export interface Shipped extends Milestone {
  readonly tasks: number;
  /** What its summaries say in a line each. */
  readonly accomplishments: readonly string[];
  /** What a person let pass. */
  readonly passed: readonly OpenPoint[];
  /** What was let pass when earlier milestones were closed, and is open still. */
  readonly carried: number;
}

/** `text` null: there is no file yet. The same text when the version has its entry. `date` is `2026-01-31`. */
export function noteShipped(text: string | null, shipped: Shipped, date: string): string {
  const entry = `${linesOf(entryOf(shipped, date))}\n`;
  if (text === null || text.trim() === '') return `# Milestones\n\n${entry}`;
  if (hasEntry(text, shipped.version)) return text;
  const { headings, body } = readMarkdown(text);
  const first = headings[0];
  const title = first !== undefined && first.level === 1 ? first : undefined;
  const rest = title === undefined ? text.length : title.next;
  const gap = /^[ \t]*\r?\n/.exec(text.slice(rest))?.[0].length ?? 0;
  const place = title === undefined ? body : rest + gap;
  const before = place === 0 || gap > 0 ? '' : '\n';
  const behind = text.slice(place).trim() === '' ? '' : '\n';
  const added = (before + entry + behind).replaceAll('\n', lineEndOf(text));
  return splice(text, [{ start: place, end: place, text: added }]);
}

export function hasEntry(text: string, version: string): boolean {
  return readMarkdown(text).headings.some(({ level, title }) => level <= 3 && namesVersion(title, version));
}

function entryOf(shipped: Shipped, date: string): readonly string[] {
  const { phases, tasks, accomplishments, passed, carried } = shipped;
  const plans = phases.reduce((sum, phase) => sum + phase.plans, 0);
  const done = accomplishments.map((one) => `- ${itemText(one)}`);
  const known = passed.map(({ what }) => `- ${itemText(what)}`);
  return [
    `## ${milestoneTitle(shipped)} (Shipped: ${date})`,
    '',
    `**Phases completed:** ${phases.length} phases, ${plans} plans, ${tasks} tasks`,
    '',
    '**Key accomplishments:**',
    '',
    ...(done.length === 0 ? ['- (none recorded)'] : done),
    ...(passed.length + carried === 0
      ? []
      : [
          '',
          `**Known verification overrides:** ${passed.length} newly acknowledged, ${carried} carried forward (see STATE.md Deferred Items)`,
        ]),
    ...(known.length === 0 ? [] : ['', '### Known Gaps', '', ...known]),
    '',
    '---',
  ];
}

/** The archive of REQUIREMENTS.md, with GSD's head. */
export function archivedRequirements(text: string, milestone: Milestone, date: string): string {
  const head = linesOf([
    `# Requirements Archive: ${milestone.version} ${oneLine(milestone.name)}`,
    '',
    `**Archived:** ${date}`,
    '**Status:** SHIPPED',
    '',
    'For current requirements, see `.planning/REQUIREMENTS.md`.',
    '',
    '---',
    '',
    '',
  ]);
  return head.replaceAll('\n', lineEndOf(text)) + text;
}

/** How many tasks a summary tells of, as gsd-core counts them for its entry. */
export function countTasks(summary: string): number {
  const said = /\*\*Tasks:\*\*\s*(\d{1,9})/.exec(summary)?.[1];
  if (said !== undefined) return Number(said);
  return summary.match(/<task[\s>]/gi)?.length ?? summary.match(/##\s*Task\s*\d+/gi)?.length ?? 0;
}

// Puts the next milestone into a roadmap: its line, its section with its phases, their rows. Or takes up one that the
// roadmap plans already.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { splice } from '../../text/markdown/splice.ts';
import { type RoadmapPhase, readRoadmap } from '../documents/roadmap.ts';
import { documentOf, linesOf, oneLine } from '../writing/document-text.ts';
import type { PhaseAnswer } from '../writing/project-answers.ts';
import { phaseDetails } from '../writing/roadmap-document.ts';
import { appendSection, findSection, insertLines } from '../writing/section.ts';
import { addRow, columnOf, findTable } from '../writing/table.ts';
import { foldedBlocks } from './fold-roadmap.ts';
import { listMilestone } from './list-milestone.ts';
import { milestoneTitle, namesVersion, phaseRange } from './milestone.ts';

export interface NewMilestone {
  readonly version: string;
  readonly name: string;
  readonly goal: string;
  readonly phases: readonly PhaseAnswer[];
  /** The number of its first phase. */
  readonly first: number;
}

/** The same text when the roadmap has a section for the version. */
export function beginInRoadmap(text: string, milestone: NewMilestone): string {
  const { version, phases, first } = milestone;
  if (headingOf(text, version) !== undefined) return text;
  const numbers = phases.map((_, at) => ({ number: String(first + at) }));
  const line = `🚧 **${milestoneTitle(milestone)}** — ${phaseRange(numbers)} (in progress)`;
  return withRows(withSection(listMilestone(text, milestone, line), milestone), milestone);
}

/** Earlier GSD took the roadmap away with its milestone. */
export function emptyRoadmap(title: string): string {
  return documentOf([
    `# Roadmap: ${oneLine(title)}`,
    '## Phases',
    '## Progress',
    linesOf([
      '| Phase | Plans Complete | Status | Completed |',
      '|-------|----------------|--------|-----------|',
    ]),
  ]);
}

function headingOf(text: string, version: string) {
  return readMarkdown(text).headings.find(
    ({ level, title }) => level <= 3 && namesVersion(title, version) && !/^Phase\s/i.test(title),
  );
}

function withSection(text: string, milestone: NewMilestone): string {
  const [heading = '', ...lines] = sectionOf(milestone);
  const { quoted } = readMarkdown(text);
  const folded = foldedBlocks(text).at(-1);
  if (folded !== undefined) {
    const next = text.indexOf('\n', folded.end);
    return insertLines(text, next === -1 ? text.length : next + 1, ['', heading, ...lines], quoted);
  }
  const phases = findSection(text, /^phases$/i);
  if (phases === null) return appendSection(text, heading, lines.slice(1));
  return insertLines(text, phases.end, [heading, ...lines, ''], quoted);
}

function sectionOf(milestone: NewMilestone): readonly string[] {
  const { goal, phases, first } = milestone;
  const blocks = [
    `### 🚧 ${milestoneTitle(milestone)} (In Progress)`,
    `**Milestone Goal:** ${oneLine(goal)}`,
    linesOf(
      phases.map(
        (phase, at) => `- [ ] **Phase ${first + at}: ${oneLine(phase.name)}** - ${oneLine(phase.goal)}`,
      ),
    ),
    ...phases.flatMap((phase, at) => phaseDetails(phase, first + at, '####')),
  ];
  return blocks.flatMap((block, at) => (at === 0 ? [block] : ['', ...block.split('\n')]));
}

/** Where the roadmap has a table of its progress. */
function withRows(text: string, { version, phases, first }: NewMilestone): string {
  return phases.reduce((body, phase, at) => {
    const section = findSection(body, /^progress$/i);
    const table = section === null ? null : findTable(section, [/^phase/i, /^plans/i, /^status/i]);
    if (section === null || table === null) return body;
    const number = `${first + at}.`;
    const own = columnOf(table, /^phase/i);
    if (table.rows.some((row) => row[own]?.text.startsWith(`${number} `))) return body;
    return addRow(body, section, table, (column) => {
      if (/^phase/i.test(column)) return `${number} ${oneLine(phase.name)}`;
      if (/^milestone/i.test(column)) return version;
      if (/^plans/i.test(column)) return '0/0';
      return /^status/i.test(column) ? 'Not started' : '-';
    });
  }, text);
}

export interface PlannedMilestone {
  readonly version: string;
  readonly name: string;
  readonly phases: readonly RoadmapPhase[];
}

/** The first milestone with phases that the roadmap has a section for, and that has not shipped. */
export function plannedMilestone(text: string): PlannedMilestone | null {
  const { scope } = readRoadmap(text, null);
  for (const { heading, version } of scope.milestones) {
    const { phases, scope: own } = readRoadmap(text, version);
    const isOver =
      /✅|\bshipped\b/i.test(heading) || phases.every(({ checkbox }) => checkbox?.checked === true);
    if (own.milestone === null || version === '' || phases.length === 0 || isOver) continue;
    const name = heading
      .slice(heading.indexOf(version) + version.length)
      .replace(/\((?:planned|in progress)\)/i, '')
      .replace(/^[\s:—–-]+/, '')
      .trim();
    return { version, name: name || version, phases };
  }
  return null;
}

/** Says of a planned milestone that it is in progress, in its heading and its line. */
export function takeUpInRoadmap(text: string, { version }: Pick<PlannedMilestone, 'version'>): string {
  const inProgress = (line: string) =>
    line
      .replace('📋', '🚧')
      .replace('(Planned)', '(In Progress)')
      .replace(/\(planned\)/i, '(in progress)');
  const heading = headingOf(text, version);
  const list = findSection(text, /^milestones$/i);
  const entry = list?.lines.find((line) => /^\s*[-*]\s/.test(line.text) && namesVersion(line.text, version));
  const places = [heading, entry].filter((one) => one !== undefined);
  return splice(
    text,
    places.map(({ start, end }) => ({ start, end, text: inProgress(text.slice(start, end)) })),
  );
}

// Adds the next milestone to a roadmap: its list entry, its section with phases, and their progress rows. Or starts a
// milestone that the roadmap already plans.

import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { splice } from '../../text/markdown/splice.ts';
import { type Prose, prose } from '../../text/prose.ts';
import { comparePhases } from '../documents/phase-id.ts';
import { readRoadmap } from '../documents/roadmap.ts';
import { documentOf } from '../writing/document-text.ts';
import { phaseDetails, phaseList, progressTable } from '../writing/new-documents.ts';
import {
  line,
  type PhaseAnswer,
  plannedWork,
  projectExample,
  type ReadAnswers,
  readWith,
} from '../writing/project-answers.ts';
import { addRow, cellOf, findSection, insertBlock, nextLine, tableIn } from '../writing/section.ts';
import { listEntry, listMilestone, shippedBlocks } from './fold-roadmap.ts';
import { milestoneTitle, nameBehind, namesVersion, phaseRange } from './milestone.ts';

export interface NewMilestone {
  readonly version: string;
  readonly name: string;
  readonly goal: string;
  readonly phases: readonly PhaseAnswer[];
  /** The number of the first phase. */
  readonly first: number;
}

/** Unchanged when the roadmap already has a section for the version. */
export function beginInRoadmap(text: string, milestone: NewMilestone): string {
  const { version, phases, first } = milestone;
  if (headingOf(text, version) !== undefined) return text;
  const numbers = phases.map((_, at) => ({ number: String(first + at) }));
  const line = `🚧 **${milestoneTitle(milestone)}** — ${phaseRange(numbers)} (in progress)`;
  return withRows(withSection(listMilestone(text, milestone, line), milestone), milestone);
}

/** Older versions of GSD removed the roadmap with its milestone. */
export function emptyRoadmap(title: string): string {
  return documentOf([`# Roadmap: ${title}`, '## Phases', '## Progress', progressTable([])]);
}

function headingOf(text: string, version: string) {
  return readMarkdown(text).headings.find(
    ({ level, title }) => level <= 3 && namesVersion(title, version) && !/^Phase\s/i.test(title),
  );
}

function withSection(text: string, milestone: NewMilestone): string {
  const { goal, phases, first } = milestone;
  const section = documentOf([
    `### 🚧 ${milestoneTitle(milestone)} (In Progress)`,
    `**Milestone Goal:** ${goal}`,
    phaseList(phases, first),
    ...phaseDetails(phases, first, '####'),
  ]).trimEnd();
  const folded = shippedBlocks(text).at(-1);
  const place = folded === undefined ? findSection(text, /^phases$/i)?.end : nextLine(text, folded.end);
  return insertBlock(text, place ?? text.length, section.split('\n'));
}

/** Adds progress rows if the roadmap has a progress table. */
function withRows(text: string, { version, phases, first }: NewMilestone): string {
  const [own, plans, status] = [/^phase/i, /^plans/i, /^status/i];
  return phases.reduce((body, phase, at) => {
    const table = tableIn(body, /^progress$/i, [own, plans, status]);
    const number = `${first + at}.`;
    if (table?.rows.some((row) => cellOf(table, row, own)?.startsWith(`${number} `)) !== false) return body;
    return addRow(body, table, [
      [own, `${number} ${phase.name}`],
      [/^milestone/i, version],
      [plans, '0/0'],
      [status, 'Not started'],
    ]);
  }, text);
}

export interface PlannedMilestone {
  readonly version: string;
  readonly name: string;
  /** Those that are not ticked, in ascending order. */
  readonly phases: readonly {
    readonly number: string;
    readonly name: string;
    readonly requirements: readonly string[];
  }[];
}

/** The first milestone in the roadmap that has phases to begin and has not shipped. `archived` are versions that have. */
export function plannedMilestone(text: string, archived: readonly string[]): PlannedMilestone | null {
  const { scope } = readRoadmap(text, null);
  for (const { heading, version } of scope.milestones) {
    const { phases: sections, withoutDetails, checkboxes, scope: own } = readRoadmap(text, version);
    if (own.milestone === null || version === '' || own.shipped || archived.includes(version)) continue;
    const listed = checkboxes
      .filter(({ number }) => withoutDetails.includes(number))
      .map((one) => ({ ...one, requirements: [] }));
    const phases = [...sections, ...listed]
      .filter(({ checkbox }) => checkbox?.checked !== true)
      .map(({ number, name, requirements }) => ({ number, name, requirements }))
      .toSorted((one, other) => comparePhases(one.number, other.number));
    if (phases.length > 0) return { version, name: nameBehind(heading, version) ?? version, phases };
  }
  return null;
}

/** Marks a planned milestone as in progress, in its heading and its list entry. */
export function takeUpInRoadmap(text: string, { version }: Pick<PlannedMilestone, 'version'>): string {
  const inProgress = (line: string) =>
    line
      .replace('📋', '🚧')
      .replace('(Planned)', '(In Progress)')
      .replace(/\(planned\)/i, '(in progress)');
  const places = [headingOf(text, version), listEntry(text, version)].filter((one) => one !== undefined);
  return splice(
    text,
    places.map(({ start, end }) => ({ start, end, text: inProgress(text.slice(start, end)) })),
  );
}

// The source for the documents of the next milestone: plain data that Claude writes after the dialogue.
export type MilestoneAnswers = z.output<ReturnType<typeof schema>>;

export function readMilestoneAnswers(value: unknown): ReadAnswers<MilestoneAnswers> {
  return readWith(schema(), value);
}

const schema = once(() =>
  z.strictObject({
    /** Absent: the version after the one that shipped. */
    version: z.optional(z.string().check(z.regex(/^v\d{1,4}(?:\.\d{1,4}){1,2}$/, 'must look like v1.1'))),
    ...plannedWork(),
    /** One sentence. */
    goal: line(),
  }),
);

const [, , report] = projectExample.requirements;

export const milestoneExample: MilestoneAnswers = {
  version: 'v1.1',
  name: 'Mail',
  goal: 'The sum of a day reaches the accountant by itself.',
  requirements: [
    { ...(report ?? { category: 'Reports' }), id: 'REP-02', text: 'User can send the report by mail' },
  ],
  later: [],
  outOfScope: [{ what: 'Attachments', why: 'The text is enough' }],
  decisions: [{ what: 'The mail program of the laptop', why: 'No server to keep' }],
  references: [],
  phases: [
    {
      name: 'Mail',
      goal: 'The report of a day is sent',
      dependsOn: [2],
      requirements: ['REP-02'],
      criteria: ['The report arrives', 'A day without a network is sent later'],
      sources: [],
    },
  ],
};

export const milestoneRules: readonly Prose[] = [
  prose`Needed: name, goal, requirements, phases. The rest may be left out; version is the next one then.`,
  prose`Phases are numbered on from the last milestone; dependsOn names earlier phases by their numbers, those of earlier milestones too.`,
  prose`Every requirement is in exactly one phase; ids look like AUTH-01 and continue those of earlier milestones; what waits goes into later.`,
  prose`A phase has 2 to 5 criteria that a user can observe.`,
  prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
];

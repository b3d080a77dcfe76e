// What the documents of the next milestone are made from: plain data that Claude writes down after the dialogue.

import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { type Prose, prose } from '../../text/prose.ts';
import {
  because,
  line,
  listOf,
  name,
  phase,
  type ReadAnswers,
  readWith,
  reference,
  requirement,
} from '../writing/project-answers.ts';
import { projectExample } from '../writing/project-example.ts';

export type MilestoneAnswers = z.output<ReturnType<typeof schema>>;

export function readMilestoneAnswers(value: unknown): ReadAnswers<MilestoneAnswers> {
  return readWith(schema(), value);
}

const schema = once(() =>
  z.strictObject({
    /** Absent: the next after the one that shipped. */
    version: z.optional(z.string().check(z.regex(/^v\d{1,4}(?:\.\d{1,4}){1,2}$/, 'must look like v1.1'))),
    name: name(),
    /** One sentence. */
    goal: line(),
    requirements: listOf(requirement(), 200),
    /** For a later milestone; in no phase. */
    later: listOf(requirement(), 200),
    outOfScope: listOf(because()),
    decisions: listOf(because()),
    references: listOf(reference()),
    phases: listOf(phase(), 40),
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

// The source for a new project's documents: plain data that Claude writes after the dialogue.

import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { countOf } from '../../text/count-of.ts';
import { type Prose, prose } from '../../text/prose.ts';
import { oneLine } from './document-text.ts';
import { wrongValue } from './wrong-value.ts';

export type ProjectAnswers = z.output<ReturnType<typeof schema>>;
export type RequirementAnswer = ProjectAnswers['requirements'][number];
export type PhaseAnswer = ProjectAnswers['phases'][number];

export interface AnswerProblem {
  /** `phases.0.criteria`. */
  readonly where: string;
  readonly message: string;
}

export interface InvalidAnswers {
  readonly status: 'invalid';
  readonly problems: readonly AnswerProblem[];
}

export type ReadAnswers<T> = { readonly status: 'ok'; readonly answers: T } | InvalidAnswers;

export function readProjectAnswers(value: unknown): ReadAnswers<ProjectAnswers> {
  return readWith(schema(), value);
}

export function readWith<T>(shape: z.ZodMiniType<T>, value: unknown): ReadAnswers<T> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: 'ok', answers: parsed.data };
  const problems = parsed.error.issues.map((issue) => ({
    where: issue.path.join('.') || 'the file',
    message: wrongValue(issue),
  }));
  return { status: 'invalid', problems };
}

/** White space in it, line ends included, becomes single spaces. */
export function line(longest = 400) {
  return z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(1, 'must not be empty'),
      z.maxLength(longest, `must have at most ${countOf(longest, 'character')}`),
      z.regex(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, 'must not begin with a fence'),
    );
}

export function boundedList<T>(shape: z.ZodMiniType<T>, most = 100) {
  return z._default(z.array(shape).check(z.maxLength(most, `must have at most ${most} entries`)), []);
}

/** Needed: `some` says how many, for people. */
export function neededList<T>(shape: z.ZodMiniType<T>, some: string, least = 1, most = 100) {
  return z
    .array(shape)
    .check(z.minLength(least, `must have ${some}`), z.maxLength(most, `must have ${some}`));
}

/** A file of the project, optionally with an anchor. */
export function reference() {
  return z.strictObject({ path: line(200), about: line() });
}

/** What the answers for a project and for a milestone have in common. */
export function plannedWork() {
  const requirement = z.strictObject({
    id: z.string().check(z.regex(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, 'must look like AUTH-01')),
    category: name(),
    text: line(),
    /** `docs/research/x.md#anchor`: the research behind it. */
    source: z.optional(line(200)),
  });
  const because = z.strictObject({ what: line(), why: line() });
  const phase = z.strictObject({
    // STATE puts the name in brackets.
    name: name().check(z.regex(/^[^()]*$/, 'must not hold brackets')),
    goal: line(),
    /** Numbers of earlier phases, from 1. */
    dependsOn: boundedList(z.number().check(z.int(), z.positive())),
    requirements: neededList(z.string(), 'at least one requirement, or drop the phase'),
    criteria: neededList(line(), '2 to 5 criteria that can be observed', 2, 5),
    sources: boundedList(line(200)),
  });
  return {
    name: name(),
    requirements: neededList(requirement, '1 to 200 requirements', 1, 200),
    /** For a later version, so in no phase. */
    later: boundedList(requirement, 200),
    outOfScope: boundedList(because),
    decisions: boundedList(because),
    references: boundedList(reference()),
    phases: neededList(phase, '1 to 40 phases', 1, 40),
  };
}

const schema = once(() => {
  return z.strictObject({
    ...plannedWork(),
    /** Two or three sentences: what it is and for whom. */
    what: line(2000),
    coreValue: line(),
    /** What an existing codebase already does. */
    validated: boundedList(line()),
    context: boundedList(line(2000)),
    constraints: boundedList(z.strictObject({ type: name(), what: line(), why: line() })),
    overview: line(2000),
    settings: z._default(settings(), SETTINGS),
  });
});

/** Used in headings, bold text and slugs. */
function name() {
  const plain = z.regex(/^[^*|`<>[\]#\\]*$/, 'must not hold any of * | ` < > [ ] # \\');
  return line(80).check(plain);
}

const SETTINGS = {
  ...({ mode: 'interactive', granularity: 'standard' } as const),
  ...{ research: true, planCheck: true, verifier: true, parallelization: true, commitDocs: true },
};

function settings() {
  const on = z._default(z.boolean(), true);
  return z.strictObject({
    mode: z._default(z.enum(['interactive', 'yolo']), SETTINGS.mode),
    granularity: z._default(z.enum(['coarse', 'standard', 'fine']), SETTINGS.granularity),
    ...{ research: on, planCheck: on, verifier: on, parallelization: on, commitDocs: on },
  });
}

// Example answers for a new project, and a short explanation of each part: `project schema`.
export const projectExample: ProjectAnswers = {
  name: 'Till',
  what: 'A command line that keeps a small shop’s till. For shopkeepers without an accountant.',
  coreValue: 'The sum in the till is always right.',
  requirements: [
    { id: 'SALE-01', category: 'Sales', text: 'User can record a sale' },
    {
      id: 'SALE-02',
      category: 'Sales',
      text: 'User can undo the last sale',
      source: 'docs/research/tills.md#undo',
    },
    { id: 'REP-01', category: 'Reports', text: 'User can print the sum of a day' },
  ],
  later: [{ id: 'REP-02', category: 'Reports', text: 'User can send the report by mail' }],
  outOfScope: [{ what: 'Card payments', why: 'Needs a certified device' }],
  validated: [],
  context: ['Runs on an old laptop without a network.'],
  constraints: [{ type: 'Tech stack', what: 'Node 20, no database', why: 'What the laptop has' }],
  decisions: [{ what: 'Append-only file of sales', why: 'Nothing gets lost' }],
  references: [{ path: 'docs/research/tills.md', about: 'How tills are audited' }],
  overview: 'First sales are recorded safely, then a day can be summed up.',
  phases: [
    {
      name: 'Sales',
      goal: 'Sales are recorded and can be undone',
      dependsOn: [],
      requirements: ['SALE-01', 'SALE-02'],
      criteria: ['A recorded sale is still there after a restart', 'The last sale can be undone'],
      sources: ['docs/research/tills.md#undo'],
    },
    {
      name: 'Reports',
      goal: 'A day can be summed up',
      dependsOn: [1],
      requirements: ['REP-01'],
      criteria: ['The sum of a day is printed', 'A day without sales prints 0'],
      sources: [],
    },
  ],
  settings: SETTINGS,
};

export const projectRules: readonly Prose[] = [
  prose`Needed: name, what, coreValue, requirements, overview, phases. The rest may be left out.`,
  prose`Every v1 requirement is in exactly one phase; ids look like AUTH-01; what waits goes into later.`,
  prose`A phase has 2 to 5 criteria that a user can observe, and depends only on earlier phases (numbers from 1).`,
  prose`requirements[].source, later[].source, phases[].sources and references[].path name files of the project, with #heading where one is meant; leave them out where nothing was read.`,
  prose`validated is what an existing codebase already does.`,
];

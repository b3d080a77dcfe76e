// What a new project's documents are made from: plain data that Claude writes down after the dialogue.

import * as z from 'zod/mini';
import { once } from '../../once.ts';

export type ProjectAnswers = z.output<ReturnType<typeof schema>>;
export type RequirementAnswer = ProjectAnswers['requirements'][number];
export type PhaseAnswer = ProjectAnswers['phases'][number];
export type SettingsAnswer = ProjectAnswers['settings'];

export interface AnswerProblem {
  /** `phases.0.criteria`. */
  readonly where: string;
  readonly message: string;
}

export type ReadAnswers<T> =
  | { readonly status: 'ok'; readonly answers: T }
  | { readonly status: 'invalid'; readonly problems: readonly AnswerProblem[] };

export function readProjectAnswers(value: unknown): ReadAnswers<ProjectAnswers> {
  return readWith(schema(), value);
}

export function readWith<T>(shape: z.ZodMiniType<T>, value: unknown): ReadAnswers<T> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { status: 'ok', answers: parsed.data };
  const problems = parsed.error.issues.map(({ path, message, code }) => ({
    where: path.join('.') || 'the file',
    message: code === 'unrecognized_keys' ? `${message}: leave it out` : message,
  }));
  return { status: 'invalid', problems };
}

const LONGEST_LINE = 400;

export function line(longest = LONGEST_LINE) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(longest, `must have at most ${longest} characters`),
      z.regex(/^(?!(?:(?:[-*+>]|\d{1,9}[.)])\s+)*(?:`{3}|~{3}))/, 'must not begin with a fence'),
    );
}

export function listOf<T>(shape: z.ZodMiniType<T>, most = 100) {
  return z._default(z.array(shape).check(z.maxLength(most, `must have at most ${most} entries`)), []);
}

/** A file of the project, with an anchor where one is meant. */
export function reference() {
  return z.strictObject({ path: line(200), about: line() });
}

const schema = once(() => {
  return z.strictObject({
    name: name(),
    /** Two or three sentences: what it is and for whom. */
    what: line(2000),
    coreValue: line(),
    requirements: listOf(requirement(), 200),
    /** For a later version; in no phase. */
    later: listOf(requirement(), 200),
    outOfScope: listOf(because()),
    /** What an existing codebase already does. */
    validated: listOf(line()),
    context: listOf(line(2000)),
    constraints: listOf(z.strictObject({ type: name(), what: line(), why: line() })),
    decisions: listOf(because()),
    references: listOf(reference()),
    overview: line(2000),
    phases: listOf(phase(), 40),
    settings: z._default(settings(), settings().parse({})),
  });
});

export function requirement() {
  return z.strictObject({
    id: z.string().check(z.regex(/^[A-Z][A-Z0-9]{0,15}-\d{2,4}$/, 'must look like AUTH-01')),
    category: name(),
    text: line(),
    /** `docs/research/x.md#anchor`: what it rests on. */
    source: z.optional(line(200)),
  });
}

export function because() {
  return z.strictObject({ what: line(), why: line() });
}

export function phase() {
  return z.strictObject({
    // STATE puts it in brackets.
    name: name().check(z.regex(/^[^()]*$/, 'must not hold brackets')),
    goal: line(),
    /** Numbers of earlier phases, from 1. */
    dependsOn: listOf(z.number().check(z.int(), z.positive())),
    requirements: listOf(z.string()),
    criteria: listOf(line()),
    sources: listOf(line(200)),
  });
}

/** What stands in headings, bold and slugs. */
export function name() {
  const plain = z.regex(/^[^*|`<>[\]#\\]*$/, 'must not hold any of * | ` < > [ ] # \\');
  return line(80).check(plain);
}

function settings() {
  return z.strictObject({
    mode: z._default(z.enum(['interactive', 'yolo']), 'interactive'),
    granularity: z._default(z.enum(['coarse', 'standard', 'fine']), 'standard'),
    research: z._default(z.boolean(), true),
    planCheck: z._default(z.boolean(), true),
    verifier: z._default(z.boolean(), true),
    parallelization: z._default(z.boolean(), true),
    commitDocs: z._default(z.boolean(), true),
  });
}

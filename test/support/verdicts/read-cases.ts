// The corpus by which the verdict is judged: changes in small projects, written down as data in
// test/fixtures/verdicts. Reads it, and applies nothing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Every case of the corpus in the order of its files. Throws where a file is not of the form. */
export function readCases(folder = FOLDER): readonly VerdictCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => casesOf(name, readFileSync(join(folder, name), 'utf8')));
}

const FOLDER = join(import.meta.dirname, '..', '..', 'fixtures', 'verdicts');

/** How a check is made green without the work. */
const FAKES = [
  'ignored file',
  'outside the project',
  'process or socket',
  'data or helper',
  'cache or stale build',
  'generated code',
  'count',
  'manifest or settings',
  'weakened assertion',
  'early exit',
  'patched runner',
  'left out of the snapshots',
  'protected file',
  /** Programs that know their tests, or fit their inputs: a class of its own, which runs see only in part. */
  'recognises its tests',
] as const;

const text = z.string();
const files = z.record(z.string(), text);
/** New text; null removes the file; otherwise each `from` occurs in it once. */
const edits = z.record(
  z.string(),
  z.union([text, z.null(), z.array(z.strictObject({ from: text, to: text })).min(1)]),
);
const commands = z.union([text.transform((one) => [one]), z.array(text)]);

const project = z.strictObject({
  language: text,
  /** Programs on the PATH, or `vitest`, `jest`, `typescript`, `pytest` of this repository. */
  needs: z.array(text).default([]),
  check: commands,
  files,
});

const common = {
  name: text,
  project: text,
  /**
   * Of each kind every second case is held, in the order in which they were written: whoever writes the verdict looks
   * only at the open ones.
   */
  half: z.enum(['open', 'held']),
  /** What makes it a fake, or honest. */
  about: text,
  expect: z.enum(['proven', 'not proven', 'either']),
  /** The checks before the work. */
  baseline: z.enum(['red', 'green']).default('red'),
  needs: z.array(text).default([]),
  check: commands.optional(),
  /** Further options of the loop. */
  options: text.default(''),
  /** What the project has besides, or instead; null: it does not have it. */
  before: z.record(z.string(), text.nullable()).default({}),
  homeBefore: files.default({}),
  /** Commands in the project after its commit, before the loop is armed. */
  prepare: commands.default([]),
  /** A command that runs from before the loop until the end, and prints a line when it is ready. */
  service: text.nullable().default(null),
  /** The work. Git ignores what the project's .gitignore says. */
  work: edits,
  home: files.default({}),
  /** Files of that many MB: the text, then white space. */
  large: z.record(z.string(), z.strictObject({ text, megabytes: z.number() })).default({}),
  /** Commands in the project at the end of the work. */
  run: commands.default([]),
  /** A command that the work leaves running; it prints a line when it is ready. */
  start: text.nullable().default(null),
};

const corpus = z.strictObject({
  projects: z.record(z.string(), project),
  cases: z.array(
    z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('fake'), kind: z.enum(FAKES), ...common }),
      z.strictObject({ is: z.literal('honest'), kind: text, ...common }),
    ]),
  ),
});

type Written = z.infer<typeof corpus>['cases'][number];

export type VerdictCase = Omit<Written, 'project' | 'check' | 'before'> & {
  /** The name of its files: one for each half. */
  readonly family: string;
  readonly language: string;
  readonly checks: readonly string[];
  /** The project when the loop is armed. */
  readonly files: Readonly<Record<string, string>>;
};

function casesOf(file: string, content: string): readonly VerdictCase[] {
  const read = corpus.safeParse(parse(content));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  const { projects, cases } = read.data;
  return cases.map(({ project: name, check, before, ...one }) => {
    const base = projects[name];
    if (base === undefined) throw new Error(`${file}: "${one.name}" names no project of this file: ${name}`);
    const all = Object.entries({ ...base.files, ...before });
    return {
      ...one,
      family: file.slice(0, file.indexOf('.')),
      language: base.language,
      needs: [...new Set([...base.needs, ...one.needs])],
      checks: check ?? base.check,
      files: Object.fromEntries(all.flatMap(([path, value]) => (value === null ? [] : [[path, value]]))),
    };
  });
}

// A reader that a project or a user declares in a file: what the file may contain, and what is wrong with one.
// The file is data; nothing in it is run.

import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { shownName } from '../../text/plain-line.ts';
import { fitsEverything, type LinePattern, parsePattern } from './line-pattern.ts';

export interface ReaderFile {
  readonly tool: string;
  readonly programs: readonly string[];
  readonly phase: 'install' | 'compile' | 'lint' | 'test' | 'run';
  readonly heading: readonly LinePattern[];
  readonly problems: readonly LinePattern[];
  readonly details: readonly LinePattern[];
  readonly noise: readonly LinePattern[];
}

export type CheckedReader =
  | { readonly status: 'ok'; readonly reader: ReaderFile }
  /** One sentence that names the file, the field and the correction. */
  | { readonly status: 'wrong'; readonly reason: string };

const shape = once(() => {
  const name = z.string().check(z.regex(/^[\w@.+-]{1,40}$/));
  const patterns = z.array(z.string()).check(z.maxLength(20));
  return z.strictObject({
    tool: name,
    programs: z.optional(z.array(name).check(z.minLength(1), z.maxLength(10))),
    phase: z._default(z.enum(['install', 'compile', 'lint', 'test', 'run']), 'run'),
    heading: z._default(patterns, []),
    problems: patterns.check(z.minLength(1)),
    details: z._default(patterns, []),
    noise: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  });
});

const NAME = 'letters, digits and . _ - @ +, at most 40';
const PATTERNS = 'a list of at most 20 patterns';
const MEANING: Readonly<Record<string, string>> = {
  tool: `the name of the tool (${NAME})`,
  programs: `a list of 1 to 10 names of programs (${NAME})`,
  phase: '"install", "compile", "lint", "test" or "run"',
  heading: PATTERNS,
  problems: 'a list of 1 to 20 patterns, such as "{file}:{line}: error {code}: {message}"',
  details: PATTERNS,
  noise: 'a list of at most 50 patterns',
};

/**
 * @param file the path as shown to people: `.msw/readers/acme.json`
 * @param taken names of tools that MSW reads itself
 */
export function checkReaderFile(value: unknown, file: string, taken: ReadonlySet<string>): CheckedReader {
  const parsed = shape().safeParse(value);
  if (!parsed.success) return wrongField(parsed.error.issues[0], file);
  const given = parsed.data;
  if (taken.has(given.tool))
    return wrong(`"tool" in ${file} is "${given.tool}", which MSW reads itself; give yours another name`);
  const lists = {
    heading: given.heading,
    problems: given.problems,
    details: given.details,
    noise: given.noise,
  };
  const problem = Object.entries(lists)
    .flatMap(([field, sources]) => sources.map((source) => wrongPattern(field, source, file)))
    .find((one) => one !== null);
  if (problem !== undefined) return wrong(problem);
  const { tool, programs = [given.tool], phase } = given;
  return {
    status: 'ok',
    reader: {
      tool,
      programs,
      phase,
      heading: patternsOf(lists.heading),
      problems: patternsOf(lists.problems),
      details: patternsOf(lists.details),
      noise: patternsOf(lists.noise),
    },
  };
}

function wrong(clause: string): CheckedReader {
  return { status: 'wrong', reason: `${clause}; the file is not used until then.` };
}

function wrongField(issue: z.core.$ZodIssue | undefined, file: string): CheckedReader {
  if (issue?.code === 'unrecognized_keys') {
    const known = Object.keys(MEANING).join(', ');
    return wrong(
      `"${shownName(issue.keys[0] ?? '')}" in ${file} is not a field; take it out (the fields are ${known})`,
    );
  }
  const field = String(issue?.path[0] ?? '');
  const meaning = MEANING[field];
  return wrong(
    meaning === undefined ? `${file} must hold one JSON object` : `"${field}" in ${file} must be ${meaning}`,
  );
}

function wrongPattern(field: string, source: string, file: string): string | null {
  const parsed = parsePattern(source);
  const shown = `"${field}" in ${file}: the pattern "${shownName(source)}"`;
  if (parsed.status === 'wrong') return `${shown} ${parsed.reason}`;
  if (field === 'details' || !fitsEverything(parsed.pattern)) return null;
  return `${shown} fits any line; add words that only these lines have`;
}

function patternsOf(sources: readonly string[]): readonly LinePattern[] {
  return sources.flatMap((source) => {
    const parsed = parsePattern(source);
    return parsed.status === 'ok' ? [parsed.pattern] : [];
  });
}

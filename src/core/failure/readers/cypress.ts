// Reads the text report of `cypress run`: a list like mocha's for each file of tests. Cypress could not be run here, so
// the patterns are taken from output that others have published.

import { CYPRESS_RUN, failuresIn } from './mocha.ts';
import { errorHead } from './node.ts';
import { type CleanOutput, type Finding, findingOf, type ToolReader } from './reader.ts';

export const cypress: ToolReader = {
  tool: 'cypress',
  rank: 'tool',
  programs: ['cypress'],
  signature: CYPRESS_RUN,
  read,
};

const RUNNING = /^ {2}Running: {2}(?<file>\S.{0,300}?) +\(\d+ of \d+\)$/;
const NO_SPECS = /^Can't run because no spec files were found\b/;
const NOT_PREPARED = /^Oops\.\.\.\s?we found an error preparing this test file:/;
/** Ends the list of a file's failures. */
const RESULTS = /^ {2}\(Results\)$/;
/** Cypress says whose code the error came from, and quotes the error below. */
const WHOSE = /^The following error originated from your (?:test|application) code/;

function read({ lines }: CleanOutput): readonly Finding[] {
  const starts = lines.flatMap((text, line) => (RUNNING.test(text) ? line : []));
  const failed = starts.flatMap((start, i) => specAt(lines, start, starts[i + 1] ?? lines.length));
  return [...failed, ...lines.flatMap((text, line) => notRun(lines, text, line))];
}

function specAt(lines: readonly string[], start: number, end: number): readonly Finding[] {
  const file = RUNNING.exec(lines[start] ?? '')?.groups?.file ?? null;
  const results = lines.slice(start, end).findIndex((text) => RESULTS.test(text));
  const failures = failuresIn(lines, start, results < 0 ? end : start + results);
  return failures.map((finding, i) => {
    const words = WHOSE.test(finding.message) ? quoted(lines, finding.line) : null;
    const frame = firstFrame(lines.slice(finding.line, failures[i + 1]?.line ?? end));
    return { ...finding, message: words ?? finding.message, file: finding.file ?? frame ?? file, frame };
  });
}

/** The first frame outside packages. Tests run as a bundle, whose source map names their files. */
function firstFrame(lines: readonly string[]): string | null {
  const files = lines.map((text) => BUNDLED.exec(text)?.groups?.file);
  return files.find((file) => file !== undefined && !file.includes('node_modules/')) ?? null;
}

const BUNDLED = /^ +at .{0,200}\(?webpack:\/\/[^/]{0,100}\/(?:\.\/)?(?<file>[^\s()]{1,300}):\d+:\d+\)?$/;

function notRun(lines: readonly string[], text: string, line: number): readonly Finding[] {
  if (NO_SPECS.test(text))
    return [findingOf(line, 'no spec files were found', { phase: 'test', code: 'no-tests' })];
  if (!NOT_PREPARED.test(text)) return [];
  const said = lines.slice(line + 1, line + 40);
  const told = said.findIndex((one) => one.startsWith('The error was:'));
  const below = said.slice(told + 1).filter((one) => one.trim() !== '');
  const words = below.find((one) => !/^Error: Webpack Compilation Error$/.test(one) && /\w: \S/.test(one));
  const head = errorHead((words ?? below[0] ?? '').trim());
  return [
    findingOf(line, head?.message ?? words?.trim() ?? 'the file could not be prepared', {
      phase: 'compile',
      code: head?.code ?? null,
      class: head?.class ?? null,
      speech: 'diagnostic',
      file: quoted(lines, line),
    }),
  ];
}

/** The first line below `line` that is quoted with `>`. */
function quoted(lines: readonly string[], line: number): string | null {
  const below = lines.slice(line + 1, line + 8);
  return below.map((text) => /^\s{1,8}> (?<words>\S.*)$/.exec(text)?.groups?.words).find(Boolean) ?? null;
}

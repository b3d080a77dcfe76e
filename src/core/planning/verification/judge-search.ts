// What a search proves. An empty result is a success only when files were searched and no match was wanted.

import { type Expectation, expectationOf, type SearchCommand, type SearchTexts } from './search-command.ts';

/** `comments` are those on the command line itself. */
export function judgeSearch(
  search: SearchCommand,
  run: RunFacts,
  exitCode: number,
  comments: readonly string[],
): RunVerdict {
  const unseen = notSearched(search, run);
  if (unseen !== null && !(search.negated && exitCode !== 0)) return failed(unseen);
  if (search.negated)
    return exitCode === 0 ? passed('nothing was found') : failed('it found what must not be there');
  if (search.comparedTo !== null) return judgeCount(search.comparedTo, search, run);
  if (exitCode > 1) return failed(`exit code ${exitCode}: the search itself failed`);
  if (search.listsWithout) return judgeList(search, run);
  if (search.inverted) return byExit(exitCode);
  const texts = { near: [...comments, ...run.texts.near], far: run.texts.far };
  return judgeExpected(expectationOf(search, texts), search, run, exitCode);
}

function judgeExpected(
  expected: Expectation,
  search: SearchCommand,
  run: RunFacts,
  exitCode: number,
): RunVerdict {
  switch (expected.kind) {
    case 'found':
      return byExit(exitCode);
    case 'absent':
      return exitCode === 1
        ? passed(`nothing was found, as wanted: ${clip(expected.because)}`)
        : failed(`it was found, and must not be: ${clip(expected.because)}`);
    case 'count':
      return search.counts || expected.count === 0
        ? judgeCount(expected.count, search, run)
        : byExit(exitCode);
    case 'unclear':
      return undecided(
        `the plan does not say clearly whether it must find something (${clip(expected.because)}); write ! grep -q when it must not`,
      );
  }
}

function byExit(exitCode: number): RunVerdict {
  return exitCode === 0 ? passed('it was found') : failed('it was not found');
}

/** `-L` prints the files; the meaning of its exit code changed between grep versions. */
function judgeList(search: SearchCommand, run: RunFacts): RunVerdict {
  const kinds = search.files.map(run.kindOf);
  if (search.files.length === 0 || kinds.some((kind) => kind !== 'file'))
    return undecided(
      'a list of files without a match does not say that no file has one; name each file, or write ! grep -rq',
    );
  const listed = new Set(run.output.split(/\r?\n/).map((one) => one.trim()));
  const holds = search.files.find((file) => !listed.has(file));
  return holds === undefined ? passed('no file holds it') : failed(`${holds} holds what must not be there`);
}

/** A count is alone on its line, or follows the name of its file. */
function judgeCount(wanted: number, search: SearchCommand, run: RunFacts): RunVerdict {
  const lines = run.output.split(/\r?\n/).filter((line) => line.trim() !== '' && !isComplaint(line));
  const counts = search.counts
    ? lines.flatMap((line) => /^(?:.{1,400}:)?(\d{1,9})$/.exec(line.trim())?.[1] ?? [])
    : lines.map(() => '1');
  if (search.counts && counts.length === 0) return undecided('it printed no count');
  return compareCount(
    counts.reduce((sum, count) => sum + Number(count), 0),
    wanted,
  );
}

export function compareCount(found: number, wanted: number): RunVerdict {
  return found === wanted ? passed(`${found} found, as wanted`) : failed(`${found} found, wanted ${wanted}`);
}

/** The reason why nothing could be found: a search in a missing file proves nothing. */
export function notSearched(search: SearchCommand, run: RunFacts): string | null {
  const missing = search.files.find((file) => isPlainPath(file) && run.kindOf(file) === 'missing');
  if (missing !== undefined) return `${missing} does not exist, so nothing was searched`;
  const complaint = run.output
    .split(/\r?\n/)
    .find((line) => isComplaint(line) && !isAboutComparison(line, search));
  return complaint === undefined ? null : `the search failed: ${clip(complaint.trim())}`;
}

function isPlainPath(word: string): boolean {
  return !/[*?[\]{}$`~]/.test(word) && word !== '-';
}

const COMPLAINT =
  /^\S{0,200}(?:grep|rg|ag|ack|sh|bash|zsh)(?:\.exe)?: .*(?:No such file|cannot find|not found|Is a directory|Permission denied|invalid|os error|unknown|unrecognized|unmatched|syntax error)/i;

function isComplaint(line: string): boolean {
  return COMPLAINT.test(line.slice(0, 1000));
}

function isAboutComparison(line: string, { comparedTo }: SearchCommand): boolean {
  return comparedTo !== null && /: (?:={1,3}|-eq|returns|=>|→|\d{1,6}): /.test(line);
}

// The known facts about the run of a verify command, and the verdict on it.
export interface RunFacts {
  readonly command: string;
  /** Null when it did not exit by itself. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly output: string;
  /** The text around the command in the plan. */
  readonly texts: SearchTexts;
  /** What a path of the project is, if it exists. */
  readonly kindOf: (path: string) => 'file' | 'folder' | 'missing';
}

export interface RunVerdict {
  readonly verdict: 'passed' | 'failed' | 'undecided';
  /** The reason, as a clause. */
  readonly reason: string;
}

export const passed = (reason: string): RunVerdict => ({ verdict: 'passed', reason });
export const failed = (reason: string): RunVerdict => ({ verdict: 'failed', reason });
export const undecided = (reason: string): RunVerdict => ({ verdict: 'undecided', reason });

export function clip(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

// What a search proves. An empty result is a success only when files were searched, and whether a search that prints
// must find something is not in its exit code.

import type { SearchCommand } from './search-command.ts';

export function judgeSearch(search: SearchCommand, run: RunFacts, exitCode: number): RunVerdict {
  const unseen = notSearched(search, run);
  if (unseen !== null && !(search.negated && exitCode !== 0)) return failed(unseen);
  if (search.negated)
    return exitCode === 0 ? passed('nothing was found') : failed('it found what must not be there');
  if (exitCode > 1) return failed(`exit code ${exitCode}: the search itself failed`);
  if (search.quiet) return exitCode === 0 ? passed('it was found') : failed('it was not found');
  const found = exitCode === 0 ? 'something' : 'nothing';
  return undecided(
    `it found ${found}, and its exit code does not say whether it must; write grep -q where it must, ! grep -q where it must not`,
  );
}

/** The reason why nothing could be found: a search in a missing file proves nothing. */
export function notSearched(search: SearchCommand, run: RunFacts): string | null {
  const missing = search.files.find((file) => isPlainPath(file) && run.kindOf(file) === 'missing');
  if (missing !== undefined) return `${missing} does not exist, so nothing was searched`;
  const complaint = run.output.split(/\r?\n/).find((line) => COMPLAINT.test(line.slice(0, 1000)));
  return complaint === undefined ? null : `the search failed: ${clip(complaint.trim())}`;
}

function isPlainPath(word: string): boolean {
  return !/[*?[\]{}$`~]/.test(word) && word !== '-';
}

const COMPLAINT =
  /^\S{0,200}(?:grep|rg|ag|ack|sh|bash|zsh)(?:\.exe)?: .*(?:No such file|cannot find|not found|Is a directory|Permission denied|invalid|os error|unknown|unrecognized|unmatched|syntax error)/i;

// The known facts about the run of a verify command, and the verdict on it.
export interface RunFacts {
  readonly command: string;
  /** Null when it did not exit by itself. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly output: string;
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

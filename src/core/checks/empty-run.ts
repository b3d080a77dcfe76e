// Finds out whether a test run that passed tested anything, from the summary that the runner prints.

import { RUNNERS, type Tally } from './runners.ts';

/**
 * Null when some runner in the output ran a test, or none is known. Otherwise the first one and why its
 * pass proves nothing, in one clause. Meant for the output of a command that exited 0.
 */
export function emptyRun(output: string): { readonly runner: string; readonly reason: string } | null {
  const text = plain(output);
  const tallies = RUNNERS.flatMap(({ runner, read }) => {
    const tally = read(text);
    return tally ? [{ runner, tally }] : [];
  });
  const [first] = tallies;
  if (!first || tallies.some(({ tally }) => tally.ran > 0)) return null;
  return { runner: first.runner, reason: reasonOf(first.tally) };
}

function reasonOf({ skipped }: Tally): string {
  if (skipped === 0) return 'it ran no tests';
  return skipped === 1 ? 'it skipped its only test' : `it skipped all ${skipped} tests`;
}

/** Without colours, carriage returns, and the package that pnpm, turbo and nx put before each line. */
function plain(output: string): string {
  return (
    output
      .replace(/\u001B\[[0-9;?]{0,20}[A-Za-z]/g, '')
      .replace(/\r+\n?/g, '\n')
      // No summary is longer, and what is read line by line is read at leisure.
      .replace(/(?<![^\n])[^\n]{1000,}/g, (line) => line.slice(0, 1000))
      .replace(/^(?:[@\w-]{0,80}[./][@\w./-]{0,200} [\w:-]{1,80}|[@\w./-]{1,200}:[\w:-]{1,80}): /gm, '')
  );
}

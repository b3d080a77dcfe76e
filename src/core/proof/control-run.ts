// A control run: the checks, run once more under conditions that a fake does not survive, and what its results say.

import type { CheckResult } from '../checks/check-result.ts';
import { failureHeadline } from '../failure/failure-headline.ts';

export type ControlName =
  /** The final work with the tests and settings from before it, in a clean copy: must be green. */
  | 'old-tests'
  /** The final files in a clean copy, where they differ from those: must be green. */
  | 'copy'
  /** The final files with other expectations in their tests: must be red. */
  | 'broken'
  /** The work as it was before, with the final tests and everything outside of it as it is now: must be red. */
  | 'undone';

/** `none`: the checks did not run, or not to an end, so nothing is known. */
type ControlAnswer = 'red' | 'green' | 'none';

export interface ControlRun {
  readonly name: ControlName;
  readonly answer: ControlAnswer;
  /** A clause: the headline of what failed, or why there is no answer; null when green. */
  readonly what: string | null;
  /** Of all runs of the checks that this answer took, in milliseconds. */
  readonly durationMs: number;
}

export const WANTED: Readonly<Record<ControlName, 'red' | 'green'>> = {
  'old-tests': 'green',
  copy: 'green',
  broken: 'red',
  undone: 'red',
};

interface Said {
  readonly answer: ControlAnswer;
  readonly what: string | null;
}

/** One failure is an answer; a pass is one only if all pass. */
export function together(results: readonly CheckResult[]): Said {
  const said = results.map(saidBy);
  return said.find(({ answer }) => answer === 'red') ?? said.find(({ answer }) => answer === 'none') ?? GREEN;
}

/** Each of them has to fail: one that passes tests nothing. */
export function eachFails(results: readonly CheckResult[]): Said {
  const said = results.map(saidBy);
  return (
    said.find(({ answer }) => answer === 'green') ??
    said.find(({ answer }) => answer === 'none') ??
    said[0] ?? { answer: 'none', what: 'no check counts tests' }
  );
}

const GREEN: Said = { answer: 'green', what: null };

function saidBy({ check, outcome, timedOut }: CheckResult): Said {
  // Exit code 0, though no test ran.
  if (outcome.kind !== 'failed') return GREEN;
  if (timedOut) return { answer: 'none', what: `${check.name} took longer than its time` };
  const headline = failureHeadline(outcome.failure, LONGEST_WORDS);
  return outcome.failure.kind === 'code'
    ? { answer: 'red', what: headline }
    : { answer: 'none', what: `${check.name} could not do its work there: ${headline}` };
}

const LONGEST_WORDS = 160;

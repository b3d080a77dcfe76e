// The one line that the user sees per iteration.

import type { CheckResult } from '../checks/check-result.ts';
import { failureHeadline } from '../failure/failure-headline.ts';
import type { Failure } from '../failure/text/failure.ts';
import { MOST_UNCOUNTED } from '../loop/decide.ts';
import { clipText } from '../text/clip-text.ts';
import { harmless } from '../text/harmless.ts';

export interface IterationLine {
  /** The iteration that begins, as in the re-prompt. */
  readonly iteration: number;
  /** The number of consecutive turns that did not count; null when this one counts. */
  readonly uncounted: number | null;
  readonly maxIterations: number;
  readonly results: readonly CheckResult[];
  readonly failure: Failure | null;
  /** Compared with the last iteration, half a sentence; null when there is nothing to compare. */
  readonly change: string | null;
  readonly guidance: string | null;
  /** For a loop with a token budget; null without one. */
  readonly tokens: string | null;
  readonly note: string | null;
  /** Why passing checks are not enough, a clause; null or missing when a check fails. */
  readonly doubt?: string | null;
}

/** `msw ▸ 3/20 · test fails: adds VAT (cart.test.js:5): expected 119 to be 120; +1 more · 1 of 3 problems gone`. */
export function renderIterationLine(line: IterationLine): string {
  const parts = [
    `${line.iteration}/${line.maxIterations}`,
    describeChecks(line.results, line.failure),
    line.doubt ?? null,
    line.change,
    line.uncounted === null
      ? null
      : `this turn does not count (${line.uncounted} of at most ${MOST_UNCOUNTED}), the checks run again when Claude stops`,
    line.tokens,
    line.guidance === null ? null : `guidance: ${line.guidance}`,
  ];
  const state = oneLine(`msw ▸ ${parts.filter((part) => part !== null).join(' · ')}`, 300);
  // A long name must not cut off a note, which the user sees only once.
  return line.note === null ? state : `${state} · ${oneLine(line.note, 600)}`;
}

function oneLine(text: string, cap: number): string {
  return clipText(harmless(text).replaceAll(/\s+/g, ' '), cap);
}

function describeChecks(results: readonly CheckResult[], failure: Failure | null): string {
  if (results.length === 0) return 'no check, waiting for the promise';
  const failing = results.filter((result) => result.outcome.kind === 'failed').map((r) => r.check.name);
  const empty = results.filter((result) => result.outcome.kind === 'empty').map((r) => r.check.name);
  if (failing.length > 0 && failure !== null) {
    const fails = failing.length === 1 ? 'fails' : 'fail';
    return `${clipText(failing.join(', '), 60)} ${fails}: ${failureHeadline(failure, 150)}`;
  }
  if (empty.length > 0) return `${empty.join(', ')} ran no test`;
  return `${results.map((result) => result.check.name).join(', ')} ${results.length === 1 ? 'passes' : 'pass'}`;
}

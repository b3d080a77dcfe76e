// The last page of a loop: why it came to rest, what it went through, what proves it.

import type { CheckResult } from './evidence.ts';
import { renderAttempts, renderChecks, verbatim } from './iteration-file.ts';
import type { Loop } from './loop.ts';
import { summariseFailure } from './summarise-failure.ts';
import type { Verdict } from './verdict.ts';

export type Ending = Exclude<Verdict, { kind: 'continue' }>;

export interface LoopReport {
  readonly loop: Loop;
  readonly ending: Ending;
  /** The last run of the checks; empty when the loop was stopped from outside. */
  readonly results: readonly CheckResult[];
  readonly now: number;
}

/** Markdown for `.msw/loops/<id>/report.md`. */
export function renderReport(report: LoopReport): string {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  // A loop that is stopped while it rests has not worked since.
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const minutes = (Math.max(0, worked) / 60_000).toFixed(1);
  return [
    `# Loop ${terms.id}: ${explainEnding(ending)}`,
    `${progress.iteration} of ${terms.maxIterations} iterations, ${minutes} minutes of work.`,
    ...(results.length === 0 ? [] : [`## Checks\n\n${renderChecks({ results })}`]),
    ...(progress.lastFailure === null || ending.cause === 'done'
      ? []
      : [`## The last failure\n\n${summariseFailure(progress.lastFailure, 400)}`]),
    `## What was tried\n\n${renderAttempts(progress.attempts)}`,
    `## How to go on\n\n${nextStep(ending)}`,
    `## The task\n\n${verbatim(terms.prompt)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** Half a sentence: `done, every check passed`. */
export function explainEnding(ending: Ending): string {
  switch (ending.cause) {
    case 'done':
      return `done, ${ending.reason}`;
    case 'stopped':
      return `stopped, ${ending.reason}`;
    case 'max-iterations':
    case 'max-minutes':
      return `budget spent, ${ending.reason}`;
    case 'idle':
      return `stalled, ${ending.reason}`;
    case 'stuck':
      return `stuck, ${ending.reason}`;
    case 'infra':
      return `waiting for the world outside, ${ending.reason}`;
    case 'check-broken':
      return `a check cannot do its work, ${ending.reason}`;
    case 'blocked':
      return `a human is needed, ${ending.reason}`;
    case 'api-failure':
      return `the API failed, ${ending.reason}`;
    case 'parked':
      return `parked, ${ending.reason}`;
    case 'user':
      return `paused, ${ending.reason}`;
  }
}

/** What the user can do now, in a sentence. */
export function nextStep(ending: Ending): string {
  switch (ending.cause) {
    case 'done':
      return 'Nothing is left to do.';
    case 'stopped':
    case 'max-iterations':
    case 'max-minutes':
    case 'idle':
      return 'Start again with /msw:loop when you know what should be different.';
    case 'stuck':
      return 'Give a hint and go on: /msw:resume <hint>.';
    case 'blocked':
      return 'Answer the question, then /msw:resume.';
    case 'check-broken':
      return 'Mend the check, then /msw:resume.';
    default:
      return 'Go on with /msw:resume, or end the loop with /msw:stop.';
  }
}

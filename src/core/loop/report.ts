// The last page of a loop: why it came to rest, what it went through, what proves it.

import { failureHeadline } from '../failure/failure-headline.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import { verbatim } from '../text/verbatim.ts';
import type { CheckResult } from './evidence.ts';
import { renderAttempts, renderChecks } from './iteration-file.ts';
import type { Loop } from './loop.ts';
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
export function renderReport(report: LoopReport): Prose {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  // A loop that is stopped while it rests has not worked since.
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const minutes = quoteName((Math.max(0, worked) / 60_000).toFixed(1));
  const last = ending.cause === 'done' ? null : progress.lastFailure;
  const parts = [
    prose`# Loop ${quoteName(terms.id)}: ${nameEnding(ending)}`,
    prose`Outcome: ${quoteLine(explainEnding(ending), 400)}. ${progress.iteration} of ${terms.maxIterations} iterations, ${minutes} minutes of work.`,
    results.length === 0 ? null : prose`## Checks\n\n${renderChecks({ results })}`,
    last === null ? null : prose`## The last failure\n\n${quoteLine(failureHeadline(last, 400), 400)}`,
    prose`## What was tried\n\n${renderAttempts(progress.attempts)}`,
    prose`## How to continue\n\n${nextStep(ending)}`,
    prose`## The task\n\n${verbatim(terms.prompt)}`,
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

/** Half a sentence for the user: `done, every check passed`. */
export function explainEnding(ending: Ending): string {
  if (ending.cause !== 'done' || ending.proof === null) return `${nameEnding(ending)}, ${ending.reason}`;
  const { verdict, reason } = ending.proof;
  return verdict === 'proven'
    ? `${nameEnding(ending)} and proven: ${reason}`
    : `${nameEnding(ending)}, ${ending.reason}, but that is not proven: ${reason}`;
}

function nameEnding({ cause }: Ending): Prose {
  switch (cause) {
    case 'done':
      return prose`done`;
    case 'stopped':
      return prose`stopped`;
    case 'max-iterations':
    case 'max-minutes':
      return prose`budget spent`;
    case 'idle':
      return prose`stalled`;
    case 'stuck':
      return prose`stuck`;
    case 'infra':
      return prose`a problem outside the project`;
    case 'check-broken':
      return prose`a check cannot do its work`;
    case 'blocked':
      return prose`a human is needed`;
    case 'api-failure':
      return prose`the API failed`;
    case 'parked':
      return prose`parked`;
    case 'user':
      return prose`paused`;
  }
}

/** What the user can do now, in a sentence. */
export function nextStep(ending: Ending): Prose {
  switch (ending.cause) {
    case 'done':
      return ending.proof === null || ending.proof.cure === null
        ? prose`Nothing is left to do.`
        : ending.proof.cure;
    case 'stopped':
    case 'max-iterations':
    case 'max-minutes':
    case 'idle':
      return prose`Start again with /msw:loop when you know what should be different.`;
    case 'stuck':
      return prose`Give a hint and continue: /msw:resume <hint>.`;
    case 'blocked':
      return prose`Answer the question, then /msw:resume.`;
    case 'check-broken':
      return prose`Fix the check, then /msw:resume.`;
    default:
      return prose`Continue /msw:resume, or end the loop with /msw:stop.`;
  }
}

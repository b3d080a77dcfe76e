// The last page of a loop: why it ended or paused, what was tried, and what proves the result.

import type { CheckResult } from '../../checks/check-result.ts';
import { failureHeadline } from '../../failure/failure-headline.ts';
import { problemList } from '../../failure/problem-list.ts';
import type { Failure } from '../../failure/text/failure.ts';
import type { RungTotal } from '../../guidance/climbs.ts';
import { renderRungs } from '../../guidance/guidance-text.ts';
import { type Proof, sayExperiments } from '../../proof/judge-proof.ts';
import { countOf } from '../../text/count-of.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName } from '../../text/quote-name.ts';
import { verbatim } from '../../text/verbatim.ts';
import { bestIteration, finishedIterations, isWorse, renderAttempts, renderChange } from '../attempts.ts';
import { CAUSES } from '../ending-causes.ts';
import type { Attempt, FlakyRun, LineChange, Loop } from '../loop.ts';
import { isGate } from '../ownership.ts';
import { renderLoopReview } from '../review.ts';
import { describeTokens } from '../token-use.ts';
import type { Verdict } from '../verdict.ts';
import { renderElsewhere } from './elsewhere-text.ts';
import { renderChecks, renderFlakyRun, renderProof } from './evidence-text.ts';

export type Ending = Exclude<Verdict, { kind: 'continue' }>;

export interface LoopReport {
  readonly loop: Loop;
  readonly ending: Ending;
  /** The last run of the checks; empty when the loop was stopped outside a turn. */
  readonly results: readonly CheckResult[];
  readonly now: number;
  /** The command that continues the loop, when the ending alone does not determine it. */
  readonly next?: Prose | undefined;
  /** What each rung of guidance cost and contributed. */
  readonly rungs?: readonly RungTotal[] | undefined;
  /** What the loop changed in all; null when only the changes of its iterations are known. */
  readonly changes?: readonly LineChange[] | null | undefined;
}

/** Markdown for `.msw/loops/<id>/report.md`. */
export function renderLoopReport(report: LoopReport): Prose {
  const { loop, ending, results, now } = report;
  const { terms, progress } = loop;
  // A loop that is stopped while paused has not worked since the pause began.
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  const last = ending.cause === 'done' ? null : progress.lastFailure;
  const parts = [
    prose`# Loop ${quoteName(terms.id)}: ${nameEnding(ending)}`,
    prose`Outcome: ${quoteLine(explainEnding(ending), 400)}. ${finishedIterations(loop)} of ${countOf(terms.maxIterations, 'iteration')}, ${renderTime(Math.max(0, worked) / 1000)} of work${renderTokens(loop)}. Decided by ${CAUSES[ending.cause].who}.`,
    renderFindings(ending),
    renderPlaces(report),
    renderNeeds(report),
    results.length === 0 ? null : prose`## Checks\n\n${renderChecks(results, terms)}\n\n${nameLogs(results)}`,
    last === null ? null : prose`## The last failure\n\n${renderLastFailure(last)}`,
    terms.review === null ? null : renderLoopReview(terms.review, progress.review),
    renderFlaky(progress.flaky),
    renderBest(progress.attempts),
    prose`## What was tried\n\n${renderAttempts(progress.attempts)}`,
    (report.rungs ?? []).length === 0 ? null : prose`## Guidance\n\n${renderRungs(report.rungs ?? [])}`,
    renderWork(progress.attempts, report.changes ?? null),
    prose`## How to continue\n\n${continuation(report)}`,
    prose`## The task\n\n${verbatim(terms.prompt)}`,
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

/** The loop may have looked in the wrong place. */
function renderPlaces({ loop, ending }: LoopReport): Prose | null {
  const places = ending.cause === 'done' ? null : renderElsewhere(loop);
  return places === null ? null : prose`## Work elsewhere\n\n${places}.`;
}

function renderTokens({ terms, progress }: Loop): Prose {
  const tokens = describeTokens(progress.spent, terms.maxTokens);
  return tokens === null ? prose`` : prose`, ${quoteName(tokens)}`;
}

function renderTime(seconds: number): Prose {
  return seconds < 120
    ? prose`${countOf(Math.round(seconds), 'second')}`
    : prose`${quoteName((seconds / 60).toFixed(1))} minutes`;
}

const MOST_FINDINGS = 10;

/** Comes first: what the verdict rests on is the most important thing to know. */
function renderFindings({ proof }: Ending): Prose | null {
  return proof == null ? null : renderProof(proof, MOST_FINDINGS);
}

function renderFlaky(runs: readonly FlakyRun[]): Prose | null {
  if (runs.length === 0) return null;
  const lines = runs.map((run) => prose`- iteration ${run.iteration}: ${renderFlakyRun(run)}`);
  const isSure = runs.some(({ ignored }) => ignored === undefined);
  const title = isSure ? prose`Flaky checks` : prose`Results that changed`;
  return prose`## ${title}\n\n${joinProse(lines, '\n')}`;
}

/** What only a person can provide: an answer, a permission, more time. */
function renderNeeds({ loop, ending, results }: LoopReport): Prose | null {
  if (ending.cause === 'done') return null;
  const { attempts } = loop.progress;
  const denied = attempts.findLast((attempt) => attempt.denied !== null)?.denied ?? null;
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => quoteName(check.name, 80));
  const limit = loop.terms.checkTimeoutSeconds;
  const lines = [
    renderQuestion(ending, attempts),
    denied === null ? null : prose`- A tool call was denied: ${quoteLine(denied, 300)}.`,
    late.length === 0
      ? null
      : prose`- ${joinProse(late, ', ')} did not end within the time limit of ${countOf(limit, 'second')}; a loop with a longer one: --check-timeout SECONDS.`,
  ];
  return lines.every((line) => line === null)
    ? null
    : prose`## What it needs from you\n\n${joinProse(lines, '\n')}`;
}

/** A question in the last attempt is still open, whatever stopped the loop. */
function renderQuestion(ending: Ending, attempts: readonly Attempt[]): Prose | null {
  if (ending.cause === 'blocked') return prose`- Claude needs a human: ${quoteLine(ending.reason, 300)}`;
  const asked = attempts.at(-1)?.asked ?? null;
  if (asked === null) return null;
  const times = attempts.filter((attempt) => attempt.asked === asked).length;
  return times === 1
    ? prose`- Claude asked: ${quoteLine(asked, 300)}`
    : prose`- Claude asked ${countOf(times, 'time')}: ${quoteLine(asked, 300)}`;
}

function nameLogs(results: readonly CheckResult[]): Prose {
  const names = results.map(
    (_result, index) => prose`[final-check-${index + 1}.log](final-check-${index + 1}.log)`,
  );
  return prose`Their output: ${joinProse(names, ', ')}.`;
}

function renderLastFailure(failure: Failure): Prose {
  return joinProse([quoteLine(failureHeadline(failure, 400), 400), problemList(failure)], '\n\n');
}

/** Names the best iteration when the last one left more wrong than it did. */
function renderBest(attempts: readonly Attempt[]): Prose | null {
  const best = bestIteration(attempts);
  const last = attempts.findLast(({ counted }) => counted);
  if (best === null || last === undefined || !isWorse(last, best)) return null;
  return prose`## The best iteration\n\nIteration ${best.iteration} left less wrong than the last one: ${quoteLine(best.failure, 300)}. Its files can come back: /msw:undo ${best.iteration} shows what would change.`;
}

const MOST_FILES = 20;

/** The files and commits of all iterations. */
function renderWork(attempts: readonly Attempt[], changes: readonly LineChange[] | null): Prose | null {
  const files = changes ?? sumChanges(attempts);
  const commits = attempts.flatMap((attempt) => attempt.commits);
  if (files.length === 0 && commits.length === 0) return null;
  const more = files.length - MOST_FILES;
  const lines = [
    ...files.slice(0, MOST_FILES).map((change) => prose`- ${renderChange(change)}`),
    more > 0 ? prose`- and ${more} more` : null,
    ...commits.map((subject) => prose`- commit ${quoteLine(subject, 100)}`),
  ];
  return prose`## Files and commits\n\n${joinProse(lines, '\n')}`;
}

/** The changed lines of all iterations, summed for each path: more than changed in all when a line changed twice. */
export function sumChanges(attempts: readonly Attempt[]): readonly LineChange[] {
  const sums = new Map<string, LineChange>();
  for (const { repository, path, added, removed } of attempts.flatMap(({ changes }) => changes ?? [])) {
    const key = JSON.stringify([repository, path]);
    const sum = sums.get(key) ?? { repository, path, added: 0, removed: 0 };
    sums.set(key, { ...sum, added: plus(sum.added, added), removed: plus(sum.removed, removed) });
  }
  return [...sums.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

/** A clause for the user: `done, every check passed`. */
export function explainEnding(ending: Ending): string {
  if (ending.cause !== 'done') {
    const held = ending.proof === undefined ? '' : nameExperiments(ending.proof);
    return `${nameEnding(ending)}, ${ending.reason}${held}`;
  }
  const reviewed = ending.review === null ? '' : `; ${ending.review}`;
  return `${nameEnding(ending)}${explainProof(ending)}${reviewed}`;
}

function explainProof({ reason, proof }: Extract<Ending, { cause: 'done' }>): string {
  if (proof === null) return `, ${reason}`;
  const held = nameExperiments(proof);
  return proof.verdict === 'proven'
    ? ` and proven: ${proof.reason}${held}`
    : `, ${reason}, but that is not proven: ${proof.reason}${held}`;
}

function nameExperiments({ experiments }: Proof): string {
  return experiments.length === 0 ? '' : ` (${sayExperiments(experiments)})`;
}

function nameEnding({ cause }: Ending): Prose {
  return CAUSES[cause].name;
}

/** How to continue; a subagent's gate is never resumed. */
function continuation({ loop, ending, next }: LoopReport): Prose {
  if (ending.cause === 'done') return nextAfter(ending);
  if (next !== undefined) return next;
  return isGate(loop)
    ? prose`Its work went back to the session that started it, whose own checks decide.`
    : nextAfter(ending);
}

/** What the user can do next, in one sentence. */
export function nextAfter(ending: Ending): Prose {
  return ending.cause === 'done' ? (ending.proof?.cure ?? CAUSES.done.next) : CAUSES[ending.cause].next;
}

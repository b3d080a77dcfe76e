// The decision at the end of an iteration: done, out of budget, stuck, or continue. Checks come before limits, so work
// that passes on the last iteration is done rather than over budget.

import type { CheckResult } from '../checks/check-result.ts';
import type { Comparison } from '../failure/compare-failures.ts';
import { failureHeadline } from '../failure/failure-headline.ts';
import type { Failure } from '../failure/text/failure.ts';
import type { Proof } from '../proof/judge-proof.ts';
import { countOf } from '../text/count-of.ts';
import { bestIteration, isWorse } from './attempts.ts';
import { type BreakerLimits, type Observation, stepBreaker } from './breaker.ts';
import type { Claim } from './completion.ts';
import { hasMinutesLeft } from './lived-time.ts';
import { type Loop, type Mark, withProgress } from './loop.ts';
import { hasPassedReview, reviewClause } from './review.ts';
import { describeTokens, type TokenUse } from './token-use.ts';
import type { Strategy, Verdict } from './verdict.ts';

/** Everything that one iteration showed. */
export interface Turn {
  readonly now: number;
  readonly claim: Claim;
  readonly results: readonly CheckResult[];
  /** The results as one failure; null when every check passed or was empty. */
  readonly failure: Failure | null;
  /** Compared with the last iteration's failure; null when there was none. */
  readonly comparison: Comparison | null;
  readonly tree: 'changed' | 'unchanged' | 'unknown';
  /** Compared with the files when Claude began. */
  readonly sinceArming: 'changed' | 'unchanged' | 'unknown';
  /** Why passing checks may have seen other files than the protected ones, as a clause; null when they have not. */
  readonly unprotected: string | null;
  /** For checks that all passed; null when the proof has not been judged. */
  readonly proof: Proof | null;
  /** The work tree's digest before the checks; null when it is unknown. */
  readonly treeState: string | null;
  readonly toolUse: 'used' | 'none' | 'unknown';
  readonly permissionDenials: number;
  /** Milliseconds since the loop was last seen in which its session showed no sign of life. */
  readonly silentMs: number;
  /** The loop's total, including this turn. */
  readonly spent: TokenUse;
  /** The client's cap on blocks in a row without a tool call; 0 or less for no cap. */
  readonly blockCap: number;
}

export interface Decision {
  readonly loop: Loop;
  readonly verdict: Verdict;
}

/** Claude cannot fix failures of the world or of the check itself, so this many in a row pause the loop. */
export const MOST_UNCOUNTED = 3;

type Ending = Exclude<Verdict, { readonly kind: 'continue' } | { readonly cause: 'done' }>;

/** Pure and never throws: the same loop and turn give the same decision. */
export function decide(loop: Loop, turn: Turn, limits: BreakerLimits): Decision {
  const counted = isCounted(turn);
  const seen = record(loop, turn, counted, limits);
  const verdict =
    completed(loop, turn) ??
    tellUnproven(
      loop,
      turn,
      outsideFailure(seen, turn) ??
        outOfBudget(loop, turn, counted) ??
        unneeded(seen, turn) ??
        stuck(seen, turn, counted) ??
        idle(seen, turn),
    ) ??
    goOn(seen, turn, counted);
  return { loop: verdict.kind === 'continue' ? advance(seen, counted) : seen, verdict };
}

/** A check that cannot do its work yet while Claude is creating what it needs counts like any other iteration. */
function isCounted({ failure, tree }: Turn): boolean {
  return failure === null || failure.kind === 'code' || tree === 'changed';
}

/** The verdict `done` when this message and these results fulfil everything that was agreed; otherwise null. */
function completed(loop: Loop, turn: Turn): Verdict | null {
  const { completionPromise, checks, minIterations } = loop.terms;
  const promised = completionPromise === null || turn.claim.kind === 'promise';
  if (!isGreen(loop, turn) || !promised || loop.progress.iteration < minIterations) return null;
  if ((checks.length === 0 && completionPromise === null) || doubt(loop, turn) !== null) return null;
  const reason = checks.length === 0 ? 'the promise was given' : 'every check passed';
  return { kind: 'end', cause: 'done', reason, proof: turn.proof, review: reviewClause(loop.terms.review) };
}

function isGreen({ terms }: Loop, { results }: Turn): boolean {
  return results.length === terms.checks.length && results.every((r) => r.outcome.kind === 'passed');
}

/** Why passing checks are not enough; null when they are. */
function doubt(loop: Loop, turn: Turn): Strategy | null {
  const { terms, progress } = loop;
  if (turn.unprotected !== null) return 'unprotected';
  const isReviewed = terms.review === null || hasPassedReview(loop.progress.review, turn.treeState);
  if (terms.checks.length === 0) return isReviewed ? null : 'review';
  if (turn.sinceArming === 'unchanged' && !terms.allowNoChange) return 'unchanged';
  if (terms.redFirst && !progress.wasRed) return 'red-first';
  if (!isReviewed) return 'review';
  if (terms.require === 'proven' && turn.proof?.verdict === 'passed') return 'unproven';
  return null;
}

/** A loop that ends although its checks pass says why: nothing else shows what is wrong. */
function tellUnproven(loop: Loop, turn: Turn, verdict: Ending | null): Ending | null {
  const { proof, unprotected } = turn;
  if (verdict !== null && unprotected !== null && isGreen(loop, turn))
    return { ...verdict, reason: `${verdict.reason}; every check passed, but ${unprotected}` };
  if (verdict === null || proof === null || doubt(loop, turn) !== 'unproven') return verdict;
  const reason = `${verdict.reason}; every check passed, but that is not proven: ${proof.reason}`;
  return { ...verdict, reason, proof };
}

function outsideFailure(seen: Loop, turn: Turn): Ending | null {
  const kind = outsideKind(turn);
  const { infraStreak, gateStreak } = seen.progress;
  // The sum, since a loop that alternates between the two kinds would otherwise continue uncounted for ever.
  if (kind === null || infraStreak + gateStreak < MOST_UNCOUNTED) return null;
  const times = infraStreak > 0 && gateStreak > 0 ? 'no check could do its work' : describe(turn, seen.terms);
  const reason = `${times} ${countOf(infraStreak + gateStreak, 'time')} in a row`;
  return { kind: 'pause', cause: kind === 'infra' ? 'infra' : 'check-broken', reason };
}

function outOfBudget(loop: Loop, turn: Turn, counted: boolean): Ending | null {
  const { maxIterations, maxMinutes, maxTokens } = loop.terms;
  const { iteration } = loop.progress;
  if (counted && iteration >= maxIterations) {
    return {
      kind: 'end',
      cause: 'max-iterations',
      reason: `all ${countOf(maxIterations, 'iteration is', 'iterations are')} used`,
    };
  }
  if (!hasMinutesLeft(loop, turn.now, turn.silentMs)) {
    return {
      kind: 'end',
      cause: 'max-minutes',
      reason: `all ${countOf(maxMinutes, 'minute is', 'minutes are')} used`,
    };
  }
  if (maxTokens > 0 && turn.spent.tokens >= maxTokens) {
    const used = describeTokens(turn.spent, maxTokens) ?? '';
    return { kind: 'end', cause: 'max-tokens', reason: `${used} are used` };
  }
  return null;
}

/** Claude was told once that nothing has changed, and stops again: the task may be none for a loop. */
function unneeded(seen: Loop, turn: Turn): Ending | null {
  const { noProgress } = seen.progress.breaker;
  if (!isGreen(seen, turn) || doubt(seen, turn) !== 'unchanged' || noProgress < 2) return null;
  const [ignored] = seen.progress.ignored;
  const cure =
    ignored === undefined ? '' : '; if the work lies there, start the loop again with --allow-no-change';
  return { kind: 'end', cause: 'idle', reason: `the checks pass, but ${noFile(seen)}${cure}` };
}

function noFile({ progress: { ignored } }: Loop): string {
  const [file] = ignored;
  return file === undefined ? 'no file was changed' : `only files that git ignores were changed (${file})`;
}

function stuck(seen: Loop, turn: Turn, counted: boolean): Ending | null {
  const { breaker } = seen.progress;
  if (!counted || breaker.state !== 'open') return null;
  const doubted = isGreen(seen, turn) ? doubt(seen, turn) : null;
  return {
    kind: 'pause',
    cause: 'stuck',
    reason: whyStuck(doubted, seen) ?? breaker.reason ?? 'no progress',
  };
}

/** Null where the breaker's own reason says more. */
function whyStuck(doubted: Strategy | null, seen: Loop): string | null {
  switch (doubted) {
    case 'review':
      return `${noFile(seen)}, and the review has not passed`;
    case 'unproven':
    case 'unprotected':
      return noFile(seen);
    default:
      return null;
  }
}

function idle(seen: Loop, turn: Turn): Ending | null {
  const limit = turn.blockCap > 0 ? Math.max(1, Math.min(7, turn.blockCap - 1)) : 7;
  const blocks = seen.progress.toollessBlocks;
  if (blocks < limit) return null;
  return {
    kind: 'end',
    cause: 'idle',
    reason: `Claude answered ${countOf(blocks, 'time')} in a row without using a tool`,
  };
}

function goOn(seen: Loop, turn: Turn, counted: boolean): Verdict {
  return { kind: 'continue', strategy: chooseStrategy(seen, turn), counted };
}

function chooseStrategy(seen: Loop, turn: Turn): Strategy {
  if (turn.failure !== null) return answerFailure(seen, turn.failure);
  if (ranNothing(turn)) return 'empty';
  const doubted = doubt(seen, turn);
  const promised = seen.terms.completionPromise === null || turn.claim.kind === 'promise';
  // A review is due only once Claude has said that the task is done.
  if (doubted !== null && (promised || doubted !== 'review')) return doubted;
  return promised && seen.progress.iteration < seen.terms.minIterations ? 'minimum' : 'promise';
}

function answerFailure(seen: Loop, failure: Failure): Strategy {
  if (failure.kind !== 'code') return failure.kind;
  const times = seen.progress.breaker.sameFailure;
  if (times >= 3) return 'diagnose';
  return times === 2 ? 'another-approach' : 'fix';
}

/** Records the iteration's observations in the loop, before anything is decided. */
function record(loop: Loop, turn: Turn, counted: boolean, limits: BreakerLimits): Loop {
  const seen = observe(loop, turn);
  const next = withProgress(loop, {
    lastHeartbeat: turn.now,
    pausedMs: Math.max(0, loop.progress.pausedMs + turn.silentMs),
    spent: turn.spent,
    toollessBlocks: hasActed(turn, seen) ? 0 : loop.progress.toollessBlocks,
    permissionDenials: seen.permissionDenials,
    hasWorked: loop.progress.hasWorked || turn.tree === 'changed',
    ...countOutsideFailures(loop, turn),
  });
  if (!counted) return next;
  const { breaker: before } = loop.progress;
  const breaker = stepBreaker(before, seen, limits, turn.now);
  // It says nothing about the failure that came before it.
  if (!isAboutCode(turn))
    return withProgress(next, { breaker: { ...breaker, sameFailure: before.sameFailure } });
  return withProgress(next, {
    breaker,
    lastFailure: turn.failure,
    wasRed: loop.progress.wasRed || turn.failure !== null,
    marks: addMark(loop, turn),
  });
}

/** True when there is no failure, or when the failure says something about the code. */
function isAboutCode({ failure }: Turn): boolean {
  return failure === null || failure.kind === 'code';
}

function hasActed(turn: Turn, seen: Observation): boolean {
  return turn.toolUse === 'used' || (turn.toolUse === 'unknown' && seen.progress === 'yes');
}

function countOutsideFailures(loop: Loop, turn: Turn): Pick<Loop['progress'], 'infraStreak' | 'gateStreak'> {
  const kind = outsideKind(turn);
  if (kind === null) return { infraStreak: 0, gateStreak: 0 };
  // Claude may be creating the very thing that the check lacks.
  const { infraStreak, gateStreak } =
    turn.tree === 'changed' ? { infraStreak: 0, gateStreak: 0 } : loop.progress;
  return {
    infraStreak: infraStreak + (kind === 'infra' ? 1 : 0),
    gateStreak: gateStreak + (kind === 'gate' ? 1 : 0),
  };
}

/** The reason why the checks say nothing about the code; null when they do. */
function outsideKind(turn: Turn): 'infra' | 'gate' | null {
  if (turn.failure === null) return ranNothing(turn) ? 'gate' : null;
  return turn.failure.kind === 'code' ? null : turn.failure.kind;
}

function ranNothing(turn: Turn): boolean {
  return turn.results.some((result) => result.outcome.kind === 'empty');
}

/** A turn that changes nothing brings none of these nearer. */
const WANTING: ReadonlySet<Strategy> = new Set(['review', 'unproven', 'unprotected']);

function observe(loop: Loop, turn: Turn): Observation {
  const failed = turn.failure !== null && isAboutCode(turn);
  const sameFailure = failed ? isRepeat(loop, turn) : null;
  const denied = turn.permissionDenials > 0;
  const doubted = doubt(loop, turn);
  return {
    progress: judgeProgress(turn, sameFailure, doubted !== null && WANTING.has(doubted)),
    sameFailure,
    tree: turn.tree,
    oscillation: failed ? findOscillation(addMark(loop, turn)) : null,
    permissionDenials: denied ? loop.progress.permissionDenials + turn.permissionDenials : 0,
  };
}

/** When no file changed, a different or worse failure is due to chance, not to Claude, so it counts as a repeat. */
function isRepeat(loop: Loop, turn: Turn): boolean {
  const { comparison, tree } = turn;
  if (comparison === null) return false;
  if (comparison.relation === 'same') return true;
  return tree === 'unchanged' && (comparison.relation !== 'progress' || !isBest(loop, turn, comparison));
}

/** A result that swings between many and few problems makes progress only when it beats the best one so far. */
function isBest({ progress }: Loop, { failure }: Turn, { isMixed }: Comparison): boolean {
  const best = bestIteration(progress.attempts);
  if (!isMixed || failure === null || best === null) return true;
  return isWorse(best, { left: { phase: failure.phase, problems: failure.total } });
}

/** Without a failing check, an unchanged tree alone is not a stall. */
function judgeProgress(turn: Turn, sameFailure: boolean | null, isWanting: boolean): Observation['progress'] {
  if (turn.tree === 'changed') return 'yes';
  // There is nothing to fix and nothing was done; repeating that is not progress.
  if (turn.failure === null && turn.sinceArming === 'unchanged' && !ranNothing(turn)) return 'no';
  // Claude neither fixed what a review found nor had the work reviewed, or added nothing to what is not proven.
  if (turn.failure === null && isWanting && turn.tree === 'unchanged') return 'no';
  if (sameFailure === false && turn.comparison !== null) return 'yes';
  if (sameFailure === null || turn.tree === 'unknown') return 'unknown';
  return 'no';
}

function addMark(loop: Loop, turn: Turn): readonly Mark[] {
  const exact = turn.failure?.fingerprints.exact ?? 'passed';
  return [...loop.progress.marks, { iteration: loop.progress.iteration, exact }].slice(-12);
}

function advance(seen: Loop, counted: boolean): Loop {
  return withProgress(seen, {
    iteration: seen.progress.iteration + (counted ? 1 : 0),
    toollessBlocks: seen.progress.toollessBlocks + 1,
  });
}

function describe({ failure, results }: Turn, { checkTimeoutSeconds }: Loop['terms']): string {
  if (failure === null) return 'a check ran no test';
  const late = results.find(({ timedOut }) => timedOut);
  const { tool } = failure;
  const words = failureHeadline(failure, 160);
  return late === undefined
    ? `${tool} failed (${words.startsWith(`${tool}: `) ? words.slice(tool.length + 2) : words})`
    : `${late.check.name} did not end within ${countOf(checkTimeoutSeconds, 'second')} (--check-timeout)`;
}

/** The shortest period from 2 to 4 that the newest marks repeat twice in a row; null when there is none. */
export function findOscillation(marks: readonly Mark[]): number | null {
  const states = marks.map((mark) => mark.exact);
  for (let period = 2; period <= 4; period++) {
    const recent = states.slice(-2 * period);
    if (recent.length < 2 * period || new Set(recent).size < 2) continue;
    if (recent.every((state, index) => state === recent[index % period])) return period;
  }
  return null;
}

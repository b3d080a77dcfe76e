// The decision at the end of an iteration: done, out of budget, stuck, or continue. Checks come before limits, so work
// that passes on the last iteration is done rather than over budget.

import { failureHeadline } from '../failure/failure-headline.ts';
import type { Failure } from '../failure/text/failure.ts';
import { countOf } from '../text/count-of.ts';
import type { BreakerLimits } from './breaker.ts';
import { doubt, isGreen } from './doubt.ts';
import { hasMinutesLeft } from './lived-time.ts';
import { type Loop, withProgress } from './loop.ts';
import { outsideKind, ranNothing, recordTurn } from './record-turn.ts';
import { reviewClause } from './review.ts';
import { describeTokens } from './token-use.ts';
import type { Turn } from './turn.ts';
import type { Strategy, Verdict } from './verdict.ts';

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
  const seen = recordTurn(loop, turn, counted, limits);
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

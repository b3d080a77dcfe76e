// Records what an iteration showed in its loop, before anything is decided.

import type { FailureComparison } from '../failure/compare-failures.ts';
import { bestIteration, isWorse } from './attempts.ts';
import { type BreakerLimits, type Observation, stepBreaker } from './breaker.ts';
import { doubt } from './doubt.ts';
import { type Loop, type Mark, withProgress } from './loop.ts';
import type { Turn } from './turn.ts';
import type { Strategy } from './verdict.ts';

/** Records the iteration's observations in the loop, before anything is decided. */
export function recordTurn(loop: Loop, turn: Turn, counted: boolean, limits: BreakerLimits): Loop {
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
export function outsideKind(turn: Turn): 'infra' | 'gate' | null {
  if (turn.failure === null) return ranNothing(turn) ? 'gate' : null;
  return turn.failure.kind === 'code' ? null : turn.failure.kind;
}

export function ranNothing(turn: Turn): boolean {
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
function isBest({ progress }: Loop, { failure }: Turn, { isMixed }: FailureComparison): boolean {
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

// The circuit breaker: closed while there is progress, half-open when the work seems to stall, open when it has.

import { countOf } from '../text/count-of.ts';

type BreakerState = 'closed' | 'half-open' | 'open';

interface BreakerEvent {
  /** Milliseconds since the epoch, like all times in core. */
  readonly at: number;
  readonly from: BreakerState;
  readonly to: BreakerState;
  readonly reason: string;
}

export interface Breaker {
  readonly state: BreakerState;
  /** Iterations in a row without any sign of progress. */
  readonly noProgress: number;
  /** How many times in a row the same failure was seen; 1 means for the first time. */
  readonly sameFailure: number;
  readonly totalOpens: number;
  readonly reason: string | null;
  readonly openedAt: number | null;
  readonly lastChange: number;
  /** The newest 20 changes of state. */
  readonly history: readonly BreakerEvent[];
}

export interface BreakerLimits {
  /** The same failure this many times in a row opens the breaker when the work tree did not change. */
  readonly sameFailure: number;
  /** The limit for the same failure when the work tree changed, or when that is unknown. */
  readonly sameFailureWithChanges: number;
  readonly noProgress: number;
  readonly permissionDenials: number;
  readonly cooldownMinutes: number;
}

export const defaultBreakerLimits: BreakerLimits = {
  sameFailure: 3,
  sameFailureWithChanges: 5,
  noProgress: 3,
  permissionDenials: 2,
  cooldownMinutes: 30,
};

/** What a finished iteration showed. */
export interface Observation {
  /** `yes`: different or fewer errors, a commit or a changed file. `unknown` is neither progress nor a stall. */
  readonly progress: 'yes' | 'no' | 'unknown';
  /** The failure's exact fingerprint equals the last one's; null when no check failed. */
  readonly sameFailure: boolean | null;
  readonly tree: 'changed' | 'unchanged' | 'unknown';
  /** The length of a failure pattern that occurred twice in a row (2 for A/B/A/B). */
  readonly oscillation: number | null;
  readonly permissionDenials: number;
}

export function newBreaker(now: number): Breaker {
  return {
    state: 'closed',
    noProgress: 0,
    sameFailure: 0,
    totalOpens: 0,
    reason: null,
    openedAt: null,
    lastChange: now,
    history: [],
  };
}

/** The breaker after one more iteration. Never throws; an open breaker stays open and keeps `openedAt`. */
export function stepBreaker(
  breaker: Breaker,
  seen: Observation,
  limits: BreakerLimits,
  now: number,
): Breaker {
  const counted: Breaker = { ...breaker, ...count(breaker, seen) };
  if (breaker.state === 'open') return counted;
  const why = reasonToOpen(counted, breaker.state, seen, limits);
  if (why !== null) return moveTo(counted, 'open', why, now);
  if (seen.progress === 'yes' && counted.sameFailure < 2) return moveTo(counted, 'closed', 'progress', now);
  if (counted.noProgress >= limits.noProgress - 1) {
    return moveTo(counted, 'half-open', `${countOf(counted.noProgress, 'iteration')} without progress`, now);
  }
  return counted;
}

/** An open breaker becomes half-open once the cooldown is over; any other is returned unchanged. */
export function recoverBreaker(breaker: Breaker, limits: BreakerLimits, now: number): Breaker {
  if (breaker.state !== 'open') return breaker;
  return cooldownLeft(breaker, limits, now) > 0
    ? breaker
    : moveTo(breaker, 'half-open', 'cooldown is over', now);
}

/** Milliseconds until an open breaker may be tried again; a clock set back keeps it open. */
export function cooldownLeft(breaker: Breaker, limits: BreakerLimits, now: number): number {
  const opened = breaker.openedAt ?? breaker.lastChange;
  return Math.max(0, opened + limits.cooldownMinutes * 60_000 - now);
}

/** Half-opens the breaker at the user's request; the next failure without progress opens it again. */
export function tryAgain(breaker: Breaker, reason: string, now: number): Breaker {
  const moved = breaker.state === 'open' ? moveTo(breaker, 'half-open', reason, now) : breaker;
  return { ...moved, noProgress: 0, sameFailure: 0 };
}

/** Closes the breaker and resets its counters, but keeps its history. */
export function resetBreaker(breaker: Breaker, reason: string, now: number): Breaker {
  const closed = moveTo(breaker, 'closed', reason, now);
  return { ...closed, noProgress: 0, sameFailure: 0, history: addEvent(breaker, 'closed', reason, now) };
}

function count(breaker: Breaker, seen: Observation): Pick<Breaker, 'noProgress' | 'sameFailure'> {
  const noProgress =
    seen.progress === 'yes' ? 0 : seen.progress === 'no' ? breaker.noProgress + 1 : breaker.noProgress;
  const sameFailure = seen.sameFailure === null ? 0 : seen.sameFailure ? breaker.sameFailure + 1 : 1;
  return { noProgress, sameFailure };
}

function reasonToOpen(
  counted: Breaker,
  before: BreakerState,
  seen: Observation,
  limits: BreakerLimits,
): string | null {
  if (seen.permissionDenials >= limits.permissionDenials && seen.progress !== 'yes') {
    return `a permission was denied ${countOf(seen.permissionDenials, 'time')}`;
  }
  if (seen.oscillation !== null) {
    return `the failures repeat in a circle of ${seen.oscillation}`;
  }
  const limit = seen.tree === 'unchanged' ? limits.sameFailure : limits.sameFailureWithChanges;
  if (counted.sameFailure >= limit) return `the same failure ${countOf(counted.sameFailure, 'time')}`;
  if (counted.noProgress >= limits.noProgress)
    return `${countOf(counted.noProgress, 'iteration')} without progress`;
  if (before === 'half-open' && counted.noProgress > 0 && seen.progress === 'no') {
    return 'no progress after a second chance';
  }
  return null;
}

function moveTo(breaker: Breaker, to: BreakerState, reason: string, now: number): Breaker {
  if (breaker.state === to) return breaker;
  const opens = to === 'open';
  return {
    ...breaker,
    state: to,
    reason: to === 'closed' ? null : reason,
    openedAt: opens ? now : to === 'closed' ? null : breaker.openedAt,
    totalOpens: breaker.totalOpens + (opens ? 1 : 0),
    lastChange: now,
    history: addEvent(breaker, to, reason, now),
  };
}

function addEvent(breaker: Breaker, to: BreakerState, reason: string, at: number): readonly BreakerEvent[] {
  return [...breaker.history, { at, from: breaker.state, to, reason }].slice(-20);
}

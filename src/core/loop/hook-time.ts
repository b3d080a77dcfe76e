// How a Stop hook spends the time that the client gives it. A hook that exceeds it ends the turn silently, so nothing
// may be started that could not finish in time.

import type { LoopTerms } from './loop.ts';

/** Seconds that all checks of a turn may take: hooks.json allows 7200, guidance and clean-up get the rest. */
export const secondsForChecks = 6900;

/** The longest that a turn waits for guidance, regardless of the project's settings. */
export const longestGuidanceSeconds = 240;

/** How long a turn may wait for another turn's checks and still have time for its own. */
export function longestWaitSeconds({ checks, checkTimeoutSeconds }: LoopTerms): number {
  return Math.max(0, Math.min(1800, secondsForChecks - checks.length * checkTimeoutSeconds));
}

export interface RetryQuestion {
  readonly elapsedSeconds: number;
  readonly pauseSeconds: number;
  /** Checks that have yet to finish, one after another, including this one. */
  readonly checksLeft: number;
  readonly checkTimeoutSeconds: number;
}

/** True when a pause and another run leave every remaining check its full time. */
export function mayRetry(question: RetryQuestion): boolean {
  const { elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds } = question;
  return elapsedSeconds + pauseSeconds + checksLeft * checkTimeoutSeconds <= secondsForChecks;
}

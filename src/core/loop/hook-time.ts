// How the time that the client gives a Stop hook is spent. A hook that exceeds it ends the turn without a
// word, so nothing may be begun that could not be finished.

import type { LoopTerms } from './loop.ts';

/** Seconds that all checks of a turn may take: hooks.json allows 7200, guidance and clean-up get the rest. */
export const secondsForChecks = 6900;

/** The longest that a turn waits for guidance, whatever the project's settings say. */
export const longestGuidanceSeconds = 240;

/** How long a turn may wait for the checks of another and still have time for its own. */
export function longestWaitSeconds({ checks, checkTimeoutSeconds }: LoopTerms): number {
  return Math.max(0, Math.min(1800, secondsForChecks - checks.length * checkTimeoutSeconds));
}

export interface RetryQuestion {
  readonly elapsedSeconds: number;
  readonly pauseSeconds: number;
  /** Checks that have yet to run to their end one after another, this one included. */
  readonly checksLeft: number;
  readonly checkTimeoutSeconds: number;
}

/** True when a pause and another run leave every check that is left its full time. */
export function mayRetry(question: RetryQuestion): boolean {
  const { elapsedSeconds, pauseSeconds, checksLeft, checkTimeoutSeconds } = question;
  return elapsedSeconds + pauseSeconds + checksLeft * checkTimeoutSeconds <= secondsForChecks;
}

// Waits for a time of day, such as the end of a usage limit: a machine that slept meanwhile waits no longer for it.

import { setTimeout as delay } from 'node:timers/promises';
import { minutesAndSeconds } from '../../core/loop/live-run.ts';

interface Waiting {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Called now and then with the time left, as `2:15:00`. */
  readonly tell: (left: string) => void;
}

/** False when the signal came first. */
export async function waitOut(until: number, { now, signal, tell }: Waiting): Promise<boolean> {
  for (let left = until - now(); left > 0 && !signal.aborted; left = until - now()) {
    tell(minutesAndSeconds(Math.ceil(left / 1000)));
    // An abort is no error here.
    await delay(Math.min(left, STEP_MS), undefined, { signal }).catch(() => undefined);
  }
  return !signal.aborted;
}

const STEP_MS = 1_000;

/** The servers' clocks and this one's differ a little. */
const AFTER_MS = 60_000;

/** When to ask again after a limit that ends then; null when that is later than the bound. */
export function askAgainAt(endsAt: number, now: number, mostMs: number): number | null {
  const at = endsAt + AFTER_MS;
  return at - now > mostMs ? null : at;
}

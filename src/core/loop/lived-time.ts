// Which time counts against the minutes of a loop: that in which its session showed signs of life.

import type { Loop, LoopProgress } from './loop.ts';

/** A silence counts up to this long: a machine may have slept since, or a person be away from a permission prompt. */
const LONGEST_SILENCE_MS = 15 * 60_000;

/**
 * The milliseconds from one time to another that do not count; negative when the clock was set back in between.
 * @param signs times of life, in any order
 */
export function silenceBetween(from: number, to: number, signs: readonly number[]): number {
  if (to < from) return to - from;
  const times = [from, ...signs.filter((at) => at > from && at < to).toSorted((a, b) => a - b), to];
  return times.reduce(
    (sum, at, index) => sum + Math.max(0, at - (times[index - 1] ?? at) - LONGEST_SILENCE_MS),
    0,
  );
}

/** @param silence since the loop was last seen */
export function hasMinutesLeft({ terms, progress }: Loop, now: number, silence: number): boolean {
  return now - terms.startedAt - progress.pausedMs - silence < terms.maxMinutes * 60_000;
}

/** The progress of a loop that was last seen at this time, when nothing tells what its session did until then. */
export function livedUntil(
  { progress }: Loop,
  now: number,
): Pick<LoopProgress, 'lastHeartbeat' | 'pausedMs'> {
  const silence = progress.pause === null ? silenceBetween(progress.lastHeartbeat, now, []) : 0;
  return { lastHeartbeat: now, pausedMs: Math.max(0, progress.pausedMs + silence) };
}

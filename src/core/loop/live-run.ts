// A check of a loop that is running now, as other processes see it.

import { clipText } from '../text/clip-text.ts';
import { plainLine } from '../text/plain-line.ts';

export interface LiveRun {
  readonly check: string;
  /** The check is number `at` of `of`, from 1. */
  readonly at: number;
  readonly of: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly limitSeconds: number;
  /** The last line of output; null when there is none, and always for a sealed check. */
  readonly line: string | null;
  /** The process that waits for the check. */
  readonly pid: number;
}

/** `test, check 2 of 3, for 3:12 of at most 10:00`. */
export function describeRun({ check, at, of, startedAt, limitSeconds }: LiveRun, now: number): string {
  const which = of === 1 ? '' : `, check ${at} of ${of}`;
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000));
  return `${clipText(check, 60)}${which}, for ${minutesAndSeconds(seconds)} of at most ${minutesAndSeconds(limitSeconds)}`;
}

/** Null when the check has printed nothing. */
export function lastLine({ line }: LiveRun): string | null {
  return line === null || line.trim() === '' ? null : plainLine(line.trim(), 120);
}

/** `0:07`, `12:30`, `1:02:03`. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

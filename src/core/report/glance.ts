// A loop at a glance: MSW's one line below the prompt of Claude Code.

import { type LiveRun, minutesAndSeconds } from '../loop/live-run.ts';
import { clipText } from '../text/clip-text.ts';
import { plainLine } from '../text/plain-line.ts';

/** The fields that it needs of a stored record; other versions may lack some. */
export interface GlancedLoop {
  readonly iteration: number;
  readonly maxIterations: number;
  /** Why the loop is paused; null while it runs. */
  readonly paused: string | null;
  readonly lastError: string | null;
  readonly live: readonly LiveRun[];
}

/** A loop that ended, until the user types the next prompt. */
export interface EndedLoop {
  readonly iteration: number;
  readonly maxIterations: number;
  /** In the words of the notice about it. */
  readonly ended: string;
}

/** `msw ▸ 3/20 · test 0:42 (1 of 2) · cart > adds VAT: expected 119 to be 120`. */
export function renderGlance(loop: GlancedLoop | EndedLoop, now: number): string {
  const place = `${loop.iteration}/${loop.maxIterations}`;
  if ('ended' in loop) return `msw ▸ ${place} · ${plainLine(loop.ended, 140)}`;
  const runs = loop.live.map(({ check, at, of, startedAt }) => {
    const seconds = Math.max(0, Math.floor((now - startedAt) / 1000));
    return `${plainLine(check, 30)} ${minutesAndSeconds(seconds)}${of === 1 ? '' : ` (${at} of ${of})`}`;
  });
  const what = loop.paused === null ? runs.join(', ') : `paused: ${plainLine(loop.paused, 60)}`;
  const failure = loop.lastError === null ? '' : plainLine(loop.lastError, 100);
  const parts = [place, what, failure].filter((part) => part !== '');
  return clipText(`msw ▸ ${parts.join(' · ')}`, 160);
}

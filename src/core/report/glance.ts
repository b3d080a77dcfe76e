// A loop at a glance: the one line of MSW below the prompt of Claude Code.

import { clock, type LiveRun } from '../loop/live-run.ts';
import { clipText } from '../text/clip-text.ts';
import { plainLine } from '../text/plain-line.ts';

/** What of a stored record it takes; of another version some may be missing. */
export interface GlancedLoop {
  readonly iteration: number;
  readonly maxIterations: number;
  /** Why it is paused; null for a loop that runs. */
  readonly paused: string | null;
  readonly lastError: string | null;
  readonly live: readonly LiveRun[];
}

/** `msw ▸ 3/20 · test 0:42 (1 of 2) · cart > adds VAT: expected 119 to be 120`. */
export function renderGlance(loop: GlancedLoop, now: number): string {
  const runs = loop.live.map(({ check, at, of, startedAt }) => {
    const seconds = Math.max(0, Math.floor((now - startedAt) / 1000));
    return `${plainLine(check, 30)} ${clock(seconds)}${of === 1 ? '' : ` (${at} of ${of})`}`;
  });
  const what = loop.paused === null ? runs.join(', ') : `paused: ${plainLine(loop.paused, 60)}`;
  const failure = loop.lastError === null ? '' : plainLine(loop.lastError, 100);
  const parts = [`${loop.iteration}/${loop.maxIterations}`, what, failure].filter((part) => part !== '');
  return clipText(`msw ▸ ${parts.join(' · ')}`, 160);
}

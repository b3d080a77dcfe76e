// The panel's lines as the client draws them, each with the colour of what it says.

import { describeRun, type LiveRun, lastLine } from '../loop/live-run.ts';
import { countOf } from '../text/count-of.ts';
import { renderGlance } from './glance.ts';
import type { Panel, PanelLoop } from './panel.ts';

/** `quiet` is drawn dim. */
export type Tone = 'head' | 'plain' | 'quiet' | 'failing';

export interface PanelLine {
  readonly tone: Tone;
  readonly text: string;
}

/** Empty when nothing runs. @param now milliseconds since the epoch */
export function panelLines({ loop, jobs }: Panel, now: number): readonly PanelLine[] {
  const ofJobs = jobs.map(({ line }) => ({ tone: 'plain', text: line }) as const);
  return loop === null ? ofJobs : [...loopLines(loop, now), ...ofJobs];
}

function loopLines(loop: PanelLoop, now: number): readonly PanelLine[] {
  const { lastError, attempts } = loop;
  return [
    { tone: 'head', text: MARK + headOf(loop, now) },
    ...runningOf(loop, now).flatMap((run): readonly PanelLine[] => {
      const line = lastLine(run);
      const text = `  ${describeRun(run, now)}`;
      return [
        { tone: 'plain', text },
        ...(line === null ? [] : [{ tone: 'quiet', text: `  ${line}` } as const]),
      ];
    }),
    ...(lastError === null ? [] : [{ tone: 'failing', text: `  ${lastError}` } as const]),
    ...attempts.map((text): PanelLine => ({ tone: 'quiet', text: `  ${text}` })),
  ];
}

function headOf(loop: PanelLoop, now: number): string {
  const { iteration, maxIterations, paused, waitsFor, until, tokens } = loop;
  const minutes = until === null ? null : Math.max(0, Math.ceil((until - now) / 60_000));
  const parts = [
    `iteration ${iteration} of ${maxIterations}`,
    paused === null ? null : `paused: ${paused}`,
    waitsFor === null ? null : `waits for ${waitsFor}`,
    minutes === null ? null : `${countOf(minutes, 'minute')} left`,
    tokens,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** A check does not outlive its limit; a record that says so was left by a hook that was killed. */
function runningOf({ live }: PanelLoop, now: number): readonly LiveRun[] {
  return live.filter(({ startedAt, limitSeconds }) => now < startedAt + limitSeconds * 1000 + GRACE_MS);
}

const GRACE_MS = 30_000;

/** The one line below the prompt; null when there is nothing to say. */
export function panelStatus({ loop, ended }: Panel, now: number): string | null {
  const seen = loop === null ? ended : { ...loop, live: runningOf(loop, now) };
  return seen === null ? null : unmarked(renderGlance(seen, now));
}

/** Without MSW's mark, where the client writes the plugin's name before the text. */
export function unmarked(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

const MARK = 'msw ▸ ';

/** What becomes of the panel when the person has typed the next prompt: no check runs, and the ending has been read. */
export function afterPrompt(panel: Panel, typedAt: number): Panel {
  const { loop } = panel;
  const live = loop === null ? [] : loop.live.filter(({ startedAt }) => startedAt >= typedAt);
  const ended = panel.ended !== null && panel.ended.at >= typedAt ? panel.ended : null;
  return { ...panel, loop: loop === null ? null : { ...loop, live }, ended };
}

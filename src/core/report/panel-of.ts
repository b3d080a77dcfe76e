// Makes what the panel shows of a loop from its record.

import { failureHeadline } from '../failure/failure-headline.ts';
import { renderTry } from '../loop/attempts.ts';
import type { LiveRun } from '../loop/live-run.ts';
import type { Loop } from '../loop/loop.ts';
import { nameTask } from '../loop/texts/name-task.ts';
import { describeTokens } from '../loop/token-use.ts';
import { shown } from '../text/shown.ts';
import type { PanelLoop } from './panel.ts';
import { panelLine } from './panel-line.ts';

export function panelOf({ terms, progress }: Loop): PanelLoop {
  const { pause, lastFailure, waiting, attempts } = progress;
  const hasMinutes = pause === null && terms.execution === null;
  return {
    id: terms.id,
    iteration: progress.iteration,
    maxIterations: terms.maxIterations,
    paused: pause === null ? null : panelLine(pause.reason),
    lastError: lastFailure === null ? null : panelLine(failureHeadline(lastFailure, 160)),
    live: [],
    waitsFor: pause !== null || waiting.length === 0 ? null : panelLine(waiting.map(nameTask).join(', ')),
    attempts: attempts.slice(-MOST_ATTEMPTS).map((attempt) => panelLine(shown(renderTry(attempt)))),
    until: hasMinutes ? terms.startedAt + progress.pausedMs + terms.maxMinutes * 60_000 : null,
    tokens: describeTokens(progress.spent, terms.maxTokens),
  };
}

/** The checks that run now. */
export function checksOf(live: readonly LiveRun[]): PanelLoop['live'] {
  return live.map(({ check, line, ...run }) => ({
    ...run,
    check: panelLine(check),
    line: line === null ? null : panelLine(line),
  }));
}

/** As many as a person takes in at a glance. */
const MOST_ATTEMPTS = 3;

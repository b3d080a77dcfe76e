// The loops of a project as a person reads them.

import { failureHeadline } from '../failure/failure-headline.ts';
import { executionLines } from '../loop/execution-text.ts';
import type { Loop } from '../loop/loop.ts';
import { clipText } from '../text/clip-text.ts';
import { forPeople } from '../text/for-people.ts';
import type { Prose } from '../text/prose.ts';

export interface StatusInput {
  readonly loops: readonly Loop[];
  /** The session that asks; its loop comes first. */
  readonly session: string | null;
  readonly now: number;
  /** What is left of NotebookLM; null without a notebook. */
  readonly notebook?: string | null;
}

/** Plain text, a block per loop. */
export function renderStatus({ notebook = null, ...input }: StatusInput): Prose {
  return forPeople([...renderLoops(input), ...(notebook === null ? [] : ['', notebook])]);
}

function renderLoops({ loops, session, now }: StatusInput): readonly string[] {
  if (loops.length === 0)
    return ['No loop in this project. Start one: /msw:loop "what to do" --check "npm test"'];
  const own = loops.filter((loop) => loop.terms.session === session);
  const others = loops.filter((loop) => loop.terms.session !== session);
  return [...own, ...others].flatMap((loop, at) => [
    ...(at === 0 ? [] : ['']),
    ...renderLoop(loop, session, now),
  ]);
}

function renderLoop(loop: Loop, session: string | null, now: number): readonly string[] {
  const { terms, progress } = loop;
  const whose = session === null ? '' : terms.session === session ? ', this session' : ', another session';
  const worked = restingSince(loop, now) - terms.startedAt - progress.pausedMs;
  const minutes = Math.max(0, Math.floor(worked / 60_000));
  const lines = [
    `${terms.execution === null ? 'Loop' : 'Execution'} ${terms.id} (${describeState(loop)}${whose})`,
    ...(terms.execution === null ? budgetLines(loop, minutes) : executionLines(loop)),
    ...terms.checks.map(
      (check) =>
        `  check      ${check.name}: ${clipText(check.command, 100)}${check.origin === 'sealed' ? ' (sealed)' : ''}`,
    ),
    terms.completionPromise === null ? null : `  promise    ${terms.completionPromise}`,
    progress.lastFailure === null ? null : `  failure    ${failureHeadline(progress.lastFailure, 160)}`,
    progress.breaker.state === 'closed'
      ? null
      : `  breaker    ${progress.breaker.state}: ${progress.breaker.reason ?? ''}`,
    progress.offered === null ? null : `  guidance   ${progress.offered.headline}`,
    progress.hints.length === 0
      ? null
      : `  hints      ${progress.hints.length}, last: ${clipText(progress.hints.at(-1) ?? '', 100)}`,
    `  evidence   .msw/loops/${terms.id}/`,
  ];
  return lines.filter((line) => line !== null);
}

function budgetLines({ terms, progress }: Loop, minutes: number): readonly string[] {
  return [
    `  task       ${clipText(terms.prompt.replaceAll(/\s+/g, ' ').trim(), 100)}`,
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${terms.maxMinutes} minutes`,
  ];
}

function describeState({ progress }: Loop): string {
  return progress.pause === null ? 'running' : `paused: ${clipText(progress.pause.reason, 160)}`;
}

function restingSince({ progress }: Loop, now: number): number {
  return progress.pause?.at ?? now;
}

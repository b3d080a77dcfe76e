// A project's loops as text for people.

import { failureHeadline } from '../failure/failure-headline.ts';
import { describeActivity, doingOf, type SeenActivity } from '../headless/activity.ts';
import { CAUSES } from '../loop/ending-causes.ts';
import { describeRun, type LiveRun, lastLine } from '../loop/live-run.ts';
import type { Loop, WaitingTask } from '../loop/loop.ts';
import { renderElsewhere } from '../loop/texts/elsewhere-text.ts';
import { executionLines } from '../loop/texts/execution-text.ts';
import { nameTask } from '../loop/texts/name-task.ts';
import { describeTokens } from '../loop/token-use.ts';
import { clipText } from '../text/clip-text.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import type { Shown } from '../text/shown.ts';

/** What is visible of a loop besides its record. */
export interface Sight {
  readonly live: readonly LiveRun[];
  /** The user interrupted Claude and has typed nothing since. */
  readonly isInterrupted: boolean;
  /** What clients without a person do for it. */
  readonly activities: readonly SeenActivity[];
}

/** How the last loop to end ended. */
export interface LastEnd {
  readonly loop: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly outcome: string;
  readonly iteration: number;
  readonly files: number | null;
  readonly report: string | null;
}

export interface StatusInput {
  readonly loops: readonly Loop[];
  /** By the loop's id. */
  readonly sights?: ReadonlyMap<string, Sight>;
  /** Null while none has ended. */
  readonly last?: LastEnd | null;
  /** The asking session; its loop comes first. */
  readonly session: string | null;
  readonly now: number;
  /** The NotebookLM questions left; null without a notebook. */
  readonly notebook?: string | null;
}

/** Plain text, one block per loop. */
export function renderStatus({ notebook = null, ...input }: StatusInput): Shown {
  return forPeople([...renderLoops(input), ...(notebook === null ? [] : ['', notebook])]);
}

/** One line that changes only when something has happened, for line-based readers. */
export function plainStatus({ loops, sights, last = null }: StatusInput): string {
  if (loops.length === 0) return last === null ? 'no loop' : `${last.loop} ended: ${last.outcome}`;
  return loops.map((loop) => plainLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN)).join('; ');
}

/** `20261129-111407-6fcc22 3/20 · Claude runs Edit src/x.ts · the failure`. */
export function plainLoop({ terms, progress }: Loop, { live, activities }: Sight): string {
  const checks = live.map(({ check, at, of }) => `check ${at} of ${of}, ${check}, runs`);
  const waits = progress.waiting.map((task) => `waits for ${nameTask(task)}`);
  const what =
    progress.pause !== null
      ? `paused: ${progress.pause.reason}`
      : checks.join(', ') || waits.join(', ') || activities.map(doingOf).join(', ') || 'Claude is working';
  const failure = progress.lastFailure === null ? '' : ` · ${failureHeadline(progress.lastFailure, 160)}`;
  return `${terms.id} ${progress.iteration}/${terms.maxIterations} · ${what}${failure}`;
}

function renderLoops({ loops, session, now, sights, last = null }: StatusInput): readonly string[] {
  if (loops.length === 0)
    return last === null
      ? [`No loop in this project. Start one: ${START}`]
      : [...renderLast(last, now), '', `No loop in this project now. Start another: ${START}`];
  const own = loops.filter((loop) => loop.terms.session === session);
  const others = loops.filter((loop) => loop.terms.session !== session);
  return [...own, ...others].flatMap((loop, at) => [
    ...(at === 0 ? [] : ['']),
    ...renderLoop(loop, sights?.get(loop.terms.id) ?? UNSEEN, session, now),
  ]);
}

const START = '/msw:loop "what to do" --check "npm test"';

export const UNSEEN: Sight = { live: [], isInterrupted: false, activities: [] };

function renderLast(
  { loop, at, outcome, iteration, files, report }: LastEnd,
  now: number,
): readonly string[] {
  const changed = files === null ? '' : `, ${countOf(files, 'file')} changed`;
  return [
    `The last loop (${loop}) ended ${ago(now - at)}: ${clipText(outcome, 400)}.`,
    `  after      ${countOf(iteration, 'iteration')}${changed}`,
    ...(report === null ? [] : [`  report     ${report}`]),
  ];
}

export function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 120) return `${countOf(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${countOf(hours, 'hour')} ago` : `${countOf(Math.floor(hours / 24), 'day')} ago`;
}

function renderLoop(loop: Loop, sight: Sight, session: string | null, now: number): readonly string[] {
  const { terms, progress } = loop;
  const whose = session === null ? '' : terms.session === session ? ', this session' : ', another session';
  const minutes = workedMinutes(loop, now);
  const lines = [
    `${terms.execution === null ? 'Loop' : 'Execution'} ${terms.id} (${describeState(loop, sight.live.length > 0)}${whose})`,
    ...nowLines(loop, sight, now),
    ...(terms.execution === null ? budgetLines(loop, minutes) : executionLines(loop)),
    ...terms.checks.map(
      (check) =>
        `  check      ${check.name}: ${clipText(check.command, 100)}${check.origin === 'sealed' ? ' (sealed)' : ''}`,
    ),
    terms.completionPromise === null ? null : `  promise    ${terms.completionPromise}`,
    ...placeLines(loop),
    progress.lastFailure === null ? null : `  failure    ${failureHeadline(progress.lastFailure, 160)}`,
    progress.breaker.state === 'closed'
      ? null
      : `  breaker    ${progress.breaker.state}: ${progress.breaker.reason ?? ''}`,
    progress.offered === null ? null : `  guidance   ${progress.offered.headline}`,
    progress.hints.length === 0
      ? null
      : `  hints      ${progress.hints.length}, last: ${clipText(progress.hints.at(-1) ?? '', 100)}`,
    `  evidence   .msw/loops/${terms.id}/`,
    nextLine(progress),
  ];
  return lines.filter((line) => line !== null);
}

function placeLines(loop: Loop): readonly string[] {
  const places = renderElsewhere(loop);
  return places === null ? [] : [`  elsewhere  ${places}`];
}

function nextLine({ pause }: Loop['progress']): string | null {
  return pause === null ? null : `  next       ${CAUSES[pause.cause].next}`;
}

function nowLines(
  { progress }: Loop,
  { live, isInterrupted, activities }: Sight,
  now: number,
): readonly string[] {
  if (live.length === 0 && isInterrupted && progress.pause === null)
    return [
      '  now        you interrupted Claude; with your next message it continues (/msw:pause pauses it)',
    ];
  if (live.length === 0 && progress.pause === null)
    return [
      ...activities.map((seen) => `  now        ${describeActivity(seen)}`),
      ...waitLines(progress.waiting, now),
    ];
  return live.flatMap((run) => {
    const line = lastLine(run);
    return [`  now        ${describeRun(run, now)}`, ...(line === null ? [] : [`             ${line}`])];
  });
}

/** A task that hangs would hold the loop for ever: it is named with its age, and with the way to end it. */
function waitLines(waiting: readonly WaitingTask[], now: number): readonly string[] {
  if (waiting.length === 0) return [];
  return [
    ...waiting.map((task) => `  waits for  ${nameTask(task)} (the wait began ${ago(now - task.since)})`),
    '             no check runs until it is done; if it hangs, end it in /tasks of Claude Code',
  ];
}

function budgetLines({ terms, progress }: Loop, minutes: number): readonly string[] {
  const tokens = describeTokens(progress.spent, terms.maxTokens);
  return [
    `  task       ${clipText(terms.prompt.replaceAll(/\s+/g, ' ').trim(), 100)}`,
    `  budget     iteration ${progress.iteration} of ${terms.maxIterations}, ${minutes} of ${countOf(terms.maxMinutes, 'minute')}${tokens === null ? '' : `, ${tokens}`}`,
  ];
}

function describeState({ progress }: Loop, isChecking: boolean): string {
  if (isChecking) return 'running the checks';
  if (progress.pause === null && progress.waiting.length > 0) return 'waiting';
  return progress.pause === null ? 'running' : `paused: ${clipText(progress.pause.reason, 160)}`;
}

export function workedMinutes({ terms, progress }: Loop, now: number): number {
  const worked = (progress.pause?.at ?? now) - terms.startedAt - progress.pausedMs;
  return Math.max(0, Math.floor(worked / 60_000));
}

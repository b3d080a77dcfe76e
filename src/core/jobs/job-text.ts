// Jobs as people and tools see them.

import { describeActivity, doingOf, type SeenActivity } from '../headless/activity.ts';
import { minutesAndSeconds } from '../loop/live-run.ts';
import { shortCount } from '../loop/token-use.ts';
import { clipText } from '../text/clip-text.ts';
import { countOf } from '../text/count-of.ts';
import { plainLine } from '../text/plain-line.ts';
import { quoteLine } from '../text/quote-line.ts';
import { isEnded, type Job, type JobWork } from './job.ts';
import { progressOf, workedMs } from './progress.ts';
import { branchLines, type TeamStanding, teamLines } from './team-text.ts';

export interface JobView
  extends Pick<
    Job,
    | 'id'
    | 'createdAt'
    | 'endedAt'
    | 'step'
    | 'units'
    | 'tokens'
    | 'cost'
    | 'denied'
    | 'waitsFor'
    | 'outcome'
    | 'next'
    | 'session'
    | 'loop'
    | 'made'
    | 'iteration'
    | 'checks'
  > {
  readonly kind: JobWork['kind'];
  /** The work in a few words. */
  readonly what: string;
  /** `interrupted`: its runner is gone; the next process that lists the jobs restarts it. */
  readonly state: Job['status'] | 'interrupted';
  readonly percent: number | null;
  /** At most, and at least. */
  readonly secondsLeft: number | null;
  readonly secondsLeftAtLeast: number | null;
  readonly workedSeconds: number;
  /** Relative to the project. */
  readonly log: string;
  /** The end of the log. */
  readonly lines: readonly string[];
  /** What its clients do now; missing where nobody looked. */
  readonly activity?: readonly SeenActivity[];
  /** Only for a job that any machine of the team may run. */
  readonly team?: TeamStanding;
}

/** @param isLeft the job has lost its runner */
export function viewOf(
  job: Job,
  {
    now,
    isLeft,
    lines,
    place,
  }: {
    readonly now: number;
    readonly isLeft: boolean;
    readonly lines: readonly string[];
    /** Of a queued job in the line, as half a line. */
    readonly place?: string;
  },
): JobView {
  const { id, work, status, createdAt, endedAt } = job;
  const { units, tokens, cost, denied, waitsFor, outcome, next, session, loop, made, iteration, checks } =
    job;
  const { percent, secondsLeft } = progressOf(job, now);
  const left = isLeft ? null : secondsLeft;
  return {
    id,
    kind: work.kind,
    what: whatOf(work),
    state: isLeft && status === 'running' ? 'interrupted' : status,
    step: stepOf(job, place),
    percent,
    secondsLeft: left?.atMost ?? null,
    secondsLeftAtLeast: left?.atLeast ?? null,
    ...{ units, waitsFor, outcome, next, denied, tokens, cost },
    workedSeconds: Math.round(workedMs(job, now) / 1000),
    createdAt,
    endedAt,
    ...(made !== undefined && { made }),
    ...(iteration !== undefined && { iteration }),
    ...(checks !== undefined && { checks }),
    ...{ session, loop, log: `.msw/jobs/${id}/log.txt`, lines },
  };
}

/** What it last did would be told as what it does, once it has ended or waits. */
function stepOf({ status, step, outcome, waitsFor }: Job, place: string | undefined): string {
  if (status === 'queued') return place ?? step;
  if (status === 'waiting') return `waits for you: ${waitsFor[0]?.reason ?? 'it does not say why'}`;
  return isEnded({ status }) ? (outcome ?? status) : step;
}

/** Names from a record are shown as they are only in the form that names of their kind have; else quoted. */
export function whatOf(work: JobWork): string {
  switch (work.kind) {
    case 'execute-phase': {
      const wave = work.wave === null ? '' : `, wave ${work.wave}`;
      return `execute phase ${shownMatch(work.phase, NAME)}${wave}${work.gapsOnly ? ', gaps only' : ''}`;
    }
    case 'plan-phase':
      return `plan phase ${shownMatch(work.phase, NAME)}${work.gaps ? ', gaps' : ''}`;
    case 'execute-and-verify':
      return `carry out ${shownMatch(work.plan, PATH)}`;
    case 'research':
      return work.topic === '' ? 'research a phase' : `research ${quoteLine(work.topic, 80)}`;
  }
}

/** Of a phase or a plan. */
export const NAME = /^[\w.-]{1,40}$/;
const PATH = /^(?:[\w.-]+\/)*[\w.-]{1,100}$/;

/** As it is if it has this form, which contains no words that could be obeyed; else quoted. */
export function shownMatch(text: string, form: RegExp): string {
  return text.length <= 200 && form.test(text) ? text : quoteLine(text, 120);
}

/** Half a line: `running, 33 %, 2:10 to 4:50 left`. */
export function jobStanding({ state, percent, secondsLeft, secondsLeftAtLeast }: JobView): string {
  const parts = [
    state === 'interrupted' ? 'interrupted; it is taken up again' : state,
    percent === null || state === 'done' ? null : `${percent} %`,
    secondsLeft === null ? null : `${leftWords(secondsLeft, secondsLeftAtLeast)} left`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function leftWords(atMost: number, atLeast: number | null): string {
  const isOpen = atLeast === null || atLeast === 0;
  return isOpen
    ? `at most ${minutesAndSeconds(atMost)}`
    : `${minutesAndSeconds(atLeast)} to ${minutesAndSeconds(atMost)}`;
}

/** A block of text for one job. */
export function jobLines(view: JobView): readonly string[] {
  const { id, what, state, step, units, waitsFor, outcome, next, denied, team } = view;
  const counted = (of: 'done' | 'halted') => units.filter((unit) => unit.state === of).length;
  const halted = counted('halted') === 0 ? '' : `, ${counted('halted')} halted`;
  const lines = [
    `Job ${id} (${jobStanding(view)})`,
    `  what       ${what}`,
    ...(team === undefined ? [] : teamLines(team, state === 'done')),
    isEnded({ status: state }) || waitsFor.length > 0 ? null : `  now        ${clipText(step, 200)}`,
    ...(view.activity ?? []).map((seen) => `  claude     ${describeActivity(seen)}`),
    loopLine(view),
    units.length === 0 ? null : `  done       ${counted('done')} of ${units.length}${halted}`,
    ...waitsFor.flatMap((one) => [
      ...one.reason.split('\n').map((line, at) => `  ${at === 0 ? 'waits for  ' : '           '}${line}`),
      `  type       ${one.type}`,
    ]),
    outcome === null ? null : `  outcome    ${clipText(outcome, 400)}`,
    next === null ? null : `  next       ${next}`,
    denied.length === 0 ? null : `  refused    ${denied.join(', ')}`,
    `  spent      ${minutesAndSeconds(view.workedSeconds)}${spentOf(view)}`,
    `  log        ${view.log}`,
  ];
  return lines.filter((line) => line !== null);
}

/** Null for a job without a loop. */
function loopLine({ iteration, checks }: JobView): string | null {
  if (iteration === undefined) return null;
  const passing =
    checks === undefined ? '' : `, ${checks.passing} of ${countOf(checks.of, 'check passes', 'checks pass')}`;
  return `  loop       iteration ${iteration.now} of ${iteration.of}${passing}`;
}

/** A block for a job under way, a line for an ended one, and what to type while the branch of a team waits. */
export function glanceLines(view: JobView): readonly string[] {
  const { state, team } = view;
  if (!isEnded({ status: state })) return jobLines(view);
  return [endedLine(view), ...(team !== undefined && state === 'done' ? branchLines(team) : [])];
}

/** A line that changes only when something has happened. */
export function plainJob({ id, step, activity = [] }: JobView): string {
  return `job ${id} · ${activity.map(doingOf).join(', ') || clipText(step, 120)}`;
}

/** A line for the panel of its session; null for a job that has ended. */
export function panelLineOf(job: Job): string | null {
  if (isEnded(job)) return null;
  const { id, units, status, step, work } = job;
  const done = units.filter(({ state }) => state === 'done').length;
  const parts = [
    `job ${id}`,
    whatOf(work),
    units.length === 0 ? null : `${done} of ${units.length}`,
    status === 'waiting' ? 'waits for you: /msw:status says what for' : step,
  ];
  return plainLine(parts.filter((part) => part !== null).join(' · '), 300);
}

/** A notice of one line. */
export function newsOf(view: JobView): string {
  const { id, what, state, waitsFor } = view;
  const [first] = waitsFor;
  if (state === 'waiting' && first !== undefined) {
    const reason = plainLine(first.reason, 300).replace(/[.:]$/, '');
    return `Job ${id} (${what}) waits for you: ${reason}. Type ${first.type}`;
  }
  return endedLine(view);
}

function endedLine({ id, what, state, outcome, next }: JobView): string {
  const then = next === null ? '' : ` Next: ${next}`;
  return `Job ${id} (${what}) is ${state}: ${plainLine(outcome ?? 'it ended', 300)}.${then}`;
}

function spentOf({ tokens, cost }: JobView): string {
  const counted = tokens === 0 ? '' : `, ${shortCount(tokens)} tokens`;
  return cost < 0.005 ? counted : `${counted}, $${cost.toFixed(2)}`;
}

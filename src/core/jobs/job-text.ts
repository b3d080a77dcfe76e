// Jobs as people and tools see them.

import { clock } from '../loop/live-run.ts';
import { shortCount } from '../loop/token-use.ts';
import { clipText } from '../text/clip-text.ts';
import { plainLine } from '../text/plain-line.ts';
import { quoteLine } from '../text/quote-line.ts';
import { isEnded, type Job, type JobWork, progressOf, workedMs } from './job.ts';
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
  > {
  readonly kind: JobWork['kind'];
  /** The work in a few words. */
  readonly what: string;
  /** `interrupted`: its runner is gone; the next process that lists the jobs restarts it. */
  readonly state: Job['status'] | 'interrupted';
  readonly percent: number | null;
  readonly secondsLeft: number | null;
  readonly workedSeconds: number;
  /** Relative to the project. */
  readonly log: string;
  /** The end of the log. */
  readonly lines: readonly string[];
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
  const { step, units, tokens, cost, denied, waitsFor, outcome, next, session, loop } = job;
  const { percent, secondsLeft } = progressOf(job, now);
  return {
    id,
    kind: work.kind,
    what: whatOf(work),
    state: isLeft && status === 'running' ? 'interrupted' : status,
    step: status === 'queued' ? (place ?? step) : step,
    percent,
    secondsLeft: isLeft ? null : secondsLeft,
    ...{ units, waitsFor, outcome, next, denied, tokens, cost },
    workedSeconds: Math.round(workedMs(job, now) / 1000),
    createdAt,
    endedAt,
    ...{ session, loop, log: `.msw/jobs/${id}/log.txt`, lines },
  };
}

/** Names from a record are shown as they are only in the form that names of their kind have; else quoted. */
export function whatOf(work: JobWork): string {
  switch (work.kind) {
    case 'execute-phase': {
      const wave = work.wave === null ? '' : `, wave ${work.wave}`;
      return `execute phase ${shown(work.phase, NAME)}${wave}${work.gapsOnly ? ', gaps only' : ''}`;
    }
    case 'plan-phase':
      return `plan phase ${shown(work.phase, NAME)}${work.gaps ? ', gaps' : ''}`;
    case 'execute-and-verify':
      return `carry out ${shown(work.plan, PATH)}`;
    case 'research':
      return work.topic === '' ? 'research a phase' : `research ${quoteLine(work.topic, 80)}`;
  }
}

/** Of a phase or a plan. */
export const NAME = /^[\w.-]{1,40}$/;
const PATH = /^(?:[\w.-]+\/)*[\w.-]{1,100}$/;

/** As it is if it has this form, which contains no words that could be obeyed; else quoted. */
export function shown(text: string, form: RegExp): string {
  return text.length <= 200 && form.test(text) ? text : quoteLine(text, 120);
}

/** Half a line: `running, 33 %, about 4:10 left`. */
export function standingOf({ state, percent, secondsLeft }: JobView): string {
  const parts = [
    state === 'interrupted' ? 'interrupted; it is taken up again' : state,
    percent === null || state === 'done' ? null : `${percent} %`,
    secondsLeft === null ? null : `about ${clock(secondsLeft)} left`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** A block of text for one job. */
export function jobLines(view: JobView): readonly string[] {
  const { id, what, state, step, units, waitsFor, outcome, next, denied, team } = view;
  const counted = (of: 'done' | 'halted') => units.filter((unit) => unit.state === of).length;
  const halted = counted('halted') === 0 ? '' : `, ${counted('halted')} halted`;
  const lines = [
    `Job ${id} (${standingOf(view)})`,
    `  what       ${what}`,
    ...(team === undefined ? [] : teamLines(team, state === 'done')),
    isEnded({ status: state }) || waitsFor.length > 0 ? null : `  now        ${clipText(step, 200)}`,
    units.length === 0 ? null : `  done       ${counted('done')} of ${units.length}${halted}`,
    ...waitsFor.flatMap((one) => [
      ...one.reason.split('\n').map((line, at) => `  ${at === 0 ? 'waits for  ' : '           '}${line}`),
      `  type       ${one.type}`,
    ]),
    outcome === null ? null : `  outcome    ${clipText(outcome, 400)}`,
    next === null ? null : `  next       ${next}`,
    denied.length === 0 ? null : `  refused    ${denied.join(', ')}`,
    `  spent      ${clock(view.workedSeconds)}${spentOf(view)}`,
    `  log        ${view.log}`,
  ];
  return lines.filter((line) => line !== null);
}

/** A block for a job under way, a line for an ended one, and what to type while the branch of a team waits. */
export function glanceLines(view: JobView): readonly string[] {
  const { state, team } = view;
  if (!isEnded({ status: state })) return jobLines(view);
  return [endedLine(view), ...(team !== undefined && state === 'done' ? branchLines(team) : [])];
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

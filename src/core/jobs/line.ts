// The queue of jobs: a machine runs only so many at once, and jobs that change the same files take turns.

import { countOf } from '../text/count-of.ts';

export interface WaitingJob {
  readonly id: string;
  readonly project: string;
  /** Research changes no files and mostly waits, so it has a line of its own. */
  readonly lane: 'client' | 'research';
  /** `limited`: for a usage limit to end. `waiting`: for a person. */
  readonly state: 'queued' | 'running' | 'limited' | 'waiting' | 'cancelling';
  readonly queuedAt: number;
}

/** Ids of the jobs that may start now, the longest waiting first. */
export function nextInLine(all: readonly WaitingJob[], atOnce: number): readonly string[] {
  const working = all.filter(isWorking);
  const begun: WaitingJob[] = [];
  const queued = all.filter(({ state }) => state === 'queued').toSorted(byTurn);
  for (const one of queued) {
    const there = [...working, ...begun].filter(({ lane }) => lane === one.lane);
    const busy = there.filter(({ state }) => state !== 'limited');
    const isInTheWay = one.lane === 'client' && there.some(({ project }) => project === one.project);
    if (busy.length < atOnce && !isInTheWay) begun.push(one);
  }
  return begun.map(({ id }) => id);
}

/** Half a line about a job that waits: for whom. */
export function placeInLine(all: readonly WaitingJob[], id: string): string {
  const own = all.find((one) => one.id === id);
  const ahead = all
    .filter((one) => one.id !== id && one.lane === own?.lane)
    .filter((one) => isWorking(one) || (own !== undefined && one.state === 'queued' && byTurn(one, own) < 0));
  const here = ahead.filter(({ project, lane }) => lane === 'client' && project === own?.project);
  if (here.length > 0) return `waits in line, behind ${counted(here)} of this project`;
  const busy = ahead.filter(({ state }) => state !== 'limited');
  return busy.length === 0
    ? 'waits in line, as the next'
    : `waits in line, behind ${counted(busy)} on this machine`;
}

/** With a name when there is only one. */
function counted(jobs: readonly WaitingJob[]): string {
  return jobs.length === 1 ? `job ${jobs[0]?.id}` : `${countOf(jobs.length, 'job')}`;
}

/** A job that waits for a limit gives its place to another, but keeps its project. */
function isWorking({ state }: WaitingJob): boolean {
  return state === 'running' || state === 'limited' || state === 'cancelling';
}

function byTurn(left: WaitingJob, right: WaitingJob): number {
  return left.queuedAt - right.queuedAt || (left.id < right.id ? -1 : 1);
}

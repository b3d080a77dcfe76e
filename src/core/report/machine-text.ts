// All projects of a machine in which something runs, waits for a person, or ended in the last day.

import { isEnded } from '../jobs/job.ts';
import { type JobView, jobStanding, newsOf, plainJob } from '../jobs/job-text.ts';
import type { Loop } from '../loop/loop.ts';
import { clipText } from '../text/clip-text.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import type { Shown } from '../text/shown.ts';
import { ago, type LastEnd, plainLoop, type Sight, UNSEEN, workedMinutes } from './status-text.ts';

export interface ProjectView {
  /** Absolute. */
  readonly project: string;
  /** Why its loops cannot be read, as a sentence; null when they were. */
  readonly trouble: string | null;
  readonly loops: readonly Loop[];
  /** By the loop's id. */
  readonly sights: ReadonlyMap<string, Sight>;
  /** Only of the last day. */
  readonly last: LastEnd | null;
  readonly jobs: readonly JobView[];
}

export function renderMachine(projects: readonly ProjectView[], now: number): Shown {
  if (projects.length === 0)
    return forPeople(['No loop and no job runs, waits or has just ended in any project of this machine.']);
  return forPeople(projects.flatMap((one, at) => [...(at === 0 ? [] : ['']), ...projectLines(one, now)]));
}

function projectLines({ project, trouble, loops, sights, last, jobs }: ProjectView, now: number) {
  return [
    `Project ${project}`,
    ...(trouble === null ? [] : [`  ${trouble}`]),
    ...loops.map((loop) => {
      const line = plainLoop(loop, sights.get(loop.terms.id) ?? UNSEEN);
      return `  loop ${line} · ${countOf(workedMinutes(loop, now), 'minute')}`;
    }),
    ...(last === null
      ? []
      : [`  loop ${last.loop} ended ${ago(now - last.at)}: ${clipText(last.outcome, 200)}`]),
    ...jobs.map((job) => `  ${jobLine(job)}`),
  ];
}

function jobLine(job: JobView): string {
  const isUnderWay = !isEnded({ status: job.state }) && job.waitsFor.length === 0;
  return isUnderWay ? `${plainJob(job)} · ${jobStanding(job)}` : newsOf(job);
}

/** A line that changes only when something has happened. */
export function plainMachine(projects: readonly ProjectView[]): string {
  const lines = projects.flatMap(({ loops, sights, jobs }) => [
    ...loops.map((loop) => plainLoop(loop, sights.get(loop.terms.id) ?? UNSEEN)),
    ...jobs.filter(({ state }) => state === 'running').map(plainJob),
  ]);
  return lines.join('; ') || 'nothing runs';
}

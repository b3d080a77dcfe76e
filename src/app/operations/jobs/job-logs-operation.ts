// The log of a job, once or as it grows.

import { setTimeout as delay } from 'node:timers/promises';
import { describeActivity, doingOf, type SeenActivity } from '../../../core/headless/activity.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { readLog } from '../../jobs/job-store.ts';
import { chooseJob, showJob } from '../../jobs/show-jobs.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, flag, optionalWord } from '../operation/inputs.ts';
import { done, operation, refused } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';

export const logs = operation({
  name: 'job logs',
  about: 'Show the log of a job; with --follow until it ends or waits for you',
  effect: 'reads',
  streams: true,
  inputs: {
    id: optionalWord('a job id', 'by default the newest'),
    lines: count('N', 'the last of them; by default 50', [1, 5000]),
    follow: flag('each new line as it comes, and what Claude does'),
  },
  run: (place, { id, lines, follow }) =>
    inWorkspace(place, async (workspace) => {
      const chosen = chooseJob(workspace, id);
      if (!('job' in chosen)) return refused(chosen.reason);
      const first = readLog(workspace.project, chosen.job, { from: null, most: lines ?? 50 });
      if (!follow) return done({ id: chosen.job, lines: first.lines });
      for (const line of first.lines) place.emit({ line }, line);
      await followLog(place, workspace, chosen.job, first.end);
      return done({ id: chosen.job, lines: [] });
    }),
  shown: ({ lines }) => forPeople(lines, Infinity),
});

const EVERY_MS = 500;

async function followLog(place: RequestPlace, workspace: Workspace, id: string, from: number): Promise<void> {
  let doing = '';
  for (let at = from; ; ) {
    const view = await showJob(workspace, id, 0);
    const { lines, end } = readLog(workspace.project, id, { from: at, most: 0 });
    for (const line of lines) place.emit({ line }, line);
    at = end;
    if (typeof view === 'string') return;
    doing = tellActivity(place, view.activity ?? [], doing);
    const isOver = ['done', 'failed', 'cancelled', 'waiting'].includes(view.state);
    if (isOver && lines.length === 0) return;
    await delay(EVERY_MS);
  }
}

/** Returns what it told. */
function tellActivity(
  { emit, show }: RequestPlace,
  activity: readonly SeenActivity[],
  before: string,
): string {
  const doing = activity.map(doingOf).join('; ');
  if (doing !== '') show(activity.map(describeActivity), doing);
  if (doing !== before) emit({ activity });
  return doing;
}

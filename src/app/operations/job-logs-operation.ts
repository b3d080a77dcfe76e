// The log of a job, once or as it grows.

import { setTimeout as delay } from 'node:timers/promises';
import { forPeople } from '../../core/text/for-people.ts';
import { readLog } from '../jobs/job-store.ts';
import { chooseJob, showJob } from '../jobs/show-jobs.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './operation/in-project.ts';
import { count, flag, optionalWord } from './operation/inputs.ts';
import { done, operation, refused } from './operation/operation.ts';

export const logs = operation({
  name: 'job logs',
  about: 'Show the log of a job; with --follow until it ends or waits for you',
  effect: 'reads',
  streams: true,
  inputs: {
    id: optionalWord('a job id', 'by default the newest'),
    lines: count('N', 'the last of them; by default 50', [1, 5000]),
    follow: flag('each new line as it comes'),
  },
  run: (place, { id, lines, follow }) =>
    inWorkspace(place, async (workspace) => {
      const chosen = chooseJob(workspace, id);
      if (!('job' in chosen)) return refused(chosen.reason);
      const first = readLog(workspace.project, chosen.job, { from: null, most: lines ?? 50 });
      if (!follow) return done({ id: chosen.job, lines: first.lines });
      for (const line of first.lines) place.emit({ line }, line);
      await followLog(workspace, chosen.job, first.end, (line) => place.emit({ line }, line));
      return done({ id: chosen.job, lines: [] });
    }),
  shown: ({ lines }) => forPeople(lines, Infinity),
});

const EVERY_MS = 500;

async function followLog(
  workspace: Workspace,
  id: string,
  from: number,
  tell: (line: string) => void,
): Promise<void> {
  for (let at = from; ; ) {
    const view = await showJob(workspace, id, 0);
    const { lines, end } = readLog(workspace.project, id, { from: at, most: 0 });
    for (const line of lines) tell(line);
    at = end;
    const isOver =
      typeof view === 'string' || ['done', 'failed', 'cancelled', 'waiting'].includes(view.state);
    if (isOver && lines.length === 0) return;
    await delay(EVERY_MS);
  }
}

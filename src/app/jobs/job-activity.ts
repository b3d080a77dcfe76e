// What the clients of a job do now: its own, and those of the loop that works for it.

import { readActivities } from '../../adapters/loops/live-activity.ts';
import { type SeenActivity, seenAt } from '../../core/headless/activity.ts';
import type { Job } from '../../core/jobs/job.ts';
import { isAlive } from '../workspace/is-alive.ts';
import type { Workspace } from '../workspace/workspace.ts';

export function activityOf(
  { userFolder, now }: Workspace,
  { id, loop, status }: Job,
): readonly SeenActivity[] {
  if (status !== 'running') return [];
  return [id, ...(loop === null ? [] : [loop])]
    .flatMap((run) => readActivities(userFolder, run, isAlive))
    .map((activity) => seenAt(activity, now()));
}

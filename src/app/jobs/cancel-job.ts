// Cancels a job: its runner ends everything that it started and then exits. A runner that does not exit is killed here.

import { setTimeout as delay } from 'node:timers/promises';
import { killTree } from '../../adapters/process/kill-tree.ts';
import { isStillThere } from '../../adapters/process/process-identity.ts';
import { isEnded, type Job } from '../../core/jobs/job.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isTaken, LOCKED, readWorkerClaim, type WorkerClaim, withLine, writeClaim } from './claims.ts';
import { endJob } from './end-job.ts';
import { readJob } from './job-store.ts';
import { endLeft, startNext } from './tend-jobs.ts';

export type CancelledJob =
  | { readonly status: 'done'; readonly job: Job }
  | { readonly status: 'refused'; readonly reason: string };

/** Longer than the grace period in which the runner ends its clients. */
const PATIENCE_MS = 25_000;
const EVERY_MS = 100;

export async function cancelJob(workspace: Workspace, id: string): Promise<CancelledJob> {
  const { userFolder } = workspace;
  const job = readJob(workspace, id);
  if (job === null) return refuse(`There is no job ${id} here. To list the jobs: ${lineToType`job list`}`);
  if (isEnded(job)) return refuse(`Job ${id} has ended already: it is ${job.status}.`);
  const claim = await withLine(userFolder, async () => {
    const found = readWorkerClaim(userFolder, id);
    if (found !== null && isTaken(found)) writeClaim(userFolder, { ...found, state: 'cancelling' });
    return found;
  });
  if (claim.status === 'busy') return refuse(LOCKED);
  const found = claim.value;
  if (found !== null && isTaken(found)) await askRunner(workspace, found);
  if (readWorkerClaim(userFolder, id) !== null || !isEnded(readJob(workspace, id) ?? job)) {
    await endLeft(workspace, id);
    await endJob(workspace, job, { status: 'cancelled', outcome: 'it was cancelled', next: null });
    await withLine(userFolder, async () => startNext(workspace));
  }
  const ended = readJob(workspace, id);
  return { status: 'done', job: ended ?? { ...job, status: 'cancelled' } };
}

function refuse(reason: string): CancelledJob {
  return { status: 'refused', reason };
}

/** Returns when the runner is gone, so that nothing of a cancelled job is still running. */
async function askRunner({ project }: Workspace, { runner }: WorkerClaim): Promise<void> {
  if (runner === null) return;
  // The runner learns from its claim that it must end. A signal could kill its clients' git in the middle of a commit.
  const isThere = () => isStillThere(runner, project);
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    if (!isThere()) return;
    await delay(EVERY_MS);
  }
  if (isThere()) await killTree({ pid: runner.pid, projectRoot: project });
}

// The current state of a project's jobs. Looking at them tends them first.

import { isEnded, type Job } from '../../core/jobs/job.ts';
import { type JobView, viewOf } from '../../core/jobs/job-text.ts';
import { placeInLine } from '../../core/jobs/line.ts';
import { lineOf } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { isLeft, isTaken, listClaims, readWorkerClaim, shownAlive } from './claims.ts';
import { activityOf } from './job-activity.ts';
import { listJobs, readJob, readJobs, readLog } from './job-store.ts';
import { tendJobs } from './tend-jobs.ts';

const MOST_LINES = 10;

/** Newest first; `unusable`: a sentence for each record that no job is read from. */
export async function showJobs(
  workspace: Workspace,
): Promise<{ readonly jobs: readonly JobView[]; readonly unusable: readonly string[] }> {
  await tendJobs(workspace);
  const { jobs, unusable } = readJobs(workspace);
  return { jobs: await Promise.all(jobs.map((job) => seen(workspace, job, 0))), unusable };
}

/** The jobs under way and the last ones that ended, for a view of the project; starts nothing. */
export function glanceAtJobs(workspace: Workspace): readonly JobView[] {
  const { userFolder, now } = workspace;
  const jobs = listJobs(workspace);
  const claims = listClaims(userFolder);
  const ended = jobs.filter((job) => isEnded(job) && now() - (job.endedAt ?? 0) < RECENT_MS);
  return [...jobs.filter((job) => !isEnded(job)), ...ended.slice(0, MOST_ENDED)].map((job) => {
    const claim = readWorkerClaim(userFolder, job.id);
    const place = placeInLine(claims, job.id);
    const view = viewOf(job, { now: now(), isLeft: claim === null || !isTaken(claim), lines: [], place });
    return { ...view, activity: activityOf(workspace, job) };
  });
}

/** How long an ended job is shown. */
export const RECENT_MS = 24 * 3600_000;
const MOST_ENDED = 3;

/** Finds a job by the start of its id, or the newest for null; a sentence when that does not identify one. */
export async function showJob(
  workspace: Workspace,
  wanted: string | null,
  most = MOST_LINES,
  call?: CallWords,
): Promise<JobView | string> {
  await tendJobs(workspace);
  const id = chooseJob(workspace, wanted, call);
  if (!('job' in id)) return id.reason;
  const job = readJob(workspace, id.job) ?? null;
  return job === null ? `Job ${id.job} is gone.` : seen(workspace, job, most);
}

/** How the caller's entry calls an operation. */
type CallWords = (operation: string) => string;

/** The same choice without reading the job. */
export function chooseJob(
  workspace: Workspace,
  wanted: string | null,
  call: CallWords = lineOf,
): { readonly job: string } | { readonly reason: string } {
  const { jobs, unusable } = readJobs(workspace, wanted ?? '');
  const [first, second] = jobs;
  if (first === undefined) {
    const reason =
      wanted === null
        ? `There is no job in this project yet. How to start one: ${lineOf('job --help')}`
        : `There is no job ${wanted.slice(0, 40)} here. To list the jobs: ${call('job list')}`;
    return { reason: unusable[0] ?? reason };
  }
  if (wanted === null || second === undefined || first.id === wanted) return { job: first.id };
  return { reason: `Several jobs begin with ${wanted.slice(0, 40)}: name one by its whole id.` };
}

async function seen(workspace: Workspace, job: Job, most: number): Promise<JobView> {
  const { userFolder, project, now } = workspace;
  const claim = readWorkerClaim(userFolder, job.id);
  const isGone = claim !== null && isLeft(userFolder, claim, now());
  const isAbandoned = claim === null || !isTaken(claim) || isGone;
  const at = isGone ? shownAlive(userFolder, claim, now()) : now();
  const { lines } = most === 0 ? { lines: [] } : readLog(project, job.id, { from: null, most });
  const place = placeInLine(listClaims(userFolder), job.id);
  const view = viewOf(job, { now: at, isLeft: isAbandoned, lines, place });
  return { ...view, activity: activityOf(workspace, job) };
}

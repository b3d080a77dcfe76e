// Starts a job: records it and puts it in the line; the caller continues at once. A request for work that is already
// under way returns the same job; a job that waits for a person is resumed.

import { appendJournal } from '../../adapters/log/journal.ts';
import { NO_PROGRAM, ownProgram } from '../../adapters/process/own-program.ts';
import { rememberProject } from '../../adapters/user/known-projects.ts';
import { isEnded, isSameWork, type Job, type JobWork, newJob } from '../../core/jobs/job.ts';
import { whatOf } from '../../core/jobs/job-text.ts';
import { newLoopId } from '../loop/arm-loop.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { LOCKED, newClaim, readWorkerClaim, withLine, writeClaim } from './claims.ts';
import { markOpen } from './end-job.ts';
import { lackOfRights } from './job-desk.ts';
import { changeJob, listJobs, logLine, readJob, writeJob } from './job-store.ts';
import { startNext, tendJobs } from './tend-jobs.ts';

export type StartedJob =
  | { readonly status: 'ok'; readonly job: Job }
  | { readonly status: 'refused'; readonly reason: string };

interface JobRequest {
  readonly session: string | null;
  /** What a person has to do before the job can run. */
  readonly waitsFor?: Job['waitsFor'];
  /** The team's job that this one carries out, and the process of the team's worker. */
  readonly team?: ForTeam;
}

export interface ForTeam extends Pick<Job, 'id' | 'budget'> {
  readonly worker: number;
}

export async function startJob(
  workspace: Workspace,
  work: JobWork,
  request: JobRequest,
): Promise<StartedJob> {
  if (ownProgram() === null) return refuse(NO_PROGRAM);
  await tendJobs(workspace);
  const started = await withLine(workspace.userFolder, async (): Promise<StartedJob> => {
    const known = underWay(workspace, work);
    if (known === undefined) return queueNew(workspace, work, request);
    return known.status === 'waiting'
      ? queueAgain(workspace, known, request.waitsFor ?? [])
      : { status: 'ok', job: known };
  });
  return started.status === 'done' ? started.value : refuse(LOCKED);
}

/** The job that does, or will do, exactly this work; works with or without the lock of the line. */
function underWay(workspace: Workspace, work: JobWork): Job | undefined {
  return listJobs(workspace).find(
    (job) =>
      !isEnded(job) && isSameWork(job.work, work) && readWorkerClaim(workspace.userFolder, job.id) !== null,
  );
}

async function queueNew(
  workspace: Workspace,
  work: JobWork,
  { session, waitsFor = [], team }: JobRequest,
): Promise<StartedJob> {
  const { userFolder, project, now } = workspace;
  const lack = lackOfRights(workspace, work);
  if (lack !== null) return refuse(lack);
  const id = team?.id ?? newLoopId(now());
  const isWaiting = waitsFor.length > 0;
  const job: Job = {
    ...newJob(id, work, { session, now: now() }),
    ...(isWaiting && { status: 'waiting', waitsFor }),
    ...(team?.budget !== undefined && { budget: team.budget }),
  };
  const written = writeJob(workspace, job);
  if (written.status === 'refused') return written;
  const lane = work.kind === 'research' ? 'research' : 'client';
  const state = isWaiting ? 'waiting' : 'queued';
  const claim = newClaim({ id, project, lane, state, queuedAt: now() });
  writeClaim(userFolder, team === undefined ? claim : { ...claim, worker: team.worker });
  await rememberProject(userFolder, project, now());
  const what = whatOf(work);
  logLine(workspace, id, `queued: ${what}`);
  await appendJournal(project, { event: 'job-queued', loop: id, what }, isoNow(workspace));
  markOpen(workspace);
  startNext(workspace);
  return { status: 'ok', job };
}

/** Resumes a waiting job, whose person has done what it waited for, or says so. */
export async function resumeJob(workspace: Workspace, id: string): Promise<StartedJob> {
  await tendJobs(workspace);
  const resumed = await withLine(workspace.userFolder, async (): Promise<StartedJob> => {
    const job = readJob(workspace, id);
    if (job === null) return refuse(`There is no job ${id} here. To list the jobs: ${lineToType`job list`}`);
    if (isEnded(job))
      return refuse(`Job ${id} is ${job.status}; start it again to continue from what is done.`);
    return job.status === 'waiting' ? queueAgain(workspace, job, []) : { status: 'ok', job };
  });
  return resumed.status === 'done' ? resumed.value : refuse(LOCKED);
}

function refuse(reason: string): StartedJob {
  return { status: 'refused', reason };
}

/** The caller must hold the lock of the line. */
async function queueAgain(
  workspace: Workspace,
  { id, work }: Job,
  waitsFor: Job['waitsFor'],
): Promise<StartedJob> {
  const { userFolder, now } = workspace;
  const claim = readWorkerClaim(userFolder, id);
  if (claim === null) return refuse(`Job ${id} has ended, whatever its record says: start it again.`);
  const lack = lackOfRights(workspace, work);
  if (lack !== null) return refuse(lack);
  const isWaiting = waitsFor.length > 0;
  const job = await changeJob(workspace, id, (current) => ({
    ...current,
    ...(isWaiting ? { waitsFor } : { status: 'queued', step: 'waits in line', waitsFor: [] }),
  }));
  if (job === null) return refuse(`The record of job ${id} cannot be written.`);
  if (!isWaiting) writeClaim(userFolder, { ...claim, state: 'queued', runner: null, queuedAt: now() });
  markOpen(workspace);
  startNext(workspace);
  return { status: 'ok', job };
}

// Looking at jobs tends them: a job whose runner is gone goes back into the line, and jobs whose turn it is get a
// runner, a separate process that outlives the one that started it. There is no other scheduler.

import { withoutClientMarks } from '../../adapters/environment/client-marks.ts';
import { endStrays } from '../../adapters/process/end-strays.ts';
import { ownProgram } from '../../adapters/process/own-program.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { nextInLine } from '../../core/jobs/line.ts';
import { brokenOff } from '../../core/jobs/progress.ts';
import { endLeftClients } from '../headless/run-record.ts';
import { lineToType, startCli } from '../workspace/cli-command.ts';
import { shownTime, type Workspace } from '../workspace/workspace.ts';
import {
  isLeft,
  lastSign,
  listClaims,
  readWorkerClaim,
  removeClaim,
  shownAlive,
  type WorkerClaim,
  withLine,
  writeClaim,
} from './claims.ts';
import { endJob } from './end-job.ts';
import { changeJob, logLine, readJob } from './job-store.ts';

/** The variable by which a job's processes are found, on systems that show the environment of processes. */
export const JOB_MARK = 'MSW_JOB';

/** Tends all jobs of this user on this machine; without any it costs one folder listing. */
export async function tendJobs(workspace: Workspace): Promise<void> {
  if (listClaims(workspace.userFolder).length === 0) return;
  await withLine(workspace.userFolder, async () => {
    for (const claim of listClaims(workspace.userFolder)) await takeBack(workspace, claim);
    startNext(workspace);
  });
}

/** Starts runners for the jobs whose turn it is. The caller must hold the lock of the line. */
export function startNext({ userFolder, key, env, now }: Workspace): void {
  if (ownProgram() === null) return;
  const { settings } = readUserSettings(userFolder);
  const claims = listClaims(userFolder);
  for (const id of nextInLine(claims, settings.jobs.atOnce)) {
    const claim = claims.find((one) => one.id === id);
    if (claim === undefined) continue;
    const { project } = claim;
    if (readJob({ project, key, userFolder }, id) === null) {
      // The project or the job's record is gone.
      removeClaim(userFolder, id);
      continue;
    }
    const started = {
      ...claim,
      state: 'running',
      runner: null,
      at: now(),
      starts: claim.starts + 1,
    } as const;
    writeClaim(userFolder, started);
    startCli(['job', 'run', id, '--project', project], { ...withoutClientMarks(env), [JOB_MARK]: id });
  }
}

/** A job that waits for a usage limit lets another begin; when the limit ends, it continues at once. */
export async function markLimited(workspace: Workspace, id: string, isLimited: () => boolean): Promise<void> {
  const { userFolder } = workspace;
  await withLine(userFolder, async () => {
    const claim = readWorkerClaim(userFolder, id);
    const [from, state] = isLimited() ? (['running', 'limited'] as const) : (['limited', 'running'] as const);
    if (claim?.state !== from) return;
    writeClaim(userFolder, { ...claim, state });
    startNext(workspace);
  });
}

/** After this many runners that did not take the job, something is wrong with this machine. */
const MOST_STARTS = 5;

async function takeBack(workspace: Workspace, claim: WorkerClaim): Promise<void> {
  const { userFolder, now } = workspace;
  if (!isLeft(userFolder, claim, now())) return;
  const there = { ...workspace, project: claim.project };
  const job = readJob(there, claim.id);
  if (job === null) return removeClaim(userFolder, claim.id);
  await endLeft(there, claim.id);
  if (claim.state === 'cancelling')
    return endJob(there, job, { status: 'cancelled', outcome: 'it was cancelled', next: null });
  if (claim.starts >= MOST_STARTS)
    return endJob(there, job, {
      status: 'failed',
      outcome: `no runner of it could be started in ${MOST_STARTS} attempts; to see why: ${lineToType`job run ${job.id}`}`,
      next: null,
    });
  const until = lastSign(userFolder, claim);
  const shown = shownAlive(userFolder, claim, now());
  writeClaim(userFolder, { ...claim, state: 'queued', runner: null });
  await changeJob(there, claim.id, (current) => brokenOff(current, { until, now: shown }));
  const what =
    claim.runner === null ? 'did not begin' : `was killed (its last sign of life: ${shownTime(until)})`;
  logLine(there, claim.id, `its runner ${what}: the job is put back into the line`);
}

/** Ends processes that still work for a job although its runner is gone. */
export async function endLeft(workspace: Workspace, id: string): Promise<void> {
  await endStrays(`${JOB_MARK}=${id}`, null);
  await endLeftClients(workspace, id);
}

// The runner of one job: a separate process that works on the job, gives signs of life, keeps to the budget, and ends
// together with everything it started. Processes left behind by a killed runner are ended by the runner that continues.

import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { hasPlugin } from '../../adapters/claude-code/installed-plugins.ts';
import { repositoryState } from '../../adapters/git/branches.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { onInterrupt } from '../../adapters/process/on-interrupt.ts';
import { type JobSettings, readUserSettings } from '../../adapters/user/user-settings.ts';
import { type Job, withinBudget } from '../../core/jobs/job.ts';
import { changed, workedMs } from '../../core/jobs/progress.ts';
import { teamRights } from '../../core/jobs/team-job.ts';
import { shortCount } from '../../core/loop/token-use.ts';
import { countOf } from '../../core/text/count-of.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { isAlive } from '../workspace/is-alive.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import {
  giveSign,
  isLeft,
  isTaken,
  LOCKED,
  ownRunner,
  readWorkerClaim,
  removeClaim,
  SIGN_MS,
  type WorkerClaim,
  withLine,
  writeClaim,
} from './claims.ts';
import { dropGates, endJob, letJobWait } from './end-job.ts';
import type { JobDesk, WorkEnd } from './job-desk.ts';
import { changeJob, logLine, readJob } from './job-store.ts';
import { beginMeter, killedTokens } from './meter.ts';
import { endLeft, JOB_MARK, markLimited, startNext } from './tend-jobs.ts';
import { workOn } from './work-on.ts';

export type JobRun =
  /** `job`: the current record. */
  { readonly status: 'ran'; readonly job: Job } | { readonly status: 'refused'; readonly reason: string };

/** Works in this process, whose environment must carry the job's mark; so does every process started from here on. */
export async function runJob(outer: Workspace, id: string): Promise<JobRun> {
  const workspace = { ...outer, env: { ...outer.env, [JOB_MARK]: id } };
  const taken = await take(workspace, id);
  if (taken.status === 'refused') return taken;
  await endLeft(workspace, id);
  await dropGates(workspace, id);
  const shift = beginShift(workspace, taken);
  const killed = killedTokens(workspace, taken.job);
  if (killed > 0) {
    shift.desk.countKilled(killed);
    shift.desk.log(`its clients that were killed had used ${shortCount(killed)} tokens, which count`);
  }
  const ended = await Promise.race([
    workOn(workspace, shift.desk).catch(broken),
    // Work that hangs must not make the runner hang.
    shift.over.then(() => delay(GRACE_MS)).then(() => null),
  ]);
  await shift.finish();
  await settle(workspace, shift.desk.job(), { ended, why: shift.why() });
  const job = readJob(workspace, id);
  return job === null ? refuse(`The record of job ${id} is gone.`) : { status: 'ran', job };
}

/** How long the work may take to end once the job is over. */
const GRACE_MS = 20_000;

function refuse(reason: string) {
  return { status: 'refused', reason } as const;
}

const FRUITLESS = { kind: 'failed', outcome: 'it came to nothing', next: null } as const;

function broken(error: unknown): WorkEnd {
  const outcome = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', outcome, next: null };
}

type Taken = ({ readonly status: 'ok' } & Begun) | ReturnType<typeof refuse>;

interface Begun {
  readonly job: Job;
  readonly isForTeam: boolean;
}

/** Takes the job for this process; no two runners work on it at once. */
async function take(workspace: Workspace, id: string): Promise<Taken> {
  const { userFolder, project, now } = workspace;
  const taken = await withLine(userFolder, async () => {
    const claim = readWorkerClaim(userFolder, id);
    if (claim === null || claim.project !== project || readJob(workspace, id) === null)
      return `No job ${id} of this project waits for somebody to work on it. To list the jobs: ${lineToType`job list`}`;
    const objection = await objectionTo(workspace, claim);
    if (objection !== null) return objection;
    const runner = ownRunner(project);
    writeClaim(userFolder, { ...claim, state: 'running', runner, at: now(), starts: 0 });
    giveSign(userFolder, id, now());
    return { isForTeam: claim.worker !== undefined };
  });
  if (taken.status === 'busy') return refuse(LOCKED);
  if (typeof taken.value === 'string') return refuse(taken.value);
  const state = await repositoryState(project);
  const base = state.status === 'ok' ? { base: { head: state.head, branch: state.branch } } : {};
  const begun = await changeJob(workspace, id, (job) => ({
    ...base,
    ...job,
    status: 'running',
    step: 'begins',
    waitsFor: [],
    runningSince: now(),
  }));
  await appendJournal(project, { event: 'job-started', loop: id }, isoNow(workspace));
  const isContinued = begun !== null && (begun.workedMs > 0 || begun.begun.length > 0);
  logLine(workspace, id, `${isContinued ? 'continued' : 'begun'} by process ${process.pid}`);
  return begun === null
    ? refuse(`The record of job ${id} cannot be written.`)
    : { status: 'ok', job: begun, ...taken.value };
}

/** Null when this process may work on the job. */
async function objectionTo({ userFolder, now }: Workspace, claim: WorkerClaim): Promise<string | null> {
  const { id, state, runner } = claim;
  if (state === 'waiting')
    return `Job ${id} waits for you; this continues it: ${lineToType`job resume ${id}`}`;
  if (state === 'cancelling') return `Job ${id} is being cancelled.`;
  const isWorkedOn = isTaken(claim) && runner !== null && !isLeft(userFolder, claim, now());
  return isWorkedOn ? `Job ${id} is being worked on by another process.` : null;
}

/** Why work on the job stops although the job is not finished. */
type Over =
  | { readonly kind: 'cancelled' | 'interrupted'; readonly reason: string }
  | { readonly kind: 'spent'; readonly reason: string };

/** One period of work on a job, from when it is taken until it is released. */
function beginShift(workspace: Workspace, { job: begun, isForTeam }: Begun) {
  const { userFolder, now } = workspace;
  const { settings } = readUserSettings(userFolder);
  const rights = withinBudget(isForTeam ? teamRights(settings.jobs) : settings.jobs, begun);
  let job = begun;
  let why: Over | null = null;
  const controller = new AbortController();
  const over = new Promise<void>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const end = (reason: Over): void => {
    why ??= reason;
    controller.abort();
  };
  let limit: { readonly step: string; readonly before: string; readonly until: number } | null = null;
  const keep = async (change: Partial<Job>): Promise<void> => {
    job = changed(job, change, now());
    if (limit !== null) job = { ...job, runningSince: null };
    // The newest, as plans that are carried out at the same time report at the same time.
    await changeJob(workspace, job.id, () => job);
  };
  const meter = beginMeter(begun);
  const waitForLimit = (step: string, until: number): void => {
    const before = limit?.step === job.step ? limit.before : job.step;
    void keep({});
    limit = { step, before, until };
    void keep({ step });
  };
  const endLimit = (): void => {
    if (limit === null || now() < limit.until) return;
    const { step, before } = limit;
    limit = null;
    // Another step may have come meanwhile.
    void keep(job.step === step ? { step: before } : {});
  };
  const interrupt = onInterrupt();
  const onSignal = (): void => {
    const isAsked = readWorkerClaim(userFolder, job.id)?.state === 'cancelling';
    end(isAsked ? CANCELLED : { kind: 'interrupted', reason: 'its runner was told to end' });
  };
  interrupt.signal.addEventListener('abort', onSignal, { once: true });
  const isInstalled = watchInstallation(workspace);
  let beats = 0;
  /** Why the work must stop; null while it may continue. */
  const objection = (claim: WorkerClaim | null): Over | null => {
    if (claim === null || claim.state === 'cancelling') return CANCELLED;
    // Another worker of the team will continue, and two must not work at once.
    if (claim.worker !== undefined && !isAlive(claim.worker))
      return { kind: 'cancelled', reason: 'the worker that it was for has gone' };
    const spent = budgetSpent(rights, { ...job, ...meter.total() }, now());
    if (spent !== null) return { kind: 'spent', reason: spent };
    const isGone = beats % 5 === 0 && !isInstalled();
    return isGone ? { kind: 'cancelled', reason: 'MSW was uninstalled' } : null;
  };
  const beat = (): void => {
    beats += 1;
    giveSign(userFolder, job.id, now());
    endLimit();
    const claim = readWorkerClaim(userFolder, job.id);
    // Where it fails, the next beat tries again.
    if ((claim?.state === 'limited') !== (limit !== null))
      void markLimited(workspace, job.id, () => limit !== null).catch(() => {});
    const found = objection(claim);
    if (found !== null) end(found);
    else if (beats % 5 === 0) void keep(meter.total());
  };
  const timer = setInterval(beat, SIGN_MS);
  const desk: JobDesk = {
    job: () => job,
    note: (change) => keep({ ...change, ...meter.total() }),
    log: (line) => logLine(workspace, job.id, line),
    signal: controller.signal,
    rights,
    isForTeam,
    count: meter.count,
    close: meter.close,
    countKilled: meter.countKilled,
    waitForLimit,
    costLeft: () => (rights.maxCost === null ? null : Math.max(0.01, rights.maxCost - meter.total().cost)),
  };
  return {
    desk,
    over,
    why: () => why,
    finish: async () => {
      clearInterval(timer);
      interrupt.release();
      await keep(meter.total());
    },
  };
}

const CANCELLED: Over = { kind: 'cancelled', reason: 'it was cancelled' };

function budgetSpent({ maxMinutes, maxTokens, maxCost }: JobSettings, job: Job, now: number): string | null {
  if (workedMs(job, now) > maxMinutes * 60_000)
    return `its ${countOf(maxMinutes, 'minute is', 'minutes are')} used`;
  if (maxTokens !== null && job.tokens >= maxTokens) return `its ${maxTokens} tokens are used`;
  return maxCost !== null && job.cost >= maxCost ? `its cost budget of $${maxCost} is spent` : null;
}

/** Returns a test whether the plugin and the program are still installed. */
function watchInstallation(workspace: Workspace): () => boolean {
  const [, program = ''] = process.argv;
  const wasInstalled = hasPlugin(workspace);
  return () => existsSync(program) && (!wasInstalled || hasPlugin(workspace));
}

async function settle(
  workspace: Workspace,
  job: Job,
  { ended, why }: { readonly ended: WorkEnd | null; readonly why: Over | null },
): Promise<void> {
  const { userFolder } = workspace;
  await endLeft(workspace, job.id);
  if (ended?.kind !== 'done' && why !== null) {
    if (why.kind === 'interrupted') return putBack(workspace, job, why.reason);
    const status = why.kind === 'spent' ? 'failed' : 'cancelled';
    await endJob(workspace, job, { status, outcome: why.reason, next: null });
  } else if (ended?.kind === 'waiting') await letJobWait(workspace, job, ended.waitsFor);
  else {
    const { kind, outcome, next } = ended ?? FRUITLESS;
    await endJob(workspace, job, { status: kind, outcome, next });
  }
  await withLine(userFolder, async () => startNext(workspace));
}

/** Returns the job to the line, as after a crash of the machine; the next process to look at the jobs resumes it. */
async function putBack(workspace: Workspace, { id }: Job, why: string): Promise<void> {
  const { userFolder, now } = workspace;
  logLine(workspace, id, `${why}: the job is put back into the line`);
  await changeJob(workspace, id, (job) => ({
    ...job,
    status: 'queued',
    step: 'waits in line',
    workedMs: workedMs(job, now()),
    runningSince: null,
  }));
  await withLine(userFolder, async () => {
    const claim = readWorkerClaim(userFolder, id);
    if (claim?.state === 'cancelling') removeClaim(userFolder, id);
    else if (claim !== null) writeClaim(userFolder, { ...claim, state: 'queued', runner: null });
  });
}

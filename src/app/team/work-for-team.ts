// A worker of a team: takes the jobs for its repository's remote, works on each in a separate clone, and pushes the
// result. The queue's content is data: only this machine's user decides which commands may run.

import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { headIn, pushHead } from '../../adapters/git/remote-clone.ts';
import type { Lease } from '../../adapters/postgres/team-queue.ts';
import { onInterrupt } from '../../adapters/process/on-interrupt.ts';
import { listTrusted, listWaiting } from '../../adapters/user/trust-store.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { isEnded, type Job } from '../../core/jobs/job.ts';
import { shownMatch, whatOf } from '../../core/jobs/job-text.ts';
import { MACHINE, type TeamJob, teamBranch } from '../../core/jobs/team-job.ts';
import { leftForJob } from '../../core/jobs/team-limits.ts';
import { showForList } from '../../core/report/show-command.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { keepWork } from '../headless/in-worktree.ts';
import { cancelJob } from '../jobs/cancel-job.ts';
import { readWorkerClaim, withLine, writeClaim } from '../jobs/claims.ts';
import { lackOfRights } from '../jobs/job-desk.ts';
import { logLine, readJob, readLog } from '../jobs/job-store.ts';
import { type ForTeam, resumeJob, type StartedJob, startJob } from '../jobs/start-job.ts';
import { startPhase } from '../jobs/start-phase.ts';
import { tendJobs } from '../jobs/tend-jobs.ts';
import { allowance } from '../trust/manage-trust.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { giveUp, handLine, handOn, isNewer, NEWER, putBack } from './hand-on.ts';
import { type Clone, cloneFor, setTrusted } from './team-clone.ts';
import { bodyOf, objectionToCommitted, readBody, whoAmI, withTeam, workerName } from './team-jobs.ts';
import { beginPulse, EVERY_MS, listenFor, type Turn, type Worker } from './team-worker.ts';
import { beginDuty, spentIn } from './worker-duty.ts';
import { lacksOf } from './worker-preflight.ts';

interface WorkRequest {
  /** Takes at most one job. */
  readonly once: boolean;
  readonly atOnce: number;
  readonly tell: (line: string) => void;
}

export type WorkedForTeam =
  | { readonly status: 'ok'; readonly jobs: number }
  | { readonly status: 'refused'; readonly reason: string };

export async function workForTeam(workspace: Workspace, request: WorkRequest): Promise<WorkedForTeam> {
  const lack = lackOfRights(workspace, { kind: 'execute-phase' });
  if (lack !== null) return { status: 'refused', reason: lack };
  const interrupt = onInterrupt();
  const { tell } = request;
  const worked = await withTeam(workspace, { works: true }, async (place): Promise<WorkedForTeam> => {
    const lacks = await lacksOf(workspace);
    if (lacks.length > 0) return unfit(lacks);
    const duty = beginDuty(workspace, place.queue, tell);
    tell(`${workerName()} is ready and waits for jobs`);
    const worker = { workspace, place, duty, signal: interrupt.signal, tell, heard: listenFor(tell) };
    const jobs = await takeTurns(worker, request);
    return duty.lacks().length === 0 ? { status: 'ok', jobs } : unfit(duty.lacks());
  });
  interrupt.release();
  return worked.status === 'ok' ? worked.value : worked;
}

function unfit(lacks: readonly string[]): WorkedForTeam {
  return { status: 'refused', reason: `This machine cannot work for the team. ${lacks.join(' ')}` };
}

/** Returns the number of jobs worked on. */
async function takeTurns(worker: Worker, { once, atOnce }: WorkRequest): Promise<number> {
  const { place, duty, signal, heard } = worker;
  const busy = new Set<Promise<void>>();
  let count = 0;
  while (!signal.aborted) {
    const lease =
      busy.size < atOnce && (await heard(duty.mayTake())) === true ? await heard(place.queue.take()) : null;
    if (lease !== null && lease !== 'away') {
      count += 1;
      const turn = workOn(worker, lease).finally(() => busy.delete(turn));
      busy.add(turn);
    }
    if (once) break;
    await delay(EVERY_MS, null, { signal }).catch(() => null);
  }
  await Promise.all(busy);
  return count;
}

async function workOn(worker: Worker, lease: Lease): Promise<void> {
  const { place, tell, heard } = worker;
  const pulse = beginPulse(worker, lease);
  try {
    const row = (await place.queue.list()).find(({ id }) => id === lease.id);
    const stored = row === undefined ? null : readBody(row);
    if (stored === null) {
      if (row !== undefined && isNewer(row)) return await putBack(worker, { lease, pulse }, [NEWER]);
      tell(`job ${lease.id}: what the queue says of it cannot be read`);
      await place.queue.end(lease);
      return;
    }
    tell(`job ${lease.id}: ${whatOf(stored.job.work)}, for ${shownMatch(stored.by, MACHINE)}`);
    const taken = { ...stored, worker: workerName() };
    const { team } = readUserSettings(worker.workspace.userFolder).settings;
    const spent = await spentIn(place.queue, team, worker.workspace.now());
    const budget = leftForJob(stored.job, team, spent);
    await place.queue.write(
      lease.id,
      bodyOf({ ...taken, job: { ...stored.job, status: 'running', step: 'begins' } }),
    );
    await carryOut(worker, { lease, pulse, stored: { ...taken, job: { ...stored.job, budget } } });
  } catch (error) {
    tell(`job ${lease.id}: ${plainLine(error instanceof Error ? error.message : String(error), 300)}`);
    pulse.end();
    await heard(place.queue.giveBack(lease));
  } finally {
    pulse.end();
  }
}

async function carryOut(worker: Worker, turn: Turn): Promise<void> {
  const { workspace, tell } = worker;
  const { lease, stored } = turn;
  const clone = await cloneFor(workspace, worker.place, stored);
  if (typeof clone === 'string') return giveUp(worker, turn, clone);
  const { own, there, folder } = clone;
  const { userFolder } = workspace;
  await setTrusted(userFolder, there.project, listTrusted(userFolder, own.project));
  const started = await begin(there, stored);
  const end = started.status === 'refused' ? started : await follow(worker, turn, clone);
  await setTrusted(userFolder, there.project, []);
  if (typeof end !== 'string' && 'reason' in end) return giveUp(worker, turn, end.reason);
  if (end === 'lost') return tell(`job ${lease.id}: it was cancelled, or another worker has it`);
  if (end === 'handed-back') return tell(`job ${lease.id}: handed back`);
  if ('lacks' in end) return handOn(worker, turn, end.lacks);
  tell(`job ${lease.id}: ${end.status}${end.outcome === null ? '' : `: ${plainLine(end.outcome, 300)}`}`);
  // Elsewhere these lines are words from the queue, which nobody should type unseen.
  for (const { reason, type } of end.waitsFor) tell(`job ${lease.id}: ${plainLine(reason, 600)} ${type}`);
  if (end.status !== 'done') return;
  // The whole result is on the remote.
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Starts the job in the clone, or continues it when the clone has begun it already. */
async function begin(there: Workspace, { job }: TeamJob): Promise<StartedJob> {
  const { id, work, budget } = job;
  // Other kinds of work follow the words of the person who queued them; these two follow committed plans.
  if (work.kind !== 'execute-phase' && work.kind !== 'execute-and-verify')
    return {
      status: 'refused',
      reason: `A worker carries out plans that are committed, and does not ${whatOf(work)}.`,
    };
  if (work.kind === 'execute-and-verify') {
    const reason = await objectionToCommitted(there.project, work.plan);
    if (reason !== null) return { status: 'refused', reason };
  }
  await tendJobs(there);
  await adopt(there, id);
  if (readJob(there, id)?.status === 'waiting') return resumeJob(there, id);
  const team: ForTeam = { id, worker: process.pid, ...(budget !== undefined && { budget }) };
  return work.kind === 'execute-phase'
    ? startPhase(there, work, null, team)
    : startJob(there, work, { session: null, team });
}

type TurnEnd = Job | 'lost' | 'handed-back' | { readonly lacks: readonly string[] };

/** Ties a job begun by another worker on this machine, or earlier by this one, to this process's lifetime. */
async function adopt({ userFolder }: Workspace, id: string): Promise<void> {
  await withLine(userFolder, async () => {
    const claim = readWorkerClaim(userFolder, id);
    if (claim !== null) writeClaim(userFolder, { ...claim, worker: process.pid });
  });
}

/** Follows the job until it ends, waits for a person, or no longer belongs to this worker. */
async function follow(worker: Worker, turn: Turn, clone: Clone): Promise<TurnEnd> {
  const { lease, pulse, stored } = turn;
  const { there, folder } = clone;
  for (const hand of stored.handedOn ?? []) logLine(there, lease.id, handLine(hand));
  let pushed = stored.commit;
  const push = async (): Promise<string | null> => {
    const head = await headIn(folder);
    if (head === null || head === pushed) return null;
    const trouble = await pushHead(folder, teamBranch(lease.id));
    if (trouble !== null) return `its branch could not be pushed: ${trouble}`;
    pushed = head;
    return null;
  };
  for (;;) {
    if (pulse.isLost() || worker.signal.aborted) return putDown(worker, turn, { there, push });
    const job = readJob(there, lease.id);
    if (job === null) throw new Error('the record of it is gone');
    const trouble = (await commitRest(clone, job)) ?? (await push());
    const seen = { there, job: viewForTeam(clone, job, trouble), pushed };
    if (isEnded(job) || job.status === 'waiting') return conclude(worker, turn, seen);
    await report(worker, turn, { ...seen, job });
    await delay(EVERY_MS / 2);
  }
}

/** Only what this machine could do ends or waits here. */
async function conclude(worker: Worker, turn: Turn, seen: Seen): Promise<TurnEnd> {
  const lacks = seen.job.status === 'done' ? [] : await lacksOf(worker.workspace);
  if (lacks.length === 0) return settle(worker, turn, seen);
  await cancelJob(seen.there, turn.lease.id);
  return { lacks };
}

/** Commits the work that a loop leaves uncommitted for people to review, as nobody would here. Null, or a sentence. */
async function commitRest({ own, folder }: Clone, { id, status, work }: Job): Promise<string | null> {
  if (status !== 'done') return null;
  return keepWork({ workspace: own, path: folder, branch: teamBranch(id) }, whatOf(work));
}

/** Pushes the work and hands the job back, so that another worker can continue from there. */
async function putDown(
  { place, heard }: Worker,
  { lease, pulse }: Turn,
  { there, push }: { readonly there: Workspace; readonly push: () => Promise<string | null> },
): Promise<'lost' | 'handed-back'> {
  await cancelJob(there, lease.id);
  if (pulse.isLost()) return 'lost';
  await push();
  // A later sign of life would take the job back.
  pulse.end();
  await heard(place.queue.giveBack(lease));
  return 'handed-back';
}

interface Seen {
  readonly there: Workspace;
  readonly job: Job;
  /** The last commit on the remote. */
  readonly pushed: string;
}

/** Keeps asking a server that is away until it answers or the worker is ended. */
async function settle(worker: Worker, turn: Turn, seen: Seen): Promise<TurnEnd> {
  const { place, signal, heard } = worker;
  const { lease } = turn;
  for (;;) {
    await report(worker, turn, seen);
    const settled = await heard(
      seen.job.status === 'waiting' ? place.queue.park(lease) : place.queue.end(lease),
    );
    if (settled !== 'away') return settled ? seen.job : 'lost';
    if (signal.aborted) return 'handed-back';
    await delay(EVERY_MS);
  }
}

/** Best effort: the next report includes everything again. */
async function report(
  { place, heard }: Worker,
  { lease, stored }: Turn,
  { there, job, pushed }: Seen,
): Promise<void> {
  const { lines } = readLog(there.project, lease.id, { from: null, most: 10 });
  await heard(
    place.queue.write(
      lease.id,
      bodyOf({ ...stored, job, lines, ...(pushed !== stored.commit && { pushed }) }),
    ),
  );
}

/** The job as the team sees it. Work that is not on the remote is not done, and its clone is kept. */
function viewForTeam(clone: Clone, job: Job, trouble: string | null): Job {
  if (trouble !== null) return { ...job, status: 'failed', outcome: plainLine(trouble, 400) };
  return job.status === 'waiting' ? { ...job, waitsFor: wordsFor(clone, job) } : job;
}

/** The lines to type on this machine. Commands are trusted for the user's own checkout, not for the clone. */
function wordsFor({ own, there }: Clone, job: Job): Job['waitsFor'] {
  const trusted = listTrusted(own.userFolder, own.project);
  const commands = listWaiting(own.userFolder, there.project)
    .map(({ command }) => command)
    .filter((command) => !trusted.includes(command));
  const again = `then ${lineToType`job resume ${job.id}`}`;
  if (commands.length > 0)
    return commands.map((command) => ({
      reason: `The worker ${whoAmI()} does not trust this command: ${showForList(command)}. Type this there, ${again}.`,
      type: allowance(own, command),
    }));
  return job.waitsFor.map(({ reason, type }) => ({
    reason: `${reason} On ${whoAmI()}, in ${there.project}; ${again}.`,
    type,
  }));
}

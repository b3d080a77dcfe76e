// A worker of a team: takes the jobs for its repository's remote, works on each in a separate clone, and pushes the
// result. The queue's content is data: only this machine's user decides which commands may run.

import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isInside } from '../../adapters/files/place.ts';
import { headIn, openClone, otherClientFile, pushHead } from '../../adapters/git/remote-clone.ts';
import type { Lease } from '../../adapters/postgres/team-queue.ts';
import { onInterrupt } from '../../adapters/process/on-interrupt.ts';
import { addTrusted, listTrusted, listWaiting, removeTrusted } from '../../adapters/user/trust-store.ts';
import { isEnded, type Job } from '../../core/jobs/job.ts';
import { shown, whatOf } from '../../core/jobs/job-text.ts';
import { MACHINE, type TeamJob, teamBranch } from '../../core/jobs/team-job.ts';
import { showForList } from '../../core/report/show-command.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { keepWork } from '../headless/in-worktree.ts';
import { allowance } from '../trust/manage-trust.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cancelJob } from './cancel-job.ts';
import { readClaim, withLine, writeClaim } from './claims.ts';
import { lackOfRights } from './job-desk.ts';
import { readJob, readLog } from './job-store.ts';
import { type ForTeam, resumeJob, type StartedJob, startJob } from './start-job.ts';
import { startPhase } from './start-phase.ts';
import { bodyOf, objectionToCommitted, readBody, type TeamPlace, whoAmI, withTeam } from './team-jobs.ts';
import { tendJobs } from './tend-jobs.ts';

interface WorkRequest {
  /** Takes at most one job. */
  readonly once: boolean;
  readonly atOnce: number;
  readonly tell: (line: string) => void;
}

export type WorkedForTeam =
  | { readonly status: 'ok'; readonly jobs: number }
  | { readonly status: 'refused'; readonly reason: string };

/** How often the worker polls the queue and gives a sign of life. */
const EVERY_MS = 2_000;

export async function workForTeam(workspace: Workspace, request: WorkRequest): Promise<WorkedForTeam> {
  const lack = lackOfRights(workspace, { kind: 'execute-phase' });
  if (lack !== null) return { status: 'refused', reason: lack };
  const interrupt = onInterrupt();
  const { tell } = request;
  const worked = await withTeam(workspace, { works: true }, (place) =>
    takeTurns({ workspace, place, signal: interrupt.signal, tell, heard: listenFor(tell) }, request),
  );
  interrupt.release();
  return worked.status === 'ok' ? { status: 'ok', jobs: worked.value } : worked;
}

interface Worker {
  /** The workspace of the worker's own repository. */
  readonly workspace: Workspace;
  readonly place: TeamPlace;
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
  /** The server's answer, or `away`. */
  readonly heard: <T>(asked: Promise<T>) => Promise<T | 'away'>;
}

/** A server that does not answer does not end the work, and is mentioned only once. */
function listenFor(tell: Worker['tell']): Worker['heard'] {
  let isAway = false;
  return async (asked) => {
    try {
      const answer = await asked;
      if (isAway) tell('the server of the team answers again');
      isAway = false;
      return answer;
    } catch (error) {
      const reason = plainLine(error instanceof Error ? error.message : String(error), 200);
      if (!isAway)
        tell(`the server of the team does not answer (${reason}); work continues, and it is asked again`);
      isAway = true;
      return 'away';
    }
  };
}

/** Returns the number of jobs worked on. */
async function takeTurns(worker: Worker, { once, atOnce }: WorkRequest): Promise<number> {
  const { place, signal, heard } = worker;
  const busy = new Set<Promise<void>>();
  let count = 0;
  while (!signal.aborted) {
    const lease = busy.size < atOnce ? await heard(place.queue.take()) : null;
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
      tell(`job ${lease.id}: what the queue says of it cannot be read`);
      await place.queue.end(lease);
      return;
    }
    tell(`job ${lease.id}: ${whatOf(stored.job.work)}, for ${shown(stored.by, MACHINE)}`);
    await carryOut(worker, { lease, pulse, stored: { ...stored, worker: whoAmI() } });
  } catch (error) {
    tell(`job ${lease.id}: ${plainLine(error instanceof Error ? error.message : String(error), 300)}`);
    pulse.end();
    await heard(place.queue.giveBack(lease));
  } finally {
    pulse.end();
  }
}

/** Gives signs of life while the job is being worked on. */
function beginPulse({ place, heard }: Worker, lease: Lease) {
  let isLost = false;
  const timer = setInterval(async () => {
    if ((await heard(place.queue.keep(lease))) === false) isLost = true;
  }, EVERY_MS);
  return { isLost: () => isLost, end: () => clearInterval(timer) };
}

interface Turn {
  readonly lease: Lease;
  readonly pulse: ReturnType<typeof beginPulse>;
  readonly stored: TeamJob;
}

async function carryOut(worker: Worker, turn: Turn): Promise<void> {
  const { workspace, tell } = worker;
  const { lease, stored } = turn;
  const clone = await cloneFor(worker, stored);
  if (typeof clone === 'string') return giveUp(worker, turn, clone);
  const { own, there, folder } = clone;
  const { userFolder } = workspace;
  await setTrusted(userFolder, there.project, listTrusted(userFolder, own.project));
  const started = await begin(there, stored);
  const end = started.status === 'refused' ? started : await follow(worker, turn, clone);
  await setTrusted(userFolder, there.project, []);
  if (typeof end !== 'string' && end.status === 'refused') return giveUp(worker, turn, end.reason);
  if (end === 'lost') return tell(`job ${lease.id}: it was cancelled, or another worker has it`);
  if (end === 'handed-back') return tell(`job ${lease.id}: handed back`);
  tell(`job ${lease.id}: ${end.status}${end.outcome === null ? '' : `: ${plainLine(end.outcome, 300)}`}`);
  // Elsewhere these lines are words from the queue, which nobody should type unseen.
  for (const { reason, type } of end.waitsFor) tell(`job ${lease.id}: ${plainLine(reason, 600)} ${type}`);
  if (end.status !== 'done') return;
  // The whole result is on the remote.
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Trusts exactly these commands, whatever an earlier attempt left. */
async function setTrusted(userFolder: string, project: string, commands: readonly string[]): Promise<void> {
  for (const command of listTrusted(userFolder, project))
    if (!commands.includes(command)) await removeTrusted(userFolder, project, command);
  for (const command of commands) await addTrusted(userFolder, project, command);
}

async function giveUp(
  { place, workspace, tell }: Worker,
  { lease, stored }: Turn,
  reason: string,
): Promise<void> {
  const job: Job = {
    ...stored.job,
    status: 'failed',
    outcome: plainLine(reason, 600).replace(/\.$/, ''),
    endedAt: workspace.now(),
  };
  await place.queue.write(lease.id, bodyOf({ ...stored, job }));
  await place.queue.end(lease);
  tell(`job ${lease.id}: failed: ${job.outcome}`);
}

interface Clone {
  readonly folder: string;
  /** The project in the clone. */
  readonly there: Workspace;
  /** The same project in the user's own checkout; commands trusted there are trusted in the clone. */
  readonly own: Workspace;
}

/** Returns a sentence when no clone can be made. */
async function cloneFor(
  { workspace, place }: Worker,
  { job, commit, folder }: TeamJob,
): Promise<Clone | string> {
  const home = join(workspace.userFolder, 'team', job.id);
  const plan = { url: place.url, folder: home, near: workspace.project, commit, branch: teamBranch(job.id) };
  let opened = await openClone(plan);
  if (opened === 'outdated') {
    // Another machine has continued the job, so this clone is outdated; it is set aside, not deleted.
    renameSync(home, `${home}.${workspace.now()}`);
    opened = await openClone(plan);
  }
  if (typeof opened !== 'string') return `No clone could be made: ${opened.reason}.`;
  const other = await otherClientFile(home, workspace.project);
  if (other !== null)
    return `The commit ${commit.slice(0, 12)} has another ${plainLine(other, 200)} than this worker's checkout, which a client may run: look at it, and bring the checkout to that state first.`;
  const project = join(home, folder);
  if (!existsSync(project)) return `The folder ${plainLine(folder, 200)} is not in the repository.`;
  const real = realpathSync.native(project);
  const root = realpathSync.native(home);
  if (!isInside(real, root)) return 'The folder of the project leads out of its clone.';
  const above = place.folder.split('/').flatMap((name) => (name === '' ? [] : ['..']));
  const own = join(workspace.project, ...above, folder);
  return {
    folder: home,
    there: { ...workspace, project: real },
    own: { ...workspace, project: existsSync(own) ? realpathSync.native(own) : own },
  };
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

type TurnEnd = Job | 'lost' | 'handed-back';

/** Ties a job begun by another worker on this machine, or earlier by this one, to this process's lifetime. */
async function adopt({ userFolder }: Workspace, id: string): Promise<void> {
  await withLine(userFolder, async () => {
    const claim = readClaim(userFolder, id);
    if (claim !== null) writeClaim(userFolder, { ...claim, worker: process.pid });
  });
}

/** Follows the job until it ends, waits for a person, or no longer belongs to this worker. */
async function follow(worker: Worker, turn: Turn, clone: Clone): Promise<TurnEnd> {
  const { lease, pulse, stored } = turn;
  const { there, folder } = clone;
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
    if (isEnded(job) || job.status === 'waiting')
      return settle(worker, turn, { there, job: viewForTeam(clone, job, trouble) });
    await report(worker, turn, { there, job });
    await delay(EVERY_MS / 2);
  }
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
  { there, job }: Seen,
): Promise<void> {
  const { lines } = readLog(there.project, lease.id, { from: null, most: 10 });
  await heard(place.queue.write(lease.id, bodyOf({ ...stored, job, lines })));
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

// Ends a job, or lets it wait for a person: cleans up the loop and gates that worked for it, updates its record, and
// tells the session that started it.

import { rmSync } from 'node:fs';
import { mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { keepText } from '../../adapters/files/write-record.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { changeLoop, readLoopState } from '../../adapters/loops/loop-store.ts';
import type { Job } from '../../core/jobs/job.ts';
import { newsOf, viewOf } from '../../core/jobs/job-text.ts';
import { workedMs } from '../../core/jobs/progress.ts';
import { gateParent } from '../../core/loop/ownership.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { notifyByProgram } from '../loop/announce-ending.ts';
import { stopLoop } from '../loop/control/control-loop.ts';
import { changeLines, linesIn } from '../workspace/job-lines.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { listClaims, readWorkerClaim, removeClaim, writeClaim } from './claims.ts';
import { changeJob, logLine, readJob, removeOldJobs } from './job-store.ts';
import { whatWasMade } from './what-was-made.ts';

export interface JobEnd {
  readonly status: 'done' | 'failed' | 'cancelled';
  readonly outcome: string;
  readonly next: string | null;
}

/** @param job as last seen, since its record may be gone */
export async function endJob(workspace: Workspace, job: Job, end: JobEnd): Promise<void> {
  const { id } = job;
  await putWorkAway(workspace, job);
  const made = await madeBy(workspace, id);
  await settle(workspace, job, (current) => ({
    ...current,
    ...end,
    ...made,
    waitsFor: [],
    endedAt: workspace.now(),
  }));
  removeClaim(workspace.userFolder, id);
  markOpen(workspace);
  const event = { event: 'job-ended', loop: id, status: end.status, outcome: end.outcome } as const;
  await appendJournal(workspace.project, event, isoNow(workspace));
  // A cancellation is not news to the person who asked for it.
  if (end.status !== 'cancelled') await tell(workspace, job);
  removeOldJobs(workspace, workspace.now());
}

export async function letJobWait(workspace: Workspace, job: Job, waitsFor: Job['waitsFor']): Promise<void> {
  const { id } = job;
  await dropGates(workspace, id);
  const made = await madeBy(workspace, id);
  await settle(workspace, job, (current) => ({ ...current, ...made, status: 'waiting', waitsFor }));
  const claim = readWorkerClaim(workspace.userFolder, id);
  if (claim !== null) writeClaim(workspace.userFolder, { ...claim, state: 'waiting', runner: null });
  markOpen(workspace);
  const reason = waitsFor[0]?.reason ?? '';
  await appendJournal(workspace.project, { event: 'job-waiting', loop: id, reason }, isoNow(workspace));
  await tell(workspace, job);
}

/** A result that cannot be read must not keep the job from its end. */
async function madeBy(workspace: Workspace, id: string): Promise<Pick<Job, 'made'>> {
  const job = readJob(workspace, id);
  const made = job === null ? undefined : await whatWasMade(workspace, job).catch(() => undefined);
  return made === undefined ? {} : { made };
}

async function settle(workspace: Workspace, job: Job, change: (current: Job) => Job): Promise<void> {
  const stopped = (current: Job): Job => {
    const worked = workedMs(current, workspace.now());
    const units = current.units.map((unit) =>
      unit.state === 'running' ? ({ ...unit, state: 'open' } as const) : unit,
    );
    return change({ ...current, units, workedMs: worked, runningSince: null });
  };
  const changed = await changeJob(workspace, job.id, stopped);
  if (changed === null) return;
  const { status, outcome, waitsFor } = changed;
  logLine(workspace, job.id, `${status}: ${outcome ?? waitsFor[0]?.reason ?? ''}`);
}

/** Drops the gates of the job's clients, and ends a loop that worked for it. */
async function putWorkAway(workspace: Workspace, { id, loop }: Job): Promise<void> {
  await dropGates(workspace, id);
  if (loop !== null) await stopLoop(workspace, { loop, session: null }, 'since its job ended');
}

/** Drops the gates of the job's clients, which no longer work. */
export async function dropGates(workspace: Workspace, id: string): Promise<void> {
  const state = readLoopState(workspace);
  if (state.status !== 'ok') return;
  for (const stored of state.loops) {
    if (stored.kind !== 'loop' || gateParent(stored.loop.terms.session) !== id) continue;
    await changeLoop(workspace, stored.loop.terms.session, () => ({ loop: null, value: null }));
  }
}

async function tell(workspace: Workspace, { id }: Job): Promise<void> {
  const job = readJob(workspace, id);
  if (job === null) return;
  const news = newsOf(viewOf(job, { now: workspace.now(), isLeft: false, lines: [] }));
  notifyByProgram(workspace, id, news);
  const { session } = job;
  if (session === null || !SESSION.test(session)) return;
  await changeLines(workspace.project, 'news', (lines) => [
    ...lines.filter((line) => !line.endsWith(` ${id}`)),
    `${session} ${id}`,
  ]);
}

const SESSION = /^[\w-]{1,128}$/;

/** The news about its jobs that this session has not been told; returned only once. */
export async function takeNews(workspace: Workspace, session: string): Promise<readonly Prose[]> {
  const isOwn = (line: string) => line.startsWith(`${session} `);
  const taken: string[] = [];
  if (!linesIn(workspace.project, 'news').some(isOwn)) return [];
  await changeLines(workspace.project, 'news', (lines) => {
    taken.push(...lines.filter(isOwn).map((line) => line.slice(session.length + 1)));
    return lines.filter((line) => !isOwn(line));
  });
  return taken.flatMap((id) => {
    const job = readJob(workspace, id);
    if (job === null || job.status === 'queued' || job.status === 'running') return [];
    const view = viewOf(job, { now: workspace.now(), isLeft: false, lines: [] });
    return [prose`${quoteLine(newsOf(view), 600)}`];
  });
}

/** Updates the marker file that tells a starting session whether this project has jobs queued or running. */
export function markOpen({ project, userFolder }: Pick<Workspace, 'project' | 'userFolder'>): void {
  const path = mswPath(project, 'jobs', 'open');
  const isOpen = listClaims(userFolder).some(
    (claim) => claim.project === project && claim.state !== 'waiting',
  );
  if (openMswSubfolder(project, 'jobs').status === 'refused') return;
  if (isOpen) keepText(path, '', { durable: false });
  else rmSync(path, { force: true });
}

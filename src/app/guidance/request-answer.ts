// Requests the answer to one question, once: a running job is joined, whichever project started it, and a settled
// question is not asked again; otherwise a worker process starts. The caller then waits, up to a deadline.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { startInBackground } from '../../adapters/process/start-in-background.ts';
import { heldBack } from '../../core/guidance/next-question.ts';
import { type NotebookRefusal, refusalSentence } from '../../core/notebook/refusal.ts';
import { appendGuidance, readGuidance } from './guidance-cache.ts';
import {
  type GuidanceJob,
  isJobAlive,
  isSettled,
  jobPath,
  openJobsFolder,
  readGuidanceJob,
  settleRefused,
  writeGuidanceJob,
} from './guidance-job.ts';

/** The fields of a job before its worker runs. */
const FRESH = { pid: null, startedAt: null, endsBy: null, guidance: null, refusal: null, notices: [] };

export interface NotebookRequest extends Omit<GuidanceJob, keyof typeof FRESH | 'v' | 'status' | 'queuedAt'> {
  readonly userFolder: string;
  /** The file that the worker process runs. */
  readonly worker: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether another process has obtained the answer meanwhile. */
  readonly isKnown: () => boolean;
}

export type Requested =
  | { readonly status: 'running'; readonly jobId: string; hasEnded(): boolean }
  /** `notices`: sentences about accounts that could not be asked. */
  | { readonly status: 'answered' | 'refused'; readonly notices: readonly string[] }
  | { readonly status: 'impossible'; readonly reason: string };

const WORKER = 'ask-notebook.cjs';
const LOOK_EVERY_MS = 50;
const DIED = 'the process that asked ended without an answer';

/** Joins the job of this class, or starts it. */
export async function requestAnswer(question: NotebookRequest): Promise<Requested> {
  const { userFolder, id } = question;
  if (!openJobsFolder(userFolder)) return impossible('the folder of its jobs cannot be used');
  const path = jobPath(userFolder, id);
  const held = await withLock(path, () => joinOrStart(question, path));
  return held.status === 'done' ? held.value : impossible(`${path} is locked`);
}

/** The running job of a class, whichever process started it; null for none. */
export function runningJob(userFolder: string, id: string, now: number): Requested | null {
  const job = readGuidanceJob(jobPath(userFolder, id));
  return job !== null && isJobAlive(job, now) ? joined(job) : null;
}

/**
 * Waits until a job is settled or the deadline has passed; then the job still runs.
 * @param until milliseconds since 1970
 */
export async function awaitAnswer(
  requested: Requested,
  {
    userFolder,
    until,
    longestMs,
    now,
  }: { userFolder: string; until: number; longestMs: number; now: () => number },
): Promise<Requested> {
  if (requested.status !== 'running') return requested;
  const path = jobPath(userFolder, requested.jobId);
  for (;;) {
    const hadEnded = requested.hasEnded();
    const job = readGuidanceJob(path);
    if (job !== null && isSettled(job)) return settled(job);
    if (hadEnded || job === null || !isJobAlive(job, now())) return settleDead(userFolder, requested.jobId);
    // However many iterations meet this job, together they wait no longer than for one question.
    const left = Math.min(until, job.queuedAt + longestMs) - now();
    if (left <= 0) return requested;
    await delay(Math.min(LOOK_EVERY_MS, left));
  }
}

/** The worker next to the running program; null when there is none. */
export function locateWorker(program: string | undefined = process.argv[1]): string | null {
  if (program === undefined || !existsSync(program)) return null;
  const folder = dirname(realpathSync(program));
  const paths = [join(folder, WORKER), join(folder, 'hooks', WORKER), join(folder, '..', 'hooks', WORKER)];
  return paths.find((path) => existsSync(path)) ?? null;
}

async function joinOrStart(question: NotebookRequest, path: string): Promise<Requested> {
  const { now, project } = question;
  const job = readGuidanceJob(path);
  if (job !== null && isJobAlive(job, now())) return joined(job);
  if (question.isKnown()) return { status: 'answered', notices: [] };
  const age = (at: string) => now() - Date.parse(at);
  const refusal = heldBack(readGuidance(project), question.class, age);
  if (refusal !== null) return { status: 'refused', notices: [refusalSentence(refusal)] };
  return start(question, path);
}

async function start(question: NotebookRequest, path: string): Promise<Requested> {
  const { userFolder, worker, env, now, isKnown: _, ...asked } = question;
  const queuedAt = now();
  const at = new Date(queuedAt).toISOString();
  const { id, project, loop, notebook, followsUp, class: failureClass, question: text } = asked;
  writeGuidanceJob(userFolder, { v: 2, ...asked, status: 'queued', queuedAt, ...FRESH });
  const details = { class: failureClass, question: text, job: id };
  await appendGuidance(project, { kind: 'asked', at, ...details });
  const follow = followsUp === null ? {} : { followsUp };
  await appendJournal(project, { event: 'guidance-asked', loop, ...details, notebook, ...follow }, at);
  const { hasEnded } = startInBackground([worker, path], env);
  return { status: 'running', jobId: id, hasEnded };
}

function joined(job: GuidanceJob): Requested {
  return { status: 'running', jobId: job.id, hasEnded: () => false };
}

function settled({ refusal, notices }: GuidanceJob): Requested {
  return { status: refusal === null ? 'answered' : 'refused', notices };
}

/** A worker died; one of the waiting processes records it. */
async function settleDead(userFolder: string, jobId: string): Promise<Requested> {
  const path = jobPath(userFolder, jobId);
  const held = await withLock(path, async (): Promise<Requested> => {
    const job = readGuidanceJob(path);
    if (job === null) return impossible(DIED);
    // Settled by the worker's last act, or by another waiting process.
    if (isSettled(job)) return settled(job);
    const refusal: NotebookRefusal = { reason: 'unknown', text: DIED, profile: null };
    const notices = [...job.notices, refusalSentence(refusal)];
    await settleRefused(userFolder, { ...job, notices }, refusal);
    return { status: 'refused', notices };
  });
  return held.status === 'done' ? held.value : impossible(DIED);
}

function impossible(reason: string): Requested {
  return { status: 'impossible', reason };
}

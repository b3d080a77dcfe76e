// One question to a notebook, once: a job that already flies is joined, a settled question is not asked
// again, and only otherwise a worker starts. Waiting for the answer happens elsewhere.

import { appendJournal } from '../adapters/files/journal.ts';
import { withLock } from '../adapters/files/with-lock.ts';
import { foldCache } from '../core/guidance/cache-entry.ts';
import { heldBack } from '../core/guidance/held-back.ts';
import type { Refusal } from '../core/guidance/refusal.ts';
import { appendGuidance, readGuidance } from './guidance-cache.ts';
import {
  type GuidanceJob,
  isAlive,
  jobIdOf,
  jobPath,
  openJobsFolder,
  readJob,
  writeJob,
} from './guidance-job.ts';
import { startWorker } from './guidance-worker.ts';

export interface Question {
  readonly projectRoot: string;
  readonly loopId: string;
  readonly failureClass: string;
  /** Free of secrets. */
  readonly text: string;
  readonly notebook: string;
  readonly profile: string | null;
  readonly timeoutSeconds: number;
  /** The file that the worker process runs. */
  readonly worker: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Flight =
  | { readonly status: 'flying'; readonly jobId: string; hasEnded(): boolean }
  | { readonly status: 'answered' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'impossible'; readonly reason: string };

/** Joins the job of this class or starts it. */
export async function askOnce(question: Question): Promise<Flight> {
  const { projectRoot } = question;
  if (!openJobsFolder(projectRoot)) return { status: 'impossible', reason: '.msw/jobs cannot be used' };
  const path = jobPath(projectRoot, jobIdOf(question.failureClass));
  const held = await withLock(path, () => joinOrStart(question, path));
  return held.status === 'done' ? held.value : { status: 'impossible', reason: `${path} is locked` };
}

/** The job of a class that flies already, whoever started it; null when none does. */
export function flightOf(projectRoot: string, failureClass: string, now: number): Flight | null {
  const job = readJob(jobPath(projectRoot, jobIdOf(failureClass)));
  return job?.class === failureClass && isAlive(job, now) ? joined(job) : null;
}

async function joinOrStart(question: Question, path: string): Promise<Flight> {
  const { projectRoot, failureClass, now } = question;
  const job = readJob(path);
  if (job !== null && isAlive(job, now())) return joined(job);
  const lines = readGuidance(projectRoot);
  // Another process may have got the answer while we waited for the lock.
  if (foldCache(lines, failureClass).length > 0) return { status: 'answered' };
  const refusal = heldBack(lines, failureClass, (at) => now() - Date.parse(at));
  return refusal === null ? start(question, path) : { status: 'refused', refusal };
}

async function start(question: Question, path: string): Promise<Flight> {
  const { projectRoot, failureClass, loopId, text, notebook, profile, timeoutSeconds, worker, env } =
    question;
  const queuedAt = question.now();
  const at = new Date(queuedAt).toISOString();
  const id = jobIdOf(failureClass);
  const job: GuidanceJob = {
    v: 1,
    id,
    class: failureClass,
    loop: loopId,
    question: text,
    notebook,
    profile,
    timeoutSeconds,
    status: 'queued',
    queuedAt,
    pid: null,
    startedAt: null,
    endsBy: null,
    guidance: null,
    refusal: null,
  };
  writeJob(projectRoot, job);
  await appendGuidance(projectRoot, { kind: 'asked', class: failureClass, at, question: text, job: id });
  const event = {
    event: 'guidance-asked',
    loop: loopId,
    class: failureClass,
    job: id,
    notebook,
    question: text,
  };
  await appendJournal(projectRoot, event, at);
  const { hasEnded } = startWorker(worker, path, env);
  return { status: 'flying', jobId: id, hasEnded };
}

function joined(job: GuidanceJob): Flight {
  return { status: 'flying', jobId: job.id, hasEnded: () => false };
}

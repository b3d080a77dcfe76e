// One question to a notebook, once: a job that already flies is joined, in whichever project it was started,
// a settled question is not asked again, and only otherwise a worker starts. Waiting happens elsewhere.

import { appendJournal } from '../../adapters/files/journal.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { startInBackground } from '../../adapters/process/start-in-background.ts';
import { heldBack } from '../../core/guidance/held-back.ts';
import { refusalSentence } from '../../core/notebook/refusal-notice.ts';
import { appendGuidance, readGuidance } from './guidance-cache.ts';
import { type GuidanceJob, isAlive, jobPath, openJobsFolder, readJob, writeJob } from './guidance-job.ts';

export interface Question {
  /** Of the job, which stands for the class of failures and the notebook. */
  readonly id: string;
  readonly project: string;
  readonly userFolder: string;
  readonly loop: string;
  readonly class: string;
  /** Free of secrets. */
  readonly question: string;
  readonly notebook: string;
  readonly conversationId: string | null;
  readonly followsUp: string | null;
  readonly timeoutSeconds: number;
  /** The file that the worker process runs. */
  readonly worker: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether another process has got the answer meanwhile. */
  readonly isKnown: () => boolean;
}

export type Flight =
  | { readonly status: 'flying'; readonly jobId: string; hasEnded(): boolean }
  /** `notices`: sentences about accounts that could not be asked. */
  | { readonly status: 'answered' | 'refused'; readonly notices: readonly string[] }
  | { readonly status: 'impossible'; readonly reason: string };

/** Joins the job of this class or starts it. */
export async function askOnce(question: Question): Promise<Flight> {
  const { userFolder, id } = question;
  if (!openJobsFolder(userFolder)) return impossible('the folder of its jobs cannot be used');
  const path = jobPath(userFolder, id);
  const held = await withLock(path, () => joinOrStart(question, path));
  return held.status === 'done' ? held.value : impossible(`${path} is locked`);
}

/** The job of a class that flies already, whoever started it; null when none does. */
export function flightOf(userFolder: string, id: string, now: number): Flight | null {
  const job = readJob(jobPath(userFolder, id));
  return job !== null && isAlive(job, now) ? joined(job) : null;
}

async function joinOrStart(question: Question, path: string): Promise<Flight> {
  const { now, project } = question;
  const job = readJob(path);
  if (job !== null && isAlive(job, now())) return joined(job);
  if (question.isKnown()) return { status: 'answered', notices: [] };
  const age = (at: string) => now() - Date.parse(at);
  const refusal = heldBack(readGuidance(project), question.class, age);
  if (refusal !== null) return { status: 'refused', notices: [refusalSentence(refusal)] };
  return start(question, path);
}

async function start(question: Question, path: string): Promise<Flight> {
  const { userFolder, worker, env, now, isKnown: _, ...asked } = question;
  const queuedAt = now();
  const at = new Date(queuedAt).toISOString();
  const { id, project, loop, notebook, followsUp, class: failureClass, question: text } = asked;
  const fresh = { pid: null, startedAt: null, endsBy: null, guidance: null, refusal: null, notices: [] };
  const job: GuidanceJob = { v: 2, ...asked, status: 'queued', queuedAt, ...fresh };
  writeJob(userFolder, job);
  await appendGuidance(project, { kind: 'asked', class: failureClass, at, question: text, job: id });
  const details = { class: failureClass, job: id, notebook, question: text };
  const follow = followsUp === null ? {} : { followsUp };
  await appendJournal(project, { event: 'guidance-asked', loop, ...details, ...follow }, at);
  const { hasEnded } = startInBackground([worker, path], env);
  return { status: 'flying', jobId: id, hasEnded };
}

function joined(job: GuidanceJob): Flight {
  return { status: 'flying', jobId: job.id, hasEnded: () => false };
}

function impossible(reason: string): Flight {
  return { status: 'impossible', reason };
}

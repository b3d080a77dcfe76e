// The job of one question to a notebook, `guidance-jobs/<id>.json` in the user folder, and how it ends. There is at
// most one per class of failures and notebook, so a question is asked once across processes and projects.

import { lstatSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import type { CacheLine } from '../../core/guidance/cache-line.ts';
import { GUIDANCE, type Guidance } from '../../core/guidance/guidance.ts';
import { hashAnswer } from '../../core/guidance/hash-answer.ts';
import { type NotebookRefusal, REFUSAL, wasSpent } from '../../core/notebook/refusal.ts';
import { isAlive as isProcess } from '../workspace/is-alive.ts';
import { appendGuidance, appendShared } from './guidance-cache.ts';

const JOB = z.object({
  v: z.literal(2),
  id: z.string(),
  /** The class fingerprint. */
  class: z.string(),
  /** The project of the loop that asked first; absolute. */
  project: z.string(),
  loop: z.string(),
  /** Free of secrets. */
  question: z.string(),
  /** As named in the settings. */
  notebook: z.string(),
  conversationId: z.nullable(z.string()),
  /** The id of the guidance that did not help, when this is the follow-up question. */
  followsUp: z.nullable(z.string()),
  /** For all accounts together. */
  timeoutSeconds: z.number().check(z.gte(1), z.lte(3600)),
  status: z.enum(['queued', 'running', 'answered', 'refused']),
  /** Milliseconds since 1970, like the two below. */
  queuedAt: z.number(),
  /** The worker's, once it runs. */
  pid: z.nullable(z.int().check(z.positive())),
  startedAt: z.nullable(z.number()),
  /** When the worker will have ended itself at the latest. */
  endsBy: z.nullable(z.number()),
  guidance: z.nullable(GUIDANCE),
  refusal: z.nullable(REFUSAL),
  /** Sentences about accounts that could not be asked. */
  notices: z.readonly(z.array(z.string())),
});
export type GuidanceJob = Readonly<z.infer<typeof JOB>>;

/** How long a worker may take to report that it runs. */
const START_MS = 20_000;
const GRACE_MS = 5_000;
const FOLDER = 'guidance-jobs';
const OLD_MS = 24 * 60 * 60 * 1000;
const LONGEST_MS = 2 * 60 * 60 * 1000;

/** @param notebooks ids of the notebook, one per account */
export function jobIdOf(failureClass: string, notebooks: readonly string[]): string {
  return `ask-${hashAnswer([failureClass, ...notebooks.toSorted()].join('\n'))}`;
}

export function jobPath(userFolder: string, id: string): string {
  return join(userFolder, FOLDER, `${id}.json`);
}

export function userFolderOfJob(path: string): string {
  return dirname(dirname(path));
}

/** False when the folder cannot be created or is not a plain one. Jobs not collected for a day are removed. */
export function openJobsFolder(userFolder: string): boolean {
  const folder = join(userFolder, FOLDER);
  makeFolder(folder, 0o700);
  if (!lstatSync(folder).isDirectory()) return false;
  for (const name of namesIn(folder, ownFile(userFolder))) {
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isFile() && Date.now() - stat.mtimeMs > OLD_MS) rmSync(path, { force: true });
  }
  return true;
}

/** Null when the job is missing or unreadable for this version. */
export function readGuidanceJob(path: string): GuidanceJob | null {
  const file = readJson(path, ownFile(userFolderOfJob(path)));
  if (file.status !== 'ok') return null;
  const parsed = JOB.safeParse(file.value);
  return parsed.success && parsed.data.id === basename(path, '.json') ? parsed.data : null;
}

export function writeGuidanceJob(userFolder: string, job: GuidanceJob): void {
  keepJson(jobPath(userFolder, job.id), job, { mode: 0o600 }, 2);
}

export function isSettled(job: GuidanceJob): boolean {
  return job.status === 'answered' || job.status === 'refused';
}

/**
 * Whether an unsettled job can still be settled. Its pid may have been reused by another process, so after `endsBy` it
 * no longer counts.
 * @param now milliseconds since 1970
 */
export function isJobAlive(job: GuidanceJob, now: number): boolean {
  const age = now - job.queuedAt;
  if (isSettled(job) || age < -GRACE_MS || age > LONGEST_MS) return false;
  if (job.pid === null) return age < START_MS;
  return now < (job.endsBy ?? 0) + GRACE_MS && isProcess(job.pid);
}

/** Records why a job failed, or that its worker died. The job file, which others watch, is written last. */
export async function settleRefused(
  userFolder: string,
  job: GuidanceJob,
  refusal: NotebookRefusal,
): Promise<void> {
  const at = new Date().toISOString();
  await appendGuidance(job.project, { kind: 'refused', class: job.class, at, refusal });
  if (wasSpent(refusal)) await noteFollowUp(userFolder, job, at);
  const { reason, text } = refusal;
  const refused = { loop: job.loop, class: job.class, job: job.id, reason, text };
  await appendJournal(job.project, { event: 'guidance-refused', ...refused }, at);
  writeGuidanceJob(userFolder, { ...job, status: 'refused', refusal });
}

/** The caches come first, so a crash after them loses nothing. */
export async function settleAnswered(
  userFolder: string,
  job: GuidanceJob,
  guidance: Guidance,
): Promise<void> {
  const { answeredAt: at, answerHash, id } = guidance;
  await appendBoth(userFolder, job, { kind: 'answered', class: job.class, at, guidance });
  await noteFollowUp(userFolder, job, at);
  const answered = { loop: job.loop, class: job.class, job: job.id, guidance: id, answerHash };
  await appendJournal(job.project, { event: 'guidance-answered', ...answered }, at);
  writeGuidanceJob(userFolder, { ...job, status: 'answered', guidance });
}

/** The notebook's sources have nothing about it: this is known for every project that asks the same notebook. */
export async function settleUnknown(userFolder: string, job: GuidanceJob, notebook: string): Promise<void> {
  const at = new Date().toISOString();
  await appendBoth(userFolder, job, { kind: 'not-in-sources', class: job.class, at, notebook });
  await noteFollowUp(userFolder, job, at);
  const said = { reason: 'not-in-sources', text: `the sources of ${notebook} have nothing about it` };
  const refused = { loop: job.loop, class: job.class, job: job.id, ...said };
  await appendJournal(job.project, { event: 'guidance-refused', ...refused }, at);
  writeGuidanceJob(userFolder, { ...job, status: 'answered' });
}

/** A follow-up is the last question about a class. */
async function noteFollowUp(userFolder: string, job: GuidanceJob, at: string): Promise<void> {
  const { followsUp, class: failureClass } = job;
  if (followsUp === null) return;
  await appendBoth(userFolder, job, { kind: 'followed-up', class: failureClass, at, guidance: followsUp });
}

async function appendBoth(userFolder: string, { project }: GuidanceJob, line: CacheLine): Promise<void> {
  await appendGuidance(project, line);
  await appendShared(userFolder, line);
}

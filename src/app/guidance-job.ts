// The job file of one question to a notebook, `.msw/jobs/<id>.json`: there is at most one for each class of
// failures, which is what makes a question asked once across processes.

import { lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as z from 'zod/mini';
import { mswPath, openMswFolder } from '../adapters/files/msw-folder.ts';
import { readJson } from '../adapters/files/read-json.ts';
import { writeFileAtomic } from '../adapters/files/write-file-atomic.ts';
import type { Guidance } from '../core/guidance/guidance.ts';
import { hashAnswer } from '../core/guidance/make-guidance.ts';
import type { Refusal } from '../core/guidance/refusal.ts';
import { GUIDANCE, REFUSAL } from './guidance-line.ts';

const JOB = z.object({
  v: z.literal(1),
  id: z.string(),
  class: z.string(),
  loop: z.string(),
  question: z.string(),
  notebook: z.string(),
  profile: z.nullable(z.string()),
  timeoutSeconds: z.number().check(z.gte(1), z.lte(3600)),
  status: z.enum(['queued', 'running', 'answered', 'refused']),
  queuedAt: z.number(),
  pid: z.nullable(z.int().check(z.positive())),
  startedAt: z.nullable(z.number()),
  endsBy: z.nullable(z.number()),
  guidance: z.nullable(GUIDANCE),
  refusal: z.nullable(REFUSAL),
});

export interface GuidanceJob {
  readonly v: 1;
  readonly id: string;
  /** The class fingerprint. */
  readonly class: string;
  readonly loop: string;
  readonly question: string;
  readonly notebook: string;
  readonly profile: string | null;
  readonly timeoutSeconds: number;
  readonly status: 'queued' | 'running' | 'answered' | 'refused';
  /** Milliseconds since 1970, like the two below. */
  readonly queuedAt: number;
  /** Of the worker, once it runs. */
  readonly pid: number | null;
  readonly startedAt: number | null;
  /** When the worker has ended itself at the latest. */
  readonly endsBy: number | null;
  readonly guidance: Guidance | null;
  readonly refusal: Refusal | null;
}

/** How long a worker may take until it says that it runs. */
const START_MS = 20_000;
const GRACE_MS = 5_000;
const LONGEST_MS = 2 * 60 * 60 * 1000;

export function jobIdOf(failureClass: string): string {
  return `ask-${hashAnswer(failureClass)}`;
}

export function jobPath(projectRoot: string, id: string): string {
  return mswPath(projectRoot, 'jobs', `${id}.json`);
}

export function projectOfJob(path: string): string {
  return dirname(dirname(dirname(path)));
}

/** False when the folder cannot be made or is no plain one. */
export function openJobsFolder(projectRoot: string): boolean {
  if (openMswFolder(projectRoot).status === 'refused') return false;
  const folder = mswPath(projectRoot, 'jobs');
  mkdirSync(folder, { recursive: true });
  return lstatSync(folder).isDirectory();
}

/** Null when there is none, or none that this version can read. */
export function readJob(path: string): GuidanceJob | null {
  const file = readJson(path);
  if (file.status !== 'ok') return null;
  const parsed = JOB.safeParse(file.value);
  return parsed.success && parsed.data.id === basename(path, '.json') ? parsed.data : null;
}

export function writeJob(projectRoot: string, job: GuidanceJob): void {
  writeFileAtomic(jobPath(projectRoot, job.id), `${JSON.stringify(job, null, 2)}\n`);
}

export function isSettled(job: GuidanceJob): boolean {
  return job.status === 'answered' || job.status === 'refused';
}

/**
 * Whether a job that is not settled may still become so. A pid alone may by now be another process's: after
 * `endsBy` it counts for nothing.
 * @param now milliseconds since 1970
 */
export function isAlive(job: GuidanceJob, now: number): boolean {
  const age = now - job.queuedAt;
  if (isSettled(job) || age < -GRACE_MS || age > LONGEST_MS) return false;
  if (job.pid === null) return age < START_MS;
  return now < (job.endsBy ?? 0) + GRACE_MS && isRunning(job.pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

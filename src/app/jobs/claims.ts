// Records in the user folder which jobs are under way on this machine and which runner works on each. A job without a
// claim has ended or was planted: nothing works on it, whatever its record says.

import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { writeInPlace } from '../../adapters/files/write-in-place.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { type LockResult, withLock } from '../../adapters/locks/with-lock.ts';
import { identityOf, isStillThere } from '../../adapters/process/process-identity.ts';
import type { WaitingJob } from '../../core/jobs/line.ts';
import { once } from '../../core/once.ts';
import { isAlive } from '../workspace/is-alive.ts';

export type WorkerClaim = z.output<ReturnType<typeof shape>>;

const shape = once(() =>
  z.object({
    v: z.literal(1),
    id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    /** The project's real path. */
    project: z.string(),
    lane: z.enum(['client', 'research']),
    state: z.enum(['queued', 'running', 'limited', 'waiting', 'cancelling']),
    queuedAt: z.number(),
    /** How many runners in a row were started without taking the job. */
    starts: z.number(),
    /** Null while the runner has been started but has not registered yet. */
    runner: z.nullable(z.object({ pid: z.number(), start: z.nullable(z.string()), host: z.string() })),
    /** When the runner was started. */
    at: z.number(),
    /** The process of the team's worker that this job is for; without it no process here waits for the job. */
    worker: z.optional(z.number()),
  }),
);

export function newClaim(waiting: WaitingJob): WorkerClaim {
  return { v: 1, ...waiting, starts: 0, runner: null, at: waiting.queuedAt };
}

/** Null when there is no claim, or it cannot be read. */
export function readWorkerClaim(userFolder: string, id: string): WorkerClaim | null {
  const file = readJson(pathOf(userFolder, id), privateFile(userFolder));
  const parsed = shape().safeParse(file.status === 'ok' ? file.value : null);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}

export function listClaims(userFolder: string): readonly WorkerClaim[] {
  return namesIn(join(userFolder, FOLDER), privateFile(userFolder)).flatMap((name) =>
    name.endsWith('.json') ? (readWorkerClaim(userFolder, name.slice(0, -'.json'.length)) ?? []) : [],
  );
}

export function writeClaim(userFolder: string, claim: WorkerClaim): void {
  makeFolder(join(userFolder, FOLDER), 0o700);
  keepJson(pathOf(userFolder, claim.id), claim, { mode: 0o600 });
}

export function removeClaim(userFolder: string, id: string): void {
  rmSync(pathOf(userFolder, id), { force: true });
  rmSync(signOf(userFolder, id), { force: true });
}

/** Records that the runner is alive, in a separate file, since other processes may be changing the claim. */
export function giveSign(userFolder: string, id: string, now: number): void {
  try {
    writeInPlace(signOf(userFolder, id), String(now));
  } catch {
    // For example on a full disk; then other processes check the runner's process instead.
  }
}

/** Runs `decide` under the lock of the line: only one process at a time decides which jobs run. */
export async function withLine<T>(userFolder: string, decide: () => Promise<T>): Promise<LockResult<T>> {
  makeFolder(join(userFolder, FOLDER), 0o700);
  return withLock(join(userFolder, FOLDER, 'line'), decide, { waitMs: 20_000 });
}

/** The refusal when the line is locked. */
export const LOCKED = 'The job queue is locked by another process; try again.';

/** Identifies this process as a runner. */
export function ownRunner(project: string): NonNullable<WorkerClaim['runner']> {
  return { ...identityOf(process.pid, project), host: hostname() };
}

/** How often a runner gives a sign of life, and after what silence its process is checked. */
export const SIGN_MS = 2_000;
const SILENCE_MS = 3 * SIGN_MS;
/** How long a started runner may take to register. */
const START_MS = 30_000;
/** The silence allowed to a runner on another machine or in a container that is gone, which cannot be checked. */
const STRANGER_MS = 30 * 60_000;

/** Whether a runner has taken the job; it may have gone since. */
export function isTaken({ state }: Pick<WorkerClaim, 'state'>): boolean {
  return state === 'running' || state === 'limited' || state === 'cancelling';
}

/** Whether the job's runner is gone: its last sign of life is old and its process no longer exists. */
export function isLeft(userFolder: string, claim: WorkerClaim, now: number): boolean {
  if (!isTaken(claim)) return false;
  const { runner, project } = claim;
  const silence = Math.abs(now - lastSign(userFolder, claim));
  if (runner === null) return silence > START_MS;
  if (silence <= SILENCE_MS) return false;
  if (runner.host !== hostname()) return silence > STRANGER_MS;
  return runner.start === null ? !isAlive(runner.pid) : !isStillThere(runner, project);
}

/** When its runner was last known to be alive. */
export function lastSign(userFolder: string, { id, at }: Pick<WorkerClaim, 'id' | 'at'>): number {
  const sign = Number(textOf(signOf(userFolder, id), privateFile(userFolder), 100)) || 0;
  return Math.max(sign, at);
}

/** Until when a job whose runner is gone was shown as running. */
export function shownAlive(userFolder: string, claim: WorkerClaim, now: number): number {
  return Math.min(now, lastSign(userFolder, claim) + SILENCE_MS);
}

const FOLDER = 'jobs';

function pathOf(userFolder: string, id: string): string {
  return join(userFolder, FOLDER, `${id}.json`);
}

function signOf(userFolder: string, id: string): string {
  return join(userFolder, FOLDER, `${id}.sign`);
}

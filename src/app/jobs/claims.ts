// Which jobs are under way on this machine and who works on each, in this user's own folder. A job without a claim is
// one that has ended, or that somebody put there: nobody works on it, whatever its record says.

import { mkdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { type LockResult, withLock } from '../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { writeInPlace } from '../../adapters/files/write-in-place.ts';
import { identityOf, isStillThere } from '../../adapters/process/process-identity.ts';
import type { Waiting } from '../../core/jobs/line.ts';
import { once } from '../../core/once.ts';
import { isAlive } from '../workspace/is-alive.ts';

export type Claim = z.output<ReturnType<typeof shape>>;

const shape = once(() =>
  z.object({
    v: z.literal(1),
    id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    /** Real path. */
    project: z.string(),
    lane: z.enum(['client', 'research']),
    state: z.enum(['queued', 'running', 'waiting', 'cancelling']),
    queuedAt: z.number(),
    /** How often a runner was started that did not get to begin. */
    starts: z.number(),
    /** Null for one that was started and has not said so yet. */
    runner: z.nullable(z.object({ pid: z.number(), start: z.nullable(z.string()), host: z.string() })),
    /** When its runner was started. */
    at: z.number(),
    /** The process of a team's worker that it is done for; without it nobody waits for it here. */
    worker: z.optional(z.number()),
  }),
);

export function newClaim(waiting: Waiting): Claim {
  return { v: 1, ...waiting, starts: 0, runner: null, at: waiting.queuedAt };
}

/** Null where nobody has it, or what is kept cannot be read. */
export function readClaim(userFolder: string, id: string): Claim | null {
  const file = readJson(pathOf(userFolder, id), privateFile(userFolder));
  const parsed = shape().safeParse(file.status === 'ok' ? file.value : null);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}

export function listClaims(userFolder: string): readonly Claim[] {
  return namesIn(join(userFolder, FOLDER), privateFile(userFolder)).flatMap((name) =>
    name.endsWith('.json') ? (readClaim(userFolder, name.slice(0, -'.json'.length)) ?? []) : [],
  );
}

export function writeClaim(userFolder: string, claim: Claim): void {
  mkdirSync(join(userFolder, FOLDER), { recursive: true, mode: 0o700 });
  writeFileAtomic(pathOf(userFolder, claim.id), `${JSON.stringify(claim)}\n`, { mode: 0o600 });
}

export function removeClaim(userFolder: string, id: string): void {
  rmSync(pathOf(userFolder, id), { force: true });
  rmSync(signOf(userFolder, id), { force: true });
}

/** That the runner lives; in a file of its own, since others change the claim meanwhile. */
export function giveSign(userFolder: string, id: string, now: number): void {
  try {
    writeInPlace(signOf(userFolder, id), String(now));
  } catch {
    // On a full disk say: then its process is asked.
  }
}

/** One process at a time decides who works. */
export async function withLine<T>(userFolder: string, decide: () => Promise<T>): Promise<LockResult<T>> {
  mkdirSync(join(userFolder, FOLDER), { recursive: true, mode: 0o700 });
  return withLock(join(userFolder, FOLDER, 'line'), decide, { waitMs: 20_000 });
}

/** When the line is not free. */
export const LOCKED = 'The job queue is locked by another process; try again.';

/** Of this process. */
export async function ownRunner(project: string): Promise<NonNullable<Claim['runner']>> {
  return { ...(await identityOf(process.pid, project)), host: hostname() };
}

/** How often a runner gives a sign, and after how long a silence it is looked for. */
export const SIGN_MS = 2_000;
const SILENCE_MS = 3 * SIGN_MS;
/** Until a runner that was started says so. */
const START_MS = 30_000;
/** Of another machine, or of a container that is gone, nobody can ask. */
const STRANGER_MS = 30 * 60_000;

/** By somebody who may have gone since. */
export function isTaken({ state }: Pick<Claim, 'state'>): boolean {
  return state === 'running' || state === 'cancelling';
}

/** Whether its runner has gone: its last sign is old, and its process is not there any more. */
export async function isLeft(userFolder: string, claim: Claim, now: number): Promise<boolean> {
  if (!isTaken(claim)) return false;
  const { id, runner, at, project } = claim;
  const sign = Number(textOf(signOf(userFolder, id), privateFile(userFolder), 100)) || 0;
  const silence = Math.abs(now - Math.max(sign, at));
  if (runner === null) return silence > START_MS;
  if (silence <= SILENCE_MS) return false;
  if (runner.host !== hostname()) return silence > STRANGER_MS;
  return runner.start === null ? !isAlive(runner.pid) : !(await isStillThere(runner, project));
}

const FOLDER = 'jobs';

function pathOf(userFolder: string, id: string): string {
  return join(userFolder, FOLDER, `${id}.json`);
}

function signOf(userFolder: string, id: string): string {
  return join(userFolder, FOLDER, `${id}.sign`);
}

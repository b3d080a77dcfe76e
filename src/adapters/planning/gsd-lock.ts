// GSD's own locks, so that MSW and GSD never write a planning file at the same time: the same files, the same contents,
// the same rules for taking over a dead process's lock. Held for less than a second: older GSD versions break a lock
// after ten.

import { lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import { notPlain, readPlain } from '../files/read-plain.ts';
import { setAsideNow } from '../files/set-aside.ts';
import { createFile } from '../files/write-in-place.ts';

export type GsdLockResult<T> = { readonly status: 'done'; readonly value: T } | { readonly status: 'busy' };

const EMPTY_BODY_MS = 1_000;
const LIVE_HOLDER_MS = 60_000;
const STEP_MS = 50;
const LARGEST = 4096;

/**
 * Runs `work` while holding both locks of a `.planning` folder: `.lock` (roadmap, requirements), then `STATE.md.lock`.
 * `busy` when one is not free within `waitMs`. Errors of `work` are thrown after both are released.
 */
export async function withGsdLocks<T>(
  planning: string,
  work: () => T,
  waitMs = 10_000,
): Promise<GsdLockResult<T>> {
  const body = JSON.stringify({ pid: process.pid, cwd: process.cwd(), acquired: new Date().toISOString() });
  const outer = await acquire(join(planning, '.lock'), body, waitMs);
  if (outer === null) return { status: 'busy' };
  try {
    const inner = await acquire(join(planning, 'STATE.md.lock'), String(process.pid), waitMs);
    if (inner === null) return { status: 'busy' };
    try {
      return { status: 'done', value: work() };
    } finally {
      inner();
    }
  } finally {
    outer();
  }
}

async function acquire(path: string, body: string, waitMs: number): Promise<(() => void) | null> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    if (create(path, body)) return () => release(path, body);
    stealIfDead(path);
    if (performance.now() >= deadline) return null;
    await new Promise((done) => setTimeout(done, STEP_MS + Math.random() * STEP_MS));
  }
}

function create(path: string, body: string): boolean {
  try {
    return createFile(path, body);
  } catch (error) {
    const code = errorCode(error) ?? '';
    // Windows returns these while the previous holder's lock is being removed; elsewhere the folder is not ours.
    if (process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code)) return false;
    throw error;
  }
}

/** A lock that another process took over is no longer ours to remove. */
function release(path: string, body: string): void {
  if (read(path) === body) rmSync(path, { force: true });
}

/** Moved aside rather than removed: of two processes that find the same dead lock, only one can move it. */
function stealIfDead(path: string): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before === undefined) return;
  // Not a lock, and no process would ever remove it.
  if (notPlain(before) !== null) {
    setAsideNow(path);
    return;
  }
  const body = read(path);
  // Times in the future count too: an archive can bring them, and the holder would never seem dead.
  if (body === null || !isDead(body, Math.abs(Date.now() - before.mtimeMs))) return;
  const now = lstatSync(path, { throwIfNoEntry: false });
  if (now === undefined || now.ino !== before.ino || now.dev !== before.dev || read(path) !== body) return;
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another process was faster.
  }
}

function isDead(body: string, ageMs: number): boolean {
  const pid = /"pid"\s*:\s*(\d+)/.exec(body)?.[1] ?? /^\s*(\d+)/.exec(body)?.[1];
  if (pid === undefined) return ageMs > EMPTY_BODY_MS;
  return ageMs > LIVE_HOLDER_MS || !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Null when the file is gone; empty when it cannot be read, so that it names no holder. */
function read(path: string): string | null {
  const file = readPlain(path, { cap: LARGEST, followsLink: false });
  if (file.status === 'missing') return null;
  return file.status === 'ok' ? file.bytes.toString('utf8') : '';
}

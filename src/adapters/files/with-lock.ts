// Serialises work between processes with a lock folder beside a file; who holds it, and why, is not known here.

import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { errorCode } from './error-code.ts';

export type LockResult<T> =
  | { readonly status: 'done'; readonly value: T; readonly waited: boolean }
  | { readonly status: 'busy' };

const WAIT_MS = 15_000;
const STALE_MS = 5_000;
/** proper-lockfile refuses less, and its heartbeat is never faster than a second. */
const SHORTEST_STALE_MS = 2_000;
const NEVER_MS = 2 ** 40;

/**
 * Runs `work` while holding `<path>.lock`; the file itself need not exist, its folder must. `busy` when
 * the lock was not free within `waitMs` (15 s); a lock whose holder gave no sign for `staleMs` (5 s) is
 * taken over. What `work` throws comes out after the lock is released.
 */
export async function withLock<T>(
  path: string,
  work: () => T | Promise<T>,
  options: { waitMs?: number; staleMs?: number } = {},
): Promise<LockResult<T>> {
  const target = resolve(path);
  const staleMs = Math.max(options.staleMs ?? STALE_MS, SHORTEST_STALE_MS);
  const deadline = performance.now() + (options.waitMs ?? WAIT_MS);
  let waited = false;
  let release = await tryLock(target, staleMs);
  while (release === null) {
    if (performance.now() >= deadline) return { status: 'busy' };
    waited = true;
    removeIfStale(`${target}.lock`, staleMs);
    await delay(5 + Math.random() * 20);
    release = await tryLock(target, staleMs);
  }
  try {
    return { status: 'done', value: await work(), waited };
  } finally {
    await release();
  }
}

async function tryLock(target: string, staleMs: number): Promise<(() => Promise<void>) | null> {
  try {
    const unlock = await lock(target, {
      realpath: false,
      // Stale locks are removed below: two processes that find the same stale lock must not be able to
      // remove each other's fresh one, which the library's own removal allows.
      stale: NEVER_MS,
      update: staleMs / 2,
      // The default throws out of a timer, which would end the process.
      onCompromised: () => {},
    });
    // A lock that was taken from us while the machine slept is no longer ours to release.
    return () => unlock().catch(() => {});
  } catch (error) {
    if (errorCode(error) === 'ELOCKED') return null;
    throw error;
  }
}

/** Removes the lock of a dead holder; one process at a time, which looks again once it is alone. */
function removeIfStale(lockFolder: string, staleMs: number): void {
  if (!isStale(lockFolder, staleMs)) return;
  const guard = `${lockFolder}.takeover`;
  if (!makeFolder(guard)) {
    if (isStale(guard, staleMs)) removeFolder(guard);
    return;
  }
  if (isStale(lockFolder, staleMs)) removeFolder(lockFolder);
  removeFolder(guard);
}

/** Times in the future count as well: after a clock was set back the holder would never seem dead. */
function isStale(folder: string, staleMs: number): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) > staleMs;
}

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function removeFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another process was faster.
  }
}

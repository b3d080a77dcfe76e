// Serialises work between processes with a lock folder next to a file; does not know who holds it, or why.

import { lstatSync, mkdirSync, realpathSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockSync } from 'proper-lockfile';
import { monotonicMs } from '../process/monotonic-ms.ts';
import { errorCode } from './error-code.ts';
import { setAsideNow } from './set-aside.ts';

export type LockResult<T> =
  | { readonly status: 'done'; readonly value: T; readonly waited: boolean }
  | { readonly status: 'busy' };

const WAIT_MS = 15_000;
const STALE_MS = 5_000;
/** The minimum of proper-lockfile, whose heartbeat is never faster than one second. */
const SHORTEST_STALE_MS = 2_000;
/** Longer than the time since 1970, since an archive can set any timestamp. */
const NEVER_MS = 2 ** 52;

/**
 * Runs `work` while holding `<path>.lock`; the file itself need not exist, its folder must. `busy` when the lock was
 * not free within `waitMs` (15 s). A lock whose holder gave no sign for `staleMs` (5 s) is taken over; a file or link
 * in its place, as a repository may ship it, is set aside. Errors of `work` are thrown after the lock is released.
 */
export async function withLock<T>(
  path: string,
  work: (waited: boolean) => T | Promise<T>,
  options: { waitMs?: number; staleMs?: number } = {},
): Promise<LockResult<T>> {
  const target = resolve(path);
  const staleMs = Math.max(options.staleMs ?? STALE_MS, SHORTEST_STALE_MS);
  const deadline = monotonicMs() + (options.waitMs ?? WAIT_MS);
  let waited = false;
  let release = tryLock(target, staleMs);
  while (release === null) {
    if (monotonicMs() >= deadline) return { status: 'busy' };
    waited = true;
    clearTheWay(`${target}.lock`, staleMs);
    await delay(5 + Math.random() * 20);
    release = tryLock(target, staleMs);
  }
  try {
    return { status: 'done', value: await work(waited), waited };
  } finally {
    release();
  }
}

/**
 * The parts of node:fs that the library needs: it copies what it gets, and copying all of it loads every stream class.
 */
const lockFileSystem = { mkdirSync, realpathSync, rmdirSync, statSync, utimesSync };

/** Synchronous: taking a free lock is four calls, cheaper than starting the threads that would wait for them. */
function tryLock(target: string, staleMs: number): (() => void) | null {
  try {
    const unlock = lockSync(target, {
      fs: lockFileSystem,
      realpath: false,
      // Stale locks are removed below: two processes that find the same stale lock must not be able to
      // remove each other's fresh one, which the library's own removal allows.
      stale: NEVER_MS,
      update: staleMs / 2,
      // The default throws from a timer, which would end the process.
      onCompromised: () => {},
    });
    return () => {
      try {
        unlock();
      } catch {
        // A lock that another process took over while the machine slept is no longer ours to release.
      }
    };
  } catch (error) {
    if (errorCode(error) === 'ELOCKED') return null;
    throw error;
  }
}

/** Removes the lock of a dead holder; one process at a time, which checks again once it is alone. */
function clearTheWay(lockFolder: string, staleMs: number): void {
  if (setForeignAside(lockFolder) || !isStale(lockFolder, staleMs)) return;
  const guard = `${lockFolder}.takeover`;
  if (!makeFolder(guard)) {
    if (!setForeignAside(guard) && isStale(guard, staleMs)) removeFolder(guard);
    return;
  }
  if (isStale(lockFolder, staleMs)) removeFolder(lockFolder);
  removeFolder(guard);
}

/** Times in the future count too: after the clock was set back, the holder would otherwise never seem dead. */
function isStale(folder: string, staleMs: number): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
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

/** Locks are empty folders; one with content is set aside. */
function removeFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOTEMPTY') setAsideNow(folder);
  }
}

/** True for a file or a link in place of a lock, which no process holds or would ever remove. */
function setForeignAside(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isDirectory()) return false;
  setAsideNow(path);
  return true;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

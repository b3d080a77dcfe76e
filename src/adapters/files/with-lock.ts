// Serialises work between processes with a lock folder beside a file; who holds it, and why, is not known here.

import { lstatSync, mkdirSync, realpathSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockSync } from 'proper-lockfile';
import { errorCode } from './error-code.ts';
import { setAsideNow } from './set-aside.ts';

export type LockResult<T> =
  | { readonly status: 'done'; readonly value: T; readonly waited: boolean }
  | { readonly status: 'busy' };

const WAIT_MS = 15_000;
const STALE_MS = 5_000;
/** proper-lockfile refuses less, and its heartbeat is never faster than a second. */
const SHORTEST_STALE_MS = 2_000;
/** Longer than since 1970, which an archive can say. */
const NEVER_MS = 2 ** 52;

/**
 * Runs `work` while holding `<path>.lock`; the file itself need not exist, its folder must. `busy` when
 * the lock was not free within `waitMs` (15 s); a lock whose holder gave no sign for `staleMs` (5 s) is
 * taken over, and what is no lock of ours, as a repository may ship it, is set aside. What `work` throws comes out after the lock is released.
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

/** What the library needs of node:fs: given all of it, it copies it, which loads every stream class there is. */
const lockFileSystem = { mkdirSync, realpathSync, rmdirSync, statSync, utimesSync };

/** Not asynchronous: a free lock is four calls, less than starting the threads that would wait for them. */
function tryLock(target: string, staleMs: number): (() => void) | null {
  try {
    const unlock = lockSync(target, {
      fs: lockFileSystem,
      realpath: false,
      // Stale locks are removed below: two processes that find the same stale lock must not be able to
      // remove each other's fresh one, which the library's own removal allows.
      stale: NEVER_MS,
      update: staleMs / 2,
      // The default throws out of a timer, which would end the process.
      onCompromised: () => {},
    });
    return () => {
      try {
        unlock();
      } catch {
        // A lock that was taken from us while the machine slept is no longer ours to release.
      }
    };
  } catch (error) {
    if (errorCode(error) === 'ELOCKED') return null;
    throw error;
  }
}

/** Removes the lock of a dead holder; one process at a time, which looks again once it is alone. */
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

/** Times in the future count as well: after a clock was set back the holder would never seem dead. */
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

/** Locks are empty folders. */
function removeFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOTEMPTY') setAsideNow(folder);
  }
}

/** True for a file or a link in the place of a lock, which nobody holds and nobody would ever remove. */
function setForeignAside(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isDirectory()) return false;
  setAsideNow(path);
  return true;
}

/** Unaffected by changes of the clock; performance.now() loads a module for it. */
function monotonicMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

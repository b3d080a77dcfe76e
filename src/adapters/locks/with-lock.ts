// Serialises work between processes with a lock folder next to a file. The lock names its process and start, so one that
// no living process holds is taken over, however often something touches it.

import { lstatSync, mkdirSync, realpathSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockSync } from 'proper-lockfile';
import { monotonicMs } from '../environment/monotonic-ms.ts';
import { errorCode } from '../files/error-code.ts';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { setAsideNow } from '../files/set-aside.ts';
import { writeInPlace } from '../files/write-in-place.ts';
import { holderFile, holderState, type LockHolder, ownHolder, readHolder } from './lock-holder.ts';

export type LockResult<T> =
  | { readonly status: 'done'; readonly value: T; readonly waited: boolean }
  /** `holder`: null when it is not known. */
  | { readonly status: 'busy'; readonly holder: LockHolder | null };

const WAIT_MS = 15_000;
/** After this long without a sign of life a lock from elsewhere, or without a name, is stale. */
const STALE_MS = 5_000;
const SIGN_MS = 2_000;
/** A process names its lock at once. One that has no name for so long while we look was not made by MSW. */
const UNNAMED_MS = 2_000;

/**
 * Runs `work` while holding `<path>.lock`; the file itself need not exist, its folder must. `busy` when the lock was
 * not free within `waitMs` (15 s). The lock of a process that is gone, or that no process of MSW made, is taken over; a
 * file or link in its place, as a repository may ship it, is set aside. Errors of `work` are thrown after the lock is
 * released.
 */
export async function withLock<T>(
  path: string,
  work: (waited: boolean) => T | Promise<T>,
  { waitMs = WAIT_MS }: { waitMs?: number } = {},
): Promise<LockResult<T>> {
  const target = resolve(path);
  const lock = `${target}.lock`;
  const deadline = monotonicMs() + waitMs;
  const unnamed: Unnamed = new Map();
  let waited = false;
  let release = take(target, lock);
  while (release === null) {
    if (monotonicMs() >= deadline) return { status: 'busy', holder: readHolder(lock) };
    waited = true;
    await clearTheWay(lock, unnamed);
    await delay(5 + Math.random() * 20);
    release = take(target, lock);
  }
  try {
    return { status: 'done', value: await work(waited), waited };
  } finally {
    release();
  }
}

/**
 * The parts of node:fs that the library needs: it copies what it gets, and copying all of it loads every stream class.
 * It removes its locks at the end of the process too, with the names in them.
 */
const lockFileSystem = { mkdirSync, realpathSync, rmdirSync: removeOwn, statSync, utimesSync };

/** Longer than the time since 1970, since an archive can set any timestamp. */
const NEVER_MS = 2 ** 52;

/** Synchronous: taking a free lock is a few calls, cheaper than starting the threads that would wait for them. */
function take(target: string, lock: string): (() => void) | null {
  const unlock = lockFolder(target);
  if (unlock === null) return null;
  const release = (): void => {
    try {
      unlock();
    } catch {
      // The library gives a lock up that something else has touched; its name says that it is still ours.
      removeOwn(lock);
    }
  };
  try {
    writeInPlace(holderFile(lock), ownHolder());
    return release;
  } catch (error) {
    removeLock(lock);
    release();
    throw error;
  }
}

/** Null when the folder exists. */
function lockFolder(target: string): (() => void) | null {
  try {
    return lockSync(target, {
      fs: lockFileSystem,
      realpath: false,
      // Left locks are removed below: two processes that find the same one must not be able to remove each other's fresh
      // one, which the library's own removal allows.
      stale: NEVER_MS,
      update: SIGN_MS,
      // The default throws from a timer, which would end the process.
      onCompromised: () => {},
    });
  } catch (error) {
    if (errorCode(error) === 'ELOCKED') return null;
    throw error;
  }
}

/** A lock that was removed, or that another process took over while the machine slept, is no longer ours. */
function removeOwn(lock: string): void {
  if (textOf(holderFile(lock), named, 1_000) === ownHolder()) removeLock(lock);
}

/** Removes a lock that nobody holds; one process at a time, which checks again once it is alone. */
async function clearTheWay(lock: string, unnamed: Unnamed): Promise<void> {
  if (setForeignAside(lock) || !(await isLeft(lock, unnamed))) return;
  const guard = `${lock}.takeover`;
  if (!makeFolder(guard)) {
    if (!setForeignAside(guard) && (isSilent(guard) || isUnnamedForLong(guard, unnamed))) removeFolder(guard);
    return;
  }
  if (await isLeft(lock, unnamed)) removeLock(lock);
  removeFolder(guard);
}

async function isLeft(lock: string, unnamed: Unnamed): Promise<boolean> {
  const holder = readHolder(lock);
  if (holder === null) return isSilent(lock) || isUnnamedForLong(lock, unnamed);
  unnamed.delete(lock);
  const standing = await holderState(holder);
  return standing === 'gone' || (standing === 'elsewhere' && isSilent(lock));
}

/** Times in the future count too: after the clock was set back, the holder would otherwise never seem dead. */
function isSilent(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) > STALE_MS;
}

/** The folders without a name that one wait has seen, and since when. */
type Unnamed = Map<string, { readonly id: string; readonly since: number }>;

/** Another folder in the same place begins anew. */
function isUnnamedForLong(folder: string, unnamed: Unnamed): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) {
    unnamed.delete(folder);
    return false;
  }
  // Some file systems give a number away again at once.
  const id = `${stat.ino} ${stat.birthtimeMs}`;
  const before = unnamed.get(folder);
  if (before?.id === id) return monotonicMs() - before.since > UNNAMED_MS;
  unnamed.set(folder, { id, since: monotonicMs() });
  return false;
}

/** False when it exists. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeLock(lock: string): void {
  try {
    rmSync(holderFile(lock), { force: true });
  } catch {
    // A folder in its place: the whole lock is set aside.
  }
  removeFolder(lock);
}

/** One with something else in it is set aside. */
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

// Replaces a file in one step: a reader, or a crash at any instant, sees the old content or the new one.

import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './error-code.ts';

const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000;
/** No write takes this long. */
const DEAD_AGE_MS = 2000;
const RENAME_ATTEMPTS = 8;

let counter = 0;

/**
 * Writes `content` to `path`; the folder must exist. Keeps the mode of the file it replaces unless `mode` is given.
 * Unless `durable` is false, the new content survives a power cut from the moment this returns. A symlink at `path` is
 * replaced, not followed. Throws file-system errors; the old content is then untouched.
 */
export function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  options: { mode?: number; durable?: boolean } = {},
): void {
  removeLeftovers(dirname(path), basename(path));
  const mode = options.mode ?? existingMode(path);
  const { durable = true } = options;
  const temporary = writeTemporary(path, content, { mode, durable });
  try {
    renameWithRetry(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  if (durable) syncFolder(dirname(path));
}

function existingMode(path: string): number | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mode & 0o777 : undefined;
}

function writeTemporary(
  path: string,
  content: string | Uint8Array,
  { mode, durable }: { readonly mode: number | undefined; readonly durable: boolean },
): string {
  const { file, temporary } = openTemporary(path, mode);
  try {
    // The umask may have removed bits from the mode given to open.
    if (mode !== undefined && process.platform !== 'win32') fchmodSync(file, mode);
    writeFileSync(file, content);
    if (durable) fsyncSync(file);
  } catch (error) {
    closeSync(file);
    rmSync(temporary, { force: true });
    throw error;
  }
  closeSync(file);
  return temporary;
}

function openTemporary(path: string, mode = 0o666): { file: number; temporary: string } {
  for (;;) {
    counter += 1;
    const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.${counter}.tmp`);
    try {
      return { file: openSync(temporary, 'wx', mode), temporary };
    } catch (error) {
      // Left by a killed process that had our pid, or in use by a worker thread of this one.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** Windows refuses a rename while a virus scanner or another reader holds the target. */
function renameWithRetry(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (attempt === RENAME_ATTEMPTS || !isBusy(error)) throw error;
      sleep(attempt * 10);
    }
  }
}

function isBusy(error: unknown): boolean {
  return process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(errorCode(error) ?? '');
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Makes the rename itself durable; Windows and some network file systems cannot sync a folder. */
function syncFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // The content is in place; only its durability across a power cut is left to the system.
  }
}

/** Searching a folder as large as this would cost more than the leftovers in it. */
const LARGEST_FOLDER = 1024 * 1024;

const LEFTOVER = /^\.(.+)\.(\d{1,10})\.\d+\.tmp$/;

/** By file name: a temporary file that is being written, or that a killed writer left. */
export function isLeftover(name: string): boolean {
  return LEFTOVER.test(name);
}

/** Removes what killed writers left in a folder; for one file, or for all. */
export function removeLeftovers(folder: string, of: string | null = null): void {
  if ((lstatSync(folder, { throwIfNoEntry: false })?.size ?? Infinity) > LARGEST_FOLDER) return;
  for (const name of readdirSync(folder)) {
    const [, file, pid = ''] = LEFTOVER.exec(name) ?? [];
    if (file !== undefined && file === (of ?? file)) removeLeft(join(folder, name), Number(pid));
  }
}

function removeLeft(path: string, writer: number): void {
  const longest = isGone(writer) ? DEAD_AGE_MS : LEFTOVER_AGE_MS;
  if (ageOf(path) > longest) rmSync(path, { force: true });
}

function ageOf(path: string): number {
  return Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** A writer on another machine or in another container may seem gone, so its file's age counts too. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

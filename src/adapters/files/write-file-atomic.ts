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
const RENAME_ATTEMPTS = 8;

let counter = 0;

/**
 * Writes `content` to `path`; the folder must exist. Keeps the mode of the file it replaces unless `mode`
 * is given. Unless `durable` is false, the new content survives a power cut from the moment this returns. A symlink at `path` is replaced, not followed. Throws what the file system throws, and then
 * the old content is untouched.
 */
export function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  options: { mode?: number; durable?: boolean } = {},
): void {
  removeLeftovers(path);
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
    // The umask may have taken bits away from the mode given to open.
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

/** Looking through a folder that is as large as this would cost more than what lies about in it. */
const LARGEST_FOLDER = 1024 * 1024;

function removeLeftovers(path: string): void {
  const folder = dirname(path);
  if ((lstatSync(folder, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FOLDER) return;
  const prefix = `.${basename(path)}.`;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || !/^\d+\.\d+\.tmp$/.test(name.slice(prefix.length))) continue;
    const leftover = join(folder, name);
    const age = Date.now() - (lstatSync(leftover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFTOVER_AGE_MS) rmSync(leftover, { force: true });
  }
}

// Copies of the records that MSW wrote, in the user folder, where no repository can reach. A record that
// equals its copy is exactly what was written: reading it back needs neither its signature nor a schema.
// A record without an equal copy is not refused, only read with more care.

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import type { StoredRecord } from './record-schemas.ts';

/** To be raised with every change to the shape of a record: an older shape must not pass for the new one. */
const shape = 'msw-record-2';

export interface CopyPlace {
  /** Of this machine's user; outside every project. */
  readonly userFolder: string;
  /** The signing key of this machine's user. */
  readonly key: string;
}

const folderName = 'loops';
const loopId = /^[a-z0-9-]{1,64}$/;
const oldAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps a copy of a record, in place of the loop's last one. Neither synced nor renamed into place: what a
 * crash leaves is no equal, and that only costs time. For the same reason nothing is thrown.
 */
export function keepRecord(place: CopyPlace, record: Readonly<Record<string, unknown>>): void {
  const path = copyPath(place.userFolder, record);
  if (path === null) return;
  try {
    writeCopy(path, copyOf(place, record));
  } catch {
    // Only time is lost.
  }
}

/** True when the copy is equal; what JSON gave back then has the very shape that was written. */
export function isKept(place: CopyPlace, value: unknown): value is StoredRecord {
  const path = copyPath(place.userFolder, value);
  if (path === null) return false;
  try {
    return readFileSync(path, 'utf8') === copyOf(place, value);
  } catch {
    return false;
  }
}

/** For a loop that left its project's state; copies of loops that nobody moved for 30 days go with it. */
export function forgetRecord({ userFolder }: CopyPlace, value: unknown): void {
  const path = copyPath(userFolder, value);
  if (path === null) return;
  try {
    rmSync(path, { force: true });
    removeOld(join(userFolder, folderName));
  } catch {
    // A copy too many harms nobody.
  }
}

/** The id comes from the project's state: what could lead out of the folder is no id. */
function copyPath(userFolder: string, record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('id' in record)) return null;
  const { id } = record;
  return typeof id === 'string' && loopId.test(id) ? join(userFolder, folderName, `${id}.json`) : null;
}

/** It names the key, though not enough of it to sign with: with another key it is no copy any more. */
function copyOf({ key }: CopyPlace, record: unknown): string {
  return `${shape} ${key.slice(0, 8)}\n${JSON.stringify(record)}\n`;
}

function writeCopy(path: string, text: string): void {
  const ownerOnly = { mode: 0o600 };
  try {
    writeFileSync(path, text, ownerOnly);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { mode: 0o700 });
    writeFileSync(path, text, ownerOnly);
  }
}

/** A project may have been deleted with its loop. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > oldAgeMs) rmSync(path, { force: true });
  }
}

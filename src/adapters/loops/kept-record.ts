// Copies of the records that MSW wrote, in the user folder, where no repository can reach. A record that
// equals its copy is exactly what was written: reading it back needs neither its signature nor a schema.
// One that differs from its copy is read with more care. One without any is that of a loop that has ended, for
// its copy goes with it: a record that somebody kept and puts back is never run again.

import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import { namesIn } from '../files/list-folder.ts';
import { below, privateFile } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { fieldsOf, parseJson } from '../files/read-json.ts';
import { writeInPlace } from '../files/write-in-place.ts';
import type { StoredRecord } from './record-schemas.ts';

/** To be raised with every change to the shape of a record: an older shape must not pass for the new one. */
const shape = 'msw-record-7';

export interface CopyPlace {
  /** Of this machine's user; outside every project. */
  readonly userFolder: string;
  /** The signing key of this machine's user. */
  readonly key: string;
}

const folderName = 'loops';
/** A file for each session that owns a loop, with the loop's id; `hooks/idle/read-call.ts` looks whether it is there. */
const sessionMarks = 'owners';
const sessionId = /^[\w-]{1,128}$/;
const loopId = /^[a-z0-9-]{1,64}$/;
/** A loop that nobody touched for so long cannot be resumed any more. */
const oldAgeMs = 365 * 24 * 60 * 60 * 1000;
const largest = 16 * 1024 * 1024;

/**
 * Keeps a copy of a record, in place of the loop's last one. What a crash or a full disk leaves of it is no
 * equal, and that only costs time; without any, the loop would count as ended, so a first one that fails throws.
 */
export function keepRecord(place: CopyPlace, record: Readonly<Record<string, unknown>>): void {
  const path = copyPath(place.userFolder, record);
  if (path === null) return;
  try {
    writeCopy(path, copyOf(place, record));
    markSession(place.userFolder, record);
  } catch (error) {
    if (!exists(path)) throw error;
  }
}

/** By its session, a loop is found even when its project's state is lost. */
function markSession(userFolder: string, record: Readonly<Record<string, unknown>>): void {
  const mark = markPath(userFolder, sessionOf(record));
  if (mark === null || textOf(mark, privateFile(userFolder), 100) === `${record.id}\n`) return;
  writeCopy(mark, `${record.id}\n`);
}

/** True when the copy is equal; what JSON gave back then has the very shape that was written. */
export function isKept(place: CopyPlace, value: unknown): value is StoredRecord {
  const path = copyPath(place.userFolder, value);
  return path !== null && textOf(path, privateFile(place.userFolder), largest) === copyOf(place, value);
}

/**
 * What MSW wrote last where `value` is now: the same loop of the same session. Null when there is no whole copy of this
 * version, which can say nothing.
 */
export function keptInstead(place: CopyPlace, value: unknown): StoredRecord | null {
  const path = copyPath(place.userFolder, value);
  const kept = path === null ? null : readCopy(place, path);
  return kept !== null && sessionOf(kept) === sessionOf(value) ? kept : null;
}

/** The record of a session's loop that is under way, wherever its project is; null when it has none. */
export function keptForSession(place: CopyPlace, session: string): StoredRecord | null {
  const mark = markPath(place.userFolder, session);
  const id = mark === null ? null : textOf(mark, privateFile(place.userFolder), 100)?.trim();
  const path = id == null ? null : copyPath(place.userFolder, { id });
  const kept = path === null ? null : readCopy(place, path);
  return kept !== null && sessionOf(kept) === session ? kept : null;
}

function readCopy(place: CopyPlace, path: string): StoredRecord | null {
  const text = textOf(path, privateFile(place.userFolder), largest);
  const parsed = text === null ? null : parseJson(text.split('\n')[1] ?? '');
  if (text === null || parsed?.status !== 'ok') return null;
  return isCopyOf(place, text, parsed.value) ? parsed.value : null;
}

/** What was written by this version with this key has the shape that this version writes. */
function isCopyOf(place: CopyPlace, text: string, value: unknown): value is StoredRecord {
  return text === copyOf(place, value);
}

/** False for a loop that has ended, that went to another session, or that was armed by somebody else. */
export function isUnderWay({ userFolder }: CopyPlace, value: unknown): boolean {
  const path = copyPath(userFolder, value);
  if (path === null || !exists(path)) return false;
  const kept = parseJson((textOf(path, privateFile(userFolder), largest) ?? '').split('\n')[1] ?? '');
  // A copy that a crash left cannot say whose it is.
  return kept.status !== 'ok' || sessionOf(kept.value) === sessionOf(value);
}

/** For a loop that has ended; copies of loops that nobody moved for a year go with it. */
export function forgetRecord({ userFolder }: CopyPlace, value: unknown): void {
  const path = copyPath(userFolder, value);
  if (path === null) return;
  const mark = markPath(userFolder, sessionOf(value));
  try {
    rmSync(path, { force: true });
    if (mark !== null) rmSync(mark, { force: true });
    removeOld(userFolder);
  } catch {
    // On a disk that became read-only, where no record can be put back either.
  }
}

/** The id comes from the project's state: what could lead out of the folder is no id. */
function copyPath(userFolder: string, record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('id' in record)) return null;
  const { id } = record;
  return typeof id === 'string' && loopId.test(id) ? below(userFolder, folderName, `${id}.json`) : null;
}

/** Null for the gate of a subagent, and for what could lead out of the folder. */
function markPath(userFolder: string, session: unknown): string | null {
  return typeof session === 'string' && sessionId.test(session)
    ? below(userFolder, sessionMarks, session)
    : null;
}

/** It names the key, though not enough of it to sign with: with another key it is no copy any more. */
function copyOf({ key }: CopyPlace, record: unknown): string {
  return `${shape} ${key.slice(0, 8)}\n${JSON.stringify(record)}\n`;
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function writeCopy(path: string, text: string): void {
  try {
    writeInPlace(path, text);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { mode: 0o700 });
    writeInPlace(path, text);
  }
}

/** A project may have been deleted with its loop. */
function removeOld(userFolder: string): void {
  for (const folder of [join(userFolder, folderName), join(userFolder, sessionMarks)]) {
    for (const name of namesIn(folder, privateFile(userFolder))) {
      const path = join(folder, name);
      const age = Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > oldAgeMs) rmSync(path, { force: true });
    }
  }
}

function sessionOf(record: unknown): unknown {
  return fieldsOf(record).session;
}

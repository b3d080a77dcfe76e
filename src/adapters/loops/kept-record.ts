// Copies of the records that MSW wrote, kept in the user folder, where no repository can reach. A record that equals
// its copy is exactly what was written, so reading it needs neither its signature nor a schema. One that differs is
// read with more care. The copy is removed when the loop ends, so a record without a copy belongs to an ended loop: an
// old record that is put back never runs again.

import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import { namesIn } from '../files/list-folder.ts';
import { below, privateFile } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { fieldsOf, parseJson } from '../files/read-json.ts';
import { writeInPlace } from '../files/write-in-place.ts';
import type { StoredRecord } from './record-schemas.ts';

const OF_ANY_VERSION = 'msw-record-';
/** Raise this with every change to a record's shape, so that an older shape is never taken for the new one. */
const shape = `${OF_ANY_VERSION}9`;

export interface CopyPlace {
  /** This user's folder, outside every project. */
  readonly userFolder: string;
  /** This user's signing key. */
  readonly key: string;
}

const folderName = 'loops';
/** Contains a file for each session that owns a loop, with the loop's id; `hooks/idle/read-call.ts` checks for it. */
const sessionMarks = 'owners';
const sessionId = /^[\w-]{1,128}$/;
const loopId = /^[a-z0-9-]{1,64}$/;
/** A loop untouched for this long can no longer be resumed. */
const oldAgeMs = 365 * 24 * 60 * 60 * 1000;
const largest = 16 * 1024 * 1024;

/**
 * Writes a copy of a record over the loop's last copy. A copy left incomplete by a crash or a full disk never matches,
 * which only costs time. Without any copy the loop would count as ended, so a failure to write the first one throws.
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

/** Marks the session as the loop's owner, so that the loop is found even when its project's state is lost. */
function markSession(userFolder: string, record: Readonly<Record<string, unknown>>): void {
  const mark = markPath(userFolder, sessionOf(record));
  if (mark === null || textOf(mark, privateFile(userFolder), 100) === `${record.id}\n`) return;
  writeCopy(mark, `${record.id}\n`);
}

/** True when the value equals its copy; the parsed JSON then has exactly the shape that was written. */
export function isKept(place: CopyPlace, value: unknown): value is StoredRecord {
  const path = copyPath(place.userFolder, value);
  return path !== null && textOf(path, privateFile(place.userFolder), largest) === copyOf(place, value);
}

/**
 * The record that MSW wrote last for the loop and session in `value`. Null without a complete copy of this version,
 * when nothing is known.
 */
export function keptInstead(place: CopyPlace, value: unknown): StoredRecord | null {
  const path = copyPath(place.userFolder, value);
  const kept = path === null ? null : readCopy(place, path);
  return kept !== null && sessionOf(kept) === sessionOf(value) ? kept : null;
}

/**
 * The record of that loop and session as another version of MSW wrote it last, before an update or after a step back:
 * what it says is MSW's own, but its shape is not known. Null when this version wrote it, or when there is none.
 */
export function keptByOther(place: CopyPlace, value: unknown): unknown {
  const path = copyPath(place.userFolder, value);
  const text = path === null ? null : textOf(path, privateFile(place.userFolder), largest);
  const [head = '', line = ''] = text?.split('\n') ?? [];
  const isOther =
    head.startsWith(OF_ANY_VERSION) && head.endsWith(` ${keyMark(place)}`) && !head.startsWith(`${shape} `);
  const parsed = isOther ? parseJson(line) : null;
  if (parsed?.status !== 'ok' || sessionOf(parsed.value) !== sessionOf(value)) return null;
  return fieldsOf(parsed.value).id === fieldsOf(value).id ? parsed.value : null;
}

/** The record of a session's loop under way, wherever its project is; null when there is none. */
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

/** A copy written by this version with this key has the shape that this version writes. */
function isCopyOf(place: CopyPlace, text: string, value: unknown): value is StoredRecord {
  return text === copyOf(place, value);
}

/** False for a loop that has ended, was taken over by another session, or was armed by another user. */
export function isUnderWay({ userFolder }: CopyPlace, value: unknown): boolean {
  const path = copyPath(userFolder, value);
  if (path === null || !exists(path)) return false;
  const kept = parseJson((textOf(path, privateFile(userFolder), largest) ?? '').split('\n')[1] ?? '');
  // A copy left incomplete by a crash does not name its session.
  return kept.status !== 'ok' || sessionOf(kept.value) === sessionOf(value);
}

/** Removes the copy of a loop that has ended, copies of loops untouched for a year, and what no version reads. */
export function forgetRecord({ userFolder }: CopyPlace, value: unknown): void {
  const path = copyPath(userFolder, value);
  if (path === null) return;
  const mark = markPath(userFolder, sessionOf(value));
  try {
    rmSync(path, { force: true });
    if (mark !== null) rmSync(mark, { force: true });
    removeOld(userFolder);
  } catch {
    // The disk has become read-only, so no record can be put back either.
  }
}

/** The id comes from the project's state; null for an id that could lead out of the folder. */
function copyPath(userFolder: string, record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('id' in record)) return null;
  const { id } = record;
  return typeof id === 'string' && loopId.test(id) ? below(userFolder, folderName, `${id}.json`) : null;
}

/** Null for a subagent's gate, and for an id that could lead out of the folder. */
function markPath(userFolder: string, session: unknown): string | null {
  return typeof session === 'string' && sessionId.test(session)
    ? below(userFolder, sessionMarks, session)
    : null;
}

function copyOf(place: CopyPlace, record: unknown): string {
  return `${shape} ${keyMark(place)}\n${JSON.stringify(record)}\n`;
}

/** The start of the key, too little to sign with, so that a copy made with another key does not match. */
function keyMark({ key }: CopyPlace): string {
  return key.slice(0, 8);
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

/** Removes old copies, since a project may have been deleted together with its loop. */
function removeOld(userFolder: string): void {
  for (const folder of [join(userFolder, folderName), join(userFolder, sessionMarks)]) {
    for (const name of namesIn(folder, privateFile(userFolder))) {
      const path = join(folder, name);
      const age = Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > oldAgeMs) rmSync(path, { force: true });
    }
  }
  removeCompiled(userFolder);
}

/** Versions before 0.2 ran code that they had compiled from there: a folder or file for each version of node. */
function removeCompiled(userFolder: string): void {
  const folder = join(userFolder, 'compiled');
  const names = namesIn(folder, privateFile(userFolder));
  if (names.length > 0 && names.every((name) => /^v\d/.test(name))) rmSync(folder, { recursive: true });
}

function sessionOf(record: unknown): unknown {
  return fieldsOf(record).session;
}

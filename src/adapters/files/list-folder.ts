// Lists a folder by the rule of its place, and never more entries than the limit.

import { type Dirent, existsSync, lstatSync, opendirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { countOf } from '../../core/text/count-of.ts';
import { errorCode } from './error-code.ts';
import { findIn, type Place } from './place.ts';

type FolderList =
  | { readonly status: 'ok'; readonly entries: readonly Dirent[] }
  | { readonly status: 'missing' }
  | { readonly status: 'too-many'; readonly reason: string }
  /** `reason` is a clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** Folders that MSW lists have tens of entries. */
const MOST = 10_000;

/** Unordered; `refused` for a link that the place does not allow. */
export function listFolder(path: string, place: Place, most: number = MOST): FolderList {
  const found = findIn(place, path);
  if (found.status !== 'ok') return found;
  try {
    const look = found.followsLink ? statSync : lstatSync;
    const stat = look(found.path, { throwIfNoEntry: false });
    if (stat === undefined) return { status: 'missing' };
    if (!stat.isDirectory()) return { status: 'refused', reason: 'it is not a folder' };
    const entries = isSmall(stat)
      ? readdirSync(found.path, { withFileTypes: true })
      : readEntries(found.path, most);
    if (entries.length <= most) return { status: 'ok', entries };
    return { status: 'too-many', reason: `it contains more than ${countOf(most, 'file')}` };
  } catch (error) {
    return { status: 'refused', reason: `it cannot be listed (${errorCode(error) ?? 'unknown error'})` };
  }
}

/** Sorted; empty when the folder is missing or refused. */
export function namesIn(path: string, place: Place): readonly string[] {
  const list = listFolder(path, place);
  return list.status === 'ok' ? list.entries.map(({ name }) => name).sort() : [];
}

/** A path that is not a folder yields itself; links to folders are not followed. Absolute when the path is. */
export function filesBelow(path: string, place: Place): readonly string[] {
  if (lookAt(path)?.isDirectory() !== true) return [path];
  return namesIn(path, place).flatMap((name) => filesBelow(join(path, name), place));
}

/**
 * True for a folder with so few entries that reading them at once is safe; that is much faster than one by one. A size
 * of 0 means that the file system does not say, so there may be any number.
 */
function isSmall({ size }: Stats): boolean {
  return size > 0 && size <= 64 * 1024;
}

/** Stops at one entry more than `most`. */
function readEntries(path: string, most: number): readonly Dirent[] {
  const folder = opendirSync(path, { bufferSize: 256 });
  try {
    const entries: Dirent[] = [];
    for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
      if (entries.push(entry) > most) break;
    }
    return entries;
  } finally {
    folder.closeSync();
  }
}

/** True for a link to a folder too. */
export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A sentence about a path that is not a folder. */
export function whyNoFolder(path: string): string {
  return existsSync(path) ? `${path} is not a folder.` : `The folder ${path} does not exist.`;
}

/** The stat of a path, or of the link itself; opens nothing. Null when missing, also below a file. Throws otherwise. */
export function lookAt(path: string): Stats | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}

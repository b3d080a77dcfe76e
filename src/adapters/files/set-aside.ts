// Moves an unreadable file aside within its folder, so that nothing is lost.

import { linkSync, lstatSync, renameSync, unlinkSync } from 'node:fs';
import { errorCode } from './error-code.ts';

/**
 * Renames `path` to `<path>.corrupt-<time>`, or another word, and returns the new path; a second one in the same instant
 * gets a number. `nowIso` is an ISO time. Throws when the file is missing or its folder is read-only.
 */
export function setAside(path: string, nowIso: string, word = 'corrupt'): string {
  // Windows does not allow a colon in a file name.
  const base = `${path}.${word}-${nowIso.replaceAll(':', '-')}`;
  for (let number = 1; ; number += 1) {
    const target = number === 1 ? base : `${base}-${number}`;
    if (moveWithoutOverwriting(path, target)) return target;
  }
}

/** The same with the current time, when losing a race against another process does not matter. */
export function setAsideNow(path: string): void {
  try {
    setAside(path, new Date().toISOString());
  } catch {
    // The file is gone already, or it stays.
  }
}

function moveWithoutOverwriting(from: string, to: string): boolean {
  try {
    // A hard link is the only move that fails instead of overwriting when two processes race.
    linkSync(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (errorCode(error) === 'ENOENT') throw error;
    return renameIfFree(from, to);
  }
  unlinkSync(from);
  return true;
}

/** For file systems without hard links, and for folders. */
function renameIfFree(from: string, to: string): boolean {
  if (lstatSync(to, { throwIfNoEntry: false })) return false;
  renameSync(from, to);
  return true;
}

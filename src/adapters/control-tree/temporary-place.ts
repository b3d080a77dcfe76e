// A private folder for a temporary tree: outside the project, where nobody else can write. Each run removes the
// leftovers of killed processes.

import { lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import { listFolder } from '../files/list-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { isInside, named } from '../files/place.ts';
import { leadsInto, projectReach } from '../files/project-reach.ts';

export interface TemporaryPlace {
  /** The folder to remove at the end; a real path. */
  readonly around: string;
  /** The place for the tree; does not exist yet. */
  readonly folder: string;
}

/** May throw. @param top gives the tree its name: tests may ask for the name of the folder that they run in. */
export function makeTemporaryPlace(userFolder: string, top: string): TemporaryPlace {
  const parent = parentFolder(userFolder, top);
  removeLeftovers(parent);
  const around = realpathSync.native(mkdtempSync(join(parent, `${PREFIX}${host()}-${process.pid}-`)));
  mkdirSync(join(around, 'tree'));
  return { around, folder: join(around, 'tree', basename(top)) };
}

/** Whether a path, which may not exist, lies in such a folder. */
export function isTemporaryPlace(userFolder: string, path: string): boolean {
  const parents = [tmpdir(), join(userFolder, 'trees')].map(realOrSame);
  return (
    parents.some((parent) => isInside(path, parent)) && /[\\/]msw-tree-\w{1,8}-\d{1,10}-\w{6}[\\/]/.test(path)
  );
}

function realOrSame(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

const PREFIX = 'msw-tree-';

/**
 * The machine's temporary folder if only this user can write to it, else a folder in the user folder: tools look for
 * settings in all parent folders, where other users could put some.
 */
function parentFolder(userFolder: string, top: string): string {
  const temporary = tmpdir();
  const stat = lstatSync(realpathSync.native(temporary));
  const isPrivate =
    process.platform === 'win32' || ((stat.mode & 0o022) === 0 && stat.uid === process.getuid?.());
  if (isPrivate && !leadsInto(temporary, projectReach(top))) return temporary;
  const own = join(userFolder, 'trees');
  makeFolder(own, 0o700);
  return own;
}

/** Machines can share a home folder without seeing each other's processes. */
function host(): string {
  let hash = 5381;
  for (const char of hostname()) hash = (hash * 33 + char.charCodeAt(0)) % 2 ** 32;
  return hash.toString(36);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes folders of dead processes, and any that is older than a run can be. */
function removeLeftovers(parent: string): void {
  const list = listFolder(parent, named, 100_000);
  for (const entry of list.status === 'ok' ? list.entries : []) {
    const path = join(parent, entry.name);
    if (entry.isDirectory() && isLeftover(entry.name, path)) discard(path);
  }
}

function isLeftover(name: string, path: string): boolean {
  const [, where, pid] = /^msw-tree-(\w{1,8})-(\d{1,10})-\w{6}$/.exec(name) ?? [];
  const stat = pid === undefined ? undefined : lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || (process.getuid !== undefined && stat.uid !== process.getuid())) return false;
  return Date.now() - stat.mtimeMs > DAY_MS || (where === host() && !isAlive(Number(pid)));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** A file still in use stays until the next time. */
export function discard(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  } catch {
    // Leftovers do no harm.
  }
}

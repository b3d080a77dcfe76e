// Adds to a temporary tree what the checks need and snapshots do not have: packages, environments, settings. Returns
// what is left out, since the checks may have needed it.

import { type Dirent, existsSync, lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { treatmentOf } from '../../core/witness/treatment-of.ts';
import { listFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { putCopy, putFolder, putLink, putSameLink } from '../files/temporary-files.ts';
import { linkEnvironment } from './link-environment.ts';
import { linkPackages } from './link-packages.ts';

export interface IgnoredRequest {
  /** The folder of the snapshots; a real path. */
  readonly top: string;
  readonly tree: string;
  /**
   * Paths that differ between the snapshots, relative to the top: one that the tree lacks for that reason is not
   * ignored.
   */
  readonly changed: readonly string[];
}

/** Returns what is missing: relative to the top, folders with a trailing slash. */
export function bringIgnored({ top, tree, changed }: IgnoredRequest): readonly string[] {
  const work: Work = { top, tree, changed: withFolders(changed), room: { ...ROOM }, missing: [] };
  look(work, '');
  return work.missing;
}

interface Work {
  readonly top: string;
  readonly tree: string;
  readonly changed: ReadonlySet<string>;
  readonly room: { files: number; bytes: number };
  readonly missing: string[];
}

const ROOM = { files: 5_000, bytes: 64 * 1024 * 1024 };
const LARGEST_FILE = 8 * 1024 * 1024;
const MOST_ENTRIES = 200_000;

function look(work: Work, folder: string): void {
  const here = entriesOf(join(work.top, folder));
  const there = new Set(entriesOf(join(work.tree, folder)).map(({ name }) => name));
  const siblings = new Set(here.map(({ name }) => name));
  for (const entry of here) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (there.has(entry.name)) {
      if (entry.isDirectory() && isFolder(join(work.tree, path))) look(work, path);
    } else if (!work.changed.has(path)) bring(work, entry, path, siblings);
  }
}

function bring(work: Work, entry: Dirent, path: string, siblings: ReadonlySet<string>): void {
  try {
    put(work, entry, path, siblings);
  } catch {
    // Unreadable, not a UTF-8 name, or deleted in the meantime.
    work.missing.push(path);
  }
}

function put(work: Work, entry: Dirent, path: string, siblings: ReadonlySet<string>): void {
  const from = join(work.top, path);
  const isFolderThere = entry.isDirectory() || (entry.isSymbolicLink() && leadsToFolder(from));
  const isVenv = isFolderThere && existsSync(join(from, 'pyvenv.cfg'));
  const to = join(work.tree, path);
  const treatment = treatmentOf({ name: entry.name, isFolder: isFolderThere, siblings, isVenv });
  if (treatment === 'packages') linkPackages(work, from, to);
  else if (treatment === 'copy') copy(work, entry, path);
  else if (treatment === 'miss') work.missing.push(`${path}/`);
  else if (treatment === 'environment') linkEnvironment(work, realpathSync.native(from), to);
  else if (treatment === 'link') link(work, realpathSync.native(from), to);
}

/** PHP's loader finds the project from its own location, so its files are copied. */
function link({ tree }: Work, from: string, to: string): void {
  if (!existsSync(join(from, 'composer'))) {
    putLink(tree, to, from, true);
    return;
  }
  putFolder(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) putCopy(tree, there, own);
    else if (entry.name !== 'composer' && entry.name !== 'bin') putLink(tree, there, own, true);
    else {
      putFolder(tree, there);
      for (const { name } of entriesOf(own).filter((file) => file.isFile()))
        putCopy(tree, join(there, name), join(own, name));
    }
  }
}

/** Copies while there is room; a file that does not fit is reported as missing. */
function copy(work: Work, entry: Dirent, path: string): void {
  const [from, to] = [join(work.top, path), join(work.tree, path)];
  if (entry.isSymbolicLink()) putSameLink(work.tree, to, from);
  else if (entry.isFile()) copyFile(work, path);
  else if (entry.isDirectory()) {
    putFolder(work.tree, to);
    const children = entriesOf(from);
    const names = new Set(children.map(({ name }) => name));
    for (const child of children) bring(work, child, `${path}/${child.name}`, names);
  }
}

function copyFile(work: Work, path: string): void {
  const from = join(work.top, path);
  const { size } = lstatSync(from);
  if (size > LARGEST_FILE || size > work.room.bytes || work.room.files === 0) {
    work.missing.push(path);
    return;
  }
  work.room.files -= 1;
  work.room.bytes -= size;
  putCopy(work.tree, join(work.tree, path), from);
}

/** The paths and all their parent folders. */
function withFolders(paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of paths) {
    for (
      let part = path;
      part !== '' && !found.has(part);
      part = part.slice(0, Math.max(0, part.lastIndexOf('/')))
    )
      found.add(part);
  }
  return found;
}

function entriesOf(folder: string): readonly Dirent[] {
  const list = listFolder(folder, named, MOST_ENTRIES);
  return list.status === 'ok' ? list.entries : [];
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function leadsToFolder(path: string): boolean {
  try {
    return lstatSync(realpathSync.native(path)).isDirectory();
  } catch {
    return false;
  }
}

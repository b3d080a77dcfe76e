// Writes files and links in a temporary tree of our own. Anything at a path is replaced, never followed, so nothing is
// written outside the tree, even if it contains links that lead out.

import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/**
 * Keeps the executable bits of a file that is already there.
 *
 * @param path inside `root`, which is a folder of ours
 * @param mode of a new file
 */
export function putText(root: string, path: string, text: string | Uint8Array, mode = modeOf(path)): void {
  clear(root, path);
  writeFileSync(path, text, { flag: 'wx' });
  if (mode !== undefined && (mode & 0o111) !== 0) chmodSync(path, mode & 0o777);
}

function modeOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.mode;
}

/** Copies a file's bytes, times and mode; copy-on-write where the file system can. */
export function putCopy(root: string, path: string, from: string): void {
  clear(root, path);
  copyFileSync(from, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const { atime, mtime } = lstatSync(from);
  utimesSync(path, atime, mtime);
}

export function putFolder(root: string, path: string): void {
  clear(root, path);
  mkdirSync(path);
}

/** A link to a file or folder. Windows does not allow links to files by default, so there it is a copy. */
export function putLink(root: string, path: string, target: string, isFolder: boolean): void {
  clear(root, path);
  if (process.platform === 'win32' && !isFolder) copyFileSync(target, path);
  else symlinkSync(target, path, isFolder ? 'junction' : 'file');
}

/** Copies a link to another path: a relative one stays relative. */
export function putSameLink(root: string, path: string, from: string): void {
  const target = readlinkSync(from);
  if (process.platform === 'win32') {
    const real = realpathSync.native(from);
    putLink(root, path, isAbsolute(target) ? target : real, lstatSync(real).isDirectory());
  } else {
    clear(root, path);
    symlinkSync(target, path);
  }
}

/** Removes anything at `path` and makes sure that its parents are folders of the tree. */
function clear(root: string, path: string): void {
  let folder = root;
  for (const name of relative(root, dirname(path)).split(sep)) {
    if (name === '') continue;
    folder = join(folder, name);
    const stat = lstatSync(folder, { throwIfNoEntry: false });
    if (stat?.isDirectory()) continue;
    if (stat !== undefined) rmSync(folder);
    mkdirSync(folder);
  }
  rmSync(path, { recursive: true, force: true });
}

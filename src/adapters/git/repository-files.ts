// Reads facts about a repository from its files, without running git.

import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { shownPath } from '../../core/shell/quote-argument.ts';
import { commonFolder, gitFolder } from '../files/git-folder.ts';
import { homeFolder } from '../files/home-folder.ts';

/** The folder whose `.git` makes it the top of a work tree, as git finds it; null when there is none. */
export function topOf(root: string): string | null {
  for (let folder = realFolder(root); folder !== null; folder = parentOf(folder))
    if (isTop(folder)) return folder;
  return null;
}

/** A clause: why git sees no repository in a folder. */
export function noRepository(root: string): string {
  const top = topOf(root);
  const owners = top === null ? [] : [statOf(top)?.uid, statOf(join(top, '.git'))?.uid];
  const us = process.getuid?.();
  if (top === null || us === undefined || owners.every((owner) => owner === us))
    return 'this is not a git repository';
  return `git refuses the repository ${top}, which belongs to another user (if you trust it: git config --global --add safe.directory ${shownPath(top)})`;
}

/** Whether a folder has a `.git` of its own that git takes for a repository. */
export function isTop(folder: string): boolean {
  return isGitFolder(join(folder, '.git'));
}

/** Whether a folder is the top of a work tree that is linked to the repository of another one (`git worktree add`). */
export function isLinkedTo(folder: string, top: string): boolean {
  const own = gitFolder(folder);
  const common = commonFolder(top);
  if (own === null || common === null || own === join(folder, '.git')) return false;
  const around = realFolder(dirname(own));
  return around !== null && around === realFolder(join(common, 'worktrees'));
}

/** Null when the folder does not exist. */
export function realFolder(folder: string): string | null {
  try {
    return realpathSync.native(folder);
  } catch {
    return null;
  }
}

function parentOf(folder: string): string | null {
  const parent = dirname(folder);
  return parent === folder ? null : parent;
}

/** A device or a pipe never ends, and a setting may name one. @param top the base of a relative path */
export function isSpecialFile(path: string, top: string): boolean {
  const stat = statOf(resolve(top, path.replace(/^~(?=[\\/])/, homeFolder())));
  return stat !== null && !stat.isFile();
}

/** True for a folder with the parts of every repository, or for a file that names one elsewhere. */
function isGitFolder(path: string): boolean {
  if (statOf(path)?.isFile()) return gitFolder(dirname(path)) !== null;
  return statOf(join(path, 'objects'))?.isDirectory() === true && statOf(join(path, 'HEAD')) !== null;
}

/** Null also when access is denied. */
function statOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

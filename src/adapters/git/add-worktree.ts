// A worktree with a branch of its own: made at the last commit, where what is not committed stays behind, made again
// where it is gone, moved, and removed.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shownName } from '../../core/text/plain-line.ts';
import { headOf } from './ask-git.ts';
import { openGit } from './open-git.ts';
import { CANNOT_USE, hooklessGit, NO_FETCH, reasonOf } from './writing-git.ts';

export type AddedWorktree =
  /** `folder` is in the worktree what the given one is in its repository. */
  | { readonly status: 'ok'; readonly top: string; readonly folder: string }
  /** One sentence. */
  | { readonly status: 'refused'; readonly reason: string };

interface Worktree {
  readonly branch: string;
  /** Absolute. */
  readonly path: string;
}

/** @param folder in the repository, a real path. Nothing is at the path yet. */
export function addWorktree(folder: string, { branch, path }: Worktree): Promise<AddedWorktree> {
  return add(folder, path, ['-b', branch, path, 'HEAD']);
}

/** Of a branch that is there, whose worktree is not. */
export function addWorktreeAgain(folder: string, { branch, path }: Worktree): Promise<AddedWorktree> {
  // Git still knows the one whose folder is gone, and so takes the branch for checked out.
  return add(folder, path, ['--force', path, branch]);
}

async function add(folder: string, path: string, words: readonly string[]): Promise<AddedWorktree> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return refused(CANNOT_USE[opened.status]);
  const { git } = opened;
  if (git.top === null) return refused('this is not a git repository');
  if ((await headOf(git)) === null) return refused('the repository has no commit yet');
  const inside = relative(git.top, folder).replaceAll('\\', '/');
  if ((await git.run(['cat-file', '-e', `HEAD:${inside}`])).status !== 'ok')
    return refused(`${shownName(inside)} is not in the last commit`);
  try {
    await hooklessGit(git, folder, [], NO_FETCH).raw(['worktree', 'add', '--quiet', ...words]);
  } catch (error) {
    return refused(reasonOf(error));
  }
  return { status: 'ok', top: git.top, folder: join(path, inside) };
}

/** With all that is in it, committed or not. Null when it is done; else git's reason: nothing has moved. */
export async function moveWorktree(folder: string, from: string, to: string): Promise<string | null> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return CANNOT_USE[opened.status];
  try {
    await hooklessGit(opened.git, folder).raw(['worktree', 'move', from, to]);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** One in which nothing was done. */
export async function removeWorktree(folder: string, worktree: Worktree): Promise<void> {
  await remove(folder, worktree, '-D');
}

/** Git keeps the branch where a commit of it is missing in the one that is checked out. False when something stays. */
export function removeMerged(folder: string, worktree: Worktree): Promise<boolean> {
  return remove(folder, worktree, '-d');
}

async function remove(folder: string, { branch, path }: Worktree, how: '-d' | '-D'): Promise<boolean> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return false;
  const git = hooklessGit(opened.git, folder);
  try {
    // Whoever removed it may have been killed before the branch was.
    await git.raw(['worktree', 'remove', '--force', path]).catch((error: unknown) => {
      if (existsSync(path)) throw error;
    });
    await git.raw(['branch', how, branch]);
    return true;
  } catch {
    // What stays is in nobody's way, and git names it.
    return false;
  }
}

function refused(why: string): AddedWorktree {
  return { status: 'refused', reason: `No worktree could be made: ${why}.` };
}

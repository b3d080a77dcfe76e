// Adds, restores, moves and removes a worktree with its own branch. The branch starts at the last commit; uncommitted
// changes stay behind.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shownName } from '../../core/text/plain-line.ts';
import { headOf } from './ask-git.ts';
import { openGit } from './open-git.ts';
import { noRepository } from './repository-files.ts';
import { CANNOT_USE, gitReason, hooklessGit, NO_FETCH } from './writing-git.ts';

export type AddedWorktree =
  /** `folder` is the given folder's counterpart in the worktree. */
  | { readonly status: 'ok'; readonly top: string; readonly folder: string }
  /** One sentence. */
  | { readonly status: 'refused'; readonly reason: string };

interface Worktree {
  readonly branch: string;
  /** Absolute. */
  readonly path: string;
}

/** @param folder in the repository; a real path. Nothing exists at the worktree's path yet. */
export function addWorktree(folder: string, { branch, path }: Worktree): Promise<AddedWorktree> {
  return add(folder, path, ['-b', branch, path, 'HEAD']);
}

/** For a branch that exists but whose worktree is gone. */
export function addWorktreeAgain(folder: string, { branch, path }: Worktree): Promise<AddedWorktree> {
  // Git still lists the missing worktree, so it takes the branch for checked out.
  return add(folder, path, ['--force', path, branch]);
}

async function add(folder: string, path: string, words: readonly string[]): Promise<AddedWorktree> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return refused(CANNOT_USE[opened.status]);
  const { git } = opened;
  if (git.top === null) return refused(noRepository(folder));
  if ((await headOf(git)) === null) return refused('the repository has no commit yet');
  const inside = relative(git.top, folder).replaceAll('\\', '/');
  if ((await git.run(['cat-file', '-e', `HEAD:${inside}`])).status !== 'ok')
    return refused(`${shownName(inside)} is not in the last commit`);
  try {
    await hooklessGit(git, folder, [], NO_FETCH).raw(['worktree', 'add', '--quiet', ...words]);
  } catch (error) {
    return refused(gitReason(error));
  }
  return { status: 'ok', top: git.top, folder: join(path, inside) };
}

/** Moves everything in it, committed or not. Returns null on success; else git's reason, and nothing has moved. */
export async function moveWorktree(folder: string, from: string, to: string): Promise<string | null> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return CANNOT_USE[opened.status];
  try {
    await hooklessGit(opened.git, folder).raw(['worktree', 'move', from, to]);
    return null;
  } catch (error) {
    return gitReason(error);
  }
}

/** For a worktree in which no work was done. */
export async function removeWorktree(folder: string, worktree: Worktree): Promise<void> {
  await remove(folder, worktree, '-D');
}

/** Git keeps the branch when the checked-out branch lacks one of its commits. False when anything remains. */
export function removeMerged(folder: string, worktree: Worktree): Promise<boolean> {
  return remove(folder, worktree, '-d');
}

async function remove(folder: string, { branch, path }: Worktree, how: '-d' | '-D'): Promise<boolean> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return false;
  const git = hooklessGit(opened.git, folder);
  try {
    // An earlier removal may have been killed before it deleted the branch.
    await git.raw(['worktree', 'remove', '--force', path]).catch((error: unknown) => {
      if (existsSync(path)) throw error;
    });
    await git.raw(['branch', how, branch]);
    return true;
  } catch {
    // Leftovers do no harm, and git lists them.
    return false;
  }
}

function refused(why: string): AddedWorktree {
  return { status: 'refused', reason: `No worktree could be made: ${why}.` };
}

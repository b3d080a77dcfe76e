// A worktree with a branch of its own, at the last commit: what is not committed stays behind.

import { join, relative } from 'node:path';
import { shownName } from '../../core/text/plain-line.ts';
import { openGit } from './open-git.ts';
import { CANNOT_USE, reasonOf, writingGit } from './writing-git.ts';

export type AddedWorktree =
  /** `folder` is in the worktree what the given one is in its repository. */
  | { readonly status: 'ok'; readonly top: string; readonly folder: string }
  /** One sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param folder in the repository, a real path @param path where the worktree is to be; nothing is there yet */
export async function addWorktree(
  folder: string,
  { branch, path }: { readonly branch: string; readonly path: string },
): Promise<AddedWorktree> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return refused(CANNOT_USE[opened.status]);
  const { git } = opened;
  if (git.top === null) return refused('this is not a git repository');
  if ((await git.run(['rev-parse', '--verify', '--quiet', 'HEAD'])).status !== 'ok')
    return refused('the repository has no commit yet');
  const inside = relative(git.top, folder).replaceAll('\\', '/');
  if ((await git.run(['cat-file', '-e', `HEAD:${inside}`])).status !== 'ok')
    return refused(`${shownName(inside)} is not in the last commit`);
  // The hook after a checkout may do anything, in a folder that is not the user's.
  const env = git.environment([['core.hookspath', '/dev/null']], { GIT_NO_LAZY_FETCH: '1' });
  try {
    await writingGit(git, folder, env).raw(['worktree', 'add', '--quiet', '-b', branch, path, 'HEAD']);
  } catch (error) {
    return refused(reasonOf(error));
  }
  return { status: 'ok', top: git.top, folder: join(path, inside) };
}

/** One in which nothing was done. */
export async function removeWorktree(
  folder: string,
  { branch, path }: { readonly branch: string; readonly path: string },
): Promise<void> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return;
  const git = writingGit(opened.git, folder, opened.git.environment([], {}));
  try {
    await git.raw(['worktree', 'remove', '--force', path]);
    await git.raw(['branch', '-D', branch]);
  } catch {
    // What stays is in nobody's way, and git names it.
  }
}

function refused(why: string): AddedWorktree {
  return { status: 'refused', reason: `No worktree could be made: ${why}.` };
}

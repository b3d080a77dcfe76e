// Checks a commit of a repository out into a separate folder, as a worktree without a branch.

import { basename, join, relative, resolve } from 'node:path';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { headOf, outputOf, pathsOf } from './ask-git.ts';
import { type Git, openGit } from './open-git.ts';
import { noRepository } from './repository-files.ts';
import { CANNOT_USE, gitReason, hooklessGit, NO_FETCH } from './writing-git.ts';

export type CheckedOut =
  /** `top` is the repository's, not the checkout's. */
  | { readonly status: 'ok'; readonly top: string; readonly commit: string }
  /** A clause. */
  | { readonly status: 'impossible'; readonly reason: string };

/**
 * @param folder a real path in the repository @param place must not exist @param isOurs left by a killed MSW process
 * @param wanted a commit's id; by default the last commit
 */
export async function checkOutCommit(
  folder: string,
  place: string,
  isOurs: (path: string) => boolean,
  wanted?: string,
): Promise<CheckedOut> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return impossible(CANNOT_USE[opened.status]);
  const { git } = opened;
  const { top } = git;
  if (top === null) return impossible(noRepository(folder));
  const commit = wanted ?? (await headOf(git));
  if (commit === null) return impossible('the repository has no commit yet');
  const lacking = await lacks(git, commit, relative(top, folder));
  if (lacking !== null) return impossible(lacking);
  await removeLost(git, folder, isOurs);
  try {
    await worktree(git, folder, ['add', '--quiet', '--detach', place, commit]);
  } catch (error) {
    await removeCheckout(folder, place);
    return impossible(`git cannot check the commit out (${gitReason(error)})`);
  }
  const pointer = await pointerIn(place);
  if (pointer === null) return { status: 'ok', top, commit };
  await removeCheckout(folder, place);
  return impossible(`${pointer} is kept by Git LFS, and its content is not on this machine`);
}

function impossible(reason: string): CheckedOut {
  return { status: 'impossible', reason };
}

/** Discards the changes in it. */
export async function removeCheckout(folder: string, place: string): Promise<void> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return;
  try {
    await worktree(opened.git, folder, ['remove', '--force', '--force', place]);
  } catch {
    // The next checkout removes it.
  }
}

function worktree(git: Git, folder: string, args: readonly string[]): Promise<string> {
  return hooklessGit(git, folder, [], NO_FETCH).raw(['worktree', ...args]);
}

/** Why a checkout of the commit would be incomplete. @param inside the project's folder, from the top */
async function lacks(git: Git, commit: string, inside: string): Promise<string | null> {
  const entries = await pathsOf(git, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (entries === null) return 'git cannot list the files of the last commit';
  const module = entries.find((entry) => entry.startsWith('160000 '))?.split('\t')[1];
  if (module !== undefined)
    return `the repository has submodules (${basename(module)}), which stay empty there`;
  const prefix = `\t${inside.replaceAll('\\', '/')}/`;
  const isThere = inside === '' || entries.some((entry) => entry.includes(prefix));
  return isThere ? null : 'no file of the project is committed yet';
}

const POINTER = 'version https://git-lfs.github.com/spec/';
const MOST_POINTERS = 200;

/** A Git LFS file that is only a pointer. */
async function pointerIn(place: string): Promise<string | null> {
  const opened = await openGit(place);
  if (opened.status !== 'ok') return null;
  const paths = await pathsOf(opened.git, ['ls-files', '-z', '--', ':(attr:filter=lfs)']);
  return (
    (paths ?? [])
      .slice(0, MOST_POINTERS)
      .find((path) => textOf(join(place, path), named, 1024)?.startsWith(POINTER)) ?? null
  );
}

/** Removes the worktrees of killed processes. */
async function removeLost(git: Git, folder: string, isOurs: (path: string) => boolean): Promise<void> {
  const lines = ((await outputOf(git, ['worktree', 'list', '--porcelain'])) ?? '').split('\n');
  const paths = lines.flatMap((line) => (line.startsWith('worktree ') ? [resolve(line.slice(9))] : []));
  for (const path of paths.filter(isOurs)) await removeCheckout(folder, path);
}

/** Those of the paths, relative to the folder, that git ignores. */
export async function ignoredPaths(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const opened = paths.length === 0 ? null : await openGit(folder);
  if (opened?.status !== 'ok') return [];
  const options = ['--others', '--ignored', '--exclude-standard', '-z'];
  const literal = paths.map((path) => `:(literal)${path}`);
  return (await pathsOf(opened.git, ['ls-files', ...options, '--', ...literal])) ?? [];
}

// The last commit of a repository in a folder of its own, as a worktree without a branch.

import { basename, join, relative, resolve } from 'node:path';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { type Git, openGit } from './open-git.ts';
import { CANNOT_USE, reasonOf, writingGit } from './writing-git.ts';

export type CheckedOut =
  /** `top` is that of the repository. */
  | { readonly status: 'ok'; readonly top: string; readonly commit: string }
  /** A clause. */
  | { readonly status: 'impossible'; readonly reason: string };

/** @param folder in the repository, a real path @param place nothing is there yet @param isOurs made by MSW, and gone */
export async function checkOutCommit(
  folder: string,
  place: string,
  isOurs: (path: string) => boolean,
): Promise<CheckedOut> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return impossible(CANNOT_USE[opened.status]);
  const { git } = opened;
  const { top } = git;
  if (top === null) return impossible('this is not a git repository');
  const head = await git.run(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.status !== 'ok') return impossible('the repository has no commit yet');
  const commit = head.output.trim();
  const lacking = await lacks(git, commit, relative(top, folder));
  if (lacking !== null) return impossible(lacking);
  await removeLost(git, folder, isOurs);
  try {
    await worktree(git, folder, ['add', '--quiet', '--detach', place, commit]);
  } catch (error) {
    await removeCheckout(folder, place);
    return impossible(`git cannot check the commit out (${reasonOf(error)})`);
  }
  const pointer = await pointerIn(place);
  if (pointer === null) return { status: 'ok', top, commit };
  await removeCheckout(folder, place);
  return impossible(`${pointer} is kept by Git LFS, and its content is not on this machine`);
}

function impossible(reason: string): CheckedOut {
  return { status: 'impossible', reason };
}

/** With the changes in it. */
export async function removeCheckout(folder: string, place: string): Promise<void> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return;
  try {
    await worktree(opened.git, folder, ['remove', '--force', '--force', place]);
  } catch {
    // The next one finds it.
  }
}

/** The hook after a checkout may do anything, in a folder that is not the user's. */
function worktree(git: Git, folder: string, args: readonly string[]): Promise<string> {
  const env = git.environment([['core.hookspath', '/dev/null']], { GIT_NO_LAZY_FETCH: '1' });
  return writingGit(git, folder, env).raw(['worktree', ...args]);
}

/** What a checkout of the commit would not have. @param inside the project's folder, from the top */
async function lacks({ run }: Git, commit: string, inside: string): Promise<string | null> {
  const tree = await run(['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (tree.status !== 'ok') return 'git cannot list the files of the last commit';
  const entries = tree.output.split('\0');
  const module = entries.find((entry) => entry.startsWith('160000 '))?.split('\t')[1];
  if (module !== undefined)
    return `the repository has submodules (${basename(module)}), which stay empty there`;
  const prefix = `\t${inside.replaceAll('\\', '/')}/`;
  const isThere = inside === '' || entries.some((entry) => entry.includes(prefix));
  return isThere ? null : 'no file of the project is committed yet';
}

const POINTER = 'version https://git-lfs.github.com/spec/';
const MOST_POINTERS = 200;

/** A file of Git LFS of which only the pointer is there. */
async function pointerIn(place: string): Promise<string | null> {
  const opened = await openGit(place);
  const listed =
    opened.status === 'ok' ? await opened.git.run(['ls-files', '-z', '--', ':(attr:filter=lfs)']) : opened;
  const paths = listed.status === 'ok' && 'output' in listed ? listed.output.split('\0') : [];
  return (
    paths
      .filter((path) => path !== '')
      .slice(0, MOST_POINTERS)
      .find((path) => textOf(join(place, path), named, 1024)?.startsWith(POINTER)) ?? null
  );
}

/** Worktrees of processes that were killed. */
async function removeLost(git: Git, folder: string, isOurs: (path: string) => boolean): Promise<void> {
  const listed = await git.run(['worktree', 'list', '--porcelain']);
  const lines = listed.status === 'ok' ? listed.output.split('\n') : [];
  const paths = lines.flatMap((line) => (line.startsWith('worktree ') ? [resolve(line.slice(9))] : []));
  for (const path of paths.filter(isOurs)) await removeCheckout(folder, path);
}

/** Which of these paths, from the folder, git keeps out of the repository. */
export async function ignoredPaths(folder: string, paths: readonly string[]): Promise<readonly string[]> {
  const opened = paths.length === 0 ? null : await openGit(folder);
  if (opened?.status !== 'ok') return [];
  const options = ['--others', '--ignored', '--exclude-standard', '-z'];
  const literal = paths.map((path) => `:(literal)${path}`);
  const answer = await opened.git.run(['ls-files', ...options, '--', ...literal]);
  return answer.status === 'ok' ? answer.output.split('\0').filter((path) => path !== '') : [];
}

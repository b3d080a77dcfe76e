// Where a branch left the one that it will return to.

import { firstLineOf } from './ask-git.ts';
import { type Git, openGit } from './open-git.ts';
import { CANNOT_USE } from './writing-git.ts';

export type BranchBase =
  | {
      readonly status: 'ok';
      /** The commit of the base, and its tree; git object ids. */
      readonly commit: string;
      readonly tree: string;
      /** The last commit of the branch. */
      readonly head: string;
    }
  /** `reason` is a sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param ref a branch, tag or commit; null for the main branch */
export async function branchBase(folder: string, ref: string | null): Promise<BranchBase> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return refused(`This needs git: ${CANNOT_USE[opened.status]}.`);
  const { git } = opened;
  const head = await firstLineOf(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (git.top === null || head === null)
    return refused('This folder has no commit: there is no branch to prove.');
  const commit = ref === null ? await leftMainAt(git, head) : await mergeBase(git, ref);
  const tree =
    commit === null ? null : await firstLineOf(git, ['rev-parse', '--verify', '--quiet', `${commit}^{tree}`]);
  if (commit !== null && tree !== null) return { status: 'ok', commit, tree, head };
  return refused(
    ref === null
      ? 'No main branch was found from which this one was made: name the commit to compare with, --base COMMIT.'
      : `git does not know a common commit of HEAD and ${ref}: fetch it, or name another with --base.`,
  );
}

function mergeBase(git: Git, other: string): Promise<string | null> {
  return firstLineOf(git, ['merge-base', '--end-of-options', other, 'HEAD']);
}

async function leftMainAt(git: Git, head: string): Promise<string | null> {
  for (const other of await mainBranches(git)) {
    const commit = await mergeBase(git, other);
    if (commit !== null && commit !== head) return commit;
  }
  return null;
}

/** Its upstream first: a main branch is compared with what was pushed. */
async function mainBranches(git: Git): Promise<readonly string[]> {
  const remote = await firstLineOf(git, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  const names = ['main', 'master', 'trunk', 'develop'];
  return [
    ...(remote === null ? [] : [remote]),
    ...names.map((name) => `refs/remotes/origin/${name}`),
    ...names.map((name) => `refs/heads/${name}`),
    '@{upstream}',
  ];
}

function refused(reason: string): BranchBase {
  return { status: 'refused', reason };
}

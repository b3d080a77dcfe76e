// Switches to a branch, which is created at the last commit if missing. Git refuses if that would overwrite a user's
// file; then nothing has changed.

import { firstLineOf } from './ask-git.ts';
import { openGit } from './open-git.ts';
import { CANNOT_USE, gitReason, hooklessGit } from './writing-git.ts';

export type Switched =
  | { readonly status: 'ok'; readonly created: boolean }
  /** A clause. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param root a real path @param needed files, from `root`, that the branch must have if HEAD has them */
export async function switchBranch(
  root: string,
  branch: string,
  needed: readonly string[],
): Promise<Switched> {
  const opened = await openGit(root);
  if (opened.status !== 'ok') return refused(CANNOT_USE[opened.status]);
  const { git } = opened;
  if ((await firstLineOf(git, ['check-ref-format', '--branch', branch])) === null)
    return refused('git does not accept this branch name: look at its template in .planning/config.json');
  const isThere =
    (await firstLineOf(git, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`])) !== null;
  if (isThere) {
    for (const path of needed) {
      const has = async (place: string) =>
        (await firstLineOf(git, ['cat-file', '-e', `${place}:./${path}`])) !== null;
      if ((await has('HEAD')) && !(await has(`refs/heads/${branch}`)))
        return refused(`that branch lacks ${path}: bring it up to date first`);
    }
  }
  try {
    await hooklessGit(git, root).raw(['switch', '--quiet', ...(isThere ? [branch] : ['--create', branch])]);
    return { status: 'ok', created: !isThere };
  } catch (error) {
    return refused(`git did not switch (${gitReason(error)})`);
  }
}

function refused(reason: string): Switched {
  return { status: 'refused', reason };
}

// An annotated tag at the last commit, for a version that shipped; one that is there already stays.

import { openGit } from './open-git.ts';
import { CANNOT_USE, hooklessGit, NO_FETCH, reasonOf } from './writing-git.ts';

export type TagResult =
  | { readonly status: 'tagged' }
  /** It is there, wherever it points. */
  | { readonly status: 'there' }
  /** A clause: why not. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param folder in the repository */
export async function tagCommit(folder: string, name: string, message: string): Promise<TagResult> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return { status: 'refused', reason: CANNOT_USE[opened.status] };
  const { git } = opened;
  if (git.top === null) return { status: 'refused', reason: 'this is not a git repository' };
  if ((await git.run(['check-ref-format', `refs/tags/${name}`])).status !== 'ok')
    return { status: 'refused', reason: 'git does not accept this tag name' };
  if ((await git.run(['rev-parse', '--verify', '--quiet', `refs/tags/${name}`])).status === 'ok')
    return { status: 'there' };
  try {
    // No hook has been allowed for tags.
    await hooklessGit(git, folder, [], NO_FETCH).raw(['tag', '--annotate', '--message', message, '--', name]);
    return { status: 'tagged' };
  } catch (error) {
    return { status: 'refused', reason: `git refused the tag (${reasonOf(error)})` };
  }
}

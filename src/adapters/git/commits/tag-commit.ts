// Puts an annotated tag on the last commit, for a version that shipped; an existing tag stays.

import { openGit } from '../open-git.ts';
import { noRepository } from '../repository-files.ts';
import { CANNOT_USE, gitReason, hooklessGit, NO_FETCH } from '../writing-git.ts';

export type TagResult =
  | { readonly status: 'tagged' }
  /** The tag exists, wherever it points. */
  | { readonly status: 'there' }
  /** A clause: why not. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param folder in the repository */
export async function tagCommit(folder: string, name: string, message: string): Promise<TagResult> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return { status: 'refused', reason: CANNOT_USE[opened.status] };
  const { git } = opened;
  if (git.top === null) return { status: 'refused', reason: noRepository(folder) };
  if ((await git.run(['check-ref-format', `refs/tags/${name}`])).status !== 'ok')
    return { status: 'refused', reason: 'git does not accept this tag name' };
  if ((await git.run(['rev-parse', '--verify', '--quiet', `refs/tags/${name}`])).status === 'ok')
    return { status: 'there' };
  try {
    // The user has not allowed any hook for tags.
    await hooklessGit(git, folder, [], NO_FETCH).raw(['tag', '--annotate', '--message', message, '--', name]);
    return { status: 'tagged' };
  } catch (error) {
    return { status: 'refused', reason: `git refused the tag (${gitReason(error)})` };
  }
}

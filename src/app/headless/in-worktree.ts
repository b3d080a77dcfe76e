// A separate place for a run without a person: its own branch and worktree next to the user's, with the project's
// installed packages. The work is committed on that branch; merging it is up to the user.

import { randomBytes } from 'node:crypto';

import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { removeWorktree } from '../../adapters/git/add-worktree.ts';
import { uncommittedPaths } from '../../adapters/git/plan-log.ts';
import { clipText } from '../../core/text/clip-text.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { commitInProject } from '../trust/commit-in-project.ts';
import { openWorktree } from '../workspace/open-worktree.ts';
import { openWorkspace, type Workspace } from '../workspace/workspace.ts';

export interface OwnPlace {
  readonly workspace: Workspace;
  /** The worktree's absolute path. */
  readonly path: string;
  readonly branch: string;
  /** Ignored files that the checks may need but that could not be brought into the tree; relative to the top. */
  readonly missing: readonly string[];
}

/** @param branch null for a name made from the task */
export async function openOwnPlace(
  workspace: Workspace,
  { branch: wanted, task }: { readonly branch: string | null; readonly task: string },
): Promise<OwnPlace | { readonly status: 'refused'; readonly reason: string }> {
  const id = randomBytes(3).toString('hex');
  const branch = wanted ?? `msw/${slugOf(task)}-${id}`;
  // Next to the user folder rather than in it, since Claude must not read that folder's contents.
  const parent = join(dirname(workspace.userFolder), 'msw-worktrees');
  makeFolder(parent, 0o700);
  const path = join(parent, `${basename(workspace.project)}-${id}`);
  const added = await openWorktree(workspace.project, { branch, path });
  if (added.status === 'refused') return added;
  const { missing } = added;
  let isReady = false;
  try {
    const opened = openWorkspace(added.folder, workspace.env, workspace.now);
    if (opened.status === 'refused') return opened;
    isReady = true;
    return { workspace: opened.workspace, path, branch, missing };
  } finally {
    if (!isReady) await removeWorktree(workspace.project, { path, branch });
  }
}

/** Commits the work on the branch. Null on success; otherwise a sentence saying why some of it is not committed. */
export async function keepWork(
  { workspace, path, branch }: Omit<OwnPlace, 'missing'>,
  task: string,
): Promise<string | null> {
  const changed = (await uncommittedPaths(path)) ?? [];
  if (changed.length === 0) return null;
  const { project, env } = workspace;
  const result = await commitInProject(path, changed, `msw: ${clipText(plainLine(task, 60), 60)}`, {
    project,
    env,
  });
  return result.status === 'refused' ? `Not all of it is committed on ${branch}: ${result.reason}` : null;
}

/** Removes a worktree in which nothing was done. */
export async function closeOwnPlace({ project }: Workspace, { path, branch }: OwnPlace): Promise<void> {
  await removeWorktree(project, { path, branch });
}

function slugOf(task: string): string {
  const words = task.toLowerCase().match(/[a-z0-9]{1,30}/g) ?? [];
  return words.slice(0, 6).join('-').slice(0, 40).replace(/-$/, '') || 'loop';
}

// A worktree with what the project has installed: packages, environments, settings that git ignores.

import {
  type AddedWorktree,
  addWorktree,
  addWorktreeAgain,
  removeWorktree,
} from '../../adapters/git/add-worktree.ts';
import { uncommittedPaths } from '../../adapters/git/plan-log.ts';
import { bringIgnored } from '../../adapters/witness/bring-ignored.ts';

export type OpenedWorktree =
  | (Extract<AddedWorktree, { status: 'ok' }> & {
      /** What git ignores and the checks may need, and could not be brought; from the top. */
      readonly missing: readonly string[];
    })
  | Extract<AddedWorktree, { status: 'refused' }>;

interface WorktreeRequest {
  readonly branch: string;
  /** Absolute; nothing is there yet. */
  readonly path: string;
  /** Its branch is there already, and only its folder is gone. */
  readonly again?: boolean;
}

/** @param folder in the repository, a real path */
export async function openWorktree(
  folder: string,
  { branch, path, again = false }: WorktreeRequest,
): Promise<OpenedWorktree> {
  const added = await (again ? addWorktreeAgain : addWorktree)(folder, { branch, path });
  if (added.status === 'refused') return added;
  try {
    const uncommitted = (await uncommittedPaths(added.top)) ?? [];
    const missing = bringIgnored({ top: added.top, tree: path, changed: [...uncommitted, '.msw', '.git'] });
    return { ...added, missing };
  } catch (error) {
    if (!again) await removeWorktree(folder, { branch, path });
    throw error;
  }
}

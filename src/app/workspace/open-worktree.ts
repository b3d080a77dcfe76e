// Opens a worktree with what the project has installed but git ignores: packages, environments, settings.

import { bringIgnored } from '../../adapters/control-tree/bring-ignored.ts';
import {
  type AddedWorktree,
  addWorktree,
  addWorktreeAgain,
  removeWorktree,
} from '../../adapters/git/add-worktree.ts';
import { uncommittedPaths } from '../../adapters/git/plan-log.ts';

export type OpenedWorktree =
  | (Extract<AddedWorktree, { status: 'ok' }> & {
      /** Ignored files that the checks may need but that could not be brought into the tree; relative to the top. */
      readonly missing: readonly string[];
    })
  | Extract<AddedWorktree, { status: 'refused' }>;

interface WorktreeRequest {
  readonly branch: string;
  /** Absolute; must not exist yet. */
  readonly path: string;
  /** The branch exists already; only its folder is gone. */
  readonly again?: boolean;
}

/** @param folder a real path in the repository */
export async function openWorktree(
  folder: string,
  { branch, path, again = false }: WorktreeRequest,
): Promise<OpenedWorktree> {
  const added = await (again ? addWorktreeAgain : addWorktree)(folder, { branch, path });
  if (added.status === 'refused') return added;
  try {
    const uncommitted = (await uncommittedPaths(added.top)) ?? [];
    const { missing, without } = bringIgnored({
      top: added.top,
      tree: path,
      changed: [...uncommitted, '.msw', '.git'],
      keep: { kind: 'settled' },
      layers: null,
    });
    return { ...added, missing: [...without, ...missing] };
  } catch (error) {
    if (!again) await removeWorktree(folder, { branch, path });
    throw error;
  }
}

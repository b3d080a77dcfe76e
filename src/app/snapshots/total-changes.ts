// What a loop changed in all, from its arming to its end: the difference of two snapshots, as git would count it. The
// changes of its iterations cannot be added up, since one may change what another wrote.

import { existingSnapshots, snapshotOf } from '../../adapters/snapshots/snapshot-store.ts';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import { iterationOf } from '../../core/snapshots/undo-text.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** @param isPresent whether the last snapshot shows the present files. Null when no snapshots were kept. */
export async function totalChanges(
  workspace: Workspace,
  loop: string,
  isPresent: boolean,
): Promise<readonly FileChange[] | null> {
  try {
    const store = await existingSnapshots(workspace, loop);
    const kept = store?.list() ?? [];
    const first = snapshotOf(kept, 0);
    if (store === null || first === null) return null;
    const taken = isPresent ? null : await store.take({ label: 'at-end', at: workspace.now() });
    const last =
      taken?.status === 'ok' ? taken.snapshot : kept.findLast(({ label }) => iterationOf(label) !== null);
    return last === undefined ? null : await store.trees.changedFiles(first.tree, last.tree);
  } catch {
    // A full disk, or a store that is not whole; the report does without.
    return null;
  }
}

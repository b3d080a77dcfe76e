// Finds the snapshots that a person means: those of the named loop, else of the session's own loop, else of the newest
// loop that has any, even if it has ended.

import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { loopsIn, readLoopState } from '../../adapters/loops/loop-store.ts';
import {
  existingSnapshots,
  type Snapshot,
  type SnapshotStore,
} from '../../adapters/snapshots/snapshot-store.ts';
import { isRunning, type Loop } from '../../core/loop/loop.ts';
import { iterationOf } from '../../core/snapshots/undo-text.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface WantedLoop {
  readonly session: string | null;
  /** An id or the start of one. */
  readonly loop: string | null;
}

export type FoundSnapshots =
  | {
      readonly status: 'ok';
      readonly loop: string;
      /** The session that owns the loop; null when it has ended. */
      readonly session: string | null;
      readonly isRunning: boolean;
      readonly store: SnapshotStore;
      /** Only snapshots of iterations: the last one of each, in order. */
      readonly iterations: readonly Snapshot[];
    }
  /** `reason`: one sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export async function findSnapshots(workspace: Workspace, wanted: WantedLoop): Promise<FoundSnapshots> {
  const loops = loopsIn(readLoopState(workspace));
  const own = loops.find(({ terms }) => terms.session === wanted.session)?.terms.id ?? null;
  const ids = namesIn(join(workspace.userFolder, 'snapshots'), privateFile(workspace.userFolder));
  // Ids start with the time of arming, so they sort by age.
  const chosen =
    wanted.loop === null ? [...ids].reverse() : ids.filter((id) => id.startsWith(wanted.loop ?? ''));
  for (const id of wanted.loop === null && own !== null ? [own, ...chosen] : chosen) {
    const store = await existingSnapshots(workspace, id);
    if (store !== null) return found(id, store, loops.find(({ terms }) => terms.id === id) ?? null);
  }
  const reason =
    wanted.loop === null
      ? 'There are no snapshots of a loop in this project.'
      : `There are no snapshots of a loop ${wanted.loop.slice(0, 64)} in this project.`;
  return { status: 'refused', reason };
}

function found(id: string, store: SnapshotStore, loop: Loop | null): FoundSnapshots {
  const last = new Map<number, Snapshot>();
  for (const snapshot of store.list()) {
    const iteration = iterationOf(snapshot.label);
    if (iteration !== null) last.set(iteration, snapshot);
  }
  const iterations = [...last].sort(([one], [other]) => one - other).map(([, snapshot]) => snapshot);
  return {
    status: 'ok',
    loop: id,
    session: loop?.terms.session ?? null,
    isRunning: loop !== null && isRunning(loop),
    store,
    iterations,
  };
}

/** One sentence that lists the existing iterations. */
export function noSuchIteration(iteration: string, iterations: readonly Snapshot[]): string {
  const numbers = iterations.flatMap(({ label }) => iterationOf(label) ?? []);
  const list = numbers.length === 0 ? 'none' : numbers.slice(-20).join(', ');
  return `There is no snapshot of iteration ${iteration.slice(0, 20)}; there are: ${list} (0 is the start of the loop).`;
}

// Takes a snapshot of the project's files at the start of a loop and after each iteration. When that is not possible
// the loop works all the same, and the user is told once.

import { relative, sep } from 'node:path';
import type { LeftOut } from '../../adapters/snapshots/refresh-index.ts';
import {
  labelOf,
  openSnapshots,
  removeOldSnapshots,
  type Snapshot,
  type SnapshotStore,
  snapshotOf,
} from '../../adapters/snapshots/snapshot-store.ts';
import type { LineChange } from '../../core/loop/loop.ts';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface KeptSnapshot {
  /** Null when no snapshot could be kept. */
  readonly snapshot: Snapshot | null;
  /** Changes since the previous iteration; null when unknown. */
  readonly changes: readonly LineChange[] | null;
  /** Notices for the user. */
  readonly sentences: readonly string[];
}

/**
 * @param iteration the one that has just ended; 0 is the start of the loop
 * @param inner the repositories inside the project, by their paths from it
 */
type Keep = (iteration: number, inner?: readonly string[]) => Promise<KeptSnapshot>;

/** Opens a loop's store; the returned function takes a snapshot. */
export async function keepSnapshots(workspace: Workspace, loop: string): Promise<Keep> {
  try {
    const opened = await openSnapshots(workspace, loop);
    if (opened.status !== 'ok') return async () => unavailable(opened.reason);
    return (iteration, inner = []) => keep(workspace, opened.store, iteration, inner).catch(unavailableFor);
  } catch (error) {
    return async () => unavailableFor(error);
  }
}

async function keep(
  workspace: Workspace,
  store: SnapshotStore,
  iteration: number,
  fromProject: readonly string[],
): Promise<KeptSnapshot> {
  if (iteration === 0) removeOldSnapshots(workspace.userFolder, workspace.now() - KEPT_MS);
  const last = snapshotOf(store.list(), iteration - 1);
  const at = workspace.now();
  const prefix = relative(store.top, workspace.project).split(sep).join('/');
  const inner = fromProject.map((path) => (prefix === '' ? path : `${prefix}/${path}`));
  const taken = await store.take({ label: labelOf(iteration), at, since: last?.tree ?? null, inner });
  if (taken.status !== 'ok') return unavailable(taken.reason);
  const changes =
    last === null
      ? null
      : (taken.changes ?? (await store.trees.changedFiles(last.tree, taken.snapshot.tree)));
  const known = new Set((last?.leftOut ?? []).map(({ path }) => path));
  const sentence = tellLeftOut(taken.snapshot.leftOut.filter(({ path }) => !known.has(path)));
  return {
    snapshot: taken.snapshot,
    changes: changes?.map((change) => linesOf(change, inner)) ?? null,
    sentences: sentence === null ? [] : [sentence],
  };
}

/** Without the ids of contents, which no page needs. */
function linesOf({ path, added, removed }: FileChange, inner: readonly string[]): LineChange {
  const repository = inner.findLast((one) => path.startsWith(`${one}/`));
  return repository === undefined
    ? { path, added, removed }
    : { repository, path: path.slice(repository.length + 1), added, removed };
}

/** For errors such as a full disk, with which the loop itself may still work. */
function unavailableFor(error: unknown): KeptSnapshot {
  return unavailable(error instanceof Error ? error.message : String(error));
}

function unavailable(reason: string): KeptSnapshot {
  const sentence = `No snapshot was kept (${plainLine(reason, 200)}): undo cannot bring this state back.`;
  return { snapshot: null, changes: null, sentences: [sentence] };
}

/** One month. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const MOST_NAMED = 3;

function tellLeftOut(leftOut: readonly LeftOut[]): string | null {
  if (leftOut.length === 0) return null;
  const named = leftOut.slice(0, MOST_NAMED).map(({ path, why }) => `“${plainLine(path, 80)}” (${why})`);
  const more = leftOut.length > MOST_NAMED ? ` and ${leftOut.length - MOST_NAMED} more` : '';
  return `Not in the snapshots: ${named.join(', ')}${more}.`;
}

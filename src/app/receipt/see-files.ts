// What the snapshots of a loop show of its files, for a receipt: the trees before and after the work, and what its tests
// were and are.

import { contentMark } from '../../adapters/files/file-mark.ts';
import {
  existingSnapshots,
  type SnapshotStore,
  snapshotOf,
} from '../../adapters/snapshots/snapshot-store.ts';
import { LARGEST_CONTENT } from '../../adapters/snapshots/trees.ts';
import type { LoopResult } from '../../adapters/user/result-store.ts';
import { isTest } from '../../core/proof/test-files.ts';
import type { Receipt } from '../../core/receipt/statement.ts';
import { changedSides, gatherGround } from '../proof/control-ground.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** `leftOut`: sentences. */
export type SeenFiles = Pick<Receipt, 'trees' | 'tests' | 'leftOut'>;

/** A clause where the snapshots are not there. */
export async function seeFiles(
  workspace: Workspace,
  { loop, iteration, checks }: LoopResult,
): Promise<SeenFiles | string> {
  const store = await existingSnapshots(workspace, loop);
  const kept = store?.list() ?? [];
  const first = snapshotOf(kept, 0);
  const last = snapshotOf(kept, iteration);
  if (store === null || first === null || last === null)
    return 'MSW has no snapshot of the files from before and after its work';
  const commands = (checks ?? []).flatMap(({ command }) => command ?? []);
  const trees = { arming: first.tree, final: last.tree };
  const gathered = await gatherGround(store, workspace.project, trees, commands);
  if (gathered.status === 'unknown') return gathered.reason;
  const { tests, settings } = changedSides(gathered.ground);
  const before = await store.trees.pathsIn(first.tree);
  const named = [...before, ...gathered.ground.paths].filter(isTest);
  const all = [...new Set([...tests, ...settings, ...named])].sort();
  const paths = all.slice(0, MOST_TESTS);
  const [old, now] = await Promise.all([
    digestsIn(store, first.tree, paths),
    digestsIn(store, last.tree, paths),
  ]);
  const large = paths.filter((path) => old.large.has(path) || now.large.has(path));
  return {
    trees: { before: first.tree, after: last.tree },
    tests: paths
      .filter((path) => !large.includes(path))
      .map((path) => ({
        ...{ path, before: old.digests.get(path) ?? null, after: now.digests.get(path) ?? null },
      })),
    leftOut: [
      ...last.leftOut.map(({ path, why }) => `${path} is in no snapshot, since ${why}.`),
      ...large.map((path) => `${path} is too large for a digest of its own.`),
      ...(all.length > paths.length ? [`${all.length - paths.length} more tests have no digest here.`] : []),
    ],
  };
}

const MOST_TESTS = 1_000;

async function digestsIn({ trees }: Pick<SnapshotStore, 'trees'>, tree: string, paths: readonly string[]) {
  const [contents, present] = await Promise.all([
    trees.contentsOf(tree, paths, LARGEST_CONTENT),
    trees.pathsIn(tree),
  ]);
  const there = new Set(present);
  return {
    digests: new Map([...contents].map(([path, bytes]) => [path, contentMark(bytes)] as const)),
    large: new Set(paths.filter((path) => there.has(path) && !contents.has(path))),
  };
}

// Shows what an iteration changed, or what differs between the ends of two iterations. Changes nothing.

import { type Snapshot, snapshotOf } from '../../adapters/snapshots/snapshot-store.ts';
import type { Difference } from '../../core/snapshots/difference-text.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { findSnapshots, noSuchIteration, type WantedLoop } from './find-snapshots.ts';

interface WantedDifference extends WantedLoop {
  /** Null for the last iteration. */
  readonly iteration: string | null;
  /** A second iteration; the difference is then between the ends of the two. */
  readonly until: string | null;
  readonly filesOnly: boolean;
}

type Shown =
  | { readonly status: 'ok'; readonly difference: Difference }
  | { readonly status: 'refused'; readonly reason: string };

export async function showDifference(workspace: Workspace, wanted: WantedDifference): Promise<Shown> {
  const found = await findSnapshots(workspace, wanted);
  if (found.status === 'refused') return found;
  const pair = choosePair(found.iterations, wanted);
  if (typeof pair === 'string') return { status: 'refused', reason: pair };
  const { from, to } = pair;
  const files = await found.store.trees.changedFiles(from.tree, to.tree);
  const patch = wanted.filesOnly ? null : await found.store.trees.patchBetween(from.tree, to.tree);
  if (files === null || (patch === null && !wanted.filesOnly))
    return {
      status: 'refused',
      reason: 'One of these snapshots is no longer whole, so they cannot be compared.',
    };
  const shown = files.map(({ path, status, added, removed }) => ({ path, status, added, removed }));
  return {
    status: 'ok',
    difference: { loop: found.loop, from: from.label, to: to.label, files: shown, patch },
  };
}

interface Pair {
  readonly from: Snapshot;
  readonly to: Snapshot;
}

/** Returns one sentence when there is no such pair. */
function choosePair(iterations: readonly Snapshot[], { iteration, until }: WantedDifference): Pair | string {
  if (until !== null) return between(iterations, iteration ?? '', until);
  const to = iteration === null ? iterations.at(-1) : numbered(iterations, iteration);
  if (to === undefined) return noSuchIteration(iteration ?? '1', iterations);
  const from = iterations[iterations.indexOf(to) - 1];
  return from === undefined
    ? 'Nothing is kept from before the start of the loop: name an iteration from 1, or two of them.'
    : { from, to };
}

function between(iterations: readonly Snapshot[], one: string, other: string): Pair | string {
  const from = numbered(iterations, one);
  const to = numbered(iterations, other);
  if (from === undefined) return noSuchIteration(one, iterations);
  return to === undefined ? noSuchIteration(other, iterations) : { from, to };
}

function numbered(iterations: readonly Snapshot[], number: string): Snapshot | undefined {
  return /^\d{1,6}$/.test(number) ? (snapshotOf(iterations, Number(number)) ?? undefined) : undefined;
}

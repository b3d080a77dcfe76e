// Brings the project's files back to their state at the end of an iteration: first shows the change, carries it out
// only when confirmed, and takes a snapshot of the state before. Only people may ask for it.

import { join } from 'node:path';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import {
  interruptedUndo,
  restoreSnapshot,
  type Undo,
  type Untouched,
} from '../../adapters/snapshots/restore-snapshot.ts';
import { type Snapshot, snapshotOf } from '../../adapters/snapshots/snapshot-store.ts';
import { canBeNamed, type FileChange } from '../../core/snapshots/file-change.ts';
import { describeSnapshot, iterationOf, type ShownUndo } from '../../core/snapshots/undo-text.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { type FoundSnapshots, findSnapshots, noSuchIteration, type WantedLoop } from './find-snapshots.ts';

interface WantedUndo extends WantedLoop {
  /** Null for the iteration before the present state. */
  readonly iteration: string | null;
  /** Goes back to the state before the last undo. */
  readonly back: boolean;
  /** Confirms the change; without it nothing is changed. */
  readonly yes: boolean;
}

type Undone = { readonly status: 'ok'; readonly undo: ShownUndo } | Refused;

interface Refused {
  readonly status: 'refused';
  /** `reason` is one sentence. */
  readonly reason: string;
}

type Found = Extract<FoundSnapshots, { status: 'ok' }>;

export async function undoFiles(workspace: Workspace, wanted: WantedUndo): Promise<Undone> {
  const found = await findSnapshots(workspace, wanted);
  if (found.status === 'refused') return found;
  const work = () => undoNow(workspace, found, wanted);
  const undone = await withLock(join(found.store.store, 'undo'), work);
  return undone.status === 'done' ? undone.value : refused('Another undo is running in this project.');
}

async function undoNow(workspace: Workspace, found: Found, wanted: WantedUndo): Promise<Undone> {
  const interrupted = interruptedUndo(found.store, workspace.userFolder);
  if (interrupted !== null) return goOnWith(workspace, found, interrupted, wanted);
  const seen = await planUndo(workspace, found, wanted, SEEN);
  if ('status' in seen) return seen;
  const { undo, files, untouched } = seen;
  if (!wanted.yes || files.length === 0) return shown(found, undo, { files, untouched, isDone: false });
  // Taken only now, so that the newest `before-undo` snapshot is the state to go back to.
  const kept = await planUndo(workspace, found, wanted, BEFORE);
  return 'status' in kept ? kept : carryOut(workspace, found, kept.undo, kept.untouched);
}

/** Continues an interrupted undo; `back` takes it back by swapping its two sides. */
async function goOnWith(
  workspace: Workspace,
  found: Found,
  undo: Undo,
  { back, yes }: WantedUndo,
): Promise<Undone> {
  const turned = back ? { ...undo, from: undo.to, to: undo.from, target: BEFORE } : undo;
  if (yes) return carryOut(workspace, found, turned, []);
  const now = await found.store.take({ label: SEEN, at: workspace.now() });
  if (now.status !== 'ok') return refused(`The files cannot be examined: ${now.reason}.`);
  const files = await found.store.trees.changedFiles(now.snapshot.tree, turned.to);
  const left = (files ?? []).filter(({ path }) => !turned.kept.includes(path));
  return shown(found, turned, { files: left, untouched: [], isDone: false, isRest: true });
}

interface Planned {
  readonly undo: Undo;
  readonly files: readonly FileChange[];
  readonly untouched: readonly Untouched[];
}

/** @param label label of the snapshot taken of the present files */
async function planUndo(
  workspace: Workspace,
  found: Found,
  wanted: WantedUndo,
  label: string,
): Promise<Planned | Refused> {
  const { store } = found;
  const take = (also: readonly string[]) =>
    store.take({ label, at: workspace.now(), also, isFresh: label === BEFORE });
  // Looked up before the present state is kept, which may then be the newest `before-undo` snapshot itself.
  const before = store.list().findLast(({ label }) => label === BEFORE) ?? null;
  const seen = await take([]);
  if (seen.status !== 'ok') return refused(`The current files cannot be saved: ${seen.reason}.`);
  const target = wanted.back ? before : chooseTarget(found.iterations, seen.snapshot, wanted.iteration);
  if (target === null) return refused(noTarget(found, wanted));
  if (!(await store.trees.isWhole(target.tree)))
    return refused(
      `The snapshot of ${describeSnapshot(target.label)} is no longer whole: the repository has lost objects that it needs.`,
    );
  const first = (await store.trees.changedFiles(seen.snapshot.tree, target.tree)) ?? [];
  // Files that git ignores now may be in the way; they are kept too before they are replaced.
  const inTheWay = first.filter(({ status, path }) => status === 'added' && isThere(store.top, path));
  const now = inTheWay.length === 0 ? seen : await take(inTheWay.map(({ path }) => path));
  if (now.status !== 'ok') return refused(`The current files cannot be saved: ${now.reason}.`);
  const from = now.snapshot.tree;
  const changes = inTheWay.length === 0 ? first : ((await store.trees.changedFiles(from, target.tree)) ?? []);
  const untouched = [...(await leaveAlone(found, target.tree, changes)), ...leftOut(target)];
  const kept = untouched.map(({ path }) => path);
  const files = changes.filter(({ path }) => !kept.includes(path));
  return { undo: { from, to: target.tree, target: target.label, kept }, files, untouched };
}

const BEFORE = 'before-undo';
const SEEN = 'seen';

function isThere(top: string, path: string): boolean {
  return canBeNamed(path) && lookAt(join(top, path)) !== null;
}

/** Files that must not be touched, such as those that would be deleted only because git ignored them at the time. */
async function leaveAlone(
  { store }: Found,
  target: string,
  changes: readonly FileChange[],
): Promise<readonly Untouched[]> {
  const going = changes.flatMap(({ path, after }) => (after === null && canBeNamed(path) ? [path] : []));
  const ignored = await store.trees.ignoredBy(target, going);
  return changes.flatMap(({ path, after }): readonly Untouched[] => {
    if (!canBeNamed(path)) return [{ path, why: 'its name is not UTF-8' }];
    return after === null && ignored.has(path) ? [{ path, why: 'git ignored it then' }] : [];
  });
}

/** Whole folders, such as repositories that are too large: an undo cannot tell what changed there. */
function leftOut({ leftOut }: Snapshot): readonly Untouched[] {
  return leftOut.filter(({ path }) => path.endsWith('/'));
}

function chooseTarget(
  iterations: readonly Snapshot[],
  now: Snapshot,
  wanted: string | null,
): Snapshot | null {
  if (wanted !== null) return /^\d{1,6}$/.test(wanted) ? snapshotOf(iterations, Number(wanted)) : null;
  const same = iterations.findLastIndex(({ tree }) => tree === now.tree);
  const earlier = same === -1 ? iterations : iterations.slice(0, same);
  return earlier.findLast(({ tree }) => tree !== now.tree) ?? null;
}

function noTarget({ iterations }: Found, { back, iteration }: WantedUndo): string {
  if (back) return 'No undo was made in this loop, so there is nothing to take back.';
  return iteration === null
    ? 'The files are as they were at the start of the loop: there is nothing to undo.'
    : noSuchIteration(iteration, iterations);
}

async function carryOut(
  workspace: Workspace,
  found: Found,
  undo: Undo,
  left: readonly Untouched[],
): Promise<Undone> {
  const done = await restoreSnapshot(found.store, undo, workspace.project);
  if (done.status === 'refused') return refused(`Nothing was changed: ${done.reason}.`);
  const untouched = [...left, ...done.untouched];
  await settleFixes(workspace, found.loop, undo.target);
  await appendJournal(
    workspace.project,
    {
      event: 'loop-undone',
      loop: found.loop,
      target: describeSnapshot(undo.target),
      files: done.written.length,
      untouched: untouched.length,
    },
    isoNow(workspace),
  );
  return shown(found, undo, { files: done.written, untouched, isDone: true });
}

/** Changes that a person undoes were not fixes; taking the undo back makes them fixes again. */
async function settleFixes(workspace: Workspace, loop: string, target: string): Promise<void> {
  const { restoreFixes, withdrawFixes } = await import('../guidance/learn-fixes.ts');
  const iteration = iterationOf(target);
  if (iteration === null) await restoreFixes(workspace, loop);
  else await withdrawFixes(workspace, loop, 'undone', (fix) => fix.iteration > iteration);
}

function shown(
  { loop, isRunning }: Found,
  undo: Undo,
  told: Pick<ShownUndo, 'files' | 'untouched' | 'isDone'> & { readonly isRest?: boolean },
): Undone {
  const files = told.files.map(({ path, status, added, removed }) => ({ path, status, added, removed }));
  return { status: 'ok', undo: { loop, to: undo.target, isRest: false, isRunning, ...told, files } };
}

function refused(reason: string): Refused {
  return { status: 'refused', reason };
}

// Brings the project's files back to the end of an iteration: shown first, done on a second word, and the state before
// it is a snapshot itself. Only people ask for it.

import { join } from 'node:path';
import { appendJournal } from '../../adapters/files/journal.ts';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import {
  bringBack,
  interruptedUndo,
  type Undo,
  type Untouched,
} from '../../adapters/snapshots/bring-back.ts';
import { type Snapshot, snapshotOf } from '../../adapters/snapshots/snapshot-store.ts';
import { canBeNamed, type FileChange } from '../../core/snapshots/file-change.ts';
import { describeSnapshot, iterationOf, type ShownUndo } from '../../core/snapshots/undo-text.ts';
import { isoTime, type Workspace } from '../workspace/workspace.ts';
import { type FoundSnapshots, findSnapshots, noSuchIteration, type WantedLoop } from './find-snapshots.ts';

interface WantedUndo extends WantedLoop {
  /** The one before the present state when it is null. */
  readonly iteration: string | null;
  /** To the state before the last undo. */
  readonly back: boolean;
  /** Without it nothing is changed. */
  readonly yes: boolean;
}

type Undone = { readonly status: 'ok'; readonly undo: ShownUndo } | Refused;

interface Refused {
  readonly status: 'refused';
  /** One sentence. */
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
  // Only now, so that the newest of its kind is the one to go back to.
  const kept = await planUndo(workspace, found, wanted, BEFORE);
  return 'status' in kept ? kept : carryOut(workspace, found, kept.undo, kept.untouched);
}

/** Backwards, it is the same undo from the other side. */
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

/** @param label of the snapshot that is taken of the present files */
async function planUndo(
  workspace: Workspace,
  found: Found,
  wanted: WantedUndo,
  label: string,
): Promise<Planned | Refused> {
  const { store } = found;
  const take = (also: readonly string[]) =>
    store.take({ label, at: workspace.now(), also, isFresh: label === BEFORE });
  // Looked up before the present state is kept, which may be the newest of its kind then.
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
  // What git ignores now may be in the way, and is kept as well before it is replaced.
  const inTheWay = first.filter(({ status, path }) => status === 'added' && isThere(store.top, path));
  const now = inTheWay.length === 0 ? seen : await take(inTheWay.map(({ path }) => path));
  if (now.status !== 'ok') return refused(`The current files cannot be saved: ${now.reason}.`);
  const from = now.snapshot.tree;
  const changes = inTheWay.length === 0 ? first : ((await store.trees.changedFiles(from, target.tree)) ?? []);
  const untouched = await leaveAlone(found, target.tree, changes);
  const kept = untouched.map(({ path }) => path);
  const files = changes.filter(({ path }) => !kept.includes(path));
  return { undo: { from, to: target.tree, target: target.label, kept }, files, untouched };
}

const BEFORE = 'before-undo';
const SEEN = 'seen';

function isThere(top: string, path: string): boolean {
  return canBeNamed(path) && lookAt(join(top, path)) !== null;
}

/** Of what would go: what was no part of a snapshot then, because git ignored it. */
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
    ? 'The files are as at the start of the loop: there is nothing to undo.'
    : noSuchIteration(iteration, iterations);
}

async function carryOut(
  workspace: Workspace,
  found: Found,
  undo: Undo,
  left: readonly Untouched[],
): Promise<Undone> {
  const done = await bringBack(found.store, undo, workspace.project);
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
    isoTime(workspace),
  );
  return shown(found, undo, { files: done.written, untouched, isDone: true });
}

/** What a person takes back was no fix; an undo that is taken back makes it one again. */
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

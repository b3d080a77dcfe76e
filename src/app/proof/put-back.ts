// Restores protected files to their state at the start of the loop, before the checks run, and looks at them again when
// they have run. Files created since then stay, unless they stand where a protected one has its folder. Loaded only when
// something is protected.

import { join, relative, sep } from 'node:path';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { findLoop, readLoopState } from '../../adapters/loops/loop-store.ts';
import { restoreSnapshot } from '../../adapters/snapshots/restore-snapshot.ts';
import {
  existingSnapshots,
  labelOf,
  type SnapshotStore,
  snapshotOf,
} from '../../adapters/snapshots/snapshot-store.ts';
import { idlePatterns, protectedPaths } from '../../core/checks/protected-paths.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { gateParent } from '../../core/loop/ownership.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface PutBack {
  /** Relative to the project's root. */
  readonly paths: readonly string[];
  /** Why protection failed, in whole or in part: one sentence each. */
  readonly troubles: readonly string[];
  /** Why the checks may not see the files that are protected, as a clause; null when they do. */
  readonly doubt: string | null;
  /** By path, when a protected file was last written, in milliseconds since the epoch; null for one that is missing. */
  readonly written: ReadonlyMap<string, number | null>;
}

const NOTHING_PUT_BACK: PutBack = { paths: [], troubles: [], doubt: null, written: new Map() };

/** A subagent's gate uses the snapshots of its parent loop. */
export async function putBack(workspace: Workspace, { terms }: Loop): Promise<PutBack> {
  const isProtected = protectedPaths(terms);
  if (isProtected === null) return NOTHING_PUT_BACK;
  const parent = findLoop(readLoopState(workspace), gateParent(terms.session) ?? '');
  const before = await beforeWork(workspace, parent?.terms.id ?? terms.id);
  // Nothing is known to have changed then.
  if (before === null)
    return { ...trouble('MSW has no snapshot of the files from before the work'), doubt: null };
  const { store, tree } = before;
  const work = () => putBackNow(workspace, store, tree, isProtected);
  const done = await withLock(join(store.store, 'undo'), work);
  return done.status === 'done' ? done.value : trouble('an undo is at work');
}

/**
 * Why the checks that have just passed may have seen other files than the protected ones, as a clause; null when they
 * have not. A file that changed meanwhile is put back.
 */
export async function lookAgain(workspace: Workspace, loop: Loop, before: PutBack): Promise<string | null> {
  if (before.doubt !== null) return before.doubt;
  const { paths, doubt, written } = await putBack(workspace, loop);
  if (doubt !== null) return doubt;
  const touched = [...before.written].find(([path, at]) => written.get(path) !== at)?.[0];
  const changed = paths[0] ?? touched;
  return changed === undefined
    ? null
    : `“${plainLine(changed, 120)}” is protected, and was written while the checks ran`;
}

/** A sentence for each pattern that fits no file of the first snapshot. */
export async function tellIdle(workspace: Workspace, terms: Loop['terms']): Promise<readonly string[]> {
  const before = await beforeWork(workspace, terms.id);
  if (before === null) return [];
  const { store, tree } = before;
  const inside = insideOf(store, workspace.project);
  const paths = (await store.trees.pathsIn(tree)).flatMap((path) => inside(path) ?? []);
  return idlePatterns(terms, paths).map(
    (pattern) =>
      `--protect ${plainLine(pattern, 80)} fits no file of the snapshot, which has none that git ignores, so it protects nothing.`,
  );
}

/** The files from before the work; null when no snapshot has them. */
async function beforeWork(workspace: Workspace, loop: string) {
  const store = await existingSnapshots(workspace, loop);
  const first = store === null ? null : snapshotOf(store.list(), 0);
  return store === null || first === null ? null : { store, tree: first.tree };
}

/** From a path in the snapshots to the path from the project's root; null outside of the project. */
function insideOf({ top }: SnapshotStore, project: string): (path: string) => string | null {
  const prefix = relative(top, project).split(sep).join('/');
  if (prefix === '') return (path) => path;
  return (path) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : null);
}

function trouble(reason: string): PutBack {
  const doubt = `protected files could not be put back: ${reason}`;
  return { ...NOTHING_PUT_BACK, troubles: [`P${doubt.slice(1)}.`], doubt };
}

/** By the time of the last change of its record, which no program sets; Windows has none. */
function lastWritten(path: string): number | null {
  const found = lookAt(path);
  return found === null ? null : process.platform === 'win32' ? found.mtimeMs : found.ctimeMs;
}

async function putBackNow(
  { project, now }: Workspace,
  store: SnapshotStore,
  first: string,
  isProtected: (path: string) => boolean,
): Promise<PutBack> {
  const taken = await store.take({ label: 'before-checks', at: now() });
  if (taken.status !== 'ok') return trouble(taken.reason);
  const present = taken.snapshot.tree;
  const changes = await store.trees.changedFiles(present, first);
  if (changes === null) return trouble('a snapshot of the files is no longer whole');
  const inside = insideOf(store, project);
  const isOurs = (path: string): boolean => {
    const own = inside(path);
    return own !== null && isProtected(own);
  };
  const touched = changes.filter(({ path, after }) => after !== null && isOurs(path));
  const guarded = (await store.trees.pathsIn(first)).filter(isOurs);
  const written = () =>
    new Map(guarded.map((path) => [inside(path) ?? path, lastWritten(join(store.top, path))]));
  if (touched.length === 0) return { ...NOTHING_PUT_BACK, written: written() };
  // A link or a file in the place of a folder goes: behind it, the checks would find other files than the protected ones.
  const inTheWay = changes.filter(
    ({ path, after }) => after === null && touched.some((one) => one.path.startsWith(`${path}/`)),
  );
  const wanted = new Set([...touched, ...inTheWay].map(({ path }) => path));
  const kept = changes.flatMap(({ path }) => (wanted.has(path) ? [] : [path]));
  const undo = { from: present, to: first, target: labelOf(0), kept };
  const brought = await restoreSnapshot(store, undo, project);
  if (brought.status === 'refused') return trouble(brought.reason);
  const stays = brought.untouched.map(
    ({ path, why }) => `“${inside(path) ?? path}” is protected and stays changed: ${why}`,
  );
  return {
    paths: brought.written.flatMap(({ path, after }) => (after === null ? [] : (inside(path) ?? []))),
    troubles: stays.map((clause) => `${clause}.`),
    doubt: stays[0] ?? null,
    written: written(),
  };
}

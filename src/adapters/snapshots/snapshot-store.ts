// The snapshots of one loop: the project's files at its start and after each iteration, kept as git trees in MSW's own
// store. They contain neither files that git ignores nor `.msw`.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import { lookAt, namesIn } from '../files/list-folder.ts';
import { privateFile } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';
import { fieldsIn, fieldsOf, parseJson } from '../files/read-json.ts';
import { appendLine } from '../files/write-in-place.ts';
import { openStoreGit, type StoreGit } from '../git/store-git.ts';
import { withLock } from '../locks/with-lock.ts';
import { changedInIndex, gitTrees } from './git-trees.ts';
import { findStore, layOutStore, type StoreLayout } from './lay-out-store.ts';
import { type LeftOut, type Room, refreshIndex } from './refresh-index.ts';
import type { Trees } from './trees.ts';

export interface Snapshot {
  /** `iteration-3`, where 0 is the start of the loop; `before-undo-2`. */
  readonly label: string;
  /** The tree's id. */
  readonly tree: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly leftOut: readonly LeftOut[];
  /** The repositories inside whose files it contains, by their paths from the top. */
  readonly inner: readonly string[];
  /** Rights narrower than git keeps, by path. */
  readonly rights: Readonly<Record<string, number>>;
}

type Taken =
  | {
      readonly status: 'ok';
      readonly snapshot: Snapshot;
      /** The changes since the tree in the request; null when they have not been computed. */
      readonly changes: readonly FileChange[] | null;
    }
  /** `reason` is a clause. */
  | { readonly status: 'unavailable'; readonly reason: string };

export interface SnapshotStore extends StoreLayout {
  /** Kept by git, or as copies when git is not installed. */
  readonly trees: Trees;
  /** Takes a snapshot of the present files. If a label occurs several times, the last snapshot counts. */
  readonly take: (request: TakeRequest) => Promise<Taken>;
  /** Oldest first. */
  readonly list: () => readonly Snapshot[];
  readonly remove: () => void;
}

interface TakeRequest {
  readonly label: string;
  readonly at: number;
  /** Paths from the top to be kept although git ignores them. */
  readonly also?: readonly string[];
  /** Reads every file again, for a snapshot that an undo will rely on. */
  readonly isFresh?: boolean;
  /** The repositories inside whose files are to be kept; those of the last snapshot if missing. */
  readonly inner?: readonly string[];
  /** A tree; the changes since it are computed while the new one is written. */
  readonly since?: string | null;
}

type OpenedSnapshots =
  | { readonly status: 'ok'; readonly store: SnapshotStore }
  /** `reason` is a clause. */
  | { readonly status: 'unavailable'; readonly reason: string };

interface SnapshotOwner {
  readonly userFolder: string;
  readonly project: string;
}

/** Creates the store when there is none. */
export async function openSnapshots(owner: SnapshotOwner, loop: string): Promise<OpenedSnapshots> {
  const made = await layOutStore({ ...owner, loop });
  if (made.status === 'refused') return { status: 'unavailable', reason: made.reason };
  return { status: 'ok', store: await open(made.layout, owner.userFolder) };
}

/** Null when nothing was kept for this loop. */
export async function existingSnapshots(owner: SnapshotOwner, loop: string): Promise<SnapshotStore | null> {
  const layout = findStore({ ...owner, loop });
  return layout === null ? null : open(layout, owner.userFolder);
}

/** Removes the snapshots of all loops whose last snapshot is older than `before`. One that cannot be removed stays. */
export function removeOldSnapshots(userFolder: string, before: number): void {
  const folder = join(userFolder, 'snapshots');
  for (const id of namesIn(folder, privateFile(userFolder))) {
    const last = lookAt(join(folder, id, LIST)) ?? lookAt(join(folder, id));
    if (last !== null && last.mtimeMs < before) removeQuietly(join(folder, id));
  }
}

/** An old folder must not keep a new loop from its snapshots. */
function removeQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The next loop tries again.
  }
}

export function labelOf(iteration: number): string {
  return `iteration-${iteration}`;
}

/** The snapshot at the end of an iteration, 0 for the start of the loop; null when there is none. */
export function snapshotOf(snapshots: readonly Snapshot[], iteration: number): Snapshot | null {
  return snapshots.findLast(({ label }) => label === labelOf(iteration)) ?? null;
}

async function open(layout: StoreLayout, userFolder: string): Promise<SnapshotStore> {
  const git = openStoreGit(layout);
  const list = () => readList(layout.store, userFolder);
  const keep = git === null ? await copyKeeper(layout, userFolder) : gitKeeper({ ...layout, git });
  const take = async (request: TakeRequest): Promise<Taken> => {
    const taken = await withLock(join(layout.store, 'take'), () =>
      takeNow(layout.store, keep, list().at(-1) ?? null, request),
    );
    if (taken.status === 'done') return taken.value;
    return { status: 'unavailable', reason: 'another MSW process is taking one right now' };
  };
  const remove = () => rmSync(layout.store, { recursive: true, force: true });
  const trees = git === null ? await copiesIn(layout, userFolder) : gitTrees(git);
  return { ...layout, trees, take, list, remove };
}

/** A line of the list of snapshots. */
interface Line extends Snapshot {
  /** The room left for untracked files. */
  readonly room: Room;
  /** Identifies the index from which this tree was written. */
  readonly index: string;
}

/** Brings the store up to date with the work tree. */
type Keeper = (
  last: Line | null,
  request: Required<Pick<TakeRequest, 'also' | 'isFresh' | 'since' | 'inner'>>,
) => Promise<
  | ({ readonly status: 'ok'; readonly changes?: readonly FileChange[] | null } & Pick<
      Line,
      'tree' | 'leftOut' | 'room' | 'index'
    > & { readonly rights: ReadonlyMap<string, number | null> })
  /** `reason` is a clause. */
  | { readonly status: 'failed'; readonly reason: string }
>;

async function takeNow(store: string, keep: Keeper, last: Line | null, request: TakeRequest): Promise<Taken> {
  const { label, at, also = [], isFresh = false, since = null, inner = last?.inner ?? [] } = request;
  const kept = await keep(last, { also, isFresh, since, inner });
  if (kept.status === 'failed') return { status: 'unavailable', reason: kept.reason };
  const { tree, leftOut, room, index, changes = null } = kept;
  const rights = withRights(last?.rights ?? {}, kept.rights);
  const line: Line = { label, tree, at, leftOut, room, index, inner, rights };
  appendLine(join(store, LIST), JSON.stringify(line), 0o600);
  return { status: 'ok', snapshot: line, changes };
}

/** Of all files: those examined now, and the others as they were. */
function withRights(
  before: Line['rights'],
  examined: ReadonlyMap<string, number | null>,
): Record<string, number> {
  const kept = Object.entries(before).filter(([path]) => !examined.has(path));
  const found = [...examined].flatMap(([path, rights]) => (rights === null ? [] : [[path, rights] as const]));
  return Object.fromEntries([...kept, ...found].slice(0, MOST_RIGHTS));
}

/** Each line of the list has them all; more files than that have them from an unusual umask, which an undo has too. */
const MOST_RIGHTS = 500;

function gitKeeper(place: StoreLayout & { readonly git: StoreGit }): Keeper {
  const keep: Keeper = async (last, { also, isFresh, since, inner }) => {
    // Left by a process killed while writing. We hold the lock, and a scan of all files follows anyway.
    rmSync(join(place.store, 'index.lock'), { force: true });
    if (isFresh) rmSync(join(place.store, 'index'), { force: true });
    const refreshed = await refreshIndex(place, { room: last?.room ?? ALL_ROOM, also, inner });
    if (refreshed.status === 'failed') return refreshed;
    const { changed } = refreshed;
    const asked = changed ? changesSince(place.git, since) : null;
    const [tree, changes] = await Promise.all([treeAfter(place, last, changed), asked]);
    // The repository may have lost objects since they were last used, so try again with a new index.
    if (tree === null && !isFresh) return keep(last, { also, isFresh: true, since, inner });
    if (tree === null) return { status: 'failed', reason: 'git cannot write a tree' };
    return { ...refreshed, tree, changes, index: indexMark(place.store) };
  };
  return keep;
}

function changesSince(git: StoreGit, tree: string | null): Promise<readonly FileChange[] | null> {
  return tree === null ? Promise.resolve(null) : changedInIndex(git, tree);
}

/** Reuses the last tree only if it was written from this index, since a killed process may have updated the index. */
function treeAfter(
  { store, git }: StoreLayout & { readonly git: StoreGit },
  last: Line | null,
  changed: boolean,
): Promise<string | null> {
  const isLast = last !== null && !changed && last.index === indexMark(store);
  return isLast ? Promise.resolve(last.tree) : writeTree(git);
}

async function copyKeeper(layout: StoreLayout, userFolder: string): Promise<Keeper> {
  const { copyFiles } = await import('./copy-files.ts');
  return async (last, request) => ({
    status: 'ok',
    index: '',
    ...copyFiles(layout, userFolder, { ...request, room: last?.room ?? ALL_ROOM }),
  });
}

async function copiesIn({ store }: StoreLayout, userFolder: string): Promise<Trees> {
  const { copiedTrees } = await import('./copied-trees.ts');
  return copiedTrees(store, userFolder);
}

function indexMark(store: string): string {
  const stat = lookAt(join(store, 'index'));
  return stat === null ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}

async function writeTree(git: StoreGit): Promise<string | null> {
  const written = await git.run(['write-tree']);
  const tree = written.status === 'ok' ? written.output.toString('latin1').trim() : '';
  return TREE_ID.test(tree) ? tree : null;
}

const ALL_ROOM: Room = { bytes: 200 * 1024 * 1024, files: 100_000 };
const LIST = 'snapshots.jsonl';
const LONGEST_LIST = 16 * 1024 * 1024;
const TREE_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

function readList(store: string, userFolder: string): readonly Line[] {
  const partFrom = (size: number) => Math.max(0, size - LONGEST_LIST);
  const part = readPart(join(store, LIST), privateFile(userFolder), { cap: LONGEST_LIST, partFrom });
  if (part.status !== 'ok') return [];
  return part.bytes
    .toString('utf8')
    .split('\n')
    .flatMap((line) => readLine(line) ?? []);
}

/** Null for an incomplete line, and for a line of a later version with another meaning. */
function readLine(line: string): Line | null {
  const { label, tree, at, leftOut, room, index, inner, rights } = fieldsIn(parseJson(line));
  if (typeof label !== 'string' || typeof tree !== 'string' || typeof at !== 'number') return null;
  const { bytes, files } = fieldsOf(room);
  if (!TREE_ID.test(tree) || typeof bytes !== 'number' || typeof files !== 'number') return null;
  return {
    ...{ label, tree, at, room: { bytes, files }, index: String(index) },
    leftOut: readLeftOut(leftOut),
    inner: Array.isArray(inner) ? inner.filter((path: unknown) => typeof path === 'string') : [],
    rights: readRights(rights),
  };
}

function readRights(value: unknown): Line['rights'] {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([path, rights]) =>
      typeof rights === 'number' && rights >= 0 && rights <= 0o777 ? [[path, rights] as const] : [],
    ),
  );
}

function readLeftOut(value: unknown): readonly LeftOut[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): readonly LeftOut[] => {
    const { path, why } = fieldsOf(one);
    return typeof path === 'string' && typeof why === 'string' ? [{ path, why }] : [];
  });
}

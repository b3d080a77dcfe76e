// Brings a store's index up to date with its work tree, using one scan by git. Files that are too large and nested
// repositories are left out and reported.

import { accessSync, constants, lstatSync, rmSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { lookAt } from '../files/list-folder.ts';
import { TEMPORARY } from '../files/restore-file.ts';
import { openGit } from '../git/open-git.ts';
import { isLinkedTo, isTop } from '../git/repository-files.ts';
import type { StoreGit } from '../git/store-git.ts';
import type { StoreLayout } from './lay-out-store.ts';

export interface LeftOut {
  /** From the top; a folder ends in a slash. */
  readonly path: string;
  /** A clause with "it" as its subject. */
  readonly why: string;
}

/** The room for files that are not in the project's repository and so have to be copied. */
export interface Room {
  readonly bytes: number;
  readonly files: number;
}

type Refreshed =
  | {
      readonly status: 'ok';
      readonly changed: boolean;
      readonly leftOut: readonly LeftOut[];
      readonly room: Room;
    }
  /** `reason` is a clause. */
  | { readonly status: 'failed'; readonly reason: string };

interface RefreshRequest {
  readonly room: Room;
  readonly also: readonly string[];
  /** Repositories whose files are kept like the others, by their paths from the top. */
  readonly inner: readonly string[];
}

type Place = StoreLayout & { readonly git: StoreGit };

export async function refreshIndex(place: Place, { room, also, inner }: RefreshRequest): Promise<Refreshed> {
  const seen = await look(place);
  if (seen.status === 'failed') return seen;
  const tracked = seen.isFirst ? await trackedByProject(place) : [];
  const inside = await lookInside(place, inner);
  const mayTake = (path: string) => inside.mayTake(path) && !isLinkedTree(place, path);
  const paths = new Set([...seen.paths.filter(mayTake), ...tracked, ...inside.fresh, ...also.map(toBytes)]);
  const sorted = sortOut(place.top, paths, { room, known: seen.known, tracked: new Set(tracked) });
  const { take, drop, left } = sorted;
  const leftOut = [...sorted.leftOut, ...inside.leftOut];
  const failure = (await update(place, drop, DROP)) ?? (await update(place, take, ADD));
  if (failure !== null) return { status: 'failed', reason: failure };
  const changed = seen.isFirst || take.length + drop.length > 0;
  return { status: 'ok', changed, leftOut: leftOut.slice(0, MOST_NAMED), room: left };
}

/** Work trees that are linked to the project's repository are other places of the same files. */
function isLinkedTree({ top, isRepository }: Place, path: string): boolean {
  return isRepository && path.endsWith('/') && isLinkedTo(onDisk(top, path).toString(), top);
}

const LARGEST_UNTRACKED = 10 * 1024 * 1024;
/** The project's repository has the content of tracked files, so most cost only the scan. */
const LARGEST_TRACKED = 50 * 1024 * 1024;
const MOST_NAMED = 100;

type Seen =
  | {
      readonly status: 'ok';
      /** Changed, deleted and new files, as bytes (`latin1`), since names need not be UTF-8. */
      readonly paths: readonly string[];
      /** Those of `paths` that are in the index. */
      readonly known: ReadonlySet<string>;
      /** True when there was no index yet. */
      readonly isFirst: boolean;
    }
  | { readonly status: 'failed'; readonly reason: string };

async function look({ git, store }: Place): Promise<Seen> {
  const index = join(store, 'index');
  let isFirst = lookAt(index) === null;
  let answer = await git.run(LOOK);
  if (answer.status === 'failed' && !isFirst) {
    // A broken index contains nothing that the files do not, so remove it and scan again.
    rmSync(index, { force: true });
    isFirst = true;
    answer = await git.run(LOOK);
  }
  if (answer.status === 'failed') return answer;
  const entries = answer.output
    .toString('latin1')
    .split('\0')
    .filter((entry) => !isOurs(entry.slice(2)));
  const known = entries.filter((entry) => !entry.startsWith('? '));
  const pathsOf = (some: readonly string[]) => some.map((entry) => entry.slice(2));
  return { status: 'ok', paths: pathsOf(entries), known: new Set(pathsOf(known)), isFirst };
}

/** True also for the empty text after the last entry. Checked here because an ignore file could re-include `.msw`. */
function isOurs(path: string): boolean {
  const names = path.split('/');
  return path === '' || names.includes('.msw') || names.at(-1) === TEMPORARY;
}

const LOOK = ['ls-files', '-z', '-t', '--others', '--modified', '--deleted', '--exclude-standard'];

/** All tracked paths, including tracked files that the project ignores; only names that are UTF-8. */
async function trackedByProject({ top, isRepository }: Place): Promise<readonly string[]> {
  const opened = isRepository ? await openGit(top) : null;
  const listed = opened?.status === 'ok' ? await opened.git.run(['ls-files', '-z']) : null;
  if (listed?.status !== 'ok') return [];
  const paths = listed.output.split('\0').filter((path) => !isOurs(path) && !path.includes('\ufffd'));
  return paths.map(toBytes);
}

interface Inside {
  /** Files that the index does not have yet. */
  readonly fresh: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** False for a repository that is kept file by file, and for files of one that is left out. */
  readonly mayTake: (path: string) => boolean;
}

const MOST_INSIDE = 10_000;

/**
 * Lists the files of repositories inside. Once the index has some of them, git's own scan finds what changed there, but
 * not what is new in a repository that the project ignores.
 */
async function lookInside({ git, top }: Place, inner: readonly string[]): Promise<Inside> {
  if (inner.length === 0) return { fresh: [], leftOut: [], mayTake: () => true };
  const fresh: string[] = [];
  const leftOut: LeftOut[] = [];
  const kept = await git.run(['ls-files', '-z', '--', ...inner.map((path) => `:(literal)${path}`)]);
  const known = kept.status === 'ok' ? kept.output.toString('latin1').split('\0') : [];
  const isKnown = new Set(known);
  const folders = inner.map((path) => `${toBytes(path)}/`);
  for (const [at, path] of inner.entries()) {
    const files = await filesOf(join(top, path));
    const isKept = known.some((file) => file.startsWith(folders[at] ?? ''));
    if (!isKept && (files === null || files.length > MOST_INSIDE)) {
      const why = files === null ? 'that git cannot read' : `with more than ${MOST_INSIDE} files`;
      leftOut.push({ path: `${path}/`, why: `it is a repository of its own ${why}` });
    } else
      fresh.push(
        ...(files ?? []).map((file) => `${folders[at]}${toBytes(file)}`).filter((file) => !isKnown.has(file)),
      );
  }
  const out = leftOut.map(({ path }) => toBytes(path));
  const mayTake = (path: string) => !folders.includes(path) && !out.some((folder) => path.startsWith(folder));
  return { fresh, leftOut, mayTake };
}

/** What git would commit in a repository, if it is still one; only names that are UTF-8. Null when git fails. */
async function filesOf(folder: string): Promise<readonly string[] | null> {
  if (!isTop(folder)) return [];
  const opened = await openGit(folder);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const listed = await opened.git.run(['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (listed.status !== 'ok') return null;
  const files = new Set(listed.output.split('\0'));
  return [...files].filter((path) => !path.endsWith('/') && !isOurs(path) && !path.includes('\ufffd'));
}

interface Known {
  readonly room: Room;
  readonly known: ReadonlySet<string>;
  readonly tracked: ReadonlySet<string>;
}

interface Sorted {
  readonly take: string[];
  readonly drop: string[];
  readonly leftOut: LeftOut[];
  left: Room;
}

function sortOut(top: string, paths: ReadonlySet<string>, known: Known): Sorted {
  const sorted: Sorted = { take: [], drop: [], leftOut: [], left: known.room };
  const isBelowLink = linksAbove(top);
  for (const path of paths) {
    const found = path.endsWith('/') ? 'repository' : isBelowLink(path) ? 'elsewhere' : statOf(top, path);
    sortOne(sorted, path, found, known);
  }
  return sorted;
}

function sortOne(sorted: Sorted, path: string, found: Found, { known, tracked }: Known): void {
  const room = tracked.has(path) ? null : sorted.left;
  const why = objectionTo(found, room);
  if (why !== null && why !== '')
    sorted.leftOut.push({ path: Buffer.from(path, 'latin1').toString('utf8'), why });
  if (why !== null && known.has(path)) sorted.drop.push(path);
  if (why !== null) return;
  sorted.take.push(path);
  if (room !== null && found !== null && typeof found !== 'string')
    sorted.left = { bytes: room.bytes - found.size, files: room.files - 1 };
}

/** Null when the file is gone; `elsewhere` below a link, where the path leads to another file. */
type Found = Stats | 'repository' | 'elsewhere' | null;

/** Whether a folder above a path has become a link. */
function linksAbove(top: string): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const isBelowLink = (path: string): boolean => {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (folder === '') return false;
    const found =
      known.get(folder) ?? (isBelowLink(folder) || statOf(top, folder)?.isSymbolicLink() === true);
    known.set(folder, found);
    return found;
  };
  return isBelowLink;
}

/** Why a file is left out, as a clause; empty for a reason not reported. @param room null for files git already has */
function objectionTo(stat: Found, room: Room | null): string | null {
  if (stat === null) return null;
  if (stat === 'repository') return 'it is a repository of its own';
  if (stat === 'elsewhere') return '';
  if (!stat.isFile() && !stat.isSymbolicLink()) return '';
  if (stat.size > (room === null ? LARGEST_TRACKED : LARGEST_UNTRACKED))
    return `it has ${megabytes(stat.size)}`;
  return room !== null && (room.bytes < stat.size || room.files < 1)
    ? 'the snapshots of this loop are full'
    : null;
}

/** Null when the file is gone, or when a folder above it is now a file. */
function statOf(top: string, path: string): Stats | null {
  try {
    return lstatSync(onDisk(top, path), { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

function onDisk(top: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${top}/`), Buffer.from(path, 'latin1')]);
}

function megabytes(size: number): string {
  return `${Math.round(size / 1024 / 1024)} MB`;
}

const ADD = ['--add', '--remove', '--replace'];
const DROP = ['--force-remove'];

/** Null on success; otherwise a clause. A second try skips unreadable files. */
async function update(
  { git, top }: Place,
  paths: readonly string[],
  how: readonly string[],
): Promise<string | null> {
  if (paths.length === 0) return null;
  const write = (some: readonly string[]) =>
    git.run(['update-index', '-z', ...how, '--stdin'], {
      input: Buffer.from(`${some.join('\0')}\0`, 'latin1'),
    });
  const first = await write(paths);
  if (first.status === 'ok') return null;
  const readable = paths.filter((path) => mayRead(top, path));
  const second = readable.length < paths.length ? await write(readable) : first;
  return second.status === 'ok' ? null : second.reason;
}

function mayRead(top: string, path: string): boolean {
  const stat = statOf(top, path);
  if (stat === null || stat.isSymbolicLink()) return true;
  try {
    accessSync(onDisk(top, path), constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function toBytes(path: string): string {
  return Buffer.from(path, 'utf8').toString('latin1');
}

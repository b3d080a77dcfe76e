// Adds to a tree what its checks need and snapshots do not have: packages, environments, settings. Nothing in the tree
// leads back into the project, so that no check writes there.

import { type Dirent, existsSync, lstatSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { isInstalled, isMadeAgain } from '../../core/proof/ignored-entries.ts';
import { redirectPaths } from '../../core/proof/redirect-paths.ts';
import { listFolder } from '../files/list-folder.ts';
import { isInside, named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { putCopy, putFolder, putLink, putSameLink, putText } from '../files/temporary-files.ts';
import { type Overlay, planOverlay } from '../process/overlay.ts';

export interface IgnoredRequest {
  /** The folder of the snapshots; a real path. */
  readonly top: string;
  readonly tree: string;
  /**
   * Paths that differ between the snapshots, relative to the top: one that the tree lacks for that reason is not
   * ignored.
   */
  readonly changed: readonly string[];
  readonly keep: Keep;
  /** A folder for the layers of overlays; null to copy everything. */
  readonly layers: string | null;
}

export type Keep =
  /** Everything, as it is now. */
  | { readonly kind: 'all' }
  /** What is installed, and what has not changed since then, in milliseconds since the epoch. */
  | { readonly kind: 'older'; readonly than: number }
  /** What is installed, and all that tools do not make again. */
  | { readonly kind: 'settled' };

export interface Brought {
  /** Needed by `keep`, and not there: relative to the top, folders with a trailing slash. */
  readonly missing: readonly string[];
  /** Left out by `keep`, in the same form. */
  readonly without: readonly string[];
  readonly overlays: readonly Overlay[];
}

export function bringIgnored(request: IgnoredRequest): Brought {
  const work: Work = {
    ...request,
    changed: withFolders(request.changed),
    room: { ...ROOM },
    missing: [],
    without: [],
    overlays: [],
  };
  look(work, '');
  return { missing: work.missing, without: work.without, overlays: work.overlays };
}

interface Work extends Omit<IgnoredRequest, 'changed'> {
  readonly changed: ReadonlySet<string>;
  readonly room: { files: number; bytes: number };
  readonly missing: string[];
  readonly without: string[];
  readonly overlays: Overlay[];
}

/** Of what is copied in all. */
const ROOM = { files: 100_000, bytes: 1024 * 1024 * 1024 };
const MOST_ENTRIES = 200_000;
/** A kernel takes more, but each costs a system call before the check begins. */
const MOST_OVERLAYS = 40;

function look(work: Work, folder: string): void {
  const here = entriesOf(join(work.top, folder));
  const there = new Set(entriesOf(join(work.tree, folder)).map(({ name }) => name));
  const siblings = new Set(here.map(({ name }) => name));
  for (const entry of here.filter(({ name }) => !NEVER.has(name) && !isCargoTarget(name, siblings))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!there.has(entry.name) && !work.changed.has(path)) bring(work, entry, path, siblings);
    else if (entry.isDirectory() && isFolder(join(work.tree, path))) look(work, path);
  }
}

const NEVER = new Set(['.git', '.msw']);

/** Cargo builds in a folder of its own for all trees of a loop. */
function isCargoTarget(name: string, siblings: ReadonlySet<string>): boolean {
  return name === 'target' && siblings.has('Cargo.toml');
}

function bring(work: Work, entry: Dirent, path: string, siblings: ReadonlySet<string>): void {
  try {
    put(work, entry, path, siblings);
  } catch {
    // Unreadable, not a UTF-8 name, or deleted in the meantime.
    work.missing.push(path);
  }
}

function put(work: Work, entry: Dirent, path: string, siblings: ReadonlySet<string>): void {
  const from = join(work.top, path);
  const isFolderThere = entry.isDirectory() || (entry.isSymbolicLink() && leadsToFolder(from));
  const isEnvironment = isFolderThere && existsSync(join(from, 'pyvenv.cfg'));
  const isKept = isInstalled({ name: entry.name, isFolder: isFolderThere, siblings, isEnvironment });
  if (work.keep.kind !== 'all' && !isKept) putSome(work, entry, path, isFolderThere);
  else if (isFolderThere) putWhole(work, path, { isKept, isEnvironment });
  else copyEntry(work, entry, path);
}

/** What neither is installed nor kept in any case. */
function putSome(work: Work, entry: Dirent, path: string, isFolderThere: boolean): void {
  const { keep } = work;
  const isLeft =
    keep.kind === 'settled'
      ? isMadeAgain({ name: entry.name, isFolder: isFolderThere })
      : keep.kind === 'older' && !entry.isDirectory() && !isOlder(lstatSync(join(work.top, path)), keep.than);
  if (isLeft) work.without.push(isFolderThere ? `${path}/` : path);
  else if (entry.isDirectory()) copyFolder(work, path);
  else copyEntry(work, entry, path);
}

/** By the time of the change of its record, which no program sets. */
function isOlder({ ctimeMs }: Stats, than: number): boolean {
  return ctimeMs < than;
}

/** A folder with all that is in it, also behind a link. */
function putWhole(
  work: Work,
  path: string,
  { isKept, isEnvironment }: { readonly isKept: boolean; readonly isEnvironment: boolean },
): void {
  const to = join(work.tree, path);
  const from = realpathSync.native(join(work.top, path));
  putFolder(work.tree, to);
  // A check may remove what it makes, and a mount cannot be removed.
  const isCopied = !isKept && copyAll(work, from, to);
  const overlay =
    !isCopied && work.layers !== null && work.overlays.length < MOST_OVERLAYS
      ? planOverlay(from, to, work.layers, work.overlays.length)
      : null;
  const [root, own] = overlay === null ? [work.tree, to] : [overlay.changes, overlay.changes];
  if (overlay !== null) work.overlays.push(overlay);
  else if (!isCopied && !copyAll(work, from, to)) work.missing.push(`${path}/`);
  redirectLinks(work, from, own, root);
  if (isEnvironment) redirectPrograms(work, from, own, root);
}

/** False when there is no room for all of it. */
function copyAll(work: Work, from: string, to: string): boolean {
  let isWhole = true;
  for (const entry of entriesOf(from)) {
    if (NEVER.has(entry.name)) continue;
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      putFolder(work.tree, there);
      isWhole = copyAll(work, own, there) && isWhole;
    } else if (entry.isSymbolicLink()) putSameLink(work.tree, there, own);
    else if (entry.isFile()) isWhole = copyFile(work, own, there) && isWhole;
  }
  return isWhole;
}

/** Packages of the project itself lead into the tree: a relative link does so anyway. */
function redirectLinks(work: Work, from: string, to: string, root: string, depth = 0): void {
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name.startsWith('@') && depth === 0)
      redirectLinks(work, own, there, root, depth + 1);
    if (!entry.isSymbolicLink()) continue;
    const target = readlinkSync(own);
    if (!isAbsolute(target) || !isInside(target, work.top)) continue;
    putLink(root, there, join(work.tree, relative(work.top, target)), leadsToFolder(own));
  }
}

const PROGRAMS = ['bin', 'Scripts'];
const LARGEST_SCRIPT = 64 * 1024;

/** The first line of an environment's script names the interpreter by its full path. */
function redirectPrograms({ top, tree }: Work, from: string, to: string, root: string): void {
  for (const folder of PROGRAMS)
    for (const entry of entriesOf(join(from, folder))) {
      const text = entry.isFile() ? textOf(join(from, folder, entry.name), named, LARGEST_SCRIPT) : null;
      if (text?.startsWith('#!') && text.includes(top))
        putText(
          root,
          join(to, folder, entry.name),
          redirectPaths(text, top, tree),
          lstatSync(join(from, folder, entry.name)).mode,
        );
    }
}

/** Each entry by itself, as `keep` says. */
function copyFolder(work: Work, path: string): void {
  const from = join(work.top, path);
  const children = entriesOf(from);
  const names = new Set(children.map(({ name }) => name));
  putFolder(work.tree, join(work.tree, path));
  for (const child of children.filter(({ name }) => !NEVER.has(name)))
    bring(work, child, `${path}/${child.name}`, names);
}

function copyEntry(work: Work, entry: Dirent, path: string): void {
  const [from, to] = [join(work.top, path), join(work.tree, path)];
  if (entry.isSymbolicLink()) putSameLink(work.tree, to, from);
  else if (entry.isFile() && !copyFile(work, from, to)) work.missing.push(path);
}

/** False when there is no room for it. */
function copyFile({ room, tree }: Work, from: string, to: string): boolean {
  const { size } = lstatSync(from);
  if (size > room.bytes || room.files === 0) return false;
  room.files -= 1;
  room.bytes -= size;
  putCopy(tree, to, from);
  return true;
}

/** The paths and all their parent folders. */
function withFolders(paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of paths) {
    for (
      let part = path;
      part !== '' && !found.has(part);
      part = part.slice(0, Math.max(0, part.lastIndexOf('/')))
    )
      found.add(part);
  }
  return found;
}

function entriesOf(folder: string): readonly Dirent[] {
  const list = listFolder(folder, named, MOST_ENTRIES);
  return list.status === 'ok' ? list.entries : [];
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function leadsToFolder(path: string): boolean {
  try {
    return lstatSync(realpathSync.native(path)).isDirectory();
  } catch {
    return false;
  }
}

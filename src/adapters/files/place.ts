// Where a file or folder may lie, and how far links are followed: the one rule for everything that MSW reads and
// writes. A repository can ship links, so none may lead MSW out of the project, nor into its own files from elsewhere.

import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { errorCode } from './error-code.ts';

export type Place =
  /** One of MSW's files below `root`/.msw: nothing on the path from `root` may be a link. */
  | { readonly kind: 'own'; readonly root: string }
  /** A file in the user folder: the same, and no other user may be able to write it. */
  | { readonly kind: 'private'; readonly root: string }
  /** A document of the project: links are followed as long as they stay in `root`. */
  | { readonly kind: 'project'; readonly root: string }
  /** A path named by the user or the client, or another program's file of this user: links are followed. */
  | { readonly kind: 'named' };

export const named: Place = { kind: 'named' };

export const ownFile = (root: string): Place => ({ kind: 'own', root });

export const privateFile = (root: string): Place => ({ kind: 'private', root });

export const projectFile = (root: string): Place => ({ kind: 'project', root });

type Found =
  /** `path` is the path to open; `followsLink` says whether it may be a link. */
  | { readonly status: 'ok'; readonly path: string; readonly followsLink: boolean }
  | { readonly status: 'missing' }
  /** A clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** Applies the rule of the place to `path`. A nonexistent path is `missing`; nothing is opened. */
export function findIn(place: Place, path: string): Found {
  if (place.kind === 'named') return { status: 'ok', path, followsLink: true };
  try {
    return place.kind === 'project' ? findInProject(place.root, path) : findOwn(place.root, path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { status: 'missing' };
    return { status: 'refused', reason: `it cannot be read (${code ?? 'unknown error'})` };
  }
}

function findOwn(root: string, path: string): Found {
  const link = linkBetween(root, dirname(path));
  if (link === null) return { status: 'ok', path, followsLink: false };
  return { status: 'refused', reason: `its folder ${link} is a symbolic link` };
}

/** Returns the resolved path, so that the file opened is the file checked. */
function findInProject(root: string, path: string): Found {
  const real = realpathSync.native(path);
  const base = realpathSync.native(root);
  if (!isInside(real, base)) return { status: 'refused', reason: 'it leads out of the project' };
  // Git stores URLs with passwords there.
  const hidden = relative(base, real).split(sep).includes('.git');
  if (hidden) return { status: 'refused', reason: 'it leads into .git' };
  return { status: 'ok', path: real, followsLink: false };
}

/** A link between `root` and `folder`, which lies below it; null when there is none. */
function linkBetween(root: string, folder: string): string | null {
  for (let path = folder; path.length > root.length; path = dirname(path)) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    if (dirname(path) === path) return null;
  }
  return null;
}

/** The real path; for a missing file, that of its nearest existing parent plus the rest. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/**
 * Joins names to a folder's path that is already normalised; no name may lead upwards. `join` would normalise all of it
 * again, letter by letter: half a millisecond of every turn.
 */
export function below(folder: string, ...names: readonly string[]): string {
  return (folder.endsWith(sep) ? folder : folder + sep) + names.join(sep);
}

/** Both must be real paths; a folder is inside itself. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

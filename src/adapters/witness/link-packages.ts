// A project's `node_modules` for a temporary tree: its own folder with a link to each package, so that nothing is
// written into the project's. Packages of the project itself link into the tree.

import { type Dirent, existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFolder } from '../files/list-folder.ts';
import { isInside, named } from '../files/place.ts';
import { putCopy, putLink, putSameLink } from '../files/temporary-files.ts';

interface Trees {
  /** Real paths. */
  readonly top: string;
  readonly tree: string;
}

/** @param from the project's `node_modules` @param to its place in the tree */
export function linkPackages(trees: Trees, from: string, to: string): void {
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (CACHES.has(entry.name)) continue;
    if (entry.name === '.bin') linkPrograms(trees, own, there);
    else if (entry.name.startsWith('@') && entry.isDirectory()) linkPackages(trees, own, there);
    else linkEntry(trees, entry, own, there);
  }
}

/** Tools write to these. */
const CACHES = new Set(['.cache', '.vite', '.vitest', '.vite-temp', '.tmp', '.parcel-cache', '.turbo']);

function linkEntry(trees: Trees, entry: Dirent, own: string, there: string): void {
  if (entry.isDirectory()) putLink(trees.tree, there, own, true);
  else if (entry.isFile()) putCopy(trees.tree, there, own);
  else if (entry.isSymbolicLink()) linkPackage(trees, realOrNull(own), there);
}

function linkPackage({ top, tree }: Trees, real: string | null, there: string): void {
  if (real === null) return;
  const inTree = join(tree, relative(top, real));
  const isOurs = isInside(real, top) && !/[\\/]node_modules[\\/]/.test(real.slice(top.length));
  putLink(tree, there, isOurs && existsSync(inTree) ? inTree : real, true);
}

/** Links in `.bin` are copied as they are, so that they lead to the packages of the tree. */
function linkPrograms({ tree }: Trees, own: string, there: string): void {
  for (const entry of entriesOf(own)) {
    const [from, to] = [join(own, entry.name), join(there, entry.name)];
    if (entry.isSymbolicLink()) putSameLink(tree, to, from);
    else if (entry.isFile()) putCopy(tree, to, from);
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  const list = listFolder(folder, named, MOST_PACKAGES);
  return list.status === 'ok' ? list.entries : [];
}

const MOST_PACKAGES = 100_000;

/** Null for a broken link. */
function realOrNull(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

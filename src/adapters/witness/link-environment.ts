// A Python virtual environment for a temporary tree: its own folders with links to the installed packages. Files that
// installers change (metadata, paths, programs) are copied, so that a check which reinstalls the project changes the
// tree and not the user's environment.

import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { redirectPaths } from '../../core/witness/redirect-paths.ts';
import { listFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { putCopy, putFolder, putLink, putSameLink, putText } from '../files/temporary-files.ts';

interface Trees {
  /** Real paths. */
  readonly top: string;
  readonly tree: string;
}

/** @param from the project's environment @param to its place in the tree */
export function linkEnvironment(trees: Trees, from: string, to: string): void {
  putFolder(trees.tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) putSameLink(trees.tree, there, own);
    else if (entry.isFile()) putCopy(trees.tree, there, own);
    else if (PROGRAMS.has(entry.name)) copyPrograms(trees, own, there);
    else if (entry.name === 'lib' || entry.name === 'Lib') linkLibrary(trees, own, there);
    else if (entry.isDirectory()) putLink(trees.tree, there, own, true);
  }
}

const PROGRAMS = new Set(['bin', 'Scripts']);
const LARGEST_SCRIPT = 64 * 1024;

/** The first line of a script names the interpreter by its full path. */
function copyPrograms({ top, tree }: Trees, from: string, to: string): void {
  putFolder(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) putSameLink(tree, there, own);
    else if (entry.isFile()) {
      putCopy(tree, there, own);
      const text = textOf(own, named, LARGEST_SCRIPT);
      if (text?.startsWith('#!') && text.includes(top)) putText(tree, there, redirectPaths(text, top, tree));
    }
  }
}

/** Descends to `site-packages`, which is in a folder named after Python's version, except on Windows. */
function linkLibrary(trees: Trees, from: string, to: string): void {
  putFolder(trees.tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === 'site-packages') linkPackages(trees, own, there);
    else if (entry.name.startsWith('python')) linkLibrary(trees, own, there);
    else if (entry.isDirectory()) putLink(trees.tree, there, own, true);
    else if (entry.isFile()) putCopy(trees.tree, there, own);
  }
}

function linkPackages({ tree }: Trees, from: string, to: string): void {
  putFolder(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) putCopy(tree, there, own);
    else if (/\.(?:dist|egg)-info$/.test(entry.name) && entry.isDirectory()) copyFolder(tree, own, there);
    else if (entry.isDirectory() && entry.name !== '__pycache__') putLink(tree, there, own, true);
    else if (entry.isSymbolicLink()) putSameLink(tree, there, own);
  }
}

function copyFolder(tree: string, from: string, to: string): void {
  putFolder(tree, to);
  for (const entry of entriesOf(from)) {
    const [own, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) putCopy(tree, there, own);
    else if (entry.isDirectory()) copyFolder(tree, own, there);
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  const list = listFolder(folder, named, 100_000);
  return list.status === 'ok' ? list.entries : [];
}

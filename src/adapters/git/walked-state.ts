// The state of a folder that is no repository: names, sizes and times of its files, within bounds.

import { createHash } from 'node:crypto';
import { type Dirent, lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';

const MOST_ENTRIES = 20_000;

/** What tools fill by themselves: it would make every run of a check look like work. */
const SKIPPED = new Set(
  [
    '.git .hg .svn .jj .msw node_modules bower_components vendor dist build out target bin obj coverage',
    '.next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle .mvn .idea .vscode .nyc_output',
    '__pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .venv venv .eggs _build deps .dart_tool .terraform',
  ].flatMap((names) => names.split(' ')),
);

/** A digest; null above 20,000 entries, or when the folder itself cannot be read. */
export function walkedState(root: string): string | null {
  if (listFolder(root, named, MOST_ENTRIES).status !== 'ok') return null;
  const hash = createHash('sha256');
  let entries = 0;
  for (const path of filesBelow(root)) {
    entries += 1;
    if (path === null || entries > MOST_ENTRIES) return null;
    hash.update(`${relative(root, path)}\0${sizeAndTime(path)}\0`);
  }
  return hash.digest('hex');
}

/** Folders are named too: many empty ones must end the walk as well. No link is entered. Null for a folder of too many. */
function* filesBelow(root: string): Generator<string | null> {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const children = list(folder);
    if (children === null) yield null;
    for (const child of children ?? []) {
      const path = join(folder, child.name);
      if (child.isDirectory()) waiting.push(path);
      yield path;
    }
  }
}

function list(folder: string): readonly Dirent[] | null {
  const children = listFolder(folder, named, MOST_ENTRIES);
  if (children.status === 'too-many') return null;
  return (children.status === 'ok' ? children.entries : [])
    .filter((child) => !(child.isDirectory() && SKIPPED.has(child.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A folder's own time says when something in it was made, which may have been a skipped cache. */
function sizeAndTime(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return 'gone';
  return stat.isDirectory() ? 'folder' : `${stat.size} ${stat.mtimeMs}`;
}

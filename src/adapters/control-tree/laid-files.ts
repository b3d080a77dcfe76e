// The files that were laid out in a tree, each with a stamp that any change alters, so that the tree can be brought back
// to them after a run whose files must not reach the next one.

import { type Dirent, lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';

/** Stamps by path, relative to the tree, with `/`. */
export type LaidFiles = ReadonlyMap<string, string>;

/** Of all files in a folder that can be listed, without its repository. */
export function laidFiles(folder: string, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const { entry, own } of entriesIn(folder, path) ?? []) {
    if (!entry.isDirectory()) found.set(own, stampOf(join(folder, own)));
    else if (own !== REPOSITORY) for (const [at, stamp] of laidFiles(folder, own)) found.set(at, stamp);
  }
  return found;
}

/**
 * By the time of the change of its record too, which no program sets: a file that was written, replaced, linked or given
 * other rights has another one.
 */
export function stampOf(path: string): string {
  const { ino, size, mode, mtimeMs, ctimeMs } = lstatSync(path);
  return [ino, size, mode, mtimeMs, ctimeMs].join(' ');
}

/** Whether two changes of a file within a second have different stamps here. */
export function areExact(laid: LaidFiles): boolean {
  return [...laid.values()].some((stamp) => Number(stamp.slice(stamp.lastIndexOf(' ') + 1)) % 1000 !== 0);
}

/** Removes everything from a folder but the files with their stamps, and returns those. Throws where it cannot. */
export function removeOthers(folder: string, laid: LaidFiles): Map<string, string> {
  const kept = new Map<string, string>();
  clear('');
  return kept;

  /** Whether nothing stays in it. */
  function clear(path: string): boolean {
    const all = entriesIn(folder, path);
    if (all === null) throw new Error(`${path} cannot be listed`);
    const gone = all.filter((one) => !stays(one));
    for (const { own } of gone) rmSync(join(folder, own), { recursive: true, force: true });
    return gone.length === all.length;
  }

  function stays({ entry, own }: Entry): boolean {
    if (entry.isDirectory()) return own !== REPOSITORY && !clear(own);
    const stamp = laid.get(own);
    if (stamp === undefined || stamp !== stampOf(join(folder, own))) return false;
    kept.set(own, stamp);
    return true;
  }
}

const REPOSITORY = '.git';
const MOST_ENTRIES = 200_000;

interface Entry {
  readonly entry: Dirent;
  /** Its path, relative to the tree. */
  readonly own: string;
}

function entriesIn(folder: string, path: string): readonly Entry[] | null {
  const list = listFolder(join(folder, path), named, MOST_ENTRIES);
  if (list.status !== 'ok') return null;
  return list.entries.map((entry) => ({ entry, own: path === '' ? entry.name : `${path}/${entry.name}` }));
}

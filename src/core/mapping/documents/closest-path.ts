// Finds the real path that a wrong one most likely means.

import { editsAllowed, editsBetween } from '../../text/closest-word.ts';
import type { MapFacts } from './claim.ts';

/** Null when nothing is close: of the same name, else of the same stem, else a few letters apart. */
export function closestPath(
  wrong: string,
  { files, folders }: Pick<MapFacts, 'files' | 'folders'>,
): string | null {
  const isFolder = wrong.endsWith('/');
  const path = isFolder ? wrong.slice(0, -1) : wrong;
  const name = nameOf(path);
  const pool = isFolder ? folders : name.includes('.') ? files : [...files, ...folders];
  const near =
    [
      pool.filter((one) => nameOf(one) === name),
      pool.filter((one) => stemOf(nameOf(one)) === stemOf(name)),
      pool.filter((one) => editsBetween(nameOf(one), name) <= editsAllowed(name)),
    ].find((found) => found.length > 0) ?? [];
  const best = bestOf(path, near);
  if (best === null || !isTelling(path, best, near.length)) return null;
  return isFolder ? `${best}/` : best;
}

/** Among several files with this name, or with another name, only one that shares a folder is worth suggesting. */
function isTelling(path: string, best: string, count: number): boolean {
  const folders = path.split('/').slice(0, -1);
  if (folders.length === 0 || (count === 1 && stemOf(nameOf(best)) === stemOf(nameOf(path)))) return true;
  const own = new Set(best.split('/').slice(0, -1));
  return folders.some((part) => own.has(part));
}

/** Every folder that contains one of the files. */
export function foldersOf(files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const file of files) {
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      const folder = file.slice(0, at);
      if (found.has(folder)) break;
      found.add(folder);
    }
  }
  return [...found];
}

/** The path with the most folders in common, then the shortest, then the first. */
function bestOf(path: string, pool: readonly string[]): string | null {
  const parts = new Set(path.split('/'));
  let best: string | null = null;
  let score = -Infinity;
  for (const one of pool) {
    const own = one.split('/');
    const worth = own.filter((part) => parts.has(part)).length * 10 - own.length;
    if (worth > score) [best, score] = [one, worth];
  }
  return best;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Without extensions, case and separators: `userService.ts` and `user-service.js` are the same. */
function stemOf(name: string): string {
  return name
    .replace(/(?<=.)\.(?:[cm]?[jt]sx?|json|ya?ml|py|md|toml)$/i, '')
    .replaceAll(/[-_.]/g, '')
    .toLowerCase();
}

// The real path that a wrong one most likely means.

import type { MapFacts } from './claim.ts';

/** Comparing names letter by letter is only for this many files. */
const MOST_COMPARED = 4_000;
const MOST_EDITS = 3;

/** Null when nothing is close. */
export function closestPath(
  wrong: string,
  { files, folders }: Pick<MapFacts, 'files' | 'folders'>,
): string | null {
  const isFolder = wrong.endsWith('/');
  const path = isFolder ? wrong.slice(0, -1) : wrong;
  const name = nameOf(path);
  const pool = isFolder ? folders : files;
  const same = pool.filter((one) => nameOf(one) === name);
  const folded = same.length > 0 ? same : pool.filter((one) => stemOf(nameOf(one)) === stemOf(name));
  const near = folded.length > 0 ? folded : similar(name, path, pool);
  const best = bestOf(path, near);
  if (best !== null) return isFolder ? `${best}/` : best;
  return isFolder || name.includes('.')
    ? null
    : bestOf(
        path,
        folders.filter((one) => nameOf(one) === name),
      );
}

/** Every folder that holds one of the files. */
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

function similar(name: string, path: string, pool: readonly string[]): readonly string[] {
  const folder = path.slice(0, path.length - name.length);
  const beside = pool.filter((one) => one.startsWith(folder) && !one.slice(folder.length).includes('/'));
  const tried = folder !== '' && beside.length > 0 ? beside : pool;
  const short = name.length <= 5 ? 1 : MOST_EDITS;
  return tried.slice(0, MOST_COMPARED).filter((one) => edits(nameOf(one), name) <= short);
}

/** Of several the one with the most folders in common, then the shortest, then the first. */
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

/** Without endings, case and separators: `userService.ts` and `user-service.js` are the same. */
function stemOf(name: string): string {
  return name
    .replace(/(?<=.)\.(?:[cm]?[jt]sx?|json|ya?ml|py|md|toml)$/i, '')
    .replaceAll(/[-_.]/g, '')
    .toLowerCase();
}

/** Letters to change, add or remove; more than three count as four. */
function edits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_EDITS || one.length > 80) return MOST_EDITS + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? MOST_EDITS + 1;
}

// Below which folders Python looks for a module, for a codebase as a whole and for one name in one file.

import { byText, folderOf, foldersUpFrom } from '../facts/path-names.ts';
import type { Codebase } from './codebase.ts';

/** Roots that are asked for one name, besides those around the file: nobody has the same package so often. */
const MOST_ROOTS = 8;

/** The roots that have such a module: those around the file first, and the nearest of them. */
export type RootsOf = (top: string, from: string) => readonly string[];

export function rootsByName({ files, pythonRoots }: Codebase): RootsOf {
  const roots = new Set(pythonRoots);
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    if (!/\.pyi?$/.test(file)) continue;
    for (const root of foldersUpFrom(folderOf(file)).filter((folder) => roots.has(folder))) {
      const top = topBelow(root, file);
      found.set(top, (found.get(top) ?? new Set()).add(root));
    }
  }
  const order = new Map(pythonRoots.map((root, index) => [root, index]));
  const rank = (root: string) => order.get(root) ?? 0;
  const first = new Map(
    [...found].map(([top, some]) => [top, [...some].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_ROOTS)]),
  );
  return (top, from) => {
    const some = found.get(top);
    if (some === undefined) return [];
    const around = foldersUpFrom(folderOf(from)).filter((folder) => some.has(folder));
    return [...new Set([...around, ...(first.get(top) ?? [])])];
  };
}

function topBelow(root: string, file: string): string {
  const below = root === '.' ? file : file.slice(root.length + 1);
  return (below.split('/', 1)[0] ?? '').replace(/\.pyi?$/, '');
}

/** In their order: the root and `src`, what manifests say, and the folder around every outermost package. */
export function pythonRootsIn(files: ReadonlySet<string>, said: readonly string[]): readonly string[] {
  const packages = [...files].filter((path) => /(?:^|\/)__init__\.py$/.test(path)).map(folderOf);
  const around = packages
    .filter((folder) => folder !== '.' && !files.has(`${folderOf(folder)}/__init__.py`))
    .map(folderOf);
  return [...new Set(['.', 'src', ...[...said].sort(byText), ...around.sort(byText)])];
}

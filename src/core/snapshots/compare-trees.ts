// Finds the files that differ between two trees, by the ids of their contents.

import type { FileChange, TreeEntry } from './file-change.ts';

/** Entries by path from the top, with `/`. */
export type Tree = ReadonlyMap<string, TreeEntry>;

/** Sorted by path. */
export function compareTrees(before: Tree, after: Tree): readonly Omit<FileChange, 'added' | 'removed'>[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const old = before.get(path) ?? null;
    const now = after.get(path) ?? null;
    if (old?.blob === now?.blob && old?.kind === now?.kind) return [];
    const status = old === null ? 'added' : now === null ? 'removed' : 'changed';
    return [{ path, status, before: old, after: now }];
  });
}

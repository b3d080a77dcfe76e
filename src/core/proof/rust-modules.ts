// Rust compiles only files that a parent declares: the tests of a new file need that line, which is in the parent's
// code.

import type { ChangedText } from './file-sides.ts';

/** By path of a parent, the lines of its final text that declare these new files. */
export function declarationsOf(
  children: readonly string[],
  changed: readonly ChangedText[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const child of children)
    for (const { path, before, after } of changed) {
      const line = parentsOf(child).includes(path) ? lineFor(child, after ?? '') : undefined;
      if (line !== undefined && before?.includes(line.trim()) === false)
        found.set(path, [...(found.get(path) ?? []), line]);
    }
  return found;
}

function parentsOf(child: string): readonly string[] {
  const { folder } = partsOf(child);
  return [`${folder}lib.rs`, `${folder}main.rs`, `${folder}mod.rs`, `${folder.slice(0, -1)}.rs`];
}

function partsOf(child: string): { readonly folder: string; readonly name: string } {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]+?)(?:\/mod)?\.rs$/.exec(child) ?? [];
  return { folder, name };
}

function lineFor(child: string, text: string): string | undefined {
  const { name } = partsOf(child);
  return text
    .split('\n')
    .find((line) => line.replace(/^\s*(?:pub(?:\([^)]*\))?\s+)?/, '').replace(/\s/g, '') === `mod${name};`);
}

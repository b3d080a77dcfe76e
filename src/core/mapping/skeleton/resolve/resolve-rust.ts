// Where `mod` and `use` of Rust lead: along the module tree of the crate, or into another crate of the workspace.

import { fieldsOf, textOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom, isBelow, joinPath, nameOf } from '../facts/path-names.ts';
import type { RawImport } from '../facts/source-facts.ts';
import { type Codebase, fromPackage, inside, nothing, type Resolution, type Resolve } from './codebase.ts';
import { isStandard } from './standard-modules.ts';

/** A module tree: where its root file lies, and the folder that the modules of the root lie in. */
type Tree = { readonly root: string; readonly folder: string };

export function resolveRust(codebase: Codebase): Resolve {
  const crates = new Map<string, Tree>();
  for (const { kind, folder, manifest } of codebase.manifests) {
    const root = kind === 'cargo' ? libraryOf(codebase, folder, manifest.raw) : null;
    if (root === null) continue;
    const name = textOf(fieldsOf(manifest.raw.lib).name) ?? manifest.name ?? '';
    crates.set(name.replaceAll('-', '_'), { root, folder: folderOf(root) });
  }
  return (from, found) => {
    const tree = treeOf(codebase, from);
    const here = [...modulePath(tree, from), ...(found.within ?? [])];
    return found.form === 'mod'
      ? declared(codebase, from, tree, here, found)
      : used(codebase, crates, tree, here, found.text);
  };
}

function libraryOf(
  { files }: Codebase,
  folder: string,
  raw: Readonly<Record<string, unknown>>,
): string | null {
  const said = textOf(fieldsOf(raw.lib).path);
  const candidates = [...(said === null ? [] : [said]), 'src/lib.rs'].map((path) => joinPath(folder, path));
  return candidates.find((path) => path !== null && files.has(path)) ?? null;
}

/** Files below `src` belong to the library or program there; every other file is a root of its own. */
function treeOf({ files }: Codebase, from: string): Tree {
  for (const folder of foldersUpFrom(folderOf(from))) {
    const source = joinPath(folder, 'src') ?? 'src';
    const root = [`${source}/lib.rs`, `${source}/main.rs`].find((path) => files.has(path));
    if (root !== undefined && isBelow(from, source) && !isBelow(from, `${source}/bin`)) {
      return { root: nameOf(from) === 'main.rs' && folderOf(from) === source ? from : root, folder: source };
    }
  }
  return ownTree(files, from);
}

/** The program around a file in `tests/common/` or `src/bin/tool/`, else the file itself. */
function ownTree(files: ReadonlySet<string>, from: string): Tree {
  const folder = folderOf(from);
  if (nameOf(from) === 'mod.rs') return { root: from, folder: folderOf(folder) };
  const main = `${folder}/main.rs`;
  return { root: files.has(main) ? main : from, folder };
}

function modulePath({ root, folder }: Tree, from: string): readonly string[] {
  if (from === root || !isBelow(from, folder)) return [];
  const relative = folder === '.' ? from : from.slice(folder.length + 1);
  const parts = relative.replace(/\.rs$/, '').split('/');
  const last = parts.at(-1);
  return last === 'mod' || (parts.length === 1 && (last === 'lib' || last === 'main'))
    ? parts.slice(0, -1)
    : parts;
}

function declared(
  codebase: Codebase,
  from: string,
  tree: Tree,
  here: readonly string[],
  { text, file }: RawImport,
): Resolution {
  const path = file === undefined ? null : joinPath(folderOf(from), file);
  if (file !== undefined) return path !== null && codebase.files.has(path) ? inside(path) : nothing;
  const found = moduleFile(codebase, tree, [...here, text]);
  return found === null ? nothing : inside(found);
}

function moduleFile({ files }: Codebase, tree: Tree, path: readonly string[]): string | null {
  const at = joinPath(tree.folder, path.join('/'));
  return [`${at}.rs`, `${at}/mod.rs`].find((candidate) => files.has(candidate)) ?? null;
}

function used(
  codebase: Codebase,
  crates: ReadonlyMap<string, Tree>,
  tree: Tree,
  here: readonly string[],
  text: string,
): Resolution {
  const [first = '', ...rest] = text
    .replace(/^::/, '')
    .split('::')
    .map((part) => part.replace(/^r#/, ''));
  if (first === 'crate') return deepest(codebase, tree, rest);
  if (first === 'self') return deepest(codebase, tree, [...here, ...rest]);
  if (first === 'super') {
    const ups = [first, ...rest].findIndex((part) => part !== 'super');
    const up = ups === -1 ? rest.length + 1 : ups;
    return deepest(codebase, tree, [...here.slice(0, Math.max(0, here.length - up)), ...rest.slice(up - 1)]);
  }
  if (isStandard('rust', first)) return fromPackage(first, true);
  const own = moduleFile(codebase, tree, [...here, first]);
  if (own !== null && !text.startsWith('::')) return deepest(codebase, tree, [...here, first, ...rest]);
  const crate = crates.get(first);
  return crate === undefined ? outside(first) : deepest(codebase, crate, rest);
}

/** A lone name in capitals is a type that is in scope already, such as an enum. */
function outside(name: string): Resolution {
  return /^[A-Z]/.test(name) || !/^\w+$/.test(name) ? inside() : fromPackage(name);
}

/** The file of the longest part of the path that is a module; the rest are names inside it. */
function deepest(codebase: Codebase, tree: Tree, path: readonly string[]): Resolution {
  for (let count = path.length; count > 0; count -= 1) {
    const file = moduleFile(codebase, tree, path.slice(0, count));
    if (file !== null) return inside(file);
  }
  return codebase.files.has(tree.root) ? inside(tree.root) : nothing;
}

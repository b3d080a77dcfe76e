// Resolves Rust's `mod` and `use`: by the places of a crate's modules below its root, or into another crate of the
// codebase.

import { fieldsOf, textOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom, joinPath, nameOf } from '../facts/path-names.ts';
import type { RawImport, SourceFacts } from '../facts/source-facts.ts';
import { crateName, crateRoots, renamedCrates } from '../manifests/read-cargo.ts';
import {
  type Codebase,
  type FoundManifest,
  fromPackage,
  type ImportResolution,
  inside,
  nothing,
  type Resolve,
} from './codebase.ts';
import { isStandard } from './standard-modules.ts';

export function resolveRust(codebase: Codebase, sources: ReadonlyMap<string, SourceFacts>): Resolve {
  const roots = new Set(rootsIn(codebase));
  const tree = { files: codebase.files, roots };
  const placeOf = placesIn(roots);
  const scopeOf = crateScopes(codebase);
  return (from, found) => {
    const place = placeOf(from);
    if (found.form === 'mod') {
      const file = moduleFile(codebase, from, place, found);
      return file === null ? missingIn(from, found) : inside(file);
    }
    const { text, within = [] } = found;
    const here = [...place.path, ...within];
    const resolution = used(tree, place.crate, here, text, scopeOf(from));
    return resolution.to === 'package' && isLocal(sources, from, text) ? inside() : resolution;
  };
}

/** Tests compile some of their modules only under conditions, or only as text. */
function missingIn(from: string, { within = [] }: RawImport): ImportResolution {
  const isOfTests = /(?:^|\/)(?:tests?|examples|benches)(?:\/|\.rs$)/.test(from);
  return isOfTests || within.some((name) => /^tests?$/.test(name)) ? inside() : nothing;
}

/** Whether a path begins with a name that the file itself brings in, and not with that of a crate. */
function isLocal(sources: ReadonlyMap<string, SourceFacts>, from: string, path: string): boolean {
  const [first = ''] = path.split('::');
  return (sources.get(from)?.imports ?? []).some(
    ({ text, form, within = [] }) =>
      within.includes(first) || text.endsWith(`::${first}`) || (form === 'mod' && text === first),
  );
}

/** How the manifests around a file map crate names. */
type Scope = {
  readonly crateOf: (name: string) => string | undefined;
  /** Names used in code to the packages behind them. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Before edition 2018, paths begin at the crate's root. */
  readonly isOld: boolean;
};

function crateScopes(codebase: Codebase): (from: string) => Scope {
  const libraries = librariesIn(codebase);
  const byName = new Map([...libraries.values()].map(({ crate, name }) => [name, crate]));
  const cargo = new Map(
    codebase.manifests.filter(({ kind }) => kind === 'cargo').map((found) => [found.folder, found.manifest]),
  );
  const known = new Map<string, Scope>();
  const scopeIn = (folder: string): Scope => {
    const around = foldersUpFrom(folder).flatMap((one) => cargo.get(one) ?? []);
    const renamed = new Map(around.toReversed().flatMap(({ raw }) => [...renamedCrates(raw)]));
    const crateOf = (name: string) => {
      const packageName = renamed.get(name);
      return packageName === undefined ? byName.get(name) : libraries.get(packageName)?.crate;
    };
    const pack = fieldsOf(around[0]?.raw.package);
    const isOld = around.length > 0 && (pack.edition === undefined || textOf(pack.edition) === '2015');
    return { crateOf, renamed, isOld };
  };
  return (from) => {
    const folder = foldersUpFrom(folderOf(from)).find((one) => cargo.has(one)) ?? '.';
    const before = known.get(folder);
    if (before !== undefined) return before;
    const scope = scopeIn(folder);
    known.set(folder, scope);
    return scope;
  };
}

function used(
  tree: Tree,
  crate: string,
  here: readonly string[],
  text: string,
  scope: Scope,
): ImportResolution {
  const parts = text
    .replace(/^::/, '')
    .split('::')
    .map((part) => part.replace(/^r#/, ''));
  const [first = '', ...rest] = parts;
  const own = anchored(parts, here);
  if (own !== null) return deepest(tree, crate, own);
  const other = scope.crateOf(first);
  const near = text.startsWith('::') ? null : fileOf(tree, crate, [...here, first]);
  // Programs next to each other are often named like a crate.
  if (near !== null && (other === undefined || !tree.roots.has(near)))
    return deepest(tree, crate, [...here, ...parts]);
  if (isStandard('rust', first)) return fromPackage(first, true);
  if (other !== undefined) return deepest(tree, other, rest);
  if (scope.isOld && fileOf(tree, crate, [first]) !== null) return deepest(tree, crate, parts);
  return outside(scope.renamed.get(first) ?? first);
}

/** What `crate`, `self` or `super` stands for; null for other paths. */
function anchored(
  [first = '', ...rest]: readonly string[],
  here: readonly string[],
): readonly string[] | null {
  if (first === 'crate' || first === '$crate') return rest;
  if (first === 'self') return [...here, ...rest];
  if (first !== 'super') return null;
  const ups = rest.findIndex((part) => part !== 'super');
  const up = ups === -1 ? rest.length + 1 : ups + 1;
  return [...here.slice(0, Math.max(0, here.length - up)), ...rest.slice(up - 1)];
}

/** A lone capitalised name is a type already in scope, such as an enum. */
function outside(name: string): ImportResolution {
  return /^[A-Z]/.test(name) || !/^[\w-]+$/.test(name) ? inside() : fromPackage(crateName(name));
}

/** The file of the longest prefix that is a module; the rest are names inside it. */
function deepest(tree: Tree, crate: string, path: readonly string[]): ImportResolution {
  for (let count = path.length; count > 0; count -= 1) {
    const file = fileOf(tree, crate, path.slice(0, count));
    if (file !== null) return inside(file);
  }
  return inside(crate);
}

/** The file of a module; null when it has none. */
function fileOf({ files }: Tree, crate: string, path: readonly string[]): string | null {
  const at = joinPath(folderOf(crate), path.join('/')) ?? crate;
  return [`${at}.rs`, `${at}/mod.rs`].find((file) => files.has(file)) ?? null;
}

type Tree = Pick<Codebase, 'files'> & { readonly roots: ReadonlySet<string> };

/** A file's crate, named by its root file, and its module there. */
type Place = { readonly crate: string; readonly path: readonly string[] };

/** By its location below the nearest root; a file without one is a crate of its own. */
function placesIn(roots: ReadonlySet<string>): (file: string) => Place {
  const byFolder = new Map([...roots].toReversed().map((root) => [folderOf(root), root]));
  return (file) => {
    const around = roots.has(file) ? [] : foldersUpFrom(folderOf(file));
    const folder = around.find((one) => byFolder.has(one));
    const crate = folder === undefined ? undefined : byFolder.get(folder);
    if (folder === undefined || crate === undefined) return { crate: file, path: [] };
    const below = folder === '.' ? file : file.slice(folder.length + 1);
    return { crate, path: below.replace(/(?:^|\/)mod\.rs$|\.rs$/, '').split('/') };
  };
}

/** By package name, as written in its manifest: the root, and the name that code uses. */
type Library = { readonly crate: string; readonly name: string };

function librariesIn(codebase: Codebase): ReadonlyMap<string, Library> {
  const found = new Map<string, Library>();
  for (const { kind, folder, manifest } of codebase.manifests) {
    const crate = kind === 'cargo' ? libraryRoot(codebase, folder, manifest) : null;
    if (crate === null || manifest.name === null) continue;
    const name = textOf(fieldsOf(manifest.raw.lib).name) ?? crateName(manifest.name);
    found.set(manifest.name, { crate, name });
  }
  return found;
}

function libraryRoot(
  { files }: Codebase,
  folder: string,
  manifest: FoundManifest['manifest'],
): string | null {
  const configured = textOf(fieldsOf(manifest.raw.lib).path) ?? 'src/lib.rs';
  const root = joinPath(folder, configured);
  return root !== null && files.has(root) ? root : null;
}

const USUAL = /(?:^|\/)(?:src\/(?:lib|main)\.rs|src\/bin\/(?:[^/]+|[^/]+\/main)\.rs|build\.rs)$/;
/** Below `src` a folder of this name is a module. */
const USUAL_TEST = /^(?!(?:.*\/)?src\/)(?:.*\/)?(?:tests|examples|benches)\/(?:[^/]+|[^/]+\/main)\.rs$/;

/** Libraries first: a program next to one often lists the same modules, in which `crate::` means the library. */
function rootsIn(codebase: Codebase): readonly string[] {
  const cargo = codebase.manifests.filter(({ kind }) => kind === 'cargo');
  const libraries = cargo.flatMap(({ folder, manifest }) => libraryRoot(codebase, folder, manifest) ?? []);
  const configured = cargo.flatMap(({ folder, manifest }) =>
    crateRoots(manifest.raw).flatMap((path) => joinPath(folder, path) ?? []),
  );
  const usual = [...codebase.files].filter((path) => USUAL.test(path) || USUAL_TEST.test(path));
  const rank = (path: string) => Number(nameOf(path) !== 'lib.rs');
  const found = [...libraries, ...configured, ...usual.sort((a, b) => rank(a) - rank(b))];
  return [...new Set(found)].filter((path) => codebase.files.has(path));
}

/** The file that `mod x;` means; null when it does not exist. */
function moduleFile(
  { files }: Codebase,
  from: string,
  { crate }: Place,
  { text, file, within = [] }: RawImport,
): string | null {
  const beside = folderOf(from);
  const own = from === crate || nameOf(from) === 'mod.rs' ? beside : from.replace(/\.rs$/, '');
  const name = text.replace(/^r#/, '');
  const below = (folder: string, path: string) => joinPath(folder, [...within, path].join('/'));
  // A file that `#[path]` leads to has its modules next to it.
  const candidates =
    file === undefined
      ? [own, beside].flatMap((folder) => [below(folder, `${name}.rs`), below(folder, `${name}/mod.rs`)])
      : [below(within.length === 0 ? beside : own, file.replaceAll('\\', '/'))];
  return candidates.find((path) => path !== null && path !== from && files.has(path)) ?? null;
}

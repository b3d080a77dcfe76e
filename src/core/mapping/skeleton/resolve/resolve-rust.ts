// Resolves Rust's `mod` and `use`: along the crate's module tree, or into another crate of the codebase.

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
  const modules = rustModules(codebase, sources);
  const scopeOf = crateScopes(codebase, modules);
  return (from, found) => {
    const place = modules.placeOf(from);
    if (found.form === 'mod') {
      const file = moduleFile(codebase, from, place, found);
      return file === null ? missingIn(from, found) : inside(file);
    }
    const { text, within = [] } = found;
    const resolution = used(modules, place, [...place.path, ...within], text, scopeOf(from));
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
  readonly crateOf: (name: string) => Crate | undefined;
  /** Names used in code to the packages behind them. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Before edition 2018, paths begin at the crate's root. */
  readonly isOld: boolean;
};

function crateScopes(codebase: Codebase, { libraries }: RustModules): (from: string) => Scope {
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
  modules: RustModules,
  { crate }: Place,
  here: readonly string[],
  text: string,
  scope: Scope,
): ImportResolution {
  const parts = text
    .replace(/^::/, '')
    .split('::')
    .map((part) => part.replace(/^r#/, ''));
  const isThere = (path: readonly string[]) => modules.fileOf(crate, path) !== null;
  const [first = '', ...rest] = parts;
  const own = anchored(parts, here);
  if (own !== null) return deepest(modules, crate, own);
  if (!text.startsWith('::') && isThere([...here, first]))
    return deepest(modules, crate, [...here, ...parts]);
  if (isStandard('rust', first)) return fromPackage(first, true);
  const other = scope.crateOf(first);
  if (other !== undefined) return deepest(modules, other, rest);
  if (scope.isOld && isThere([first])) return deepest(modules, crate, parts);
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
function deepest(modules: RustModules, crate: Crate, path: readonly string[]): ImportResolution {
  for (let count = path.length; count > 0; count -= 1) {
    const file = modules.fileOf(crate, path.slice(0, count));
    if (file !== null) return inside(file);
  }
  return inside(crate.root);
}

// The module trees of all crates, walked as the compiler does: from each root file along its `mod` lines.
type Crate = {
  readonly root: string;
  /** Module path, joined by `::`, to its file; empty for the root. */
  readonly modules: Map<string, string>;
};

/** A file's place in the tree of a crate. */
type Place = {
  readonly crate: Crate;
  readonly path: readonly string[];
  /** The folder of its own modules. */
  readonly folder: string;
};

type RustModules = {
  readonly placeOf: (file: string) => Place;
  /** The file of a module; null when there is none. */
  readonly fileOf: (crate: Crate, path: readonly string[]) => string | null;
  /** By package name, as written in its manifest. */
  readonly libraries: ReadonlyMap<string, Library>;
};

type Library = { readonly crate: Crate; readonly name: string };

function rustModules(codebase: Codebase, sources: ReadonlyMap<string, SourceFacts>): RustModules {
  const places = new Map<string, Place>();
  const crates = new Map<string, Crate>();
  for (const root of rootsIn(codebase)) {
    // Already part of another crate.
    if (places.has(root)) continue;
    const crate: Crate = { root, modules: new Map() };
    crates.set(root, crate);
    walk(codebase, sources, crate, places);
  }
  return {
    placeOf: (file) => places.get(file) ?? unclaimed(codebase, crates, file),
    fileOf: (crate, path) => crate.modules.get(path.join('::')) ?? unnamed(codebase, places, crate, path),
    libraries: librariesIn(codebase, crates),
  };
}

function librariesIn(codebase: Codebase, crates: ReadonlyMap<string, Crate>): ReadonlyMap<string, Library> {
  const found = new Map<string, Library>();
  for (const { kind, folder, manifest } of codebase.manifests) {
    const root = kind === 'cargo' ? libraryRoot(codebase, folder, manifest) : null;
    const crate = root === null ? undefined : crates.get(root);
    if (crate === undefined || manifest.name === null) continue;
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

function walk(
  codebase: Codebase,
  sources: ReadonlyMap<string, SourceFacts>,
  crate: Crate,
  places: Map<string, Place>,
): void {
  const waiting: (readonly [string, Place])[] = [
    [crate.root, { crate, path: [], folder: folderOf(crate.root) }],
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [file, place] = next;
    const key = place.path.join('::');
    if (!crate.modules.has(key)) crate.modules.set(key, file);
    if (places.has(file)) continue;
    places.set(file, place);
    waiting.push(...childrenOf(codebase, sources, file, place));
  }
}

function childrenOf(
  codebase: Codebase,
  sources: ReadonlyMap<string, SourceFacts>,
  file: string,
  place: Place,
): readonly (readonly [string, Place])[] {
  return (sources.get(file)?.imports ?? []).flatMap((found) => {
    const child = found.form === 'mod' ? moduleFile(codebase, file, place, found) : null;
    return child === null ? [] : [[child, placeOfChild(place, found, child)] as const];
  });
}

function placeOfChild(place: Place, found: RawImport, file: string): Place {
  const path = [...place.path, ...(found.within ?? []), found.text];
  // A file named by `#[path]` has its own modules next to it, as `mod.rs` has.
  const isOwner = found.file !== undefined || nameOf(file) === 'mod.rs';
  return {
    crate: place.crate,
    path,
    folder: isOwner ? folderOf(file) : file.replace(/\.rs$/, ''),
  };
}

/** The file that `mod x;` means; null when it does not exist. */
function moduleFile(
  { files }: Pick<Codebase, 'files'>,
  from: string,
  { folder }: Place,
  { text, file, within = [] }: RawImport,
): string | null {
  const around = joinPath(folder, within.join('/')) ?? folder;
  const name = text.replace(/^r#/, '');
  const candidates =
    file === undefined
      ? [`${name}.rs`, `${name}/mod.rs`].map((path) => joinPath(around, path))
      : [joinPath(within.length === 0 ? folderOf(from) : around, file.replaceAll('\\', '/'))];
  return candidates.find((path) => path !== null && files.has(path)) ?? null;
}

/** A module that a macro declares: found by its expected location, unless a `mod` elsewhere leads to that file. */
function unnamed(
  { files }: Codebase,
  places: ReadonlyMap<string, Place>,
  { root }: Crate,
  path: readonly string[],
): string | null {
  const at = joinPath(folderOf(root), path.join('/')) ?? root;
  return [`${at}.rs`, `${at}/mod.rs`].find((file) => files.has(file) && !places.has(file)) ?? null;
}

/** A file that no `mod` leads to because a macro declares it: placed by its location below the nearest root. */
function unclaimed(codebase: Codebase, crates: ReadonlyMap<string, Crate>, file: string): Place {
  const own = { root: file, modules: new Map([['', file]]) };
  const folder = nameOf(file) === 'mod.rs' ? folderOf(file) : file.replace(/\.rs$/, '');
  for (const around of foldersUpFrom(folderOf(file))) {
    const crate = ['lib.rs', 'main.rs', 'mod.rs']
      .map((name) => crates.get(joinPath(around, name) ?? name))
      .find((found) => found !== undefined);
    if (crate === undefined) continue;
    const below = around === '.' ? folder : folder.slice(around.length + 1);
    return { crate, path: below.split('/'), folder };
  }
  // A lone file owns the modules below it, else those next to it.
  return { crate: own, path: [], folder: codebase.folders.has(folder) ? folder : folderOf(file) };
}

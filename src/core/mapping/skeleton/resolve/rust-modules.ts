// The module trees of the crates of a codebase, walked as the compiler does: from each root file along its `mod`.

import { fieldsOf, textOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom, joinPath, nameOf } from '../facts/path-names.ts';
import type { RawImport, SourceFacts } from '../facts/source-facts.ts';
import { crateName, crateRoots } from '../manifests/read-cargo.ts';
import type { Codebase, FoundManifest } from './codebase.ts';

export type Crate = {
  readonly root: string;
  /** Module path, joined by `::`, to its file; the root's is empty. */
  readonly modules: Map<string, string>;
};

/** Where a file stands in the tree of a crate. */
export type Place = {
  readonly crate: Crate;
  readonly path: readonly string[];
  /** The folder that its own modules lie in. */
  readonly folder: string;
};

export type RustModules = {
  readonly placeOf: (file: string) => Place;
  /** The file of a module; null when it is none. */
  readonly fileOf: (crate: Crate, path: readonly string[]) => string | null;
  /** By the name of the package, as its manifest writes it. */
  readonly libraries: ReadonlyMap<string, Library>;
};

type Library = { readonly crate: Crate; readonly name: string };

export function rustModules(codebase: Codebase, sources: ReadonlyMap<string, SourceFacts>): RustModules {
  const places = new Map<string, Place>();
  const crates = new Map<string, Crate>();
  for (const root of rootsIn(codebase)) {
    // What another crate has taken in is part of it.
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
  const said = textOf(fieldsOf(manifest.raw.lib).path) ?? 'src/lib.rs';
  const root = joinPath(folder, said);
  return root !== null && files.has(root) ? root : null;
}

const USUAL =
  /(?:^|\/)(?:src\/(?:lib|main)\.rs|src\/bin\/(?:[^/]+|[^/]+\/main)\.rs|(?:tests|examples|benches)\/(?:[^/]+|[^/]+\/main)\.rs|build\.rs)$/;

/** Libraries first: a program beside one often lists the same modules, and `crate::` means the library's there. */
function rootsIn(codebase: Codebase): readonly string[] {
  const cargo = codebase.manifests.filter(({ kind }) => kind === 'cargo');
  const libraries = cargo.flatMap(({ folder, manifest }) => libraryRoot(codebase, folder, manifest) ?? []);
  const said = cargo.flatMap(({ folder, manifest }) =>
    crateRoots(manifest.raw).flatMap((path) => joinPath(folder, path) ?? []),
  );
  const usual = [...codebase.files].filter((path) => USUAL.test(path));
  const rank = (path: string) => Number(nameOf(path) !== 'lib.rs');
  const found = [...libraries, ...said, ...usual.sort((a, b) => rank(a) - rank(b))];
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
  // A file that is named by its path has its own modules beside it, as `mod.rs` has.
  const isOwner = found.file !== undefined || nameOf(file) === 'mod.rs';
  return {
    crate: place.crate,
    path,
    folder: isOwner ? folderOf(file) : file.replace(/\.rs$/, ''),
  };
}

/** The file that `mod x;` means; null when it is not there. */
export function moduleFile(
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

/** A module that a macro declares: by where it would lie, unless `mod` leads to that file from elsewhere. */
function unnamed(
  { files }: Codebase,
  places: ReadonlyMap<string, Place>,
  { root }: Crate,
  path: readonly string[],
): string | null {
  const at = joinPath(folderOf(root), path.join('/')) ?? root;
  return [`${at}.rs`, `${at}/mod.rs`].find((file) => files.has(file) && !places.has(file)) ?? null;
}

/** A file that no `mod` leads to, because a macro writes it: by where it lies below the nearest root. */
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
  // A lone file: what lies below it is its own, else what lies beside it.
  return { crate: own, path: [], folder: codebase.folders.has(folder) ? folder : folderOf(file) };
}

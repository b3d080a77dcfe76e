// Resolves Python imports as Python 3 does: below the package roots, never next to a module that belongs to a package.

import { byText, folderOf, foldersUpFrom, joinPath } from '../facts/path-names.ts';
import type { RawImport, SourceFacts } from '../facts/source-facts.ts';
import { type Codebase, fromPackage, inside, nothing, type Resolution, type Resolve } from './codebase.ts';
import { isStandard } from './standard-modules.ts';

/** The files in which modules are looked up. */
type Tree = Pick<Codebase, 'files' | 'pythonMade'> & {
  /** Folders with a Python file somewhere below them. */
  readonly folders: ReadonlySet<string>;
  /** Whether a module may have submodules without files. */
  readonly makesModules: (file: string) => boolean;
};

export function resolvePython(codebase: Codebase, read: ReadonlyMap<string, SourceFacts>): Resolve {
  const rootsOf = rootsByName(codebase);
  const { files, pythonMade } = codebase;
  const sources = [...files].filter((path) => /\.pyi?$/.test(path));
  const folders = new Set(sources.flatMap((path) => foldersUpFrom(folderOf(path))));
  // Submodules of a module that is not a package were created by it: `six.moves`.
  const makesModules = (file: string) =>
    !/(?:^|\/)__init__\.pyi?$/.test(file) || read.get(file)?.makesModules === true;
  const tree: Tree = { files, pythonMade, folders, makesModules };
  const declared = new Set(
    codebase.manifests
      .filter(({ kind }) => kind === 'python')
      .flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => plain(name))),
  );
  const absolute = (from: string, found: RawImport): Resolution => {
    const { text, names = [] } = found;
    const top = text.split('.')[0] ?? '';
    const known = rootsOf(top, from);
    if (isStandard('python', top) && !isOwnPackage(tree, known, text, names)) return fromPackage(top, true);
    const roots = [...known, ...placesAround(tree, from, text, declared.has(plain(top)))];
    const whole = firstOf(roots, (root) => taken(tree, root, text, names));
    return whole ?? firstOf(roots, (root) => longest(tree, root, text)) ?? fromPackage(top);
  };
  return (from, found) => {
    const dots = /^\.*/.exec(found.text)?.[0].length ?? 0;
    const resolution = dots > 0 ? relative(tree, from, dots, found) : absolute(from, found);
    return resolution.to === 'nothing' && found.optional === true ? inside() : resolution;
  };
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_.]/g, '-');
}

/**
 * Roots beyond the settings: the script's folder and, for dotted names, any parent folder that is not a package. An
 * installed package wins over a file that happens to be next to a script.
 */
function placesAround({ files }: Tree, from: string, text: string, isInstalled: boolean): readonly string[] {
  if (isInstalled) return [];
  const free = foldersUpFrom(folderOf(from)).filter((folder) => !isRegularPackage(files, folder));
  return text.includes('.') ? free : free.filter((folder) => folder === folderOf(from));
}

function isRegularPackage(files: ReadonlySet<string>, folder: string): boolean {
  return folder !== '.' && files.has(`${folder}/__init__.py`);
}

/**
 * `profile.models` is part of this codebase: the standard `profile` is not a package. A plain `import typing` never is.
 */
function isOwnPackage(tree: Tree, roots: readonly string[], text: string, names: readonly string[]): boolean {
  return roots.some((root) => {
    const path = joinPath(root, text.replaceAll('.', '/'));
    if (path === null) return false;
    if (text.includes('.')) return moduleFile(tree, path) !== null;
    return tree.folders.has(path) && names.some((name) => moduleFile(tree, `${path}/${name}`) !== null);
  });
}

function firstOf(roots: readonly string[], look: (root: string) => Resolution | null): Resolution | null {
  for (const root of roots) {
    const found = look(root);
    if (found !== null) return found;
  }
  return null;
}

function relative(tree: Tree, from: string, dots: number, { text, names = [] }: RawImport): Resolution {
  const folder = joinPath(folderOf(from), '../'.repeat(dots - 1));
  // The package may begin above the mapped folder.
  if (folder === null) return inside();
  const module = text.slice(dots);
  return taken(tree, folder, module, names) ?? madeBelow(tree, folder, module) ?? nothing;
}

/** The modules among `names`, plus the module itself for the other names; null when none of them exists. */
function taken(tree: Tree, root: string, module: string, names: readonly string[]): Resolution | null {
  const path = joinPath(root, module.replaceAll('.', '/'));
  if (path === null) return null;
  const own = moduleFile(tree, path);
  const below = names
    .map((name) => joinPath(path, name))
    .map((at) => (at === null ? null : moduleFile(tree, at)));
  const modules = below.filter((file) => file !== null);
  if (own === null && modules.length === 0) return isMade(tree, path) ? inside() : null;
  const needsOwn = names.length === 0 || modules.length < names.length;
  return inside(...modules, ...(needsOwn && own !== null ? [own] : []));
}

/**
 * A folder without `__init__.py`, a compiled module, or one that the build writes: it exists, but not as a Python file.
 */
function isMade({ files, folders, pythonMade }: Tree, path: string): boolean {
  if (path !== '.' && folders.has(path)) return true;
  if (pythonMade.has(`${path}.py`)) return true;
  return ['.pyx', '.c', '.cpp', '.so', '.pyd', '.rs'].some((end) => files.has(path + end));
}

function moduleFile({ files }: Tree, path: string): string | null {
  const prefix = path === '.' ? '' : `${path}/`;
  const candidates = [`${prefix}__init__.py`, `${path}.py`, `${prefix}__init__.pyi`, `${path}.pyi`];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

/** `import a.b.c` where `c` is a name inside the module `a.b`. */
function longest(tree: Tree, root: string, module: string): Resolution | null {
  const found = nearest(tree, root, module);
  if (found === null) return null;
  // Only the package's name matches: the module itself is missing, or generated by the build.
  return found.left === 1 || tree.makesModules(found.file) ? inside(found.file) : nothing;
}

function madeBelow(tree: Tree, root: string, module: string): Resolution | null {
  const found = nearest(tree, root, module);
  return found !== null && tree.makesModules(found.file) ? inside(found.file) : null;
}

/** The file for the longest prefix of a dotted name, and how many names remain. */
function nearest(tree: Tree, root: string, module: string) {
  const parts = module.split('.');
  for (let left = 1; left < parts.length; left += 1) {
    const path = joinPath(root, parts.slice(0, -left).join('/'));
    const file = path === null ? null : moduleFile(tree, path);
    if (file !== null) return { file, left };
  }
  return null;
}

// The folders below which Python looks for a module: for the whole codebase, and for one name in one file.
/** Roots tried for one name, besides those around the file: nobody has the same package so often. */
const MOST_ROOTS = 8;

/** The roots that have such a module: those around the file first, nearest first. */
type RootsOf = (top: string, from: string) => readonly string[];

function rootsByName({ files, pythonRoots }: Codebase): RootsOf {
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

/** In order: the root and `src`, those in manifests, and the parent folder of every outermost package. */
export function pythonRootsIn(files: ReadonlySet<string>, configured: readonly string[]): readonly string[] {
  const packages = [...files].filter((path) => /(?:^|\/)__init__\.py$/.test(path)).map(folderOf);
  const around = packages
    .filter((folder) => folder !== '.' && !files.has(`${folderOf(folder)}/__init__.py`))
    .map(folderOf);
  return [...new Set(['.', 'src', ...[...configured].sort(byText), ...around.sort(byText)])];
}

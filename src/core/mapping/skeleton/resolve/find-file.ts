// Finds the file that a path or a dotted name means in each language: by what the name lacks to be a file, in the
// folders around the importing file, and by the ending of paths.

import { textOf } from '../facts/fields.ts';
import { languageOf } from '../facts/languages.ts';
import { byText, folderOf, foldersUpFrom, joinPath, nameOf } from '../facts/path-names.ts';
import type { Codebase, Family } from './codebase.ts';

export function familyOf(path: string): Family | null {
  const name = languageOf(path)?.name ?? '';
  return Object.hasOwn(FAMILIES, name) ? (FAMILIES[name] ?? null) : null;
}

const FAMILIES: Readonly<Record<string, Family>> = {
  ...{ TypeScript: 'javascript', JavaScript: 'javascript', Python: 'python', Go: 'go', PHP: 'php' },
  ...{ Vue: 'javascript', Svelte: 'javascript', Astro: 'javascript' },
  ...{ C: 'c', 'C++': 'c', 'Objective-C': 'c', CUDA: 'c', Ruby: 'ruby', Dart: 'dart' },
};

export type FindFile = {
  /** The file of a path from the root, empty when something without a file of its own is there; null for nothing. */
  readonly at: (family: Family, path: string, from?: string) => string | null;
  /** The same for a name in steps joined by `/`, looked up around the file and by its ending. */
  readonly named: (family: Family, name: string, from: string, isInstalled: boolean) => string | null;
};

type Shape = {
  /** What a name lacks to be a file, the likeliest first. */
  readonly ends: readonly string[];
  /** Folders below those around the importing file. */
  readonly places: readonly string[];
  /** Whether a name may begin in this folder, for a file that lies below it or does not. */
  readonly begins: (codebase: Codebase, root: string, name: string, from: string | null) => boolean;
};

const always = () => true;
const SCRIPTS = '.js .mjs .cjs .jsx'.split(' ');
const TYPED = ['.ts', '.tsx', '.mts', '.cts', '.d.ts', ...SCRIPTS, '.d.mts', '.d.cts', '.json', '.vue'];
/** `./a` is `a.ios.js` on one platform and `a.android.js` on another: one of them represents all. */
const PLATFORMS = 'native ios android web browser node server client'
  .split(' ')
  .flatMap((one) => ['.ts', '.tsx', '.js', '.jsx'].map((end) => `.${one}${end}`));
const MODULE = [...TYPED, '.svelte', '.node', ...TYPED.map((end) => `/index${end}`), ...PLATFORMS];

const SHAPES: Readonly<Record<Family, Shape>> = {
  javascript: {
    ends: ['', ...MODULE],
    places: ['src', 'app', '.'],
    begins: (_, __, ___, from) => from !== null,
  },
  python: { ends: ['/__init__.py', '.py', '/__init__.pyi', '.pyi'], places: ['.'], begins: beginsPython },
  go: { ends: [], places: [], begins: always },
  c: { ends: [''], places: ['.', 'include', 'inc', 'src', 'lib', 'source'], begins: always },
  php: { ends: ['', '.php'], places: [], begins: always },
  ruby: {
    ends: ['', '.rb'],
    places: ['.', 'lib'],
    begins: (_, root, __, from) => from !== null || nameOf(root) === 'lib',
  },
  dart: { ends: [''], places: [], begins: always },
};

/** What a build turns into a file of the same name. */
const SOURCES = ['.pyx', '.c', '.cpp', '.so', '.pyd', '.rs', '.in', '.cmake', '.cmakein', '.erb', '.tmpl'];
/** Folders that only a build fills: what is imported from them is not missing before it has run. */
const BUILT = /(?:^|\/)(?:dist|build|out|_build|\.next|\.output|\.svelte-kit|coverage)(?:\/|$)/;
/** A name shared by more files than this does not tell which one is meant. */
const MOST_ALIKE = 64;

export function findFile(codebase: Codebase): FindFile {
  const search = new Search(codebase);
  return {
    at: (family, path, from = '') => search.at(family, path, from),
    named: (family, name, from, isInstalled) =>
      search.around(family, name, from, isInstalled) ?? search.ending(family, name, from, isInstalled),
  };
}

class Search {
  private readonly codebase: Codebase;
  /** Folders with a Python file somewhere below them. */
  private readonly python: ReadonlySet<string>;
  private readonly endings = new Map<Family, ReadonlyMap<string, readonly Ending[]>>();

  constructor(codebase: Codebase) {
    this.codebase = codebase;
    const sources = [...codebase.files].filter((path) => /\.pyi?$/.test(path));
    this.python = new Set(sources.flatMap((path) => foldersUpFrom(folderOf(path))));
  }

  at(family: Family, path: string, from: string): string | null {
    if (family === 'go') return this.codebase.folders.has(path) ? path : null;
    const paths = family === 'javascript' ? [path, ...sourcesOf(path)] : [path];
    for (const [index, one] of paths.entries()) {
      const found = this.exactly(family, one, index === 0 ? from : '');
      if (found !== null) return found;
    }
    const main = family === 'javascript' ? this.mainOf(path) : null;
    return main ?? (this.isThere(family, path) ? '' : null);
  }

  /** The file that a manifest in this folder calls its main. */
  private mainOf(folder: string): string | null {
    const npm = this.codebase.manifestsByFolder.get(folder)?.find(({ kind }) => kind === 'npm');
    const main = joinPath(folder, textOf(npm?.manifest.raw.main) ?? '');
    return main === null || main === folder ? null : this.exactly('javascript', main, '');
  }

  around(family: Family, name: string, from: string, isInstalled: boolean): string | null {
    const { places, begins } = SHAPES[family];
    const near = isInstalled ? null : from;
    for (const folder of foldersUpFrom(folderOf(from))) {
      for (const place of places) {
        const root = joinPath(folder, place) ?? folder;
        if (!begins(this.codebase, root, name, near)) continue;
        const found = this.at(family, joinPath(root, name) ?? name, from);
        if (found !== null) return found;
      }
    }
    return null;
  }

  /** The file whose path has this ending, the nearest of several. */
  ending(family: Family, name: string, from: string, isInstalled: boolean): string | null {
    const { begins } = SHAPES[family];
    const known = this.endings.get(family) ?? endingsOf(this.codebase.files, this.python, family);
    this.endings.set(family, known);
    const fitting = (known.get(nameOf(name)) ?? []).filter(
      ({ stem }) =>
        (stem === name || stem.endsWith(`/${name}`)) &&
        begins(this.codebase, stem.slice(0, -name.length - 1) || '.', name, null),
    );
    return fitting.length > MOST_ALIKE && !isInstalled ? null : nearest(fitting, folderOf(from));
  }

  private exactly(family: Family, path: string, from: string): string | null {
    const stem = family === 'javascript' ? path.replace(/\.[cm]?jsx?$/, '') : path;
    // A script loads the script; TypeScript takes its types from a declaration next to it.
    const first =
      family === 'javascript' && /\.[cm]?jsx?$/.test(from) ? SCRIPTS.map((end) => path + end) : [];
    const compiled = stem === path ? [] : TYPED.map((end) => stem + end);
    const usual = SHAPES[family].ends.map((end) => (path === '.' ? end.replace(/^\//, '') : path + end));
    for (const one of [path, ...first, ...compiled, ...usual]) {
      const found = this.real(one);
      if (found !== null) return found;
    }
    return null;
  }

  /** Files behind links count as the files that they are; empty for a link that leads out of the codebase. */
  private real(path: string): string | null {
    const { files, links } = this.codebase;
    if (files.has(path)) return path;
    if (links.size === 0) return null;
    const link = [path, ...foldersUpFrom(folderOf(path))].find((one) => links.has(one)) ?? '';
    const target = links.get(link);
    if (target === undefined) return null;
    if (target === null) return '';
    return files.has(target + path.slice(link.length)) ? target + path.slice(link.length) : null;
  }

  private isThere(family: Family, path: string): boolean {
    const { files, folders, links, pythonMade } = this.codebase;
    if (family === 'python' ? path !== '.' && this.python.has(path) : folders.has(path)) return true;
    if (pythonMade.has(`${path}.py`) || BUILT.test(path) || links.has(path)) return true;
    return SOURCES.some((end) => files.has(path + end));
  }
}

/**
 * Never inside a package. A name without dots begins in the roots or next to a script; an installed package wins over a
 * file that happens to be there.
 */
function beginsPython(
  { files, pythonRoots }: Codebase,
  root: string,
  name: string,
  from: string | null,
): boolean {
  if (root !== '.' && files.has(`${root}/__init__.py`)) return false;
  if (pythonRoots.has(root)) return true;
  return from !== null && (name.includes('/') || root === folderOf(from));
}

/** `dist/esm/a` is usually built from `src/a`. */
function sourcesOf(path: string): readonly string[] {
  const parts = path.split('/');
  const built = parts.findLastIndex((part) => /^(?:dist|lib|build|out|esm|cjs|es)$/.test(part));
  if (built === -1) return [];
  const before = parts.slice(0, built);
  return [parts.slice(built + 1), parts.slice(built + 2)]
    .filter((rest) => rest.length > 0)
    .flatMap((rest) => [[...before, 'src', ...rest].join('/'), [...before, ...rest].join('/')]);
}

/** `stem` is the path without what a name lacks; `file` is empty for what has no file of its own. */
type Ending = { readonly stem: string; readonly file: string };

function endingsOf(
  files: ReadonlySet<string>,
  python: ReadonlySet<string>,
  family: Family,
): ReadonlyMap<string, readonly Ending[]> {
  const found = new Map<string, Ending[]>();
  const made = family === 'python' ? [...python].filter((folder) => folder !== '.') : [];
  const all = [
    ...[...files].flatMap((path) => stemsOf(family, path)),
    ...made.map((stem) => ({ stem, file: '' })),
  ];
  for (const one of all) {
    const known = found.get(nameOf(one.stem));
    if (known === undefined) found.set(nameOf(one.stem), [one]);
    else known.push(one);
  }
  return found;
}

/** The names that a file has in a language; one that a build makes of it has no file. */
function stemsOf(family: Family, path: string): readonly Ending[] {
  const isOwn = familyOf(path) === family;
  const ends = isOwn ? SHAPES[family].ends : family === 'python' ? SOURCES : [];
  return ends
    .filter((end) => path.endsWith(end))
    .map((end) => ({ stem: path.slice(0, path.length - end.length), file: isOwn ? path : '' }));
}

/** The one with the most folders in common, then a file before a folder, then the shortest path. */
function nearest(found: readonly Ending[], folder: string): string | null {
  const near = ({ stem }: Ending) => common(stem.split('/'), folder.split('/'));
  const rank = (a: Ending, b: Ending) =>
    near(b) - near(a) || Number(a.file === '') - Number(b.file === '') || a.stem.length - b.stem.length;
  return [...found].sort((a, b) => rank(a, b) || byText(a.file, b.file))[0]?.file ?? null;
}

function common(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 ? a.length : differs;
}

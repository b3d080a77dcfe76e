// Resolves JavaScript and TypeScript imports as node and the bundlers do.

import { fieldsOf, textOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom, joinPath } from '../facts/path-names.ts';
import {
  type Codebase,
  type FoundManifest,
  fromPackage,
  inside,
  nothing,
  type Resolution,
  type Resolve,
} from './codebase.ts';
import { isStandard } from './standard-modules.ts';
import { fill, type Mappings, mappings } from './typescript-paths.ts';

export function resolveJavascript(codebase: Codebase): Resolve {
  const packages = new Map<string, FoundManifest>();
  for (const found of codebase.manifests) {
    const { name } = found.manifest;
    if (found.kind === 'npm' && name !== null && !packages.has(name)) packages.set(name, found);
  }
  const mapped = mappings();
  const ownPackages = remembered((name: string) => byOwnPackage(codebase, packages, name));
  return (from, { text }) => {
    const name = bare(text);
    if (/^\.{0,2}\/|^\.{1,2}$/.test(name)) return file(codebase, relative(from, name), from);
    if (/^(?:https?|data|blob|virtual|astro|bun|deno|cloudflare|\0).*:/.test(name)) return fromPackage(name);
    if (isStandard('javascript', name)) return fromPackage(`node:${name.replace(/^node:/, '')}`, true);
    return (
      byPackageImports(codebase, from, name) ??
      bySettings(codebase, mapped, from, name) ??
      ownPackages(name) ??
      byAlias(codebase, from, name)
    );
  };
}

/** Without loader prefixes and queries. */
function bare(text: string): string {
  const name = text.slice(text.lastIndexOf('!') + 1);
  const question = name.indexOf('?');
  return question > 0 ? name.slice(0, question) : name;
}

function relative(from: string, name: string): string | null {
  return joinPath(name.startsWith('/') ? '.' : folderOf(from), name);
}

/** Folders that only a build fills: files imported from them are not missing before the build has run. */
const BUILT = /(?:^|\/)(?:dist|build|out|_build|\.next|\.output|coverage)\//;

/**
 * A folder that is not a module, as in `new URL('..', ...)`, leads to no file; paths outside the root are not looked
 * up.
 */
function file(codebase: Codebase, path: string | null, from = ''): Resolution {
  if (path === null) return inside();
  const found = javascriptFile(codebase, path, from);
  if (found !== null) return inside(found);
  return codebase.folders.has(path) || BUILT.test(path) ? inside() : nothing;
}

/** `#name` in the `imports` of the nearest package. */
function byPackageImports(codebase: Codebase, from: string, name: string): Resolution | null {
  if (!name.startsWith('#')) return null;
  for (const folder of foldersUpFrom(folderOf(from))) {
    const path = folder === '.' ? 'package.json' : `${folder}/package.json`;
    const found = codebase.manifestsByFolder.get(folder)?.find((manifest) => manifest.path === path);
    if (found === undefined) continue;
    const [target] = offeredPaths(fieldsOf(found.manifest.raw.imports), name);
    if (target?.startsWith('.')) return file(codebase, joinPath(folder, target));
    if (target !== undefined) return fromPackage(packageName(target));
    break;
  }
  return null;
}

function bySettings(codebase: Codebase, mapped: Mappings, from: string, name: string): Resolution | null {
  const near = foldersUpFrom(folderOf(from)).flatMap((folder) => codebase.typescript.get(folder) ?? []);
  const settings = near.find(({ base, paths }) => base !== null || paths.length > 0);
  if (settings === undefined) return null;
  const { base } = settings;
  const candidates = [...mapped(settings)(name), ...(base === null ? [] : [joinPath(base, name)])];
  for (const candidate of candidates) {
    const found = candidate === null ? null : javascriptFile(codebase, candidate);
    if (found !== null) return inside(found);
  }
  return null;
}

/**
 * A package of this codebase, by its `exports`, else its `main`, else its file names. Prefers the source to the built
 * file if it exists: the graph shows what people edit.
 */
function byOwnPackage(
  codebase: Codebase,
  packages: ReadonlyMap<string, FoundManifest>,
  name: string,
): Resolution | null {
  const own = packages.get(packageName(name));
  if (own === undefined) return null;
  const { raw } = own.manifest;
  const key = `.${name.slice(packageName(name).length)}`;
  const main = key === '.' ? [raw.source, raw.module, raw.main, 'src/index'].map(textOf) : [];
  const targets = [...offeredPaths(exportsOf(raw.exports), key), ...main, key, `./src/${key}`];
  const found = targets.flatMap((target) => {
    const path = target === null ? null : joinPath(own.folder, target);
    return (path === null ? null : javascriptFile(codebase, path)) ?? [];
  });
  const best = found.find((path) => !codebase.isBuilt(path)) ?? found[0];
  return best === undefined ? nothing : inside(best);
}

/** Caches answers: they do not depend on the importing file, and the same few names are asked for often. */
function remembered(find: (name: string) => Resolution | null): (name: string) => Resolution | null {
  const known = new Map<string, Resolution | null>();
  return (name) => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}

/** `@/a` and `~/a` usually mean the nearest `src`; anything else is a third-party package. */
function byAlias(codebase: Codebase, from: string, name: string): Resolution {
  if (!/^[@~]\//.test(name)) return name === '' ? nothing : fromPackage(packageName(name));
  for (const folder of foldersUpFrom(folderOf(from))) {
    for (const below of ['src', 'app', '.']) {
      const path = joinPath(folder, `${below}/${name.slice(2)}`);
      const found = path === null ? null : javascriptFile(codebase, path);
      if (found !== null) return inside(found);
    }
  }
  return nothing;
}

function packageName(name: string): string {
  const parts = name.replace(/^(?:npm|jsr):/, '').split('/');
  const named =
    name.startsWith('@') || /^(?:npm|jsr):@/.test(name) ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
  return /^(?:npm|jsr):/.test(name) ? named.replace(/(?<=.)@.*/, '') : named;
}

// The files that `exports` and `imports` of a package.json offer.
const DEEPEST = 6;

/** `exports` as a table whose keys begin with `.`, however it was written; empty without any. */
function exportsOf(value: unknown): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(value);
  if (Object.keys(fields).some((key) => key.startsWith('.'))) return fields;
  return value === undefined || value === null ? {} : { '.': value };
}

/** Every file that an entry offers for a key under any condition except `types`: sources first. */
function offeredPaths(table: Readonly<Record<string, unknown>>, key: string): readonly string[] {
  if (Object.hasOwn(table, key)) return pathsIn(table[key], 0);
  for (const [pattern, value] of Object.entries(table)) {
    const rest = pattern.includes('*') ? fill(pattern, key) : null;
    if (rest !== null) return pathsIn(value, 0).map((path) => path.replace('*', () => rest));
  }
  return [];
}

const RANK = ['source', 'development', 'import', 'module', 'node', 'default'];

function pathsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, depth + 1));
  const rank = (name: string) => RANK.indexOf(name) + 1 || RANK.length + 1;
  return Object.entries(fieldsOf(value))
    .filter(([name]) => name !== 'types')
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([, item]) => pathsIn(item, depth + 1));
}

// Finds the file that a path means: with another extension, as a folder, or as the source of a file that a build would
// write.
const EXTENSIONS = '.ts .tsx .mts .cts .d.ts .js .jsx .mjs .cjs .json .vue .svelte .node'.split(' ');

/** Compiled extensions and their possible sources. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.jsx', '.d.ts', '.mts', '.cts'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts', '.d.mts', '.ts'],
  '.cjs': ['.cts', '.d.cts', '.ts'],
};

/**
 * Null when nothing matches. `path` is relative to the root. TypeScript takes its types from a declaration next to a
 * script; a script loads the script.
 */
export function javascriptFile(codebase: Codebase, path: string, from = ''): string | null {
  return (
    (/\.[cm]?jsx?$/.test(from) ? script(codebase, path) : null) ??
    exactly(codebase, path) ??
    asFolder(codebase, path, 0) ??
    builtFrom(codebase, path) ??
    forOnePlatform(codebase, path)
  );
}

/** `./a` is `a.ios.js` on one platform and `a.android.js` on another: one of them represents all. */
function forOnePlatform({ files }: Codebase, path: string): string | null {
  const candidates = ['native', 'ios', 'android', 'web', 'browser', 'node', 'server', 'client'].flatMap(
    (platform) => ['.ts', '.tsx', '.js', '.jsx'].map((extension) => `${path}.${platform}${extension}`),
  );
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

function script({ files }: Codebase, path: string): string | null {
  if (files.has(path)) return path;
  return ['.js', '.mjs', '.cjs', '.jsx'].map((end) => path + end).find((one) => files.has(one)) ?? null;
}

function exactly({ files }: Codebase, path: string): string | null {
  if (files.has(path)) return path;
  const dot = path.lastIndexOf('.');
  const end = dot === -1 ? '' : path.slice(dot);
  const compiled = Object.hasOwn(SOURCES, end) ? (SOURCES[end] ?? []) : [];
  const stem = dot === -1 ? path : path.slice(0, dot);
  const candidates = [
    ...compiled.map((extension) => stem + extension),
    ...EXTENSIONS.map((extension) => path + extension),
  ];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

function asFolder(codebase: Codebase, path: string, depth: number): string | null {
  if (!codebase.folders.has(path) || depth > 4) return null;
  const prefix = path === '.' ? '' : `${path}/`;
  const manifest = codebase.manifestsByFolder
    .get(path)
    ?.find((found) => found.path === `${prefix}package.json`)?.manifest.raw;
  const main = textOf(manifest?.main) ?? textOf(manifest?.module);
  const target = main === null ? null : joinPath(path, main);
  const offered = target === null || target === path ? null : exactly(codebase, target);
  return offered ?? exactly(codebase, `${prefix}index`) ?? null;
}

/** Finds `src/a.ts` for a `dist/a.js` that is not in the tree. */
function builtFrom(codebase: Codebase, path: string): string | null {
  for (const candidate of [...sourceBySettings(codebase, path), ...byCustom(path)]) {
    const found = exactly(codebase, candidate);
    if (found !== null) return found;
  }
  return null;
}

function sourceBySettings({ typescript }: Codebase, path: string): readonly string[] {
  return foldersUpFrom(folderOf(path)).flatMap((folder) => {
    const settings = typescript.get(folder);
    const out = settings?.outDir ?? null;
    if (out === null || !path.startsWith(`${out}/`)) return [];
    return joinPath(settings?.rootDir ?? folder, path.slice(out.length + 1)) ?? [];
  });
}

/** `dist/esm/a` is usually built from `src/a`. */
function byCustom(path: string): readonly string[] {
  const parts = path.split('/');
  const built = parts.findLastIndex((part) => /^(?:dist|lib|build|out|esm|cjs|es)$/.test(part));
  if (built === -1) return [];
  const before = parts.slice(0, built);
  const after = parts.slice(built + 1);
  return [after, after.slice(1)]
    .filter((rest) => rest.length > 0)
    .flatMap((rest) => [[...before, 'src', ...rest].join('/'), [...before, ...rest].join('/')]);
}

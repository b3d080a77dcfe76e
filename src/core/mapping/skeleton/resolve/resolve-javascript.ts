// Where an import of JavaScript or TypeScript leads, as node and the bundlers look for it.

import { fieldsOf, textOf } from '../fields.ts';
import { folderOf, foldersUpFrom, joinPath } from '../path-names.ts';
import {
  type Codebase,
  type FoundManifest,
  fromPackage,
  inside,
  nothing,
  type Resolution,
  type Resolve,
} from './codebase.ts';
import { javascriptFile } from './javascript-file.ts';
import { isStandard } from './standard-modules.ts';
import { fill, mappedPaths } from './typescript-paths.ts';

export function resolveJavascript(codebase: Codebase): Resolve {
  const packages = new Map<string, FoundManifest>();
  for (const found of codebase.manifests) {
    const { name } = found.manifest;
    if (found.kind === 'npm' && name !== null && !packages.has(name)) packages.set(name, found);
  }
  return (from, { text }) => {
    const name = bare(text);
    if (/^\.{0,2}\/|^\.{1,2}$/.test(name)) return file(codebase, relative(from, name));
    if (/^(?:https?|data|blob|virtual|astro|bun|deno|cloudflare|\0).*:/.test(name)) return fromPackage(name);
    if (isStandard('javascript', name)) return fromPackage(`node:${name.replace(/^node:/, '')}`, true);
    return (
      byPackageImports(codebase, from, name) ??
      bySettings(codebase, from, name) ??
      byOwnPackage(codebase, packages, name) ??
      byAlias(codebase, from, name)
    );
  };
}

/** Without loaders in front and questions behind. */
function bare(text: string): string {
  const name = text.slice(text.lastIndexOf('!') + 1);
  const question = name.indexOf('?');
  return question > 0 ? name.slice(0, question) : name;
}

function relative(from: string, name: string): string | null {
  return joinPath(name.startsWith('/') ? '.' : folderOf(from), name);
}

/** A folder that is no module, as in `new URL('..', ...)`, leads to no file. */
function file(codebase: Codebase, path: string | null): Resolution {
  const found = path === null ? null : javascriptFile(codebase, path);
  if (found !== null) return inside(found);
  return path !== null && codebase.folders.has(path) ? inside() : nothing;
}

/** `#name` in the `imports` of the nearest package. */
function byPackageImports(codebase: Codebase, from: string, name: string): Resolution | null {
  if (!name.startsWith('#')) return null;
  for (const folder of foldersUpFrom(folderOf(from))) {
    const path = folder === '.' ? 'package.json' : `${folder}/package.json`;
    const found = codebase.manifests.find((manifest) => manifest.path === path);
    if (found === undefined) continue;
    const target = offered(fieldsOf(found.manifest.raw.imports), name);
    if (target?.startsWith('.')) return file(codebase, joinPath(folder, target));
    if (target !== null) return fromPackage(packageName(target));
    break;
  }
  return null;
}

function bySettings(codebase: Codebase, from: string, name: string): Resolution | null {
  const near = foldersUpFrom(folderOf(from)).flatMap((folder) => codebase.typescript.get(folder) ?? []);
  const settings = near.find(({ base, paths }) => base !== null || paths.length > 0);
  if (settings === undefined) return null;
  const { base } = settings;
  const candidates = [...mappedPaths(settings, name), ...(base === null ? [] : [joinPath(base, name)])];
  for (const candidate of candidates) {
    const found = candidate === null ? null : javascriptFile(codebase, candidate);
    if (found !== null) return inside(found);
  }
  return null;
}

/** A package of this very codebase, by its `exports`, else its `main`, else its file names. */
function byOwnPackage(
  codebase: Codebase,
  packages: ReadonlyMap<string, FoundManifest>,
  name: string,
): Resolution | null {
  const own = packages.get(packageName(name));
  if (own === undefined) return null;
  const { raw } = own.manifest;
  const key = `.${name.slice(packageName(name).length)}`;
  const exported = raw.exports === undefined ? null : offered(exportsOf(raw.exports), key);
  const main = key === '.' ? (textOf(raw.source) ?? textOf(raw.module) ?? textOf(raw.main)) : null;
  const folders = [exported, main, key, `./src/${key}`].filter((target) => target !== null);
  for (const target of folders) {
    const path = joinPath(own.folder, target);
    const found = path === null ? null : javascriptFile(codebase, path);
    if (found !== null) return inside(found);
  }
  const index = javascriptFile(codebase, joinPath(own.folder, 'src/index') ?? '');
  return key === '.' && index !== null ? inside(index) : nothing;
}

function exportsOf(value: unknown): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(value);
  return Object.keys(fields).some((key) => key.startsWith('.')) ? fields : { '.': value };
}

/** The first file that an entry of `exports` or `imports` offers for a key. */
function offered(table: Readonly<Record<string, unknown>>, key: string): string | null {
  if (Object.hasOwn(table, key)) return firstPath(table[key], 0);
  for (const [pattern, value] of Object.entries(table)) {
    const rest = pattern.includes('*') ? fill(pattern, key) : null;
    const target = rest === null ? null : firstPath(value, 0);
    if (rest !== null && target !== null) return target.replace('*', () => rest);
  }
  return null;
}

/** Sources first, declarations last: the graph is of what people edit. */
function firstPath(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value;
  if (depth > 6) return null;
  const choices = Array.isArray(value)
    ? value.map((item, at) => [String(at), item])
    : Object.entries(fieldsOf(value));
  const rank = (name: unknown) =>
    ['source', 'development', 'import', 'module', 'node', 'default'].indexOf(String(name)) + 1 || 9;
  const sorted = choices.filter(([name]) => name !== 'types').sort((a, b) => rank(a[0]) - rank(b[0]));
  for (const [, item] of sorted) {
    const path = firstPath(item, depth + 1);
    if (path !== null) return path;
  }
  return null;
}

/** `@/a` and `~/a` usually mean the nearest `src`; anything else is a package from elsewhere. */
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
  return /^(?:npm|jsr):/.test(name) ? named.replace(/(?<=.)@.*$/, '') : named;
}

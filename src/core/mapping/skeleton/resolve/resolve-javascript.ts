// Where an import of JavaScript or TypeScript leads, as node and the bundlers look for it.

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
import { javascriptFile } from './javascript-file.ts';
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

/** Without loaders in front and questions behind. */
function bare(text: string): string {
  const name = text.slice(text.lastIndexOf('!') + 1);
  const question = name.indexOf('?');
  return question > 0 ? name.slice(0, question) : name;
}

function relative(from: string, name: string): string | null {
  return joinPath(name.startsWith('/') ? '.' : folderOf(from), name);
}

/** Folders that nobody but a build fills: what a file imports from there is not missing before it has run. */
const BUILT = /(?:^|\/)(?:dist|build|out|_build|\.next|\.output|coverage)\//;

/** A folder that is no module, as in `new URL('..', ...)`, leads to no file; what lies outside nobody looks for. */
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
 * A package of this very codebase, by its `exports`, else its `main`, else its file names. What was built stands
 * for its source only when that is not there: the graph is of what people edit.
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

/** The answer for a name is the same wherever it is asked, and the same few names are asked for often. */
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
  return /^(?:npm|jsr):/.test(name) ? named.replace(/(?<=.)@.*/, '') : named;
}

// What `exports` and `imports` of a package.json offer.
const DEEPEST = 6;

/** With the keys that begin with `.`, whatever way it was written; empty without any. */
function exportsOf(value: unknown): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(value);
  if (Object.keys(fields).some((key) => key.startsWith('.'))) return fields;
  return value === undefined || value === null ? {} : { '.': value };
}

/** Every file that an entry offers for a key, under whatever condition but types: sources first. */
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

// Where `mod` and `use` of Rust lead: along the module tree of the crate, or into another crate of the codebase.

import { fieldsOf, textOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom } from '../facts/path-names.ts';
import type { SourceFacts } from '../facts/source-facts.ts';
import { crateName, renamedCrates } from '../manifests/read-cargo.ts';
import { type Codebase, fromPackage, inside, nothing, type Resolution, type Resolve } from './codebase.ts';
import { type Crate, moduleFile, type Place, type RustModules, rustModules } from './rust-modules.ts';
import { isStandard } from './standard-modules.ts';

export function resolveRust(codebase: Codebase, sources: ReadonlyMap<string, SourceFacts>): Resolve {
  const modules = rustModules(codebase, sources);
  const scopeOf = crateScopes(codebase, modules);
  return (from, found) => {
    const place = modules.placeOf(from);
    if (found.form === 'mod') {
      const file = moduleFile(codebase, from, place, found);
      return file === null ? nothing : inside(file);
    }
    return used(modules, place, [...place.path, ...(found.within ?? [])], found.text, scopeOf(from));
  };
}

/** What the manifests around a file make of the names of crates. */
type Scope = {
  readonly crateOf: (name: string) => Crate | undefined;
  /** Names that code may use, to the packages behind them. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Before the edition of 2018 paths begin at the root of the crate. */
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
): Resolution {
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

/** What `crate`, `self` and `super` stand for; null for a path that begins otherwise. */
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

/** A lone name in capitals is a type that is in scope already, such as an enum. */
function outside(name: string): Resolution {
  return /^[A-Z]/.test(name) || !/^[\w-]+$/.test(name) ? inside() : fromPackage(crateName(name));
}

/** The file of the longest part of the path that is a module; the rest are names inside it. */
function deepest(modules: RustModules, crate: Crate, path: readonly string[]): Resolution {
  for (let count = path.length; count > 0; count -= 1) {
    const file = modules.fileOf(crate, path.slice(0, count));
    if (file !== null) return inside(file);
  }
  return inside(crate.root);
}

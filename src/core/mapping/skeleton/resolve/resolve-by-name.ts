// Resolves the imports of all languages but Rust and those of the JVM: a relative path from its file, a name by what
// manifests and settings say about it, else by the files around and the endings of paths. What cannot be known, such as
// the alias of a framework, leads nowhere and is not missing.

import { folderOf, foldersUpFrom, joinPath } from '../facts/path-names.ts';
import type { RawImport, SourceFacts } from '../facts/source-facts.ts';
import {
  type Codebase,
  type Family,
  fromPackage,
  type ImportResolution,
  inside,
  nothing,
  type Resolve,
} from './codebase.ts';
import { type FindFile, familyOf, findFile } from './find-file.ts';
import { isStandard, isStandardHeader } from './standard-modules.ts';

export function resolveByName(codebase: Codebase, sources: ReadonlyMap<string, SourceFacts>): Resolve {
  const search: Search = { codebase, find: findFile(codebase), declared: declaredIn(codebase), sources };
  return (from, found) => {
    const family = familyOf(from);
    // A template's placeholder is no name.
    if (family === null || /\{\{|<%/.test(found.text)) return inside();
    const name = nameIn(family, found.text);
    const climbs = climbOf(family, name);
    const resolution =
      climbs === null
        ? absolute(search, family, from, name, found)
        : relative(search, family, from, climbs, found);
    return resolution.to === 'nothing' && found.optional === true ? inside() : resolution;
  };
}

type Search = {
  readonly codebase: Codebase;
  readonly find: FindFile;
  /** Names in the manifests. */
  readonly declared: ReadonlySet<string>;
  readonly sources: ReadonlyMap<string, SourceFacts>;
};

function declaredIn({ manifests }: Codebase): ReadonlySet<string> {
  return new Set(manifests.flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => plain(name))));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_.]/g, '-');
}

/** The name with `/` between its steps, without a bundler's loaders and queries. */
function nameIn(family: Family, text: string): string {
  if (family === 'javascript') return text.slice(text.lastIndexOf('!') + 1).replace(/(?<=.)\?.*/, '');
  if (family === 'php' || family === 'c') return text.replaceAll('\\', '/');
  if (family !== 'python') return text;
  const dots = /^\.*/.exec(text)?.[0].length ?? 0;
  const steps = text.slice(dots).replaceAll('.', '/');
  return dots === 0 ? steps : `./${'../'.repeat(dots - 1)}${steps}`;
}

/** The path from the file's folder that a relative name means, `/` from the root; null for other names. */
function climbOf(family: Family, name: string): string | null {
  if (/^\.{1,2}(?:\/|$)/.test(name)) return name;
  return family === 'javascript' && name.startsWith('/') ? name : null;
}

function relative(
  { codebase, find, sources }: Search,
  family: Family,
  from: string,
  path: string,
  { names = [], kind }: RawImport,
): ImportResolution {
  const target = joinPath(path.startsWith('/') ? '.' : folderOf(from), path);
  // What lies above the root is not looked up.
  if (target === null) return inside();
  const found = modulesAt((one) => find.at(family, one, from), target, names);
  if (found !== null) return inside(...found);
  const tail = path.replace(/^(?:\.{1,2}\/)+/, '');
  if (family === 'c' && find.named('c', tail, from, false))
    return file(find.named('c', tail, from, false)) ?? inside();
  // The folder that a bundler serves as `/` is unknown.
  if (path.startsWith('/')) return inside();
  if (family === 'python') return madeBy(sources, (one) => find.at(family, one), target) ?? nothing;
  // Such a program looks next to what is built from it.
  const isData = kind === 'dynamic' && /\.[cm]?tsx?$/.test(from) && /\.(?:json|css|wasm|node)$/.test(target);
  return isData || isUnknowable(codebase, family, from, target) ? inside() : nothing;
}

/** A framework writes `./$types` and `./+types/x`, generators `a.g.dart`; headers come from `configure`. */
function isUnknowable(codebase: Codebase, family: Family, from: string, path: string): boolean {
  if (family === 'javascript') return /(?:^|\/)(?:\$|\+types\/)/.test(path) || codebase.names.isOpen(from);
  if (family === 'dart') return isGenerated([path]);
  if (family === 'c') return /\$|\.(?:inc|def|tbl|pb\.h|moc|gen\.\w+|generated\.\w+)$|config/i.test(path);
  return family === 'php';
}

/** `a.g.dart`, `a.pb.dart`. */
function isGenerated(paths: readonly string[]): boolean {
  return paths.some((path) => /\.\w+\.dart$/.test(path));
}

/** The modules among `names`, plus the module itself for the other names; null when there is nothing. */
function modulesAt(
  look: (path: string) => string | null,
  path: string,
  names: readonly string[],
): readonly string[] | null {
  const modules = names.flatMap((name) => look(joinPath(path, name) ?? '') || []);
  if (names.length > 0 && modules.length === names.length) return modules;
  const own = look(path);
  if (own === null && modules.length === 0) return null;
  return [...modules, ...(own ? [own] : [])];
}

/** Python: a name inside a module, or a module that another one makes when it is loaded, such as `six.moves`. */
function madeBy(
  sources: ReadonlyMap<string, SourceFacts>,
  look: (path: string) => string | null,
  path: string,
  within = false,
): ImportResolution | null {
  const steps = path.split('/');
  for (let left = 1; left < steps.length; left += 1) {
    const file = look(steps.slice(0, -left).join('/'));
    if (!file) continue;
    const makes = !/(?:^|\/)__init__\.pyi?$/.test(file) || sources.get(file)?.makesModules === true;
    if (makes || (within && left === 1)) return inside(file);
    return within ? nothing : null;
  }
  return null;
}

function absolute(
  search: Search,
  family: Family,
  from: string,
  name: string,
  found: RawImport,
): ImportResolution {
  if (family === 'python') return pythonModule(search, from, name, found);
  if (family === 'c') return header(search, from, name, found.form === 'angle');
  const standard = standardName(family, name);
  if (standard !== null) return fromPackage(standard, true);
  const own = byRules(search, family, from, name);
  if (own !== null) return own;
  if (family === 'javascript') return javascriptPackage(search, from, name);
  const near = family === 'ruby' ? search.find.named(family, name, from, false) : null;
  return file(near) ?? fromPackage(outerName(family, name));
}

/** What no manifest names may be an alias of a bundler: then a file around has the rest of the name. */
function javascriptPackage(
  { codebase, find, declared }: Search,
  from: string,
  name: string,
): ImportResolution {
  const outer = packageName(name);
  if (declared.has(plain(outer))) return fromPackage(outer);
  const rest = name.replace(/^[@~$#]{1,2}\/?/, '');
  // Settings of a package give the alias its meaning.
  const at = foldersUpFrom(folderOf(from)).find((folder) => codebase.manifestsByFolder.has(folder)) ?? '.';
  const places = name.includes('/') ? [`${at}/package.json`, from] : [];
  const [near] = places.flatMap((place) => find.named('javascript', rest, place, false) || []);
  if (near !== undefined) return inside(near);
  if (/^https?:/.test(name)) return fromPackage(name);
  return isPackageName(outer) && !codebase.names.isOpen(from) ? fromPackage(outer) : inside();
}

/** What manifests and settings offer; null when none of them knows the name. */
function byRules(search: Search, family: Family, from: string, name: string): ImportResolution | null {
  const offers = search.codebase.names.offered(family, from, name);
  const [first] = offers;
  if (first === undefined) return null;
  if (first.paths === null) return fromPackage(first.pattern.replace(/\/\*$/, ''));
  for (const { paths } of offers) {
    const found = bestOf(search, family, paths ?? []);
    if (found !== null) return found;
  }
  // These name folders exactly: what is not there is missing.
  if (family === 'go' || family === 'dart') return isGenerated(first.paths) ? inside() : nothing;
  // A package of this codebase: what it offers is built, or made when it runs.
  return offers.some(({ pattern }) => /^@?\w[^*]/.test(pattern)) ? inside() : null;
}

/** A source rather than a built file: the graph shows what people edit. */
function bestOf(
  { codebase, find }: Search,
  family: Family,
  paths: readonly string[],
): ImportResolution | null {
  const found = paths.flatMap((path) => find.at(family, path) || []);
  const best = found.find((path) => !codebase.isBuilt(path)) ?? found[0];
  return best === undefined ? null : inside(best);
}

function file(found: string | null): ImportResolution | null {
  return found === null ? null : found === '' ? inside() : inside(found);
}

/** Python 3 never looks next to a module that belongs to a package. */
function pythonModule(
  { find, declared, sources }: Search,
  from: string,
  name: string,
  { names = [] }: RawImport,
): ImportResolution {
  const top = firstStep(name);
  const isInstalled = declared.has(plain(top));
  const look = (one: string) => find.named('python', one, from, isInstalled);
  // The standard `profile` is not a package: `profile.models` is one of this codebase.
  const isOwn = name.includes('/') ? look(name) : names.find((one) => look(`${name}/${one}`));
  if (isStandard('python', top) && !isOwn) return fromPackage(top, true);
  const found = modulesAt(look, name, names);
  if (found !== null) return inside(...found);
  return madeBy(sources, look, name, true) ?? fromPackage(top);
}

/** Next to the file if quoted; a system's header if it has such a name. Build files that name folders are programs. */
function header({ find }: Search, from: string, name: string, isAngle: boolean): ImportResolution {
  const beside = isAngle ? null : joinPath(folderOf(from), name);
  const found = beside === null ? null : find.at('c', beside);
  if (found) return inside(found);
  if (isAngle && isStandardHeader(name)) return fromPackage(name, true);
  const other = find.named('c', name, from, false);
  if (other !== null) return file(other) ?? inside();
  return fromPackage(isStandardHeader(name) ? name : firstStep(name), isStandardHeader(name));
}

function standardName(family: Family, name: string): string | null {
  if (family === 'javascript' && isStandard('javascript', name)) return `node:${name.replace(/^node:/, '')}`;
  if (family === 'go' && (name === 'C' || isStandard('go', name))) return name;
  if (family === 'dart' && name.startsWith('dart:')) return name;
  return family === 'php' && !name.includes('/') ? name : null;
}

function outerName(family: Family, name: string): string {
  if (family === 'go') return name.split('/').slice(0, 3).join('/');
  return firstStep(name.replace(/^package:/, ''));
}

function firstStep(name: string): string {
  return name.split('/', 1)[0] ?? name;
}

function packageName(name: string): string {
  const bare = name.replace(/^(?:npm|jsr):/, '');
  const outer = bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
  return bare === name ? outer : outer.replace(/(?<=.)@.*/, '');
}

/** Names that no registry accepts are aliases of a bundler, or words that a build replaces. */
function isPackageName(name: string): boolean {
  return /^(?:@[\w.-]+\/)?[A-Za-z\d][\w.-]*$/.test(name) && /[a-z]/.test(name);
}

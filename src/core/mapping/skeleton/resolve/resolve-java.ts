// Resolves Java and Kotlin imports: to the file that declares the class or name, or to the folder of a whole package. A
// file's package is what it declares, wherever it lies.

import { folderOf, nameOf } from '../facts/path-names.ts';
import type { FoundFile } from '../facts/source-facts.ts';
import { type Codebase, fromPackage, inside, type Resolve } from './codebase.ts';
import { isStandard } from './standard-modules.ts';

export function resolveJava({ javaClasses, javaPackages, manifests }: Codebase): Resolve {
  const groups = new Set(
    manifests
      .filter(({ kind }) => kind === 'maven' || kind === 'gradle')
      .flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name.split(':')[0] ?? '')),
  );
  return (_from, { text }) => {
    const folder = text.endsWith('.*') ? javaPackages.get(text.slice(0, -2)) : undefined;
    const path = folder ?? classFile(javaClasses, text);
    if (path !== null) return inside(path);
    if (isStandard('java', text)) return fromPackage(text.split('.').slice(0, 2).join('.'), true);
    // Android and annotation processors generate these while building.
    if (/\.(?:R|BR|BuildConfig|databinding)(?:\.|$)/.test(text) || isOwnPackage(javaPackages, text))
      return inside();
    return fromPackage(groupOf(groups, text) ?? organisation(text));
  };
}

/** The longest group that it begins with. */
function groupOf(groups: ReadonlySet<string>, text: string): string | null {
  for (let name = text; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
    if (groups.has(name)) return name;
  return null;
}

/** Packages found only in tests do not count: they replace classes of a library. */
function isOwnPackage(packages: ReadonlyMap<string, string>, text: string): boolean {
  const folder = packages.get(text.slice(0, text.lastIndexOf('.')));
  return folder !== undefined && !isTest(`${folder}/`);
}

/** Nested classes and static members follow the name of the class that has a file. */
function classFile(classes: ReadonlyMap<string, string>, text: string): string | null {
  const parts = text.replace(/\.\*$/, '').split('.');
  for (let count = parts.length; count > 1; count -= 1) {
    const file = classes.get(parts.slice(0, count).join('.'));
    if (file !== undefined) return file;
  }
  return null;
}

function organisation(text: string): string {
  const parts = text.split('.');
  return parts.slice(0, /^(?:com|org|net|io|dev|edu|gov|me|de)$/.test(parts[0] ?? '') ? 2 : 1).join('.');
}

/** Scala, Groovy, templates and files without a package: these are not read, so their location names the class. */
const PLACED =
  /^(?=.*\.(?:kt|scala|groovy|java\.\w+)$)(?:.*?\/)??(?:java(?:-templates)?|kotlin|scala|groovy)\/([^.]+)\./;

/** Maps classes to files and packages to folders, by the packages that files declare. */
export function jvmClasses(found: readonly FoundFile[]): Pick<Codebase, 'javaClasses' | 'javaPackages'> {
  const classes = new Map<string, string>();
  const packages = new Map<string, string>();
  for (const { path, facts } of found) {
    const packageName = /\.(?:java|kt)$/.test(path) ? (facts?.packageName ?? null) : null;
    for (const name of namesOf(path, packageName, facts?.declares ?? [])) put(classes, name, path, path);
    if (packageName !== null) put(packages, packageName, folderOf(path), path);
  }
  return { javaClasses: classes, javaPackages: packages };
}

/** Keeps the first, but tests give way: a class may exist twice, and a package may have two folders. */
function put(known: Map<string, string>, name: string, place: string, path: string): void {
  const before = known.get(name);
  if (before === undefined || (isTest(`${before}/`) && !isTest(path))) known.set(name, place);
}

/** Below any folder of tests. */
function isTest(path: string): boolean {
  return /(?:^|\/)(?:test|androidTest|\w+Test)\//.test(path);
}

/** Java sees Kotlin's top-level declarations as members of a class named after the file. */
function namesOf(path: string, packageName: string | null, declares: readonly string[]): readonly string[] {
  if (packageName === null) {
    const placed = PLACED.exec(path)?.[1];
    return placed === undefined ? [] : [placed.replaceAll('/', '.')];
  }
  const stem = nameOf(path).replace(/\.\w+$/, '');
  const names = path.endsWith('.java') ? [stem] : [...declares, stem, `${stem}Kt`];
  return names.map((name) => `${packageName}.${name}`);
}

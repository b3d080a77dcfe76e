// Which file holds a class of Java, Kotlin, Scala or Groovy, and which folder a package: by what the files say of
// themselves, whatever folders they lie in.

import { folderOf, nameOf } from '../facts/path-names.ts';
import type { FoundFile } from '../facts/source-facts.ts';
import type { Codebase } from './codebase.ts';

/** Of Scala and Groovy, of templates, and of files without a package: by their place, since they are not read. */
const PLACED =
  /^(?=.*\.(?:kt|scala|groovy|java\.\w+)$)(?:.*?\/)??(?:java(?:-templates)?|kotlin|scala|groovy)\/([^.]+)\./;

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

/** The first, but one for tests gives way: a class may be there twice, and a package has two folders. */
function put(known: Map<string, string>, name: string, place: string, path: string): void {
  const before = known.get(name);
  if (before === undefined || (isJvmTest(`${before}/`) && !isJvmTest(path))) known.set(name, place);
}

/** Below a folder of tests, whatever they are tests of. */
export function isJvmTest(path: string): boolean {
  return /(?:^|\/)(?:test|androidTest|\w+Test)\//.test(path);
}

/** Java sees what Kotlin declares outside classes as members of a class named after the file. */
function namesOf(path: string, packageName: string | null, declares: readonly string[]): readonly string[] {
  if (packageName === null) {
    const placed = PLACED.exec(path)?.[1];
    return placed === undefined ? [] : [placed.replaceAll('/', '.')];
  }
  const stem = nameOf(path).replace(/\.\w+$/, '');
  const names = path.endsWith('.java') ? [stem] : [...declares, stem, `${stem}Kt`];
  return names.map((name) => `${packageName}.${name}`);
}

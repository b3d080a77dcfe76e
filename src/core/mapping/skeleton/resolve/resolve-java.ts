// Where an import of Java or Kotlin leads: to the file that declares the class or the name, or to the folder of a
// whole package. Packages are what the files say they are, wherever they lie.

import { type Codebase, fromPackage, inside, nothing, type Resolve } from './codebase.ts';
import { isJvmTest } from './jvm-classes.ts';
import { isStandard } from './standard-modules.ts';

export function resolveJava({ javaClasses, javaPackages, manifests }: Codebase): Resolve {
  const groups = manifests
    .filter(({ kind }) => kind === 'maven' || kind === 'gradle')
    .flatMap(({ manifest }) => manifest.dependencies.map(({ name }) => name.split(':')[0] ?? ''))
    .sort((a, b) => b.length - a.length);
  return (_from, { text }) => {
    const folder = text.endsWith('.*') ? javaPackages.get(text.slice(0, -2)) : undefined;
    const path = folder ?? classFile(javaClasses, text);
    if (path !== null) return inside(path);
    if (isStandard('java', text)) return fromPackage(text.split('.').slice(0, 2).join('.'), true);
    // Android makes these while building.
    if (/\.(?:R|BR|BuildConfig|databinding)(?:\.|$)/.test(text)) return inside();
    if (isOwnPackage(javaPackages, text)) return nothing;
    return fromPackage(
      groups.find((name) => text === name || text.startsWith(`${name}.`)) ?? organisation(text),
    );
  };
}

/** Tests have stand-ins for classes of a library: the rest of its package is elsewhere. */
function isOwnPackage(packages: ReadonlyMap<string, string>, text: string): boolean {
  const folder = packages.get(text.slice(0, text.lastIndexOf('.')));
  return folder !== undefined && !isJvmTest(`${folder}/`);
}

/** A nested class or a static member is named behind the class that has a file. */
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

// Tells folders that a build wrote from folders that merely bear such a name.

import { folderOf, foldersUpFrom, isBelow, nameOf } from './facts/path-names.ts';
import { isProgramming } from './languages.ts';

const BUILT = /^(?:dist|build|out|target|lib-cov|_build|\.next|\.output)$/;
/** With fewer source files beside it than this, and less text, the built folder is all there is. */
const FEW_SOURCES = 3;
const LITTLE_SOURCE = 0.2;

/**
 * Whether a path lies in the output of a build: in a folder of a telling name beside a manifest, in a package
 * that has its sources elsewhere. An unpacked package may hold nothing but what was built.
 */
export function builtFolders(
  files: readonly { readonly path: string; readonly bytes: number }[],
  manifestFolders: ReadonlySet<string>,
): (path: string) => boolean {
  const code = files.filter(({ path }) => isProgramming(path));
  const folders = new Set(code.flatMap(({ path }) => foldersUpFrom(folderOf(path))));
  const owners = new Map<string, string[]>();
  for (const folder of folders) {
    const owner = folderOf(folder);
    if (!BUILT.test(nameOf(folder)) || !(manifestFolders.has(owner) || owner === '.')) continue;
    owners.set(owner, [...(owners.get(owner) ?? []), folder]);
  }
  const built = [...owners].flatMap(([owner, outputs]) => (hasSources(code, owner, outputs) ? outputs : []));
  return (path) => built.some((folder) => isBelow(path, folder));
}

function hasSources(
  code: readonly { readonly path: string; readonly bytes: number }[],
  owner: string,
  outputs: readonly string[],
): boolean {
  const own = code.filter(({ path }) => isBelow(path, owner));
  const lies = ({ path }: { path: string }) => outputs.some((folder) => isBelow(path, folder));
  const sources = own.filter((file) => !lies(file) && !/\.config\.\w+$/.test(file.path));
  const sum = (some: readonly { readonly bytes: number }[]) =>
    some.reduce((bytes, file) => bytes + file.bytes, 0);
  return sources.length >= FEW_SOURCES || sum(sources) >= LITTLE_SOURCE * sum(own.filter(lies));
}

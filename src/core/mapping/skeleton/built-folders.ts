// Tells folders that a build wrote from folders that merely bear such a name.

import { isProgramming } from './languages.ts';
import { folderOf, foldersUpFrom, isBelow, nameOf } from './path-names.ts';

const BUILT = /^(?:dist|build|out|target|lib-cov|_build|\.next|\.output)$/;
/** With less source than this beside it, the built folder is all there is, as in an unpacked package. */
const ENOUGH_SOURCE = 0.2;

/**
 * Whether a path lies in the output of a build: in a folder of a telling name beside a manifest, in a codebase
 * that has its sources elsewhere.
 */
export function builtFolders(
  files: readonly { readonly path: string; readonly bytes: number }[],
  manifestFolders: ReadonlySet<string>,
): (path: string) => boolean {
  const code = files.filter(({ path }) => isProgramming(path));
  const folders = new Set(code.map(({ path }) => folderOf(path)));
  const built = [...new Set([...folders].flatMap(foldersUpFrom))].filter(
    (folder) =>
      BUILT.test(nameOf(folder)) && (manifestFolders.has(folderOf(folder)) || folderOf(folder) === '.'),
  );
  if (built.length === 0) return () => false;
  const lies = (path: string) => built.some((folder) => isBelow(path, folder));
  const sum = (wanted: boolean) =>
    code.reduce((bytes, file) => bytes + (lies(file.path) === wanted ? file.bytes : 0), 0);
  return sum(false) < ENOUGH_SOURCE * sum(true) ? () => false : lies;
}

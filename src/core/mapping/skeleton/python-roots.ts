// Folders below which Python finds the packages of a codebase.

import { byText, folderOf, joinPath, nameOf } from './facts/path-names.ts';
import { pythonRoots as saidRoots } from './manifests/read-python.ts';

/** The root and `src`, what manifests say, and the folder around every outermost package; nearest last. */
export function pythonRoots(
  files: ReadonlySet<string>,
  manifests: readonly { readonly path: string; readonly text: string }[],
): readonly string[] {
  const said = manifests.flatMap(({ path, text }) => {
    const folder = folderOf(path);
    const own = nameOf(path) === 'pyproject.toml' ? saidRoots(text) : [];
    return ['.', 'src', ...own].flatMap((below) => joinPath(folder, below) ?? []);
  });
  const packages = [...files].filter((path) => nameOf(path) === '__init__.py').map(folderOf);
  const around = packages
    .filter((folder) => folder !== '.' && !files.has(`${folderOf(folder)}/__init__.py`))
    .map(folderOf);
  return [...new Set(['.', 'src', ...said.sort(byText), ...around.sort(byText)])];
}

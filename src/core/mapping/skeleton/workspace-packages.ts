// The packages that a codebase consists of, when it is more than one, and which of them need which.

import { byText } from './facts/path-names.ts';
import type { WorkspacePackage } from './facts/skeleton.ts';
import type { FoundManifest } from './resolve/codebase.ts';

/** Empty for a codebase of one package. A package is a manifest with a name; one a folder. */
export function workspacePackages(manifests: readonly FoundManifest[]): readonly WorkspacePackage[] {
  const folders = new Map<string, FoundManifest & { readonly name: string }>();
  for (const found of manifests) {
    const { name } = found.manifest;
    if (name !== null && name !== '' && !folders.has(found.folder))
      folders.set(found.folder, { ...found, name });
  }
  const members = [...folders.values()].filter(({ folder }) => folder !== '.');
  if (members.length === 0) return [];
  const names = new Set([...folders.values()].map(({ name }) => name));
  return members
    .map(({ name, folder, path, manifest }) => ({
      name,
      folder,
      manifest: path,
      dependsOn: [...new Set(manifest.dependencies.map((dependency) => localName(dependency.name)))]
        .filter((dependency) => names.has(dependency) && dependency !== name)
        .sort(byText),
    }))
    .sort((a, b) => byText(a.folder, b.folder));
}

/** Maven names group and artifact, its modules only the artifact. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

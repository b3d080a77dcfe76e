// The packages of a monorepo: manifests with a name, and the modules that settings of Gradle name.

import { textsOf } from './facts/fields.ts';
import { byText, joinPath } from './facts/path-names.ts';
import type { WorkspacePackage } from './facts/skeleton.ts';
import { packageRank } from './file-roles.ts';
import type { Codebase, FoundManifest } from './resolve/codebase.ts';

type Named = Pick<FoundManifest, 'folder' | 'path' | 'manifest'> & { readonly name: string };

/** Empty for a codebase with one package; one for each folder, examples last. */
export function workspacePackages(codebase: Codebase): readonly WorkspacePackage[] {
  const folders = new Map<string, Named>();
  for (const found of [...codebase.manifests.flatMap(named), ...gradleModules(codebase)])
    if (!folders.has(found.folder)) folders.set(found.folder, found);
  const members = [...folders.values()].filter(({ folder }) => folder !== '.');
  if (members.length === 0) return [];
  const names = new Map([...folders.values()].map(({ name }) => [localName(name), name]));
  return members
    .map(({ name, folder, path, manifest }) => ({
      name,
      folder,
      manifest: path,
      dependsOn: [...manifest.dependencies.map((one) => one.name), ...textsOf(manifest.raw.projects)]
        .flatMap((one) => names.get(localName(one)) ?? [])
        .filter((one, index, all) => one !== name && all.indexOf(one) === index)
        .sort(byText),
    }))
    .sort((a, b) => packageRank(a.folder) - packageRank(b.folder) || byText(a.folder, b.folder));
}

function named(found: FoundManifest): readonly Named[] {
  const { name } = found.manifest;
  return name === null || name === '' ? [] : [{ ...found, name }];
}

/** A module has its own build file, or none. */
function gradleModules({ manifests, manifestsByFolder, folders }: Codebase): readonly Named[] {
  return manifests
    .filter(({ kind }) => kind === 'gradle')
    .flatMap((settings) =>
      settings.manifest.workspaces.flatMap((path, at) => {
        const folder = joinPath(settings.folder, path);
        if (folder === null || !folders.has(folder)) return [];
        const own = manifestsByFolder.get(folder)?.find(({ kind }) => kind === 'gradle');
        return [
          { ...(own ?? settings), folder, name: `:${textsOf(settings.manifest.raw.modules)[at] ?? path}` },
        ];
      }),
    );
}

/** Maven's dependencies name group and artifact, its modules only the artifact; Gradle has `:a-b` and `projects.aB`. */
function localName(name: string): string {
  const last = name.slice(name.lastIndexOf(':') + 1);
  return name.startsWith(':') ? `:${last.replaceAll(/[-_]/g, '').toLowerCase()}` : last;
}

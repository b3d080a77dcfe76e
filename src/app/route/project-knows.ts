// Finds the names in a task that the project does not know: no manifest depends on them and no file mentions them.

import { join } from 'node:path';
import type { FileList } from '../../adapters/codebase/list-files.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { type OpenedGit, openGit } from '../../adapters/git/open-git.ts';
import { manifestKind, readManifest } from '../../core/mapping/skeleton/manifests/read-manifest.ts';
import { isNameOf, nameKey } from '../../core/route/outside-names.ts';

const MOST_MANIFESTS = 40;

export async function unknownTo(
  root: string,
  files: FileList['files'],
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const paths = files.map(({ path }) => path);
  const known = dependenciesOf(root, paths);
  const strange = names.filter(
    (name) =>
      !known.some((dependency) => isNameOf(dependency, name)) &&
      !paths.some((path) => nameKey(path).includes(nameKey(name))),
  );
  if (strange.length === 0) return [];
  const opened = await openGit(root);
  const mentioned = await Promise.all(strange.map((name) => isMentioned(opened, name)));
  return strange.filter((_, at) => mentioned[at] === false);
}

/** The nearest manifests first; includes the project's own name. */
function dependenciesOf(root: string, paths: readonly string[]): readonly string[] {
  const depth = (path: string): number => path.split('/').length;
  return paths
    .filter((path) => manifestKind(path) !== null)
    .toSorted((one, other) => depth(one) - depth(other))
    .slice(0, MOST_MANIFESTS)
    .flatMap((path) => {
      const read = readManifest(path, textOf(join(root, path), projectFile(root)) ?? '');
      if (read.status !== 'ok') return [];
      const { name, dependencies } = read.manifest;
      return [...(name === null ? [] : [name]), ...dependencies.map((dependency) => dependency.name)];
    });
}

/** Whether a file that git knows has it as a word. Without git it counts as known. */
async function isMentioned(opened: OpenedGit, name: string): Promise<boolean> {
  if (opened.status !== 'ok' || opened.git.top === null) return true;
  const listed = await opened.git.run([
    'grep',
    ...['-I', '-i', '-l', '-w', '-F', '--untracked', '--max-depth', '12', '-e', name, '--'],
    ...['.', ':(exclude).planning', ':(exclude).msw'],
  ]);
  // Git exits with 1 when it finds nothing, which is reported like any other failure.
  return listed.status === 'ok' ? listed.output.trim() !== '' : listed.status === 'late';
}

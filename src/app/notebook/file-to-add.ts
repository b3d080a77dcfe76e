// One file of the project, named by anybody, as a document for a notebook: nothing that the project keeps to itself,
// and without secrets.

import { basename, dirname, relative, sep } from 'node:path';
import { realPath } from '../../adapters/files/place.ts';
import { ignoredPaths } from '../../adapters/git/check-out-commit.ts';
import { looksSecret } from '../../core/notebook/source-registry.ts';
import { documentsToAdd, type NamedDocuments } from './documents-to-add.ts';

/** @param path absolute. A sentence when it is not to be sent. */
export async function fileToAdd(project: string, path: string): Promise<NamedDocuments | string> {
  const root = realPath(project);
  const file = realPath(path);
  const names = relative(root, file).split(sep);
  const shown = names.join('/');
  const kept = (await isIgnored(root, file, names)) ? 'git ignores it' : whyKept(names);
  if (kept !== null) return `${shown} is not sent: ${kept}.`;
  const named = documentsToAdd(project, [path]);
  const [left] = named.left;
  if (left !== undefined) return `${shown} is not sent: ${left.reason}.`;
  if (named.whole.some((folder) => folder.endsWith('/'))) return `${shown} is not sent: it is not a file.`;
  return named.documents.length === 1 ? named : `There is no file ${shown}.`;
}

/** By the rules of the project, and by those of the repository in it that has the file. */
async function isIgnored(root: string, file: string, names: readonly string[]): Promise<boolean> {
  const ignored = [
    await ignoredPaths(root, [names.join('/')]),
    await ignoredPaths(dirname(file), [basename(file)]),
  ];
  return ignored.flat().length > 0;
}

function whyKept(names: readonly string[]): string | null {
  if (looksSecret(names.join('/'))) return 'its name looks like a secret';
  const hidden = names.slice(0, -1).find((name) => name.startsWith('.') && name !== '.planning');
  return hidden === undefined ? null : `${hidden} is a hidden folder`;
}

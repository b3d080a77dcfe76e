// Checks whether a commit would add a secret that the history does not have yet.

import { relative, resolve, sep } from 'node:path';
import { filesBelow } from '../../../adapters/files/list-folder.ts';
import { projectFile } from '../../../adapters/files/place.ts';
import { readText } from '../../../adapters/files/read-file.ts';
import { runGit } from '../../../adapters/git/open-git.ts';
import { findSecrets, type SecretPlace } from '../../../core/secrets/find-secrets.ts';

/**
 * A sentence for the user without its full stop; null when there is nothing to object to. A line that the last commit
 * already has in the same file does not count.
 *
 * @param paths files, and folders with everything in them
 * @param formerly maps a path to its path in the last commit; by default the same
 */
export async function secretObjection(
  root: string,
  paths: readonly string[],
  formerly: (name: string) => string = (name) => name,
): Promise<string | null> {
  const found: SecretPlace[] = [];
  for (const file of paths.flatMap((path) => filesBelow(resolve(root, path), projectFile(root)))) {
    const name = relative(root, file).split(sep).join('/');
    const read = readText(file, projectFile(root));
    if (read.status === 'refused') return `${name} cannot be looked at for secrets: ${read.reason}`;
    const places = read.status === 'ok' ? findSecrets(new Map([[name, read.text]])) : [];
    if (read.status === 'ok' && places.length > 0)
      found.push(...(await unknownTo(root, formerly(name), read.text, places)));
  }
  return found.length === 0 ? null : secretSentence(found);
}

async function unknownTo(
  root: string,
  name: string,
  text: string,
  places: readonly SecretPlace[],
): Promise<readonly SecretPlace[]> {
  const committed = await runGit(root, ['show', `HEAD:./${name}`]);
  if (committed.status !== 'ok') return places;
  const known = new Set(committed.output.split(/\r?\n/));
  const lines = text.split(/\r?\n/);
  return places.filter(({ line }) => !known.has(lines[line - 1] ?? ''));
}

/** For the user; names the places, never the secrets. */
export function secretSentence(secrets: readonly SecretPlace[]): string {
  const places = secrets.slice(0, MOST_PLACES).map(({ file, line }) => `${file}:${line}`);
  return `what looks like a secret stands in ${places.join(', ')}. Take it out, and change the secret if it was a real one`;
}

const MOST_PLACES = 20;

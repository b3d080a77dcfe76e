// Whether a commit would put a secret into the history that is not there yet.

import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { runGit } from '../../adapters/git/run-git.ts';
import { findSecrets, type SecretPlace } from '../../core/secrets/find-secrets.ts';

/** What the last commit holds on some line of the same file is no news. */
export async function newSecrets(root: string, paths: readonly string[]): Promise<readonly SecretPlace[]> {
  const found: SecretPlace[] = [];
  for (const path of paths) {
    const file = resolve(root, path);
    if (!existsSync(file)) continue;
    const name = relative(root, file).split(sep).join('/');
    const text = readFileSync(file, 'utf8');
    const places = findSecrets(new Map([[name, text]]));
    if (places.length > 0) found.push(...(await unknownTo(root, name, text, places)));
  }
  return found;
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

/** What the user reads; names places, never what stands there. */
export function secretSentence(secrets: readonly SecretPlace[]): string {
  const places = secrets.slice(0, MOST_PLACES).map(({ file, line }) => `${file}:${line}`);
  return `what looks like a secret stands in ${places.join(', ')}. Take it out, and change the secret if it was a real one`;
}

const MOST_PLACES = 20;

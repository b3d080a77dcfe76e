// Finds the vault that an operation is about, and opens it.

import { relative, resolve, sep } from 'node:path';
import { vaultAround } from '../../../adapters/documents/vault-rules.ts';
import { isInside, realPath } from '../../../adapters/files/place.ts';
import type { GivenSettings } from '../../../core/sources/ask-settings.ts';
import { VaultRecordError } from '../../ask/kept-vault.ts';
import { openVaultShell, type VaultShell } from '../../ask/vault-shell.ts';
import { path } from '../operation/inputs.ts';
import { namedPath } from '../operation/named-path.ts';
import { type Called, type Refusal, type Result, refused } from '../operation/operation.ts';
import { projectOf } from '../operation/request-place.ts';

export const vaultDir = path(
  'DIR',
  'the vault; by default the nearest folder above with .obsidian, else the project',
);

/** @param flags settings for this call alone */
export async function inVault<Value>(
  place: Called,
  { dir, flags = {} }: { readonly dir: string | null; readonly flags?: GivenSettings },
  use: (shell: VaultShell) => Promise<Result<Value>>,
): Promise<Result<Value> | Refusal> {
  const project = projectOf(place);
  const root = dir ?? vaultAround(resolve(place.folder)) ?? project;
  const allowed = namedPath(place, root);
  if (allowed.status === 'refused') return refused(allowed.reason);
  try {
    const { env, now } = place;
    const shell = await openVaultShell({ root, project, env, now, flags });
    if (shell.status === 'refused') return refused(shell.reason);
    const result = await use(shell);
    return withProblems(result, shell.problems());
  } catch (error) {
    if (error instanceof VaultRecordError) return refused(error.message);
    throw error;
  }
}

/** Paths below the current folder or the top of the vault, in the vault's own form. @param paths absolute */
export function notePaths(
  { cwd }: Called,
  { vault }: VaultShell,
  paths: readonly string[],
): readonly string[] {
  return paths.map((path) => {
    const real = realPath(path);
    const note = isInside(real, vault.root) ? relative(vault.root, real) : relative(cwd, path);
    return note.split(sep).join('/').normalize('NFC');
  });
}

function withProblems<Value>(result: Result<Value>, problems: readonly string[]): Result<Value> {
  if (problems.length === 0 || result.status !== 'done') return result;
  return {
    ...result,
    notice: [...(result.notice === undefined ? [] : [result.notice]), ...problems].join(' '),
  };
}

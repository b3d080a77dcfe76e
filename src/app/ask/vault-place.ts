// Where a vault is, and where its records are: the store in the plugin's data or in the user folder, the rest always in
// the user folder.

import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { lookAt, namesIn, whyNoFolder } from '../../adapters/files/list-folder.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { named, realPath } from '../../adapters/files/place.ts';

export interface VaultPlace {
  /** A real path. */
  readonly root: string;
  readonly userFolder: string;
  /** Of this vault, in the user folder. */
  readonly records: string;
  /** The folder of Obsidian's settings in the vault, by default `.obsidian`. */
  readonly configDir: string;
  /** The plugin's own data, if the plugin is installed in this vault; else null. */
  readonly pluginData: string | null;
}

export type OpenedVault =
  | { readonly status: 'ok'; readonly vault: VaultPlace }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export const PLUGIN_ID = 'msw-vault';

type Environment = Readonly<Record<string, string | undefined>>;

interface VaultOptions {
  readonly configDir?: string;
  /** Of this user, by the system's own record. */
  readonly home?: () => string;
}

/** @param root of the vault. Its folder in the user folder is made. */
export function openVault(
  root: string,
  env: Environment,
  { configDir: given, home = () => userInfo().homedir }: VaultOptions = {},
): OpenedVault {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    return { status: 'refused', reason: whyNoFolder(root) };
  const real = realPath(root);
  // A home folder contains the user folder, which nobody but its owner has put there.
  const folder = ownUserFolder(isHome(real, home) ? null : real, env);
  if (folder.status === 'refused') return { status: 'refused', reason: sentence(folder.reason) };
  const records = join(folder.path, 'vaults', createHash('sha256').update(real).digest('hex').slice(0, 32));
  try {
    makeFolder(records, 0o700);
  } catch {
    return { status: 'refused', reason: `${records} cannot be made.` };
  }
  const configDir = given ?? basename(configFolder(real) ?? '.obsidian');
  const plugin = join(real, configDir, 'plugins', PLUGIN_ID);
  const isInstalled = existsSync(join(plugin, 'manifest.json'));
  const pluginData = isInstalled ? join(plugin, 'data.json') : null;
  return { status: 'ok', vault: { root: real, userFolder: folder.path, records, configDir, pluginData } };
}

/** Of Obsidian's settings; null when there is none. Usually `.obsidian`; a user may have named another, which begins with a dot as well. */
export function configFolder(vault: string): string | null {
  const isConfig = (name: string): boolean => lookAt(join(vault, name))?.isDirectory() === true;
  if (isConfig('.obsidian')) return join(vault, '.obsidian');
  const other = namesIn(vault, named).find(
    (name) =>
      name.startsWith('.') && isConfig(name) && lookAt(join(vault, name, 'app.json'))?.isFile() === true,
  );
  return other === undefined ? null : join(vault, other);
}

/** Not by a variable, which a project could set. */
function isHome(folder: string, home: () => string): boolean {
  try {
    return folder === realPath(home());
  } catch {
    // A user without an entry, as in some containers.
    return false;
  }
}

function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/\.$/, '')}.`;
}

// The vaults into which the user had MSW copy its plugin for Obsidian, so that an uninstall finds them.

import * as z from 'zod/mini';
import { keepEntries, type ProjectStore, projectsIn } from './project-store.ts';

const VAULTS: ProjectStore<string> = {
  file: 'obsidian.json',
  holds: 'vaults with the plugin',
  entry: () => z.string(),
};

/** The plugin's folders. */
export function installedVaults(userFolder: string): readonly string[] {
  return [...projectsIn(VAULTS, userFolder).values()].flat();
}

/** Null on success, else why not. @param folder of the plugin in the vault, absolute */
export function rememberVault(userFolder: string, vault: string, folder: string): Promise<string | null> {
  return keepEntries(VAULTS, userFolder, vault, (before) =>
    before.includes(folder) ? before : [...before, folder],
  );
}

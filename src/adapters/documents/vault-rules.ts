// What a vault of Obsidian says about its own notes: which it excludes, and where its templates are. Untrusted, like
// everything in a vault; written by Obsidian and its plugins alone.

import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { isFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';

export interface VaultRules {
  /** Folders, or patterns between slashes: Obsidian's list of excluded files. */
  readonly exclude: readonly string[];
  readonly templates: readonly string[];
  /** Files that cannot be read, a clause each: what they exclude is unknown. */
  readonly unread: readonly string[];
}

/** The folder of Obsidian's settings, unless its user has chosen another one. */
const CONFIG = '.obsidian';
const LARGEST = 4 * 1024 * 1024;

/** @param root the top of the vault; without settings it has no rules */
export function vaultRules(root: string, configDir = CONFIG): VaultRules {
  const unread: string[] = [];
  const read = <Of>(path: string, schema: z.ZodMiniType<Of>): Of | null => {
    const file = readJson(join(root, configDir, path), named, LARGEST);
    if (file.status === 'missing') return null;
    const checked = file.status === 'ok' ? schema.safeParse(file.value) : null;
    if (checked?.success === true) return checked.data;
    const reason = file.status === 'ok' ? 'it is not as Obsidian writes it' : file.reason;
    unread.push(`what ${configDir}/${path} excludes is unknown: ${reason}`);
    return null;
  };
  const app = read('app.json', APP);
  const core = read('templates.json', TEMPLATES);
  const templater = read('plugins/templater-obsidian/data.json', TEMPLATER);
  return {
    exclude: (app?.userIgnoreFilters ?? []).filter((one) => typeof one === 'string'),
    templates: [core?.folder, templater?.templates_folder].flatMap((one) => one ?? []),
    unread,
  };
}

const APP = z.object({ userIgnoreFilters: z.nullish(z.array(z.unknown())) });
const TEMPLATES = z.object({ folder: z.nullish(z.string()) });
const TEMPLATER = z.object({ templates_folder: z.nullish(z.string()) });

/** The nearest folder with Obsidian's settings, at `folder` or above; null outside of vaults. */
export function vaultAround(folder: string): string | null {
  for (let path = folder; ; path = dirname(path)) {
    if (isFolder(join(path, CONFIG))) return path;
    if (dirname(path) === path) return null;
  }
}

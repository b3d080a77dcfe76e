// Which notes of a folder are searched: not those that its vault excludes, and nothing in the user folder.

import { relative, sep } from 'node:path';
import type { Scope } from '../../adapters/documents/document-kinds.ts';
import { vaultRules } from '../../adapters/documents/vault-rules.ts';
import { isInside } from '../../adapters/files/place.ts';
import { noteExclusions } from '../../core/ask/notes/note-exclusions.ts';

export interface VaultScope extends Scope {
  /** Rules that cannot be read or used, a clause each. */
  readonly unusable: readonly string[];
}

interface VaultFolder {
  /** The searched folder and the vault that contains it, as real paths. */
  readonly root: string;
  readonly vault: string;
  /** In addition to what Obsidian excludes; in the same form. */
  readonly exclude: readonly string[];
  readonly userFolder: string | null;
  /** Obsidian's own, when its user has chosen another than usual. */
  readonly configDir?: string | undefined;
}

export function vaultScope({ root, vault, exclude, userFolder, configDir }: VaultFolder): VaultScope {
  const above = pathBelow(vault, root);
  const rules = vaultRules(vault, configDir);
  // A folder that a person names is searched, whatever excludes it as a whole.
  const isAround = (rule: string) => above !== '' && noteExclusions({ exclude: [rule] }).isExcluded(above);
  const { reasonOf, key, unusable } = noteExclusions({
    exclude: [...rules.exclude, ...exclude].filter((rule) => !isAround(rule)),
    templates: rules.templates.filter((folder) => !isAround(folder)),
  });
  return {
    ...{ key, unusable: [...rules.unread, ...unusable], closed: closedIn(root, userFolder) },
    reasonOf: (path) => reasonOf(`${above}${path}`),
  };
}

/** The user folder, if it lies in the searched folder. */
export function closedIn(root: string, userFolder: string | null): ReadonlySet<string> {
  const isClosed = userFolder !== null && userFolder !== root && isInside(userFolder, root);
  return new Set(isClosed ? [pathBelow(root, userFolder).normalize('NFC')] : []);
}

/** With `/`, also at the end; empty for the folder itself. */
function pathBelow(folder: string, path: string): string {
  const way = relative(folder, path).split(sep).join('/');
  return way === '' ? '' : `${way}/`;
}

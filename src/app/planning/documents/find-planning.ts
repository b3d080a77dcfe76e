// Finds the project that a planning file or folder belongs to.

import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isFolder } from '../../../adapters/files/list-folder.ts';

/**
 * The nearest folder at or above `path` that holds `.planning`; null when none does. A path inside
 * `.planning` belongs to the folder around it.
 */
export function findProject(path: string): string | null {
  let folder = isFolder(path) ? path : dirname(path);
  for (;;) {
    if (basename(folder) === '.planning') return dirname(folder);
    if (existsSync(join(folder, '.planning'))) return folder;
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

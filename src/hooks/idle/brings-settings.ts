// Whether a project may bring files that tell the client which servers to start and which variables to set. A few looks,
// so that a session in any other project starts as fast as without MSW.

import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';

/** True also where only a closer look can tell that nothing is wrong. */
export function bringsSettings(project: string): boolean {
  const folders = upwards(project);
  // The client looks for servers as far as the root, for settings as far as the outermost repository.
  const top = folders.findLastIndex((folder) => kindOf(`${folder}/.git`) !== 'none');
  return folders.some(
    (folder, at) =>
      kindOf(`${folder}/.mcp.json`) !== 'none' ||
      // A file names another repository, which may have settings as well.
      kindOf(`${folder}/.git`) === 'file' ||
      (at <= Math.max(0, top) && SETTINGS.some((file) => kindOf(`${folder}/.claude/${file}`) !== 'none')),
  );
}

const SETTINGS = ['settings.json', 'settings.local.json'];

function upwards(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
}

function kindOf(path: string): 'none' | 'folder' | 'file' {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return 'none';
    return stat.isDirectory() ? 'folder' : 'file';
  } catch {
    return 'file';
  }
}

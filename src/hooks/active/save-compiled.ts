// Writes compiled code to the user folder. Loaded only by the few turns that compiled something new.

import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { type CompiledCode, compiledFolder, compiledPath, renderCompiled } from './compiled-code.ts';

/** A failure is silent: the next turn compiles again. */
export function saveCompiled(userFolder: string, code: CompiledCode): void {
  try {
    writeFileAtomic(compiledPath(userFolder), renderCompiled(code), { mode: 0o600 });
    removeOld(userFolder);
  } catch {
    // For example a full disk.
  }
}

/** One month. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** That of other versions of node, and the folders that node itself wrote there for earlier versions of MSW. */
function removeOld(userFolder: string): void {
  const folder = compiledFolder(userFolder);
  for (const name of namesIn(folder, privateFile(userFolder))) {
    const path = join(folder, name);
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && stat.mtimeMs < Date.now() - KEPT_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

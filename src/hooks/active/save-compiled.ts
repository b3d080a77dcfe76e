// Writes compiled code to the user folder. Loaded only by the few turns that compiled something new.

import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from 'node:vm';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import {
  type CompiledFile,
  compiledFolder,
  compiledPath,
  type KeptCode,
  renderCompiled,
} from './compiled-code.ts';

export interface LoadedFile {
  readonly source: Buffer;
  readonly script: Script;
}

/** @param former what was kept before; null when nothing of it stays */
export function saveCompiled(
  userFolder: string,
  former: KeptCode | null,
  loaded: ReadonlyMap<string, LoadedFile>,
): void {
  const files = new Map<string, CompiledFile>();
  for (const name of former?.names ?? []) {
    const file = former?.read(name) ?? null;
    if (file !== null) files.set(name, file);
  }
  for (const [name, { source, script }] of loaded)
    files.set(name, { source, code: script.createCachedData() });
  const turns = 1 + (former?.turns ?? 0);
  makeFolder(compiledFolder(userFolder), 0o700);
  writeFileAtomic(compiledPath(userFolder), renderCompiled({ turns, files }), { mode: 0o600 });
  removeOld(userFolder);
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

// Keeps what V8 compiled in this process for the next turn.

import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { type CompiledParts, packCode } from './reuse-compiled.ts';

const oldAgeMs = 90 * 24 * 60 * 60 * 1000;

/** After a whole turn, when the functions that a turn needs have been compiled. Never throws. */
export function saveCompiled({ fresh }: CompiledParts): void {
  for (const { path, source, script } of fresh) {
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileAtomic(path, packCode(source, script.createCachedData()), { mode: 0o600 });
      removeOld(dirname(path));
    } catch {
      // The next turn compiles again.
    }
  }
}

/** Of versions of node that are gone. */
function removeOld(folder: string): void {
  for (const name of namesIn(folder, named)) {
    const path = join(folder, name);
    const age = Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > oldAgeMs) rmSync(path, { force: true });
  }
}

// Caches V8's compiled code of MSW for the next turn, where node can (22.8 and later). The cache lies in the user
// folder rather than node's default place, a temporary folder in which others may write. Node caches the functions
// compiled by the time a file has loaded, but V8 compiles most functions only when they are called. So V8 is set to
// compile eagerly while the hook's own code loads, and all functions are cached.

import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import type { Folder } from '../../adapters/files/msw-folder.ts';

/**
 * From now on loaded code is cached, and compiled eagerly until `compileLazily` is called. NODE_DISABLE_COMPILE_CACHE
 * prevents this, as it does in node. Returns the user folder, so that the caller need not look it up again.
 */
export function keepCompiled(project: string, env: Readonly<Record<string, string | undefined>>): Folder {
  const folder = ownUserFolder(project, env);
  if (folder.status === 'ok' && !env.NODE_DISABLE_COMPILE_CACHE) enableIn(join(folder.path, 'compiled'));
  return folder;
}

/** Otherwise node's own code, which was cached under other flags, would be compiled again as well. */
export function compileLazily(): void {
  if (keeps) process.getBuiltinModule('node:v8').setFlagsFromString('--lazy');
}

/** Whether node caches compiled code. */
export function isKeeping(): boolean {
  return keeps;
}

let keeps = false;

function enableIn(folder: string): void {
  // In node 20, probing node:module for the missing function would cost a millisecond, and loading node:v8 four.
  if (Number.parseInt(process.versions.node, 10) < 22) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Code that another user of the machine could have written must never run, so the folder has to be private.
    const stat = lstatSync(folder);
    const own = process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0);
    if (!stat.isDirectory() || !own) return;
    const enable: unknown = Reflect.get(process.getBuiltinModule('node:module'), 'enableCompileCache');
    if (typeof enable !== 'function') return;
    process.getBuiltinModule('node:v8').setFlagsFromString('--no-lazy');
    keeps = true;
    Reflect.apply(enable, undefined, [folder]);
  } catch {
    // This turn compiles as usual.
  }
}

// Has node keep what V8 compiled of MSW for the next turn, where node can (22.8 and later). The copies lie in the user
// folder, not in node's own place: that is a temporary folder, in which others may write. Node keeps what is compiled as
// soon as a file is read, and V8 compiles most functions only when they are called: it is told to compile all of them
// while the hook's own code is read, so that all are kept.

import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import type { Folder } from '../../adapters/files/msw-folder.ts';

/**
 * What is required from now on is kept, and all of it compiled, until `compileLazily` is called. Returns this user's folder, for it was looked up. NODE_DISABLE_COMPILE_CACHE
 * prevents it, as it does in node.
 */
export function keepCompiled(project: string, env: Readonly<Record<string, string | undefined>>): Folder {
  const folder = ownUserFolder(project, env);
  if (folder.status === 'ok' && !env.NODE_DISABLE_COMPILE_CACHE) enableIn(join(folder.path, 'compiled'));
  return folder;
}

/** Node's own code, kept with other flags, would be compiled again as well. */
export function compileLazily(): void {
  if (keeps) process.getBuiltinModule('node:v8').setFlagsFromString('--lazy');
}

/** Whether node keeps what is compiled. */
export function isKeeping(): boolean {
  return keeps;
}

let keeps = false;

function enableIn(folder: string): void {
  // Asking node:module for what it does not have would cost node 20 a millisecond, and loading node:v8 four.
  if (Number.parseInt(process.versions.node, 10) < 22) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // What another user of the machine could have written is never run: not here, nor in what node makes in it.
    const stat = lstatSync(folder);
    const own = process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0);
    if (!stat.isDirectory() || !own) return;
    const enable: unknown = Reflect.get(process.getBuiltinModule('node:module'), 'enableCompileCache');
    if (typeof enable !== 'function') return;
    process.getBuiltinModule('node:v8').setFlagsFromString('--no-lazy');
    keeps = true;
    Reflect.apply(enable, undefined, [folder]);
  } catch {
    // This turn compiles as ever.
  }
}

// Keeps what V8 compiled of MSW's own files for the next turn: compiling them takes a third of a turn's processor time.
// Node's own cache (22.8 and later) would keep what is compiled by the time a file has loaded, but V8 compiles most
// functions when they are first called.

import { lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Script } from 'node:vm';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import type { Folder } from '../../adapters/files/msw-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { notOnlyOurs, readFile } from '../../adapters/files/read-file.ts';
import { type CompiledFile, compiledFolder, NOTHING, readCompiled } from './compiled-code.ts';
import { saveCompiled } from './save-compiled.ts';

/**
 * From now on MSW's files are loaded with the code kept from earlier turns, and what this turn compiled is kept when
 * the process exits. NODE_DISABLE_COMPILE_CACHE prevents both, as it does in node. Returns the user folder, so that the
 * caller need not look it up again.
 */
export function keepCompiled(project: string, env: Readonly<Record<string, string | undefined>>): Folder {
  const folder = ownUserFolder(project, env);
  if (folder.status === 'ok' && !env.NODE_DISABLE_COMPILE_CACHE) keepIn(folder.path);
  return folder;
}

/** Later turns of a loop take other paths through the same files. */
const TURNS_THAT_ADD = 4;

function keepIn(userFolder: string): void {
  if (!isPrivate(compiledFolder(userFolder))) return;
  const known = readCompiled(userFolder);
  const loaded = new Map<string, { readonly source: Buffer; readonly script: Script }>();
  let isComplete = known.turns >= TURNS_THAT_ADD;
  let isUpdated = false;
  // No other package's file ends so: they are all bundled into MSW's.
  require.extensions['.cjs'] = (module: NodeJS.Module, filename: string) => {
    const source = sourceOf(filename);
    const file = known.files.get(basename(filename));
    const isOther = file !== undefined && !file.source.equals(source);
    if (isOther) isUpdated = true;
    const cachedData = isOther ? undefined : file?.code;
    const script = new Script(wrapped(source), { filename, ...(cachedData && { cachedData }) });
    if (script.cachedDataRejected !== false) isComplete = false;
    loaded.set(basename(filename), { source, script });
    run(script, module, filename);
  };
  process.once('exit', () => {
    if (isComplete) return;
    // What saves is loaded only now, and rarely.
    Reflect.deleteProperty(require.extensions, '.cjs');
    // After an update its first turns add again, and nothing of the former version stays.
    const { turns, files: former } = isUpdated ? NOTHING : known;
    const files = new Map<string, CompiledFile>(former);
    try {
      for (const [name, { source, script }] of loaded)
        files.set(name, { source, code: script.createCachedData() });
      saveCompiled(userFolder, { turns: turns + 1, files });
    } catch {
      // The part that saves may be gone during an update; the answer has been given.
    }
  });
}

/** Code that another user of the machine could have written must never run. */
function isPrivate(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stat = lstatSync(folder);
    return stat.isDirectory() && notOnlyOurs(folder, stat) === null;
  } catch {
    return false;
  }
}

function sourceOf(filename: string): Buffer {
  const read = readFile(filename, named, LARGEST_SOURCE);
  if (read.status === 'ok') return read.bytes;
  throw new Error(`${filename} ${read.status === 'missing' ? 'is missing' : read.reason}`);
}

const LARGEST_SOURCE = 32 * 1024 * 1024;

/** In one line with the source's first, as node wraps it, so that stack traces count the same lines. */
function wrapped(source: Buffer): string {
  return `(function (exports, require, module, __filename, __dirname) { ${source.toString('utf8')}\n})`;
}

function run(script: Script, module: NodeJS.Module, filename: string): void {
  const load: unknown = script.runInThisContext();
  if (typeof load !== 'function') throw new TypeError(`${filename} is not a module`);
  Reflect.apply(load, module.exports, [
    module.exports,
    module.require.bind(module),
    module,
    filename,
    dirname(filename),
  ]);
}

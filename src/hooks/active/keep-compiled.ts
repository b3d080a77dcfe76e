// Keeps what V8 compiled of MSW's own files for the next turn: compiling them takes a third of a turn's processor time.
// Node's own cache (22.8 and later) would keep what is compiled by the time a file has loaded, but V8 compiles most
// functions when they are first called.

import { lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import type { Folder } from '../../adapters/files/msw-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { notOnlyOurs, readFile } from '../../adapters/files/read-file.ts';
import { compiledFolder, openCompiled } from './compiled-code.ts';
import { type LoadedFile, saveCompiled } from './save-compiled.ts';

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
  const kept = openCompiled(userFolder);
  const loaded = new Map<string, LoadedFile>();
  let isComplete = kept.turns >= TURNS_THAT_ADD;
  let isUpdated = false;
  const compile = (filename: string): Script => {
    const source = sourceOf(filename);
    const file = kept.read(basename(filename));
    const isOther = file !== null && !file.source.equals(source);
    if (isOther) isUpdated = true;
    const cachedData = isOther ? undefined : file?.code;
    const script = new Script(source.toString('utf8'), { filename, ...(cachedData && { cachedData }) });
    if (script.cachedDataRejected !== false) isComplete = false;
    loaded.set(basename(filename), { source, script });
    return script;
  };
  const load = loaderWith(compile);
  // No other package's file ends so: they are all bundled into MSW's.
  require.extensions['.cjs'] = (module: NodeJS.Module, filename: string) => {
    module.exports = load(filename);
  };
  process.once('exit', () => {
    if (isComplete) return;
    // What saves is loaded only now, and rarely.
    Reflect.deleteProperty(require.extensions, '.cjs');
    try {
      // After an update its first turns add again, and nothing of the former version stays.
      saveCompiled(userFolder, isUpdated ? null : kept, loaded);
    } catch {
      // For example a full disk; during an update the part that saves may be gone. The next turn compiles again.
    }
  });
}

/** Loads files that require each other. Node's own way from a name to its file takes a twentieth of a turn. */
function loaderWith(compile: (filename: string) => Script): (filename: string) => unknown {
  const modules = new Map<string, { exports: unknown }>();
  const builtIns = new Map<string, unknown>();
  const builtIn = (name: string): unknown => {
    if (!builtIns.has(name)) builtIns.set(name, require(name));
    return builtIns.get(name);
  };
  const load = (filename: string): unknown => {
    const known = modules.get(filename);
    if (known !== undefined) return known.exports;
    const run: unknown = compile(filename).runInThisContext();
    if (typeof run !== 'function') throw new TypeError(`${filename} is not a module`);
    const module = { exports: {} };
    modules.set(filename, module);
    const folder = dirname(filename);
    const requireFrom = (name: string): unknown =>
      name.startsWith('.') ? load(join(folder, name)) : builtIn(name);
    Reflect.apply(run, module.exports, [module.exports, requireFrom, module, filename, folder]);
    return module.exports;
  };
  return load;
}

/** Code that another user of the machine could have written must never run. True also before the folder is made. */
function isPrivate(folder: string): boolean {
  try {
    const stat = lstatSync(folder, { throwIfNoEntry: false });
    return stat === undefined || (stat.isDirectory() && notOnlyOurs(folder, stat) === null);
  } catch {
    return false;
  }
}

/**
 * Wrapped as node does it, in one line with the source's first, so that stack traces count the same lines. Bytes are put
 * together rather than strings, of which V8 would make one more copy.
 */
function sourceOf(filename: string): Buffer {
  const read = readFile(filename, named, LARGEST_SOURCE);
  if (read.status === 'ok') return Buffer.concat([BEGINNING, read.bytes, END]);
  throw new Error(`${filename} ${read.status === 'missing' ? 'is missing' : read.reason}`);
}

const LARGEST_SOURCE = 32 * 1024 * 1024;
const BEGINNING = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
const END = Buffer.from('\n})');

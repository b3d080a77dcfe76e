// Lets the parts of a hook start from what V8 compiled for an earlier turn. What cannot be used is compiled
// as ever. The copies lie in the user folder: whoever can write there can run commands anyway (SECURITY.md).

import type { Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import type { Folder } from '../../adapters/files/msw-folder.ts';
import { notOnlyOurs } from '../../adapters/files/only-ours.ts';
import { readPlain } from '../../adapters/files/read-plain.ts';

interface CompiledPart {
  /** Where it is kept. */
  readonly path: string;
  readonly source: Buffer;
  readonly script: Script;
}

export interface CompiledParts {
  /** This user's folder, for it was looked up already. */
  readonly folder: Folder;
  /** What had to be compiled in this process. */
  readonly fresh: readonly CompiledPart[];
}

/** From now on, parts that are required are looked up first. NODE_DISABLE_COMPILE_CACHE prevents it, as it does in node. */
export function reuseCompiled(
  project: string,
  env: Readonly<Record<string, string | undefined>>,
): CompiledParts {
  const folder = ownUserFolder(project, env);
  const fresh: CompiledPart[] = [];
  const extensions = requireExtensions();
  if (folder.status === 'ok' && extensions !== null && !env.NODE_DISABLE_COMPILE_CACHE) {
    const load = (module: unknown, file: string): void => {
      if (isObject(module)) loadPart(module, file, folder.path, fresh);
    };
    // Node has no entry for .cjs, so that no other file is touched.
    Reflect.set(extensions, '.cjs', load);
  }
  return { folder, fresh };
}

/** What `keptCode` reads: the lengths, the source, and the code twice. */
export function packCode(source: Buffer, code: Buffer): Buffer {
  const lengths = Buffer.alloc(headBytes);
  lengths.writeUInt32LE(source.length, 0);
  lengths.writeUInt32LE(code.length, 4);
  return Buffer.concat([lengths, source, code, code]);
}

const headBytes = 8;
const largestPart = 16 * 1024 * 1024;

function loadPart(module: object, file: string, folder: string, fresh: CompiledPart[]): void {
  const part = readPlain(file, { cap: largestPart });
  if (part.status !== 'ok') throw new Error(`${file} is missing`);
  const source = part.bytes;
  const path = join(folder, 'compiled', `${basename(file, '.cjs')}-${process.version}-${process.arch}`);
  const cachedData = keptCode(path, source);
  const text = `(function (exports, require, module, __filename, __dirname) {${source.toString('utf8')}\n})`;
  const script = new Script(text, { filename: file, ...(cachedData && { cachedData }) });
  // V8 refuses what another version of it, or one with other flags, compiled.
  if (cachedData === null || script.cachedDataRejected) fresh.push({ path, source, script });
  const require: unknown = Reflect.get(module, 'require');
  const run: unknown = script.runInThisContext();
  if (typeof run !== 'function' || typeof require !== 'function') throw new Error(`${file} is no module`);
  const asked = [Reflect.get(module, 'exports'), require.bind(module), module, file, dirname(file)];
  Reflect.apply(run, undefined, asked);
}

/**
 * The code that was kept for exactly this source. V8 runs whatever it is given, without a checksum; that
 * both copies of it are equal tells that the disk gave back what was written.
 */
function keptCode(path: string, source: Buffer): Buffer | null {
  // What another user of the machine could have written is never run.
  const objection = (stat: Stats) => notOnlyOurs(path, stat);
  const file = readPlain(path, { cap: 4 * largestPart, followsLink: false, objection });
  const kept = file.status === 'ok' ? file.bytes : null;
  if (kept === null || kept.length < headBytes) return null;
  const codeStart = headBytes + kept.readUInt32LE(0);
  const codeEnd = codeStart + kept.readUInt32LE(4);
  const code = kept.subarray(codeStart, codeEnd);
  const whole = kept.subarray(headBytes, codeStart).equals(source) && kept.subarray(codeEnd).equals(code);
  return whole ? code : null;
}

/** `require.extensions`; asking node:module for it would load what reads source maps. */
function requireExtensions(): object | null {
  const main = process.mainModule;
  const extensions: unknown = main && Reflect.get(main.constructor, '_extensions');
  return isObject(extensions) ? extensions : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

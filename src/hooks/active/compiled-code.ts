// What V8 compiled of MSW's files, as it is kept in the user folder: one file for each version of node. V8 does not
// notice when such code is damaged, and crashes on it or runs something else. So the code is kept twice, next to the
// source that it was compiled from: comparing copies takes node less time than any digest.

import { join } from 'node:path';
import { privateFile } from '../../adapters/files/place.ts';
import { readFile } from '../../adapters/files/read-file.ts';

export interface CompiledCode {
  /** How many turns added code. */
  readonly turns: number;
  /** By the file's name. */
  readonly files: ReadonlyMap<string, CompiledFile>;
}

export interface CompiledFile {
  readonly source: Buffer;
  readonly code: Buffer;
}

/** Nothing if any part of it is damaged. */
export function readCompiled(userFolder: string): CompiledCode {
  const read = readFile(compiledPath(userFolder), privateFile(userFolder), LARGEST);
  return read.status === 'ok' ? parseCompiled(read.bytes) : NOTHING;
}

export function compiledPath(userFolder: string): string {
  return join(compiledFolder(userFolder), `${process.version}-${process.arch}`);
}

export function compiledFolder(userFolder: string): string {
  return join(userFolder, 'compiled');
}

/** A line of JSON with the lengths, then for each file its source and its code twice. */
export function renderCompiled({ turns, files }: CompiledCode): Buffer {
  const lengths = [...files].map(([name, { source, code }]) => [name, source.length, code.length]);
  const parts = [...files.values()].flatMap(({ source, code }) => [source, code, code]);
  return Buffer.concat([Buffer.from(`${JSON.stringify([turns, ...lengths])}\n`), ...parts]);
}

function parseCompiled(bytes: Buffer): CompiledCode {
  const end = bytes.indexOf('\n');
  const [turns, ...lengths] = listIn(bytes.toString('utf8', 0, Math.max(0, end)));
  if (typeof turns !== 'number') return NOTHING;
  const files = new Map<string, CompiledFile>();
  let at = end + 1;
  const next = (length: number): Buffer => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  for (const entry of lengths) {
    const [name, sourceLength, codeLength] = Array.isArray(entry) ? entry : [];
    if (typeof name !== 'string' || !isLength(sourceLength) || !isLength(codeLength)) return NOTHING;
    const [source, code, copy] = [next(sourceLength), next(codeLength), next(codeLength)];
    if (code.length !== codeLength || !code.equals(copy)) return NOTHING;
    files.set(name, { source, code });
  }
  return { turns, files };
}

export const NOTHING: CompiledCode = { turns: 0, files: new Map() };
const LARGEST = 32 * 1024 * 1024;

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

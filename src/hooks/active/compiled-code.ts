// What V8 compiled of MSW's files, as it is kept in the user folder: one file for each version of node. V8 does not
// notice when such code is damaged, and crashes on it or runs something else. So the code is kept twice, next to the
// source that it was compiled from: comparing copies takes node less time than any digest.

import { join } from 'node:path';
import { privateFile } from '../../adapters/files/place.ts';
import { readParts } from '../../adapters/files/read-file.ts';

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

/** The same before its bytes are read: most of them are not needed before a turn's checks run. */
export interface KeptCode {
  readonly turns: number;
  readonly names: readonly string[];
  /** Null where nothing is kept, or it is damaged. */
  readonly read: (name: string) => CompiledFile | null;
}

export function openCompiled(userFolder: string): KeptCode {
  const path = compiledPath(userFolder);
  const place = privateFile(userFolder);
  const { turns, parts } = readParts(path, place, (read) => parseHead(read(0, HEAD))) ?? NOTHING;
  const read = (name: string): CompiledFile | null => {
    const part = parts.get(name);
    return part === undefined
      ? null
      : readParts(path, place, (readPart) => intact(part, readPart(part.start, sizeOf(part))));
  };
  return { turns, names: [...parts.keys()], read };
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
  const bodies = [...files.values()].flatMap(({ source, code }) => [source, code, code]);
  return Buffer.concat([Buffer.from(`${JSON.stringify([turns, ...lengths])}\n`), ...bodies]);
}

interface Part {
  /** Its offset in the file. */
  readonly start: number;
  readonly source: number;
  readonly code: number;
}

/** More than the first line has, and less than the whole file. */
const HEAD = 16 * 1024;
const LARGEST = 32 * 1024 * 1024;
const NOTHING = { turns: 0, parts: new Map<string, Part>() };

function parseHead(head: Buffer | null): { readonly turns: number; readonly parts: Map<string, Part> } {
  const end = head?.indexOf('\n') ?? -1;
  const [turns, ...lengths] = listIn(head?.toString('utf8', 0, Math.max(0, end)) ?? '');
  if (typeof turns !== 'number') return NOTHING;
  const parts = new Map<string, Part>();
  let start = end + 1;
  for (const entry of lengths) {
    const [name, source, code] = Array.isArray(entry) ? entry : [];
    if (typeof name !== 'string' || !isLength(source) || !isLength(code)) return NOTHING;
    const part = { start, source, code };
    parts.set(name, part);
    start += sizeOf(part);
  }
  return { turns, parts };
}

function sizeOf({ source, code }: Part): number {
  return source + 2 * code;
}

function intact({ source, code }: Part, bytes: Buffer | null): CompiledFile | null {
  if (bytes === null) return null;
  const first = bytes.subarray(source, source + code);
  return first.equals(bytes.subarray(source + code))
    ? { source: bytes.subarray(0, source), code: first }
    : null;
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= LARGEST;
}

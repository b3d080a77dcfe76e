// Restores one file of a project: reads its current state, and replaces it with other content, a link or nothing. Never
// writes through a link, and never exposes a half-written file.

import {
  chmodSync,
  lstatSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './error-code.ts';
import { namesIn } from './list-folder.ts';
import { makeFolder } from './make-folder.ts';
import { findIn, named, ownFile } from './place.ts';
import { readPlain } from './read-plain.ts';

/** A file of a project, as git sees it. */
export interface FileState {
  readonly kind: 'file' | 'program' | 'link';
  /** For a link, its target. */
  readonly bytes: Uint8Array;
}

type Looked =
  | { readonly status: 'ok'; readonly state: FileState }
  | { readonly status: 'missing' }
  | { readonly status: 'folder'; readonly isEmpty: boolean }
  /** A clause about "it". */
  | { readonly status: 'refused'; readonly reason: string };

/** @param path from `root`, with `/` */
export function lookAtFile(root: string, path: string, cap: number): Looked {
  const found = findIn(ownFile(root), join(root, path));
  if (found.status !== 'ok') return found;
  try {
    const stat = lstatSync(found.path, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink()) {
      const bytes = readlinkSync(found.path, 'buffer');
      return { status: 'ok', state: { kind: 'link', bytes } };
    }
    if (stat?.isDirectory()) return { status: 'folder', isEmpty: namesIn(found.path, named).length === 0 };
    const read = readPlain(found.path, { cap, followsLink: false });
    if (read.status !== 'ok') return read;
    const runs = process.platform !== 'win32' && ((stat?.mode ?? 0) & 0o100) !== 0;
    return { status: 'ok', state: { kind: runs ? 'program' : 'file', bytes: read.bytes } };
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOTDIR' ? { status: 'missing' } : refused(code);
  }
}

/** The same name in every folder, so that a resumed undo finds what an interrupted one left. */
export const TEMPORARY = '.msw-undo.tmp';

type Restored = { readonly status: 'ok' } | { readonly status: 'refused'; readonly reason: string };

/**
 * @param path from `root`, with `/`
 * @param state null removes the file and the folders that become empty, except those in `kept`
 */
export function restoreFile(
  root: string,
  path: string,
  state: FileState | null,
  kept: readonly string[],
): Restored {
  const found = findIn(ownFile(root), join(root, path));
  if (found.status === 'missing') return state === null ? { status: 'ok' } : refused('ENOTDIR');
  if (found.status === 'refused') return found;
  try {
    if (state === null) remove(found.path, [root, ...kept]);
    else put(found.path, state);
    return { status: 'ok' };
  } catch (error) {
    return refused(errorCode(error));
  }
}

/** Removes what a killed process left next to a file. */
export function removeTemporary(root: string, path: string): void {
  const found = findIn(ownFile(root), join(dirname(join(root, path)), TEMPORARY));
  if (found.status !== 'ok') return;
  try {
    rmSync(found.path, { force: true });
  } catch {
    // A file may have replaced the folder; a leftover that cannot be removed makes the next write fail.
  }
}

function refused(code: string | null): { status: 'refused'; reason: string } {
  return {
    status: 'refused',
    reason: REASONS[code ?? ''] ?? `it cannot be written (${code ?? 'unknown error'})`,
  };
}

const FOLDER = 'there is a folder in its place';
const REASONS: Readonly<Record<string, string>> = {
  EISDIR: FOLDER,
  ENOTEMPTY: FOLDER,
  ENOTDIR: 'there is a file in the place of its folder',
  EEXIST: 'there is a file in the place of its folder',
};

function put(path: string, { kind, bytes }: FileState): void {
  makeFolder(dirname(path));
  const temporary = join(dirname(path), TEMPORARY);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  rmSync(temporary, { force: true });
  if (kind === 'link') symlinkSync(Buffer.from(bytes), temporary);
  else {
    writeFileSync(temporary, bytes, { flag: 'wx', mode: kind === 'program' ? 0o777 : 0o666 });
    if (stat?.isFile() && process.platform !== 'win32') chmodSync(temporary, modeFor(stat.mode, kind));
  }
  try {
    // Fails unless the folder is empty.
    if (stat?.isDirectory()) rmdirSync(path);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Anyone who may read the file may run it. */
function modeFor(mode: number, kind: 'file' | 'program'): number {
  const rights = mode & 0o777;
  return kind === 'program' ? rights | ((rights & 0o444) >> 2) : rights & ~0o111;
}

function remove(path: string, kept: readonly string[]): void {
  rmSync(path, { force: true });
  for (let folder = dirname(path); !kept.includes(folder); folder = dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

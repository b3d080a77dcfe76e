// Writes documents of the project, mainly GSD's: never outside the project, never through a link that would be lost,
// and never over text that MSW could not preserve.

import { isUtf8 } from 'node:buffer';

import { accessSync, constants } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { errorCode } from './error-code.ts';
import { lookAt } from './list-folder.ts';
import { makeFolder } from './make-folder.ts';
import type { Folder } from './msw-folder.ts';
import { findIn, projectFile } from './place.ts';
import { readFile } from './read-file.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

export type Written = { readonly status: 'ok' } | { readonly status: 'refused'; readonly reason: string };

/** Replaces or creates a file; its folder must exist. Throws file-system errors. */
export function writeDocument(root: string, path: string, text: string): Written {
  const objection = writeObjection(root, path);
  if (objection !== null) return { status: 'refused', reason: objection };
  writeFileAtomic(resolve(root, path), text);
  return { status: 'ok' };
}

/** One sentence: why a document must not be written; null when it may. @param path absolute, or from the project */
export function writeObjection(root: string, path: string): string | null {
  const file = resolve(root, path);
  const name = fromRoot(root, file);
  const folder = findIn(projectFile(root), dirname(file));
  if (folder.status === 'refused') return strayed(fromRoot(root, dirname(file)), folder.reason);
  const denied = deniedFolder(root, dirname(file));
  if (denied !== null) return denied;
  const stat = lookAt(file);
  if (stat === null) return null;
  // Another mode does not matter, as the file is replaced.
  if (UNCHANGEABLE.has(denialOf(file) ?? '')) return unwritable(name, denialOf(file));
  if (stat.isSymbolicLink())
    return `${name} is a symbolic link, which MSW does not write through: put the file itself there.`;
  const now = readFile(file, projectFile(root), LARGEST);
  if (now.status === 'refused') return `${name} cannot be written: ${now.reason}. Move it away.`;
  if (now.status === 'missing' || isUtf8(now.bytes)) return null;
  return `${name} is not valid UTF-8: MSW would corrupt it. Save it as UTF-8.`;
}

/** One sentence: why nothing can be written into a folder; null when it can, or is not there. */
export function deniedFolder(root: string, folder: string): string | null {
  const code = denialOf(folder);
  return code === null || code === 'ENOENT' ? null : unwritable(fromRoot(root, folder), code);
}

/** Immutable, or on a file system that is read-only. */
const UNCHANGEABLE: ReadonlySet<string> = new Set(['EPERM', 'EROFS']);

function denialOf(path: string): string | null {
  try {
    accessSync(path, constants.W_OK);
    return null;
  } catch (error) {
    return errorCode(error) ?? 'unknown error';
  }
}

function unwritable(name: string, code: string | null): string {
  return `${name} cannot be written (${code}): make it writable, then try again.`;
}

/** Creates a folder of the project and its parents. A link on the path may lead elsewhere in the project. */
export function openDocumentFolder(root: string, path: string): Folder {
  const folder = resolve(root, path);
  const existing = nearestExisting(folder);
  const found = findIn(projectFile(root), existing);
  if (found.status !== 'ok') {
    const reason = found.status === 'refused' ? found.reason : 'it is a broken link';
    return { status: 'refused', reason: strayed(fromRoot(root, existing), reason) };
  }
  try {
    makeFolder(folder);
    return { status: 'ok', path: folder };
  } catch (error) {
    const reason = `${fromRoot(root, folder)} cannot be made (${errorCode(error) ?? 'unknown error'}).`;
    return { status: 'refused', reason };
  }
}

const LARGEST = 16 * 1024 * 1024;

function nearestExisting(path: string): string {
  const parent = dirname(path);
  return lookAt(path) !== null || parent === path ? path : nearestExisting(parent);
}

function strayed(name: string, reason: string): string {
  return `${name} cannot be used: ${reason}. Put the folder itself into the project.`;
}

/** With `/`, as people write it. */
function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/') || path;
}

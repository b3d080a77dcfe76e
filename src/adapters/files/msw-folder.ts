// The project's `.msw` folder: created on first use, ignored by git, and never followed out of the project.

import { lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { errorCode } from './error-code.ts';
import { below } from './place.ts';
import { readPlain } from './read-plain.ts';
import { setAside } from './set-aside.ts';
import { writeFileAtomic } from './write-file-atomic.ts';

export type Folder =
  | { readonly status: 'ok'; readonly path: string }
  | { readonly status: 'refused'; readonly reason: string };

const LOOP_ID = /^[a-z0-9-]{1,64}$/;

/**
 * Creates `.msw` with a `.gitignore` of `*`; an ignore file that lets more than the shared files into git is set aside.
 * Refused when `.msw` is a symlink or not a folder: a repository that ships such a link would have MSW write wherever
 * it points. Also refused when it cannot be created.
 */
export function openMswFolder(projectRoot: string): Folder {
  const path = mswPath(projectRoot);
  const folder = openRealFolder(path);
  if (folder.status === 'refused') return folder;
  const ignore = below(path, '.gitignore');
  if (ignored.has(ignore)) return folder;
  const seen = readPlain(ignore, { cap: largestIgnore, followsLink: false });
  try {
    if (seen.status !== 'ok' || !ignoresAll(seen.bytes.toString('utf8'))) {
      if (seen.status !== 'missing') setAside(ignore, new Date().toISOString());
      writeFileAtomic(ignore, '*\n');
    }
  } catch (error) {
    return cannotMake(ignore, error);
  }
  ignored.add(ignore);
  return folder;
}

/** The `.gitignore` files that this process has found in order: a turn asks many times. */
const ignored = new Set<string>();
const largestIgnore = 64 * 1024;

/** Whether git ignores the files that MSW writes. A team may share settings, readers and notes. */
function ignoresAll(text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const mayCount = (line: string) => !line.startsWith('!') || SHARED.test(line);
  return lines.includes('*') && lines.every(mayCount);
}

const SHARED = /^!\/?(?:config\.json|\.gitignore|memory\/(?:\*\.md|links\.jsonl)?|readers\/(?:\*\.json)?)$/;

/** A path inside `.msw`; only joins, so no part may be unchecked input. */
export function mswPath(projectRoot: string, ...parts: readonly string[]): string {
  return below(projectRoot, '.msw', ...parts);
}

/** Creates `.msw/loops/<id>/`; the id is 1 to 64 of `a-z 0-9 -`, and no part of the path may be a symlink. */
export function openLoopFolder(projectRoot: string, id: string): Folder {
  if (!LOOP_ID.test(id)) return { status: 'refused', reason: `"${id.slice(0, 80)}" is not the id of a loop` };
  return openMswSubfolder(projectRoot, 'loops', id);
}

/** Creates a folder below `.msw`, each name inside the previous one; no part of the path may be a symlink. */
export function openMswSubfolder(projectRoot: string, ...names: readonly string[]): Folder {
  let folder = openMswFolder(projectRoot);
  for (const name of names) {
    if (folder.status === 'refused') return folder;
    folder = openRealFolder(below(folder.path, name));
  }
  return folder;
}

/** Checks first: the folder nearly always exists, and an error costs more than the check. */
function openRealFolder(path: string): Folder {
  const seen = lstatSync(path, { throwIfNoEntry: false });
  if (seen?.isDirectory()) return { status: 'ok', path };
  try {
    mkdirSync(path);
    return { status: 'ok', path };
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') return cannotMake(path, error);
  }
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink())
    return {
      status: 'refused',
      reason: `${path} is a symbolic link, which MSW never follows: remove the link`,
    };
  if (!stat?.isDirectory()) return { status: 'refused', reason: `${path} is not a folder` };
  return { status: 'ok', path };
}

/** Removes a folder again in which nothing was written. */
export function dropIfEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // It has files, or is gone.
  }
}

function cannotMake(path: string, error: unknown): Folder {
  return { status: 'refused', reason: `${path} cannot be made (${errorCode(error) ?? 'unknown error'})` };
}

// The project's `.msw` folder: made on first use, ignored by git, and never followed out of the project.

import { lstatSync, mkdirSync } from 'node:fs';
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
 * Makes `.msw` with a `.gitignore` of `*`; one that lets more than the settings into git is set aside. Refused
 * when it is a symlink or no folder: a repository that ships such a link would have us write wherever it points
 * to. Also refused where it cannot be made.
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

/** Found right by this process: a turn asks many times. */
const ignored = new Set<string>();
const largestIgnore = 64 * 1024;

/** Whether git keeps out what MSW writes. Settings, readers and notes are what a team may share. */
function ignoresAll(text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const mayCount = (line: string) => !line.startsWith('!') || SHARED.test(line);
  return lines.includes('*') && lines.every(mayCount);
}

const SHARED = /^!\/?(?:config\.json|\.gitignore|memory\/(?:\*\.md|links\.jsonl)?|readers\/(?:\*\.json)?)$/;

/** A path inside `.msw`; only joins, so no part may come from outside unchecked. */
export function mswPath(projectRoot: string, ...parts: readonly string[]): string {
  return below(projectRoot, '.msw', ...parts);
}

/** Makes `.msw/loops/<id>/`; the id is 1 to 64 of `a-z 0-9 -`, and no part of the way may be a symlink. */
export function openLoopFolder(projectRoot: string, id: string): Folder {
  if (!LOOP_ID.test(id)) return { status: 'refused', reason: `"${id.slice(0, 80)}" is not the id of a loop` };
  return openMswSubfolder(projectRoot, 'loops', id);
}

/** Makes a folder below `.msw`, each name inside of the one before it; no part of the way may be a symlink. */
export function openMswSubfolder(projectRoot: string, ...names: readonly string[]): Folder {
  let folder = openMswFolder(projectRoot);
  for (const name of names) {
    if (folder.status === 'refused') return folder;
    folder = openRealFolder(below(folder.path, name));
  }
  return folder;
}

/** Looks first: nearly always the folder is there, and an error costs more than the look. */
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
  if (stat?.isSymbolicLink()) return { status: 'refused', reason: `${path} is a symbolic link` };
  if (!stat?.isDirectory()) return { status: 'refused', reason: `${path} is not a folder` };
  return { status: 'ok', path };
}

function cannotMake(path: string, error: unknown): Folder {
  return { status: 'refused', reason: `${path} cannot be made (${errorCode(error) ?? 'unknown error'})` };
}

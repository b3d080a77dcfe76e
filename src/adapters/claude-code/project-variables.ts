// The variables that a project's client settings give to everything that the client starts, MSW's hooks included. Two
// programs read these files, so what MSW cannot read exactly as the client does may set anything.

import { readlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import { gitFolder } from '../files/git-folder.ts';
import { lookAt } from '../files/list-folder.ts';
import { below, named, realPath } from '../files/place.ts';
import { foldersInReach } from '../files/project-reach.ts';
import { readText } from '../files/read-file.ts';
import { fieldsIn, fieldsOf, parseJson } from '../files/read-json.ts';

export interface ProjectVariables {
  /** Whether one of the files gives the variable this value, or may do so. */
  readonly mayGive: (name: string, value: string) => boolean;
  /** A file that MSW cannot read as the client does; null when there is none. */
  readonly unread: Unread | null;
}

export interface Unread {
  readonly path: string;
  /** A clause about "it". */
  readonly reason: string;
}

/**
 * Null when none of the files gives any.
 * @param roots projects that the client may have been started in, at any depth of their repositories
 */
export function projectVariables(roots: readonly string[]): ProjectVariables | null {
  const folders = [...new Set(roots.flatMap((root) => foldersInReach(root)))];
  const mains = folders.map(mainFolders);
  const files = [...folders, ...mains.flatMap(listed)].flatMap((folder) =>
    FILES.map((file) => entriesIn(below(folder, '.claude', file))),
  );
  const given = new Set(files.flatMap(listed));
  const unread = [...mains, ...files].find((read) => 'reason' in read) ?? null;
  if (unread === null && given.size === 0) return null;
  return { mayGive: (name, value) => unread !== null || given.has(entryOf(name, value)), unread };
}

const FILES = ['settings.json', 'settings.local.json'];

type Read = readonly string[] | Unread;

function listed(read: Read): readonly string[] {
  return 'reason' in read ? [] : read;
}

/** Where the client looks besides: in the repository that a linked work tree belongs to. */
function mainFolders(folder: string): Read {
  const path = below(folder, '.git');
  return reading(path, () => {
    if (lookAt(path)?.isDirectory() !== false) return [];
    const git = gitFolder(folder);
    if (git === null) return { path, reason: 'it names no repository' };
    const trees = dirname(realPath(git));
    // A bare repository has no folder around it.
    return basename(trees) === 'worktrees' ? [dirname(trees), dirname(dirname(trees))] : [];
  });
}

/** Such as `NAME=VALUE`. */
function entriesIn(path: string): Read {
  return reading(path, () => {
    if (isBehindLinks(path)) return { path, reason: 'more than one link leads to it' };
    const file = readText(path, named);
    if (file.status === 'missing') return [];
    if (file.status === 'refused') return { path, reason: file.reason };
    // The client takes nothing from an empty file.
    if (file.text.trim() === '') return [];
    const parsed = parseJson(file.text);
    if (parsed.status === 'corrupt') return { path, reason: parsed.reason };
    return Object.entries(fieldsOf(fieldsIn(parsed).env)).map(([name, value]) =>
      entryOf(name, String(value)),
    );
  });
}

function reading(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    return { path, reason: `it cannot be read (${errorCode(error) ?? 'a variable that is not text'})` };
  }
}

/** The client follows links, but one in /proc or /dev leads each process to another place. */
function isBehindLinks(path: string): boolean {
  const link = [dirname(path), path].find((way) => lookAt(way)?.isSymbolicLink());
  if (link === undefined) return false;
  return realPath(path) !== join(resolve(dirname(link), readlinkSync(link)), relative(link, path));
}

/**
 * As in the environment of a process, where a name may contain an equals sign only in the settings. Windows ignores the
 * case of names, and what is not Unicode is replaced on the way.
 */
function entryOf(name: string, value: string): string {
  const entry = Buffer.from(`${name}=${value}`).toString();
  const end = entry.indexOf('=');
  return entry.slice(0, end).toUpperCase() + entry.slice(end);
}

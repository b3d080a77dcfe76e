// Files that keep git waiting for ever: a named pipe in the place of a file that git reads. An archive can bring one.
// Those that git always reads are looked at before it starts, the others only when it does not answer.

import { type Dirent, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gitFolder } from '../files/git-folder.ts';
import { listFolder } from '../files/list-folder.ts';
import { below, named } from '../files/place.ts';
import { topOf } from './repository-files.ts';

/** Among the files that every look at the work tree reads. Null when there is none. @param folder a real path */
export function blockerAhead(folder: string): string | null {
  const top = topOf(folder);
  return remember(folder, top === null ? null : (lists(folder, top).find(isBlocker) ?? inGitFolders(top)));
}

/** In the whole repository around the folder, as far as a short search reaches. Null when none is found. */
export function searchBlocker(folder: string): string | null {
  const top = topOf(folder);
  return remember(folder, top === null ? null : searchBelow(top));
}

/** One found earlier by this process that is still there. */
export function knownBlocker(folder: string): string | null {
  const path = found.get(folder);
  return path !== undefined && isBlocker(path) ? path : null;
}

/** A clause, for people. */
export function blockedBy(path: string): string {
  return `${path} is not a plain file, and git would wait for it`;
}

const found = new Map<string, string>();

function remember(folder: string, path: string | null): string | null {
  if (path !== null) found.set(folder, path);
  return path;
}

const OF_FOLDERS = ['.gitignore', '.gitattributes'];
const OF_TOP = ['.gitmodules', '.mailmap'];

/** From the folder up to the top. */
function lists(folder: string, top: string): readonly string[] {
  const here = OF_FOLDERS.map((name) => below(folder, name));
  return folder === top
    ? [...here, ...OF_TOP.map((name) => below(top, name))]
    : [...here, ...lists(dirname(folder), top)];
}

/** The repository's own files, without its objects and branches. */
function inGitFolders(top: string): string | null {
  const git = gitFolder(top);
  if (git === null) return null;
  // A linked work tree's own folder is two levels below the repository's.
  const folders = basename(dirname(git)) === 'worktrees' ? [git, dirname(dirname(git))] : [git];
  const all = folders.flatMap((one) => [one, join(one, 'info'), join(one, 'objects', 'info')]);
  return all.flatMap((one) => filesIn(one)).find(isBlocker) ?? null;
}

function filesIn(folder: string): readonly string[] {
  const list = listFolder(folder, named, MOST_LISTED);
  return (list.status === 'ok' ? list.entries : []).flatMap((entry) =>
    entry.isFile() || entry.isDirectory() ? [] : [join(folder, entry.name)],
  );
}

const MOST_LISTED = 1_000;
/** A search is for the case that git does not answer, so it may take a moment, but not more. */
const MOST_ENTRIES = 200_000;
const LONGEST_MS = 400;

const READ = new Set([...OF_FOLDERS, ...OF_TOP]);

/** All of a `.git` counts, of the work tree only what git reads. */
function searchBelow(top: string): string | null {
  const end = performance.now() + LONGEST_MS;
  const git = gitFolder(top);
  const waiting: Folder[] = [
    { path: top, isGit: false },
    ...(git === null ? [] : [{ path: git, isGit: true }]),
  ];
  // Breadth first; folders are added while the loop runs.
  for (const folder of waiting) {
    const list = listFolder(folder.path, named, MOST_ENTRIES);
    const entries = list.status === 'ok' ? list.entries : [];
    const blocker = oddIn(folder, entries).find(isBlocker);
    if (blocker !== undefined) return blocker;
    if (waiting.length > MOST_ENTRIES || performance.now() > end) return null;
    waiting.push(...foldersIn(folder, entries));
  }
  return null;
}

function oddIn({ path, isGit }: Folder, entries: readonly Dirent[]): readonly string[] {
  return entries
    .filter((entry) => !entry.isFile() && !entry.isDirectory() && (isGit || READ.has(entry.name)))
    .map(({ name }) => join(path, name));
}

function foldersIn({ path, isGit }: Folder, entries: readonly Dirent[]): readonly Folder[] {
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(path, name), isGit: isGit || name === '.git' }));
}

interface Folder {
  readonly path: string;
  /** It belongs to a repository's own files. */
  readonly isGit: boolean;
}

/** False for what is missing or cannot be looked at, for which git does not wait. */
function isBlocker(path: string): boolean {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat !== undefined && !stat.isFile() && !stat.isDirectory();
  } catch {
    return false;
  }
}

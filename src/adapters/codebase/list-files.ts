// Lists the files of a codebase: those that git tracks or would track, else a bounded walk. Never follows links or
// opens files.

import { type Dirent, lstatSync, type Stats } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { byText } from '../../core/mapping/skeleton/facts/path-names.ts';
import type { SkeletonDiagnostic } from '../../core/mapping/skeleton/facts/skeleton.ts';
import { isCodeFolder, isLeftOut } from '../../core/mapping/skeleton/file-roles.ts';
import { type Commit, HISTORY_FORMAT, readHistory } from '../../core/mapping/skeleton/hot-spots.ts';
import { listFolder } from '../files/list-folder.ts';
import { findIn, named, projectFile, realPath } from '../files/place.ts';
import { openGit, runGit } from '../git/open-git.ts';

export type ListedFile = {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Changes whenever the content may have changed; key of the cache. */
  readonly stamp: string;
};

export type FileList = {
  readonly files: readonly ListedFile[];
  /** Symbolic links, and the paths that they lead to; null outside the root, or where nothing is. */
  readonly links: ReadonlyMap<string, string | null>;
  readonly git: boolean;
  readonly diagnostics: readonly SkeletonDiagnostic[];
};

const MOST_FILES = 100_000;
const DEEPEST = 64;

/** Sorted by path. Never throws; anything that cannot be listed becomes a diagnostic. */
export async function listFiles(root: string): Promise<FileList> {
  const diagnostics: SkeletonDiagnostic[] = [];
  const say = (path: string | null, message: string) => diagnostics.push({ path, message });
  const listed = await listedByGit(root);
  const paths = listed ?? walk(root, say);
  if (paths.length > MOST_FILES) {
    say(null, `There are more than ${MOST_FILES} files: the rest was left out.`);
  }
  const around: Around = { say, strays: strayFolders(root), links: new Map() };
  const files = [...new Set(paths)]
    .sort(byText)
    .slice(0, MOST_FILES)
    .flatMap((path) => factsOf(root, path, around));
  return { files, links: around.links, git: listed !== null, diagnostics };
}

type Say = (path: string | null, message: string) => void;

/** Null without git, or when an outer repository ignores the folder or has no files in it. */
async function listedByGit(root: string): Promise<readonly string[] | null> {
  const opened = await openGit(root);
  if (opened.status !== 'ok') return null;
  const { run } = opened.git;
  const [tracked, others] = await Promise.all([
    run(['ls-files', '-c', '-z']),
    run(['ls-files', '-o', '--exclude-standard', '-z']),
  ]);
  if (tracked.status !== 'ok' || others.status !== 'ok') return null;
  const split = (output: string) => output.split('\0').filter((path) => path !== '');
  const paths = [
    ...split(tracked.output).filter((path) => !isLeftOut(path, true)),
    ...split(others.output).filter((path) => !path.endsWith('/') && !isLeftOut(path, false)),
  ];
  return paths.length === 0 ? null : paths;
}

function walk(root: string, say: Say): readonly string[] {
  const waiting = [''];
  const found: string[] = [];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const children = childrenOf(root, folder, say);
    const pathOf = ({ name }: Dirent) => (folder === '' ? name : `${folder}/${name}`);
    found.push(...children.filter((child) => !child.isDirectory()).map(pathOf));
    if (found.length > MOST_FILES) break;
    const names = new Set(children.map(({ name }) => name));
    const below = children
      .filter((child) => child.isDirectory() && isCodeFolder(child.name, names))
      .map(pathOf);
    if (folder.split('/').length < DEEPEST) waiting.push(...below);
    else if (below.length > 0)
      say(folder, 'The folders below it are nested too deeply, so they were left out.');
  }
  return found;
}

function childrenOf(root: string, path: string, say: Say): readonly Dirent[] {
  const list = listFolder(join(root, path), named, MOST_FILES);
  if (list.status === 'ok') return list.entries;
  const reason = list.status === 'missing' ? 'it is not there' : list.reason;
  say(path === '' ? null : path, `The folder cannot be listed: ${reason}.`);
  return [];
}

interface Around {
  readonly say: Say;
  /** Whether a folder leads out of the project. */
  readonly strays: (folder: string) => boolean;
  readonly links: Map<string, string | null>;
}

function factsOf(root: string, path: string, { say, strays, links }: Around): readonly ListedFile[] {
  const stat = statOf(join(root, path));
  if (stat === null) {
    // Git still lists deleted files; only a name that is not UTF-8 deserves a message.
    if (path.includes('\ufffd')) say(path, 'Its name is not valid UTF-8, so it was left out.');
    return [];
  }
  if (stat.isSymbolicLink()) {
    links.set(path, targetOf(root, path));
    return left(say, path, 'It is a symbolic link, which is not followed.');
  }
  if (stat.isDirectory()) return left(say, path, 'It is a repository of its own, so it was left out.');
  if (!stat.isFile()) return left(say, path, 'It is not an ordinary file, so it was left out.');
  if (strays(dirname(path))) return left(say, path, 'A link in its path leads out of the project.');
  return [{ path, bytes: stat.size, stamp: `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` }];
}

function targetOf(root: string, path: string): string | null {
  const found = findIn(projectFile(root), join(root, path));
  return found.status === 'ok' ? relative(realPath(root), found.path).replaceAll('\\', '/') : null;
}

/** Git lists tracked files even where a folder has since become a link. */
function strayFolders(root: string): Around['strays'] {
  const known = new Map<string, boolean>();
  return (folder) => {
    const strays = known.get(folder) ?? findIn(projectFile(root), join(root, folder)).status === 'refused';
    known.set(folder, strays);
    return strays;
  };
}

function left(say: Say, path: string, message: string): readonly ListedFile[] {
  say(path, message);
  return [];
}

function statOf(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

// Asks git for recent changes and the commit that is checked out.
const MOST_COMMITS = 1000;

/** The last 1,000 commits without merges, newest first, with paths relative to `root`; null when git fails. */
export async function gitHistory(root: string): Promise<readonly Commit[] | null> {
  const log = await runGit(root, [
    'log',
    `--max-count=${MOST_COMMITS}`,
    '--no-merges',
    '--no-renames',
    '--relative',
    '--name-only',
    '-z',
    `--format=${HISTORY_FORMAT}`,
    '--',
    '.',
  ]);
  return log.status === 'ok' ? readHistory(log.output) : null;
}

/** The full SHA of the commit that is checked out; null without git or before the first commit. */
export async function headCommit(root: string): Promise<string | null> {
  const head = await runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  const sha = head.status === 'ok' ? head.output.trim() : '';
  return /^[0-9a-f]{40,64}$/.test(sha) ? sha : null;
}

const MOST_ASKED = 200;

/** Those of the paths that git would ignore; none without git. */
export async function ignoredByGit(root: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const opened = await openGit(root);
  if (opened.status !== 'ok') return found;
  for (let at = 0; at < paths.length; at += MOST_ASKED) {
    const some = paths.slice(at, at + MOST_ASKED);
    const answer = await opened.git.run(['-c', 'core.quotePath=false', 'check-ignore', '--', ...some]);
    if (answer.status === 'ok') for (const path of answer.output.split(/\r?\n/)) found.add(path);
  }
  return found;
}

// The programs that a commit would start because the repository says so: its hooks, and the filters of what is
// committed. They may have come with an archive, so each is named by exactly what it is, for the user to allow.

import { createHash, randomUUID } from 'node:crypto';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { named } from '../files/place.ts';
import { leadsInto, projectReach } from '../files/project-reach.ts';
import { readFile } from '../files/read-file.ts';
import { isProgram } from '../process/find-program.ts';
import { lastOf, type Override } from './git-settings.ts';
import type { Git } from './open-git.ts';

interface CommitPrograms {
  /** In words that change with what would run. */
  readonly ofRepository: readonly string[];
  /** Where they are, for a person who wants to read them. */
  readonly places: readonly string[];
  /** Git will start hooks or filters, be they the user's own. */
  readonly runsOthers: boolean;
  /** By which they run, for after they were allowed. */
  readonly settings: readonly Override[];
}

/** Of all hooks, those that git calls while it adds and commits. */
export const COMMIT_HOOKS =
  'pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction'.split(' ');
/** And for a merge. */
export const MERGE_HOOKS =
  'pre-merge-commit prepare-commit-msg commit-msg post-merge reference-transaction'.split(' ');
/** Bytes; a hook is a script, or a program at most. */
const LARGEST_HOOK = 64 * 1024 * 1024;

/** @param paths from `root`, of what is committed @param names of the hooks that it would call */
export async function commitPrograms(
  git: Git,
  root: string,
  paths: readonly string[],
  names: readonly string[] = COMMIT_HOOKS,
): Promise<CommitPrograms> {
  const folder = await hooksFolder(git, root);
  const hooks = names.map((name) => join(folder.path, name)).filter(isProgram);
  const foreign = (folder.isOwn ? [] : hooks).map((path) => ({
    path,
    place: placeOf(path, git.top ?? root),
  }));
  const configured = [...configuredHooks(git), ...(await filtersOf(git, paths))];
  return {
    ofRepository: [...foreign.map(describeHook), ...configured.filter(isCommand).map(describeSetting)],
    places: [...foreign.map(({ place }) => place), ...(configured.length === 0 ? [] : ['.git/config'])],
    runsOthers: hooks.length > 0 || configured.length > 0,
    settings: [['core.hookspath', hooks.length === 0 ? '/dev/null' : folder.path], ...configured],
  };
}

/** `isOwn`: the user set it for all their repositories, and it lies in none of them. */
async function hooksFolder(
  git: Git,
  root: string,
): Promise<{ readonly path: string; readonly isOwn: boolean }> {
  const ofRepository = lastOf(git.settings.repository, 'core.hookspath');
  const own = lastOf(git.settings.user, 'core.hookspath');
  const given = ofRepository ?? own;
  if (given !== null) {
    const path = resolve(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, homedir()));
    return { path, isOwn: ofRepository === null && !leadsInto(path, projectReach(root)) };
  }
  const common = await git.run(['rev-parse', '--git-common-dir']);
  const gitFolder = common.status === 'ok' ? common.output.replace(/\r?\n$/, '') : '.git';
  return { path: resolve(root, gitFolder, 'hooks'), isOwn: false };
}

/** From the top of the repository; else absolute. */
function placeOf(path: string, top: string): string {
  const way = relative(top, path);
  return way.startsWith('..') || isAbsolute(way) ? path : way.split(sep).join('/');
}

function describeHook({ path, place }: { readonly path: string; readonly place: string }): string {
  return `git hook ${place} sha256:${digestOf(path)}`;
}

/** What cannot be read whole is never the same, and so cannot be allowed. */
function digestOf(path: string): string {
  const file = readFile(path, named, LARGEST_HOOK);
  return file.status === 'ok' ? createHash('sha256').update(file.bytes).digest('hex') : randomUUID();
}

function isCommand([key]: Override): boolean {
  return !key.endsWith('.required');
}

function describeSetting([key, value]: Override): string {
  return `git ${key}: ${value}`;
}

/** Newer versions of git know hooks that are settings. */
function configuredHooks(git: Git): readonly Override[] {
  return ofRepository(git, (key) => /^hook\..*\.command$/.test(key));
}

/** Of the filters that the attributes of these paths name. Without its filter a secret may be committed in the clear. */
async function filtersOf(git: Git, paths: readonly string[]): Promise<readonly Override[]> {
  if (ofRepository(git, (key) => key.startsWith('filter.')).length === 0) return [];
  const told = await git.run(['check-attr', '-z', 'filter', '--', ...paths]);
  const fields = told.status === 'ok' ? told.output.split('\0') : [];
  const names = new Set(fields.filter((_, index) => index % 3 === 2));
  return ofRepository(git, (key) => {
    const [, name = ''] = /^filter\.(.*)\.(?:clean|process|required)$/.exec(key) ?? [];
    return names.has(name);
  });
}

/** What the user set for all their repositories comes before it, as everywhere. */
function ofRepository({ settings }: Git, isMeant: (key: string) => boolean): readonly Override[] {
  return [...settings.repository.keys()].flatMap((key): Override[] => {
    const value = lastOf(settings.repository, key) ?? '';
    return isMeant(key) && value !== '' && !settings.user.has(key) ? [[key, value]] : [];
  });
}

// The programs that a commit would start on the repository's behalf: its hooks, and the filters of the committed files.
// They may have come with an archive, so each is described exactly, for the user to allow.

import { createHash, randomUUID } from 'node:crypto';

import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { homeFolder } from '../../files/home-folder.ts';
import { named } from '../../files/place.ts';
import { leadsInto, projectReach } from '../../files/project-reach.ts';
import { readFile } from '../../files/read-file.ts';
import { isProgram } from '../../process/find-program.ts';
import { type GitOverride, lastOf } from '../git-settings.ts';
import type { Git } from '../open-git.ts';

interface CommitPrograms {
  /** Descriptions that change whenever the program changes. */
  readonly ofRepository: readonly string[];
  /** Where a person can read them. */
  readonly places: readonly string[];
  /** Whether git will start hooks or filters, including the user's own. */
  readonly runsOthers: boolean;
  /** The settings that let them run once they are allowed. */
  readonly settings: readonly GitOverride[];
}

/** The hooks that git calls while it adds and commits. */
export const COMMIT_HOOKS =
  'pre-commit prepare-commit-msg commit-msg post-commit post-index-change reference-transaction'.split(' ');
/** The hooks that git calls while it merges. */
export const MERGE_HOOKS =
  'pre-merge-commit prepare-commit-msg commit-msg post-merge reference-transaction'.split(' ');
/** In bytes; a hook is a script or, at most, a binary. */
const LARGEST_HOOK = 64 * 1024 * 1024;

/** @param paths the committed files, relative to `root` @param names of the hooks that git would call */
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

/** `isOwn`: the user set it for all their repositories, and it lies outside the project. */
async function hooksFolder(
  git: Git,
  root: string,
): Promise<{ readonly path: string; readonly isOwn: boolean }> {
  const ofRepository = lastOf(git.settings.repository, 'core.hookspath');
  const own = lastOf(git.settings.user, 'core.hookspath');
  const given = ofRepository ?? own;
  if (given !== null) {
    const path = resolve(git.top ?? root, given.replace(/^~(?=[\\/]|$)/, homeFolder()));
    return { path, isOwn: ofRepository === null && !leadsInto(path, projectReach(root)) };
  }
  const common = await git.run(['rev-parse', '--git-common-dir']);
  const gitFolder = common.status === 'ok' ? common.output.replace(/\r?\n$/, '') : '.git';
  return { path: resolve(root, gitFolder, 'hooks'), isOwn: false };
}

/** Relative to the top of the repository, or absolute when outside it. */
function placeOf(path: string, top: string): string {
  const way = relative(top, path);
  return way.startsWith('..') || isAbsolute(way) ? path : way.split(sep).join('/');
}

function describeHook({ path, place }: { readonly path: string; readonly place: string }): string {
  return `git hook ${place} sha256:${digestOf(path)}`;
}

/** A file that cannot be read in full gets a new digest each time, so it can never be allowed. */
function digestOf(path: string): string {
  const file = readFile(path, named, LARGEST_HOOK);
  return file.status === 'ok' ? createHash('sha256').update(file.bytes).digest('hex') : randomUUID();
}

function isCommand([key]: GitOverride): boolean {
  return !key.endsWith('.required');
}

function describeSetting([key, value]: GitOverride): string {
  return `git ${key}: ${value}`;
}

/** Newer versions of git take hooks from settings. */
function configuredHooks(git: Git): readonly GitOverride[] {
  return ofRepository(git, (key) => /^hook\..*\.command$/.test(key));
}

/** The filters that the attributes of these paths name. Without its filter a secret may be committed in the clear. */
async function filtersOf(git: Git, paths: readonly string[]): Promise<readonly GitOverride[]> {
  if (ofRepository(git, (key) => key.startsWith('filter.')).length === 0) return [];
  const attributes = await git.run(['check-attr', '-z', 'filter', '--', ...paths]);
  const fields = attributes.status === 'ok' ? attributes.output.split('\0') : [];
  const names = new Set(fields.filter((_, index) => index % 3 === 2));
  return ofRepository(git, (key) => {
    const [, name = ''] = /^filter\.(.*)\.(?:clean|process|required)$/.exec(key) ?? [];
    return names.has(name);
  });
}

/** The user's global setting wins, as everywhere. */
function ofRepository({ settings }: Git, isMeant: (key: string) => boolean): readonly GitOverride[] {
  return [...settings.repository.keys()].flatMap((key): GitOverride[] => {
    const value = lastOf(settings.repository, key) ?? '';
    return isMeant(key) && value !== '' && !settings.user.has(key) ? [[key, value]] : [];
  });
}

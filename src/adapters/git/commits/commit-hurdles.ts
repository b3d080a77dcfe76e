// Finds what would prevent a commit, as far as git can tell beforehand: the state of HEAD, an operation in progress, a
// missing identity, and files that cannot be committed.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../process/find-program.ts';
import { firstLineOf, outputOf } from '../ask-git.ts';
import { blockedBy, knownBlocker } from '../git-blockers.ts';
import { lastOf } from '../git-settings.ts';
import { type Git, openGit } from '../open-git.ts';
import { noRepository } from '../repository-files.ts';

const UNDER_WAY: readonly (readonly [file: string, name: string])[] = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
];

/** A clause; null when git can commit these files here. @param named relative to the folder, with `/` */
export async function commitHurdle(
  git: Git,
  folder: string,
  named: readonly string[],
): Promise<string | null> {
  if ((await firstLineOf(git, ['rev-parse', '--is-inside-work-tree'])) !== 'true') {
    return noRepository(folder);
  }
  const state = await stateHurdle(git, folder);
  if (state !== null) return state;
  const ignored = named.length === 0 ? null : await firstLineOf(git, ['check-ignore', '--', ...named]);
  if (ignored !== null) return `git ignores ${ignored.split('\n', 1)[0]} here`;
  const filter = await filterHurdle(git, folder, named);
  const blocker = knownBlocker(folder);
  return blocker === null ? filter : blockedBy(blocker);
}

/**
 * The same before work begins, plus problems that otherwise only the commit would reveal. Null also without a
 * repository to commit to. @param named the paths to be changed, relative to the folder; patterns and folders do no
 * harm
 */
export async function hurdleAhead(folder: string, named: readonly string[]): Promise<string | null> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const { git } = opened;
  return (
    (await stateHurdle(git, folder)) ??
    (await lockHurdle(git, folder)) ??
    (await nameHurdle(git)) ??
    (await submoduleHurdle(git, named)) ??
    filterHurdle(git, folder, named)
  );
}

async function stateHurdle(git: Git, folder: string): Promise<string | null> {
  const under = await operationUnderWay(git, folder);
  if (under !== null) return `${under} is under way: finish it, then commit`;
  if ((await outputOf(git, ['symbolic-ref', '-q', 'HEAD'])) === null) {
    return 'HEAD is detached, so a commit could get lost: check out a branch and commit it there';
  }
  return ((await firstLineOf(git, ['ls-files', '--unmerged', '--', ':/'])) ?? '') === ''
    ? null
    : 'some files have unresolved conflicts: resolve them, then commit';
}

async function operationUnderWay(git: Git, folder: string): Promise<string | null> {
  const places = await gitFiles(
    git,
    folder,
    UNDER_WAY.map(([file]) => file),
  );
  const at = places.findIndex((path) => existsSync(path));
  return UNDER_WAY[at]?.[1] ?? null;
}

/** Where these files of the repository itself are; empty when git fails. */
async function gitFiles(git: Git, folder: string, names: readonly string[]): Promise<readonly string[]> {
  const listed = await firstLineOf(git, ['rev-parse', ...names.flatMap((name) => ['--git-path', name])]);
  return listed === null ? [] : listed.split(/\r?\n/).map((place) => resolve(folder, place));
}

/** A concurrent git releases its lock sooner. */
const LOCK_TRIES = 12;
const LOCK_WAIT_MS = 250;

async function lockHurdle(git: Git, folder: string): Promise<string | null> {
  const [path] = await gitFiles(git, folder, ['index.lock']);
  for (let tried = 0; path !== undefined && existsSync(path); tried += 1) {
    if (tried === LOCK_TRIES)
      return `another git process holds the index, or one was killed: if none is running, remove ${path}`;
    await wait(LOCK_WAIT_MS);
  }
  return null;
}

async function nameHurdle(git: Git): Promise<string | null> {
  if ((await outputOf(git, ['var', 'GIT_COMMITTER_IDENT'])) !== null) return null;
  return 'git has no name and address for a commit: git config user.name "YOUR NAME" and git config user.email YOUR@ADDRESS set them';
}

/** A submodule's changes are committed in it; the outer repository records only its new commit. */
async function submoduleHurdle(git: Git, named: readonly string[]): Promise<string | null> {
  if (git.top === null || !existsSync(resolve(git.top, '.gitmodules'))) return null;
  const listed = await outputOf(git, ['ls-files', '--stage', '-z', '--full-name']);
  const prefix = (await firstLineOf(git, ['rev-parse', '--show-prefix'])) ?? '';
  const modules = [...(listed ?? '').matchAll(/(?:^|\0)160000 [0-9a-f]+ \d\t([^\0]+)/g)].map(
    ([, path = '']) => path,
  );
  const within = named.find((path) => modules.some((one) => `${prefix}${path}`.startsWith(`${one}/`)));
  return within === undefined
    ? null
    : `${within} is in a submodule, whose changes a commit here cannot contain: plan that work in the submodule's own repository, or take the file out of the plan`;
}

/** Filters for large files and for secrets: a commit without one of these does harm. Other filters may be missing. */
const NEEDED = new Set(['lfs', 'git-crypt', 'crypt', 'transcrypt', 'git-agecrypt']);

/** Without its filter a file would be committed raw: a large one in full, a secret in the clear. */
async function filterHurdle(git: Git, folder: string, named: readonly string[]): Promise<string | null> {
  if (named.length === 0) return null;
  const attributes = await outputOf(git, ['check-attr', '-z', 'filter', '--', ...named]);
  const fields = (attributes ?? '').split('\0');
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', , filter = ''] = fields.slice(at, at + 3);
    const problem = NEEDED.has(filter) ? missingFilter(git, folder, filter) : null;
    if (problem !== null) return `${path} goes through the filter "${filter}", ${problem}`;
  }
  return null;
}

function missingFilter({ settings }: Git, folder: string, filter: string): string | null {
  const commands = ['clean', 'process'].flatMap((kind) => {
    const key = `filter.${filter}.${kind}`;
    return lastOf(settings.repository, key) ?? lastOf(settings.user, key) ?? [];
  });
  const cure = filter === 'lfs' ? 'install Git LFS and run git lfs install' : 'set it up first';
  if (commands.every((command) => command === '')) return `which git does not know here: ${cure}`;
  const needsLfs = filter === 'lfs' && commands.some((command) => command.startsWith('git-lfs '));
  return needsLfs && findProgram('git-lfs', process.env, folder) === null
    ? `whose program is not installed: ${cure}`
    : null;
}

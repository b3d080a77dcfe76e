// Commits exactly the named files and nothing else, as the user would with git: their identity, their hooks,
// their signature. Other changes, staged or not, stay as they are; where a commit could do harm there is none.

import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type SimpleGit, simpleGit } from 'simple-git';

export type CommitResult =
  | { readonly status: 'committed'; readonly hash: string }
  /** The last commit has this content already. */
  | { readonly status: 'unchanged' }
  /** One sentence: why not. */
  | { readonly status: 'refused'; readonly reason: string };

/** Of silence: a hook that prints goes on. */
const LIMIT_MS = 120_000;
/** Another git at work holds the index for less than this. */
const LOCK_TRIES = 60;
const LOCK_WAIT_MS = 250;
const BUSY = /index\.lock|HEAD\.lock|cannot lock ref/;
/** Who commits is the user's business; every other variable of git's is left out. */
const IDENTITY = ['NAME', 'EMAIL', 'DATE'].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`]);

const UNDER_WAY: readonly (readonly [file: string, name: string])[] = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
];

/**
 * A path that is gone is committed as deleted, one without a change is left out. `unchanged` when none has any.
 * @param root absolute, in the repository
 * @param paths below `root`, absolute or from it
 */
export async function commitFiles(
  root: string,
  paths: readonly string[],
  message: string,
): Promise<CommitResult> {
  const folder = realpathSync.native(root);
  const git = openGit(folder);
  const named: string[] = [];
  for (const path of paths) {
    const place = inside(folder, path) ?? inside(resolve(root), path);
    if (place === null) return refused(`${path} lies outside ${root}`);
    named.push(literal(place));
  }
  if (named.length === 0) return { status: 'unchanged' };
  const refusal = await findRefusal(git, folder);
  if (refusal !== null) return refused(refusal);
  const ignored = await ask(git, ['check-ignore', '--', ...named.map((path) => path.slice(PREFIX.length))]);
  if (ignored !== null) return refused(`git ignores ${firstLine(ignored)} here`);
  const changed = await changesOf(git, named);
  if (changed === null) return refused('git cannot tell what changed');
  return changed.length === 0 ? { status: 'unchanged' } : commit(git, changed, message);
}

const PREFIX = ':(literal)';

function literal(path: string): string {
  return `${PREFIX}${path}`;
}

function refused(reason: string): CommitResult {
  return { status: 'refused', reason };
}

function openGit(folder: string): SimpleGit {
  return simpleGit({
    baseDir: folder,
    timeout: { block: LIMIT_MS },
    allowEnvironment: IDENTITY,
    maxConcurrentProcesses: 1,
    // By default a failure that prints nothing counts as success.
    errors: (error, { exitCode }) =>
      error ?? (exitCode === 0 ? undefined : new Error(`exit code ${exitCode}`)),
  });
}

/** From the folder, with `/`; null when it lies elsewhere. */
function inside(folder: string, path: string): string | null {
  const way = relative(folder, resolve(folder, path));
  if (way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return null;
  return way.replaceAll(sep, '/');
}

/** Null when git may commit here. */
async function findRefusal(git: SimpleGit, folder: string): Promise<string | null> {
  if (await isMissing(git)) return 'git is not installed';
  if ((await ask(git, ['rev-parse', '--is-inside-work-tree']))?.trim() !== 'true') {
    return 'this is not a git repository';
  }
  if ((await ask(git, ['symbolic-ref', '-q', 'HEAD'])) === null) {
    return 'HEAD is detached, so a commit could get lost: check out a branch and commit it there';
  }
  const under = await operationUnderWay(git, folder);
  if (under !== null) return `${under} is under way: finish it, then commit`;
  if (((await ask(git, ['ls-files', '--unmerged', '--', ':/'])) ?? '').trim() !== '') {
    return 'files with conflicts wait to be resolved: resolve them, then commit';
  }
  return null;
}

async function isMissing(git: SimpleGit): Promise<boolean> {
  const { installed } = await git.version();
  return !installed;
}

async function operationUnderWay(git: SimpleGit, folder: string): Promise<string | null> {
  for (const [name, words] of UNDER_WAY) {
    const place = (await ask(git, ['rev-parse', '--git-path', name]))?.trim();
    if (place !== undefined && place !== '' && existsSync(resolve(folder, place))) return words;
  }
  return null;
}

interface Change {
  /** From the top of the repository. */
  readonly pathspec: string;
  readonly isUnknown: boolean;
}

async function changesOf(git: SimpleGit, named: readonly string[]): Promise<readonly Change[] | null> {
  const top = (await ask(git, ['rev-parse', '--show-toplevel']))?.replace(/\r?\n$/, '');
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const status = await ask(git, ['status', ...options, '--', ...named]);
  if (top === undefined || status === null) return null;
  return status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => ({
      pathspec: `:(top,literal)${entry.slice(3)}`,
      // What `git rm --cached` left behind is there in two entries: gone from the index, and untracked.
      isUnknown: entry.startsWith('??') && existsSync(join(top, entry.slice(3))),
    }));
}

async function commit(git: SimpleGit, changes: readonly Change[], message: string): Promise<CommitResult> {
  const all = [...new Set(changes.map(({ pathspec }) => pathspec))];
  const unknown = changes.filter(({ isUnknown }) => isUnknown).map(({ pathspec }) => pathspec);
  try {
    // Only a file that the index knows can be committed by its path; what is in it is not staged by this.
    if (unknown.length > 0) await whenFree(git, ['add', '--intent-to-add', '--', ...unknown]);
    await whenFree(git, ['commit', '--quiet', '--only', '--message', message, '--', ...all]);
    return { status: 'committed', hash: (await git.raw(['rev-parse', 'HEAD'])).trim() };
  } catch (error) {
    if (unknown.length > 0) await ask(git, ['rm', '--cached', '--quiet', '--force', '--', ...unknown]);
    return refused(`git did not take the commit (${reasonOf(error)})`);
  }
}

/** Another commit at the same moment holds the index or has just moved HEAD. */
async function whenFree(git: SimpleGit, args: readonly string[]): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await git.raw([...args]);
    } catch (error) {
      if (tried >= LOCK_TRIES || !BUSY.test(String(error))) throw error;
      await wait(LOCK_WAIT_MS);
    }
  }
}

/** What git prints; null when it says no. */
async function ask(git: SimpleGit, args: readonly string[]): Promise<string | null> {
  try {
    return await git.raw([...args]);
  } catch {
    return null;
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

/** The last line that says something: hooks print what is wrong at their end. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? 'no reason given').slice(0, 200);
}

// Commits one file and nothing else, as the user would with git: their identity, their hooks, their signature.
// Other changes, staged or not, stay exactly as they are; where a commit could do harm there is none.

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';

export type CommitResult =
  | { readonly status: 'committed'; readonly hash: string }
  /** The last commit has this content already. */
  | { readonly status: 'unchanged' }
  /** One sentence: why not. */
  | { readonly status: 'refused'; readonly reason: string };

/** Of silence: a hook that prints goes on. */
const LIMIT_MS = 120_000;
/** Who commits is the user's business; every other variable of git's is left out. */
const IDENTITY = ['NAME', 'EMAIL', 'DATE'].flatMap((part) => [`GIT_AUTHOR_${part}`, `GIT_COMMITTER_${part}`]);

const UNDER_WAY: readonly (readonly [file: string, name: string])[] = [
  ['MERGE_HEAD', 'a merge'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
];

/** @param path absolute; the file exists */
export async function commitFile(path: string, message: string): Promise<CommitResult> {
  const file = join(realpathSync.native(dirname(path)), basename(path));
  const git = simpleGit({
    baseDir: dirname(file),
    timeout: { block: LIMIT_MS },
    allowEnvironment: IDENTITY,
    maxConcurrentProcesses: 1,
    // By default a failure that prints nothing counts as success.
    errors: (error, { exitCode }) =>
      error ?? (exitCode === 0 ? undefined : new Error(`exit code ${exitCode}`)),
  });
  const refusal = await findRefusal(git, file);
  if (refusal !== null) return { status: 'refused', reason: refusal };
  const pathspec = `:(literal)${basename(file)}`;
  const status = await ask(git, ['status', '--porcelain', '--untracked-files=all', '--', pathspec]);
  if (status?.trim() === '') return { status: 'unchanged' };
  return commit(git, pathspec, message);
}

/** Null when git may commit here. */
async function findRefusal(git: SimpleGit, file: string): Promise<string | null> {
  if (await isMissing(git)) return 'git is not installed';
  if ((await ask(git, ['rev-parse', '--is-inside-work-tree']))?.trim() !== 'true') {
    return 'this is not a git repository';
  }
  if ((await ask(git, ['symbolic-ref', '-q', 'HEAD'])) === null) {
    return 'HEAD is detached, so a commit could get lost: check out a branch and commit it there';
  }
  const under = await operationUnderWay(git, dirname(file));
  if (under !== null) return `${under} is under way: finish it, then commit the file`;
  if (((await ask(git, ['ls-files', '--unmerged', '--', ':/'])) ?? '').trim() !== '') {
    return 'files with conflicts wait to be resolved: resolve them, then commit the file';
  }
  const ignored = await ask(git, ['check-ignore', '-q', '--', basename(file)]);
  return ignored === null ? null : 'git ignores the file here';
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

async function commit(git: SimpleGit, pathspec: string, message: string): Promise<CommitResult> {
  const isKnown = ((await ask(git, ['ls-files', '--', pathspec])) ?? '').trim() !== '';
  try {
    // Only a file that the index knows can be committed by its path; what is in it is not staged by this.
    if (!isKnown) await git.raw(['add', '--intent-to-add', '--', pathspec]);
    await git.raw(['commit', '--quiet', '--only', '--message', message, '--', pathspec]);
    return { status: 'committed', hash: (await git.raw(['rev-parse', 'HEAD'])).trim() };
  } catch (error) {
    if (!isKnown) await ask(git, ['rm', '--cached', '--quiet', '--force', '--', pathspec]);
    return { status: 'refused', reason: `git did not take the commit (${reasonOf(error)})` };
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

/** The last line that says something: hooks print what is wrong at their end. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? 'no reason given').slice(0, 200);
}

// Commits exactly the named files and nothing else, as the user would with git: with their identity, their signature
// and the hooks that they allowed. Other changes, staged or not, stay untouched; a commit that could do harm is
// refused.

import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SimpleGit } from 'simple-git';
import type { BytesPlace } from '../git-bytes.ts';
import { type Git, openGit } from '../open-git.ts';
import { CANNOT_USE, gitMessage, gitReason, writingGit } from '../writing-git.ts';
import { commitAround, mergeShared, type SharedFile } from './commit-around.ts';
import { commitHurdle } from './commit-hurdles.ts';
import { commitPrograms } from './commit-programs.ts';

export type CommitResult =
  | { readonly status: 'committed'; readonly hash: string }
  /** The last commit has this content already. */
  | { readonly status: 'unchanged' }
  /** The repository would run programs that the user has not allowed; `places` says where to read them. */
  | { readonly status: 'untrusted'; readonly programs: readonly string[]; readonly places: readonly string[] }
  /** One sentence: why not. `detail` is the output of git and its hooks, in several lines. */
  | { readonly status: 'refused'; readonly reason: string; readonly detail?: string };

/** In total, longer than a concurrent git holds the index. */
const LOCK_TRIES = 60;
const LOCK_WAIT_MS = 250;
const BUSY = /index\.lock|HEAD\.lock|cannot lock ref/;

interface CommitRequest {
  /** Absolute, in the repository. */
  readonly root: string;
  /** Below `root`; absolute or relative to it. */
  readonly paths: readonly string[];
  readonly message: string;
  /** Files whose earlier changes must stay uncommitted, with their content at that time; null when unknown. */
  readonly theirs?: ReadonlyMap<string, Uint8Array | null>;
  /** Whether the user allowed this program of the repository, in exactly these words. */
  readonly isTrusted: (program: string) => boolean;
}

/** A missing path is committed as deleted, an unchanged one is skipped. `unchanged` when no path has changed. */
export async function commitFiles(request: CommitRequest): Promise<CommitResult> {
  const { root, paths } = request;
  const folder = realpathSync.native(root);
  const named: string[] = [];
  for (const path of paths) {
    const place = inside(folder, path) ?? inside(resolve(root), path);
    if (place === null) return refused(`${path} lies outside ${root}`);
    named.push(place);
  }
  if (named.length === 0) return { status: 'unchanged' };
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return refused(CANNOT_USE[opened.status]);
  const refusal = await commitHurdle(opened.git, folder, named);
  return refusal === null ? commitNamed(opened.git, folder, named, request) : refused(refusal);
}

async function commitNamed(
  git: Git,
  folder: string,
  named: readonly string[],
  { message, isTrusted, theirs = new Map() }: CommitRequest,
): Promise<CommitResult> {
  const { ofRepository, places, runsOthers, settings } = await commitPrograms(git, folder, named);
  const programs = ofRepository.filter((program) => !isTrusted(program));
  if (programs.length > 0) {
    const changed = await changesOf(git, (args) => ask(git, args), named);
    return changed?.length === 0 ? { status: 'unchanged' } : { status: 'untrusted', programs, places };
  }
  // A program that the user allowed may need the project's tools and the network.
  const variables = runsOthers ? { PATH: process.env.PATH ?? '' } : CLOSED;
  const env = git.environment(settings, variables);
  const writer = writingGit(git, folder, env);
  const changed = await changesOf(git, (args) => answerOf(writer, args), named);
  if (changed === null) return refused('git cannot tell what changed');
  if (changed.length === 0) return { status: 'unchanged' };
  const shared = sharedFiles(git.top ?? folder, folder, theirs);
  if (!changed.some(({ path }) => shared.some((one) => one.path === path)))
    return commit(writer, changed, message);
  const make = (index: string) =>
    whenFree(writingGit(git, folder, { ...env, GIT_INDEX_FILE: index }), [
      'commit',
      '--quiet',
      '-m',
      message,
    ]);
  const place = { program: git.program, folder, env };
  const status = await commitShared(place, git.top ?? folder, { changed, shared, make });
  return status === 'committed' ? { status, hash: await headOf(writer) } : status;
}

async function commitShared(
  place: BytesPlace,
  top: string,
  {
    changed,
    shared,
    make,
  }: {
    readonly changed: readonly Change[];
    readonly shared: readonly SharedFile[];
    readonly make: (index: string) => Promise<unknown>;
  },
): Promise<'committed' | CommitResult> {
  const around = await mergeShared(place, top, shared);
  if (around.status === 'refused') return around;
  const plain = changed.filter(({ path }) => !shared.some((one) => one.path === path));
  const paths = [...new Set(plain.map(({ pathspec }) => pathspec))];
  try {
    const status = await commitAround(place, { plain: paths, files: around.files }, make);
    return status === 'unchanged' ? { status } : status;
  } catch (error) {
    return notTaken(error);
  }
}

/** With paths from the top of the repository. */
function sharedFiles(
  top: string,
  folder: string,
  theirs: ReadonlyMap<string, Uint8Array | null>,
): readonly SharedFile[] {
  const from = relative(top, folder).replaceAll(sep, '/');
  return [...theirs].map(([path, before]) => ({ path: from === '' ? path : `${from}/${path}`, before }));
}

async function headOf(git: SimpleGit): Promise<string> {
  return (await git.raw(['rev-parse', 'HEAD'])).trim();
}

function notTaken(error: unknown): CommitResult {
  const reason = `git refused the commit (${gitReason(error)})`;
  return { status: 'refused', reason, detail: gitMessage(error) };
}

const CLOSED = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };

function refused(reason: string): CommitResult {
  return { status: 'refused', reason };
}

/** Relative to the folder, with `/`; null when the path is not below it. */
function inside(folder: string, path: string): string | null {
  const way = relative(folder, resolve(folder, path));
  if (way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return null;
  return way.replaceAll(sep, '/');
}

interface Change {
  /** From the top of the repository. */
  readonly path: string;
  readonly pathspec: string;
  readonly isUnknown: boolean;
}

/** @param run with the commit's filters where they may run: only filtered can a file equal its committed content */
async function changesOf(
  { top }: Git,
  run: (args: readonly string[]) => Promise<string | null>,
  named: readonly string[],
): Promise<readonly Change[] | null> {
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules=dirty'];
  const paths = named.map((path) => `:(literal)${path}`);
  const status = await run(['status', ...options, '--', ...paths]);
  if (top === null || status === null) return null;
  return status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => ({
      path: entry.slice(3),
      pathspec: `:(top,literal)${entry.slice(3)}`,
      // After `git rm --cached` a file has two entries: deleted from the index, and untracked.
      isUnknown: entry.startsWith('??') && existsSync(join(top, entry.slice(3))),
    }));
}

async function commit(git: SimpleGit, changes: readonly Change[], message: string): Promise<CommitResult> {
  const all = [...new Set(changes.map(({ pathspec }) => pathspec))];
  const unknown = changes.filter(({ isUnknown }) => isUnknown).map(({ pathspec }) => pathspec);
  try {
    // Git commits by path only files in the index; this adds the path without staging its content.
    if (unknown.length > 0) await whenFree(git, ['add', '--intent-to-add', '--', ...unknown]);
    await whenFree(git, ['commit', '--quiet', '--only', '--message', message, '--', ...all]);
    return { status: 'committed', hash: await headOf(git) };
  } catch (error) {
    if (unknown.length > 0) await answerOf(git, ['rm', '--cached', '--quiet', '--force', '--', ...unknown]);
    return notTaken(error);
  }
}

/** Retries while a concurrent commit holds the index or has just moved HEAD. */
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

/** Git's output; null when git fails. */
async function ask(git: Git, args: readonly string[]): Promise<string | null> {
  const answer = await git.run(args);
  return answer.status === 'ok' ? answer.output : null;
}

async function answerOf(git: SimpleGit, args: readonly string[]): Promise<string | null> {
  try {
    return await git.raw([...args]);
  } catch {
    return null;
  }
}

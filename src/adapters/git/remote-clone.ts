// A repository and its remote: whether it is pushed, a clone to work in, and the branch that the work produces. Unlike
// all other git commands here, these use the network, with the user's own credentials.

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { firstLineOf, headOf, pathsOf } from './ask-git.ts';
import { type Git, openGit } from './open-git.ts';
import { CANNOT_USE, gitReason, hooklessGit } from './writing-git.ts';

const REMOTE = 'origin';

export interface RemoteState {
  /** As git uses it; it may contain credentials. */
  readonly url: string;
  readonly head: string;
  /** Whether a remote branch contained it at the last fetch. */
  readonly isPushed: boolean;
  /** From the top of the repository, with `/`; empty at the top. */
  readonly folder: string;
}

type Refused = { readonly status: 'refused'; readonly reason: string };

/** A project's state relative to its remote; a clause when there is none. */
export async function remoteState(
  project: string,
): Promise<({ readonly status: 'ok' } & RemoteState) | Refused> {
  const opened = await openGit(project);
  if (opened.status !== 'ok') return refuse(CANNOT_USE[opened.status]);
  const { git } = opened;
  const url = await firstLineOf(git, ['remote', 'get-url', REMOTE]);
  if (url === null || url === '') return refuse(`this repository has no remote ${REMOTE}`);
  const head = await headOf(git);
  if (head === null) return refuse('there is no commit yet');
  const prefix = (await firstLineOf(git, ['rev-parse', '--show-prefix'])) ?? '';
  const isPushed = await isOnRemote(git, head);
  return { status: 'ok', url, head, isPushed, folder: prefix.replace(/\/$/, '') };
}

/** Whether the last commit contains the file. */
export async function hasInHead(project: string, path: string): Promise<boolean> {
  const opened = await openGit(project);
  return (
    opened.status === 'ok' && (await firstLineOf(opened.git, ['cat-file', '-t', `HEAD:./${path}`])) === 'blob'
  );
}

/** Whether the last commit has this one behind it. */
export async function isInHead(project: string, commit: string): Promise<boolean> {
  const opened = await openGit(project);
  return opened.status === 'ok' && (await isWithin(opened.git, commit, 'HEAD'));
}

/** Whether the user may push to the remote, which gets nothing: null when they may, else a clause. */
export async function tryPush(project: string, branch: string): Promise<string | null> {
  return push(project, branch, ['--dry-run']);
}

export interface ClonePlan {
  readonly url: string;
  /** Where the clone is, or will be; absolute. */
  readonly folder: string;
  /** A local repository that may already have most of the objects. */
  readonly near: string;
  /** Must be on a branch of the remote. */
  readonly commit: string;
  readonly branch: string;
}

/**
 * Opens a clone on the remote's state of the branch, or on the commit when the remote lacks the branch. An existing
 * clone is kept, since it may contain unpushed work, unless somebody else has pushed meanwhile. `reason` is a clause.
 */
export async function openClone(
  plan: ClonePlan,
): Promise<'new' | 'kept' | 'outdated' | { readonly reason: string }> {
  const { folder, url, near, commit, branch } = plan;
  try {
    const isThere = existsSync(folder);
    if (!isThere) {
      makeFolder(dirname(folder), 0o700);
      const around = await gitIn(dirname(folder));
      await hooklessGit(around, dirname(folder)).raw([
        ...['clone', '--quiet', '--no-checkout', '--origin', REMOTE, '--reference-if-able', near],
        ...['--dissociate', '--', url, folder],
      ]);
    }
    const git = await gitIn(folder);
    const writing = hooklessGit(git, folder);
    if (isThere) await writing.raw(['fetch', '--quiet', '--prune', REMOTE]);
    // A host may serve commits that no one with push access has pushed.
    if (!(await isOnRemote(git, commit)))
      return { reason: `no branch of the remote has the commit ${commit}` };
    const pushed = await firstLineOf(git, [
      'rev-parse',
      '--verify',
      '--quiet',
      `refs/remotes/${REMOTE}/${branch}`,
    ]);
    if (pushed !== null && !(await isWithin(git, commit, pushed)))
      return { reason: `${branch} is on the remote and does not begin at the commit ${commit}` };
    if (isThere) return pushed === null || (await isWithin(git, pushed, 'HEAD')) ? 'kept' : 'outdated';
    await copyIdentity(near, writing);
    await writing.raw(['checkout', '--quiet', '--no-track', '-B', branch, pushed ?? commit]);
    return 'new';
  } catch (error) {
    return { reason: gitReason(error) };
  }
}

/** Some users set their name and address per repository. */
async function copyIdentity(near: string, writing: ReturnType<typeof hooklessGit>): Promise<void> {
  const from = await gitIn(near);
  for (const key of ['user.name', 'user.email']) {
    const value = await firstLineOf(from, ['config', '--get', key]);
    if (value !== null && value !== '') await writing.raw(['config', '--local', key, value]);
  }
}

/** Pushes HEAD to the remote's branch, never over other people's commits. Null on success, else a clause. */
export async function pushHead(folder: string, branch: string): Promise<string | null> {
  return push(folder, branch, []);
}

async function push(folder: string, branch: string, options: readonly string[]): Promise<string | null> {
  try {
    const git = await gitIn(folder);
    await hooklessGit(git, folder).raw(['push', '--quiet', ...options, REMOTE, `HEAD:refs/heads/${branch}`]);
    return null;
  } catch (error) {
    return gitReason(error);
  }
}

/**
 * The first file by which the last commits of two repositories differ in what a client takes from a folder: its
 * `.claude/` and `.mcp.json`, at any depth, as a path from the top. Null when they are the same.
 */
export async function otherClientFile(folder: string, than: string): Promise<string | null> {
  const [ours, theirs] = await Promise.all([clientFiles(folder), clientFiles(than)]);
  if (ours === null || theirs === null) return '.claude';
  const known = new Set(theirs);
  const other = ours.find((entry) => !known.has(entry)) ?? theirs.find((entry) => !ours.includes(entry));
  return other === undefined ? null : pathOf(other);
}

/** As git lists them: mode, type, object and path. Null when it cannot. */
async function clientFiles(folder: string): Promise<readonly string[] | null> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return null;
  const entries = await pathsOf(opened.git, ['ls-tree', '-r', '-z', '--full-tree', 'HEAD']);
  return entries?.filter((entry) => CLIENT_FILE.test(pathOf(entry))) ?? null;
}

/** Some file systems ignore case. */
const CLIENT_FILE = /(?:^|\/)\.(?:claude(?:\/|$)|mcp\.json$)/i;

function pathOf(entry: string): string {
  return entry.slice(entry.indexOf('\t') + 1);
}

/** Null when unknown. */
export async function headIn(folder: string): Promise<string | null> {
  const opened = await openGit(folder);
  return opened.status === 'ok' ? headOf(opened.git) : null;
}

async function gitIn(folder: string): Promise<Git> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') throw new Error(CANNOT_USE[opened.status]);
  return opened.git;
}

async function isOnRemote(git: Git, commit: string): Promise<boolean> {
  const found = await firstLineOf(git, [
    ...['for-each-ref', '--count=1', '--format=%(refname)', '--contains', commit],
    `refs/remotes/${REMOTE}`,
  ]);
  return found !== null && found !== '';
}

async function isWithin(git: Git, older: string, newer: string): Promise<boolean> {
  return (await firstLineOf(git, ['merge-base', '--is-ancestor', older, newer])) !== null;
}

function refuse(reason: string): Refused {
  return { status: 'refused', reason };
}

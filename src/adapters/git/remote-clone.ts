// A repository and its remote: what of it is pushed, a clone to work in, and the branch that comes of the work. Unlike
// everything else that is done with git here, this goes over the network, with the user's own credentials.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { headOf, lineOf } from './ask-git.ts';
import { type Git, openGit } from './open-git.ts';
import { CANNOT_USE, hooklessGit, reasonOf } from './writing-git.ts';

const REMOTE = 'origin';

export interface Standing {
  /** As git reaches it; it may hold credentials. */
  readonly url: string;
  readonly head: string;
  /** Whether a branch of the remote had it when git last looked. */
  readonly isPushed: boolean;
  /** From the top of the repository, with `/`; empty at the top. */
  readonly folder: string;
}

type Refused = { readonly status: 'refused'; readonly reason: string };

/** Where a project stands to its remote; a clause where it has none. */
export async function standingOf(project: string): Promise<({ readonly status: 'ok' } & Standing) | Refused> {
  const opened = await openGit(project);
  if (opened.status !== 'ok') return refuse(CANNOT_USE[opened.status]);
  const { git } = opened;
  const url = await lineOf(git, ['remote', 'get-url', REMOTE]);
  if (url === null || url === '') return refuse(`this repository has no remote ${REMOTE}`);
  const head = await headOf(git);
  if (head === null) return refuse('there is no commit yet');
  const prefix = (await lineOf(git, ['rev-parse', '--show-prefix'])) ?? '';
  const isPushed = await isOnRemote(git, head);
  return { status: 'ok', url, head, isPushed, folder: prefix.replace(/\/$/, '') };
}

/** Whether the last commit has such a file. */
export async function hasInHead(project: string, path: string): Promise<boolean> {
  const opened = await openGit(project);
  return (
    opened.status === 'ok' && (await lineOf(opened.git, ['cat-file', '-t', `HEAD:./${path}`])) === 'blob'
  );
}

export interface ClonePlan {
  readonly url: string;
  /** Where the clone is, or will be; absolute. */
  readonly folder: string;
  /** A repository of this machine that may have most of it already. */
  readonly near: string;
  /** It has to be on a branch of the remote. */
  readonly commit: string;
  readonly branch: string;
}

/**
 * A clone that stands on the branch as the remote has it, else on the commit. One that is there already is kept when
 * nobody else has continued meanwhile: it may hold work that was not pushed. `reason` is a clause.
 */
export async function openClone(
  plan: ClonePlan,
): Promise<'new' | 'kept' | 'outdated' | { readonly reason: string }> {
  const { folder, url, near, commit, branch } = plan;
  try {
    const isThere = existsSync(folder);
    if (!isThere) {
      mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
      const around = await gitIn(dirname(folder));
      await hooklessGit(around, dirname(folder)).raw([
        ...['clone', '--quiet', '--no-checkout', '--origin', REMOTE, '--reference-if-able', near],
        ...['--dissociate', '--', url, folder],
      ]);
    }
    const git = await gitIn(folder);
    const writing = hooklessGit(git, folder);
    if (isThere) await writing.raw(['fetch', '--quiet', '--prune', REMOTE]);
    // A host may hand out commits that nobody with the right to push has put there.
    if (!(await isOnRemote(git, commit)))
      return { reason: `no branch of the remote has the commit ${commit}` };
    const pushed = await lineOf(git, [
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
    return { reason: reasonOf(error) };
  }
}

/** Some give their name and address to each repository. */
async function copyIdentity(near: string, writing: ReturnType<typeof hooklessGit>): Promise<void> {
  const from = await gitIn(near);
  for (const key of ['user.name', 'user.email']) {
    const value = await lineOf(from, ['config', '--get', key]);
    if (value !== null && value !== '') await writing.raw(['config', '--local', key, value]);
  }
}

/** What is committed, as the branch of the remote; never over what others have pushed. Null, or a clause. */
export async function pushHead(folder: string, branch: string): Promise<string | null> {
  try {
    const git = await gitIn(folder);
    await hooklessGit(git, folder).raw(['push', '--quiet', REMOTE, `HEAD:refs/heads/${branch}`]);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Null where nobody can say. */
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
  const found = await lineOf(git, [
    ...['for-each-ref', '--count=1', '--format=%(refname)', '--contains', commit],
    `refs/remotes/${REMOTE}`,
  ]);
  return found !== null && found !== '';
}

async function isWithin(git: Git, older: string, newer: string): Promise<boolean> {
  return (await lineOf(git, ['merge-base', '--is-ancestor', older, newer])) !== null;
}

function refuse(reason: string): Refused {
  return { status: 'refused', reason };
}

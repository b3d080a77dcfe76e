// The state of a repository and its branches: whether a second work tree would be complete, and what another branch
// would bring in.

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { conflictsIn, firstLineOf, headOf } from './ask-git.ts';
import { lastOf } from './git-settings.ts';
import { type Git, openGit } from './open-git.ts';
import { noRepository } from './repository-files.ts';
import { CANNOT_USE } from './writing-git.ts';

export type RepositoryState =
  | {
      readonly status: 'ok';
      /** Of the work tree; a real path. */
      readonly top: string;
      /** The last commit. */
      readonly head: string;
      /** Null when HEAD is detached. */
      readonly branch: string | null;
      /** A clause: why a second work tree would be incomplete; null when no reason is known. */
      readonly against: string | null;
    }
  /** A clause: why there is nothing to branch from. */
  | { readonly status: 'none'; readonly why: string };

export async function repositoryState(folder: string): Promise<RepositoryState> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return { status: 'none', why: CANNOT_USE[opened.status] };
  const { git } = opened;
  if (git.top === null) return { status: 'none', why: noRepository(folder) };
  const head = await headOf(git);
  if (head === null) return { status: 'none', why: 'the repository has no commit yet' };
  return { status: 'ok', top: git.top, head, branch: await branchOf(git), against: lacking(git, git.top) };
}

/** Null when HEAD is detached. */
function branchOf(git: Git): Promise<string | null> {
  return firstLineOf(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
}

function lacking({ settings: { repository } }: Git, top: string): string | null {
  if (existsSync(join(top, '.gitmodules'))) return 'the repository has submodules';
  if (lastOf(repository, 'core.sparsecheckout') === 'true') return 'only a part of it is checked out';
  // MSW does not run filters unasked, and without them the checked-out files would be wrong.
  const filters = [...repository.keys()].some((key) => key.startsWith('filter.'));
  return filters ? 'its own settings name filters, as those of Git LFS' : null;
}

export interface BranchChanges {
  /** Its last commit. */
  readonly head: string;
  /** Whether HEAD contains all of its commits. */
  readonly isMerged: boolean;
  /** Relative to the project's folder, with `/`; paths outside it begin with `../`. */
  readonly changed: readonly string[];
  /** Those of them that the branch deletes. */
  readonly deleted: readonly string[];
}

/** Null when the branch does not exist. @param root the project's folder */
export async function branchChanges(root: string, branch: string): Promise<BranchChanges | null> {
  const opened = await openGit(root);
  if (opened.status !== 'ok') return null;
  const { git } = opened;
  const head = await firstLineOf(git, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`]);
  if (head === null) return null;
  const isMerged = (await git.run(['merge-base', '--is-ancestor', head, 'HEAD'])).status === 'ok';
  const prefix = (await firstLineOf(git, ['rev-parse', '--show-prefix'])) ?? '';
  const diff = await git.run(['diff', '--name-status', '-z', '--no-renames', `HEAD...${head}`]);
  if (diff.status !== 'ok') return null;
  const fields = diff.output.split('\0');
  const entries = fields.flatMap((letter, at) =>
    at % 2 === 0 && letter !== ''
      ? [{ letter, path: posix.relative(prefix === '' ? '.' : prefix, fields[at + 1] ?? '') }]
      : [],
  );
  return {
    head,
    isMerged,
    changed: entries.map(({ path }) => path),
    deleted: entries.filter(({ letter }) => letter === 'D').map(({ path }) => path),
  };
}

/** A work tree's branch, its last commit and its files with conflicts; null when git fails. */
export async function treeState(folder: string): Promise<{
  readonly branch: string | null;
  readonly head: string;
  readonly conflicts: readonly string[];
} | null> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return null;
  const { git } = opened;
  const head = await headOf(git);
  const conflicts = await conflictsIn(git);
  if (head === null || conflicts === null) return null;
  return { branch: await branchOf(git), head, conflicts };
}

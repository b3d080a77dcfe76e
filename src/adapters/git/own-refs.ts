// What MSW made in a repository besides commits: its branches, the worktrees in its own folders, and the notes with
// receipts.

import { realpathSync } from 'node:fs';
import { countIn } from '../../core/text/count-in.ts';
import { isInside, realPath } from '../files/place.ts';
import { firstLineOf, outputOf, pathsOf } from './ask-git.ts';
import { NOTES_REF } from './commit-notes.ts';
import { type Git, openGit } from './open-git.ts';
import { gitReason, hooklessGit } from './writing-git.ts';

export interface OwnRefs {
  /** Of the main work tree or, where that is unknown, of git's folder; a real path that is the same in all worktrees. */
  readonly repository: string;
  readonly worktrees: readonly { readonly path: string; readonly branch: string | null }[];
  readonly branches: readonly {
    readonly name: string;
    /** Commits that no other branch, tag or remote has. */
    readonly own: number;
    /** The work tree that has it checked out, if it is none of MSW's; else null. */
    readonly usedBy: string | null;
  }[];
  readonly hasNotes: boolean;
}

/** Null where there is no repository, or git cannot be used. @param folders of MSW, in which its worktrees lie */
export async function readOwnRefs(folder: string, folders: readonly string[]): Promise<OwnRefs | null> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const { git } = opened;
  const common = await firstLineOf(git, ['rev-parse', '--path-format=absolute', '--git-common-dir']);
  const trees = treesIn((await outputOf(git, ['worktree', 'list', '--porcelain'])) ?? '');
  if (common === null) return null;
  const isOurs = (path: string): boolean => folders.some((own) => isInside(realPath(path), realPath(own)));
  const names = (await outputOf(git, ['for-each-ref', '--format=%(refname:short)', 'refs/heads/msw/'])) ?? '';
  const branches = await Promise.all(
    names
      .split('\n')
      .filter((name) => name !== '')
      .map(async (name) => ({
        name,
        own: await ownCommits(git, name),
        usedBy: trees.find(({ branch, path }) => branch === name && !isOurs(path))?.path ?? null,
      })),
  );
  return {
    repository: trees[0]?.path ?? realpathSync.native(common),
    worktrees: trees.filter(({ path }) => isOurs(path)),
    branches,
    hasNotes: (await firstLineOf(git, ['rev-parse', '--verify', '--quiet', NOTES_REF])) !== null,
  };
}

const MOST_COMMITS = 1_000_000;

/** As many as there could be where git does not say. */
async function ownCommits(git: Git, branch: string): Promise<number> {
  const others = ['--not', '--exclude=msw/*', '--branches', '--remotes', '--tags'];
  const count = await firstLineOf(git, ['rev-list', '--count', `refs/heads/${branch}`, ...others]);
  return countIn(count, [0, MOST_COMMITS]) ?? MOST_COMMITS;
}

function treesIn(porcelain: string): readonly { readonly path: string; readonly branch: string | null }[] {
  return porcelain.split('\n\n').flatMap((entry) => {
    const lines = entry.split('\n');
    const after = (word: string): string | undefined =>
      lines.find((line) => line.startsWith(word))?.slice(word.length);
    const path = after('worktree ');
    return path === undefined ? [] : [{ path, branch: after('branch refs/heads/') ?? null }];
  });
}

/** Each null on success, else git's reason. */
export interface RefsRemoval {
  readonly worktree: (path: string) => Promise<string | null>;
  readonly branch: (name: string) => Promise<string | null>;
  readonly notes: () => Promise<string | null>;
}

export function refsRemoval(folder: string): RefsRemoval {
  return {
    worktree: (path) => write(folder, ['worktree', 'remove', '--force', path]),
    branch: (name) => write(folder, ['branch', '-D', '--', name]),
    notes: () => write(folder, ['update-ref', '-d', NOTES_REF]),
  };
}

async function write(folder: string, args: readonly string[]): Promise<string | null> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok') return 'git cannot be used there';
  try {
    await hooklessGit(opened.git, folder).raw([...args]);
    return null;
  } catch (error) {
    return gitReason(error);
  }
}

/** Relative to the folder, with `/`; empty outside a repository. @param path relative to the folder */
export async function trackedBelow(folder: string, path: string): Promise<readonly string[]> {
  const opened = await openGit(folder);
  if (opened.status !== 'ok' || opened.git.top === null) return [];
  return (await pathsOf(opened.git, ['ls-files', '-z', '--', path])) ?? [];
}

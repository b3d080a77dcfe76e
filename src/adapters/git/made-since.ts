// What has been added to a branch since one of its commits: the commits, and the lines of each file.

import type { LogCommit } from '../../core/planning/execution/plan-commit.ts';
import { outputOf, pathsOf } from './ask-git.ts';
import { openGit } from './open-git.ts';
import { recentCommits, withFiles } from './plan-log.ts';

export interface FileLines {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** Null for a file that is not text. */
  readonly added: number | null;
  readonly removed: number | null;
}

/** Newest first, with their files; all that git lists where the commit is no longer among them. */
export async function commitsAfter(root: string, base: string): Promise<readonly LogCommit[]> {
  const commits = (await recentCommits(root)) ?? [];
  const known = new Set((await revList(root, base)) ?? []);
  return withFiles(
    root,
    commits.filter(({ hash }) => known.has(hash)),
  );
}

async function revList(root: string, base: string): Promise<readonly string[] | null> {
  const opened = await openGit(root);
  if (opened.status !== 'ok') return null;
  const output = await outputOf(opened.git, ['rev-list', `${base}..HEAD`]);
  return output === null ? null : output.split('\n').filter((hash) => hash !== '');
}

/** Of the files of the work tree, against the commit; files that git does not know are told without lines. */
export async function linesSince(root: string, base: string): Promise<readonly FileLines[]> {
  const opened = await openGit(root);
  if (opened.status !== 'ok') return [];
  const options = ['--numstat', '-z', '--no-renames', '--no-ext-diff', '--relative'];
  const diff = await outputOf(opened.git, ['diff', ...options, base, '--']);
  const changed = (diff ?? '').split('\0').flatMap((entry): readonly FileLines[] => {
    const [added = '', removed = '', ...path] = entry.split('\t');
    const count = (text: string) => (text === '-' ? null : Number(text));
    return path.length === 0 ? [] : [{ path: path.join('\t'), added: count(added), removed: count(removed) }];
  });
  const fresh = await pathsOf(opened.git, ['ls-files', '-z', '--others', '--exclude-standard']);
  return [...changed, ...(fresh ?? []).map((path) => ({ path, added: null, removed: null }))];
}

// Git's record of the work in a project: its commits, the files that they changed, and uncommitted changes. Paths are
// relative to the project's folder, with `/`; it may lie anywhere in its repository.

import { lstatSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LogCommit } from '../../core/planning/execution/plan-commit.ts';
import { type OpenedGit, openGit, runGit } from './open-git.ts';
import { topOf } from './repository-files.ts';

const MOST_COMMITS = 3000;

/** Newest first, without their files; null without git or outside a repository. */
export async function recentCommits(root: string): Promise<readonly LogCommit[] | null> {
  const opened = await openGit(root);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const log = await opened.git.run(['log', '-z', `-n${MOST_COMMITS}`, FORMAT]);
  // A repository without a commit has no log.
  return log.status === 'ok' ? readLog(log.output) : [];
}

/** Subjects of HEAD's commits since a time in milliseconds, oldest first; empty when git fails. */
export async function commitsSince(
  root: string,
  since: number,
  git: Promise<OpenedGit> = openGit(root),
): Promise<readonly string[]> {
  const top = topOf(root);
  if (top === null || !hasMoved(top, since)) return [];
  const opened = await git;
  const log = opened.status === 'ok' ? await opened.git.run(['log', '-z', '-n20', FORMAT]) : opened;
  const commits = log.status === 'ok' ? readLog(log.output) : [];
  return commits
    .filter(({ time }) => time * 1000 >= since)
    .map(({ subject }) => subject)
    .reverse();
}

/** False when HEAD has not moved: asking git costs more than a look at the reflog's time. */
function hasMoved(top: string, since: number): boolean {
  try {
    const { mtimeMs } = lstatSync(join(top, '.git', 'logs', 'HEAD'));
    // Some file systems count whole seconds, or two of them; others lag behind the clock by a tick.
    return mtimeMs + (mtimeMs % 1000 === 0 ? 2000 : 100) >= since;
  } catch {
    // In a linked work tree `.git` is a file, and a repository may have no reflog.
    return true;
  }
}

/** The same commits with their files. */
export async function withFiles(root: string, commits: readonly LogCommit[]): Promise<readonly LogCommit[]> {
  if (commits.length === 0) return [];
  const hashes = commits.map(({ hash }) => hash);
  const log = await runGit(root, ['log', '--no-walk=unsorted', ...NAMED, ...hashes, '--']);
  return log.status === 'ok' ? readLog(log.output) : commits;
}

/** HEAD's commits that another one lacks, with their files; null when git fails. */
export async function commitsAfter(root: string, base: string): Promise<readonly LogCommit[] | null> {
  const log = await runGit(root, ['log', ...NAMED, `${base}..HEAD`, '--']);
  return log.status === 'ok' ? readLog(log.output) : null;
}

/** For each file of a folder, the newest commit that added it. */
export async function addedIn(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const log = await runGit(root, ['log', '--diff-filter=A', ...NAMED, '--', folder]);
  const made = new Map<string, string>();
  for (const { hash, added } of log.status === 'ok' ? readLog(log.output) : [])
    for (const path of added) if (!made.has(path)) made.set(path, hash);
  return made;
}

/** Changed, deleted and untracked files; null without git. */
export async function uncommittedPaths(root: string): Promise<readonly string[] | null> {
  const opened = await openGit(root);
  if (opened.status !== 'ok' || opened.git.top === null) return null;
  const { top, run } = opened.git;
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules=dirty'];
  const status = await run(['status', ...options, '--', '.']);
  if (status.status !== 'ok') return null;
  const paths = status.output.split('\0').filter((entry) => entry !== '');
  const here = realpathSync.native(root);
  return [
    ...new Set(
      paths.map((entry) =>
        relative(here, join(top, entry.slice(3)))
          .split(sep)
          .join('/'),
      ),
    ),
  ];
}

const FORMAT = '--format=%x1e%H%x1f%ct%x1f%s';
const NAMED = ['--no-renames', '--relative', '--name-status', '-z', FORMAT];

function readLog(output: string): readonly LogCommit[] {
  return output
    .split('\u001e')
    .slice(1)
    .map((record) => {
      const [head = '', ...rest] = record.split('\0');
      const [hash = '', time = '', subject = ''] = head.split('\u001f');
      const names = rest.map((part) => part.replace(/^\n/, ''));
      const entries: { readonly letter: string; readonly path: string }[] = [];
      for (let at = 0; at + 1 < names.length; at += 2)
        if (names[at] !== '') entries.push({ letter: names[at] ?? '', path: names[at + 1] ?? '' });
      const of = (letter: string) => entries.filter((one) => one.letter === letter).map(({ path }) => path);
      const files = entries.map(({ path }) => path);
      return { hash, time: Number(time), subject, files, added: of('A'), deleted: of('D') };
    });
}

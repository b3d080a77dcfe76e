// Commits planning documents where the project keeps them in git: GSD's own setting and .gitignore decide.

import { lstatSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { removeLeftovers } from '../../../adapters/files/write-file-atomic.ts';
import { runGit } from '../../../adapters/git/open-git.ts';
import { commitInProject, type ProjectCommit } from '../../trust/commit-in-project.ts';
import type { Environment } from '../../workspace/workspace.ts';
import { planningConfigOf, refusedPlanning } from './documents.ts';

export type PlanningCommit =
  | ProjectCommit
  /** Not an error: the project has no repository, or does not want its documents in it. */
  | { readonly status: 'skipped'; readonly reason: 'commit_docs_false' | 'gitignored' | 'no_repository' };

interface CommitOptions {
  readonly env?: Environment;
  /** Maps a path to its path in the last commit, both relative to the root; by default the same. */
  readonly formerly?: (name: string) => string;
}

/**
 * @param root the folder that holds `.planning`
 * @param paths files or folders, absolute or relative to `root`; paths that git ignores are skipped, never forced in
 */
export async function commitPlanning(
  root: string,
  paths: readonly string[],
  message: string,
  { env = process.env, formerly }: CommitOptions = {},
): Promise<PlanningCommit> {
  if (planningConfigOf(join(root, '.planning')).commitDocs === false)
    return { status: 'skipped', reason: 'commit_docs_false' };
  if ((await runGit(root, ['rev-parse', '--show-toplevel'])).status !== 'ok')
    return { status: 'skipped', reason: 'no_repository' };
  // A folder is committed with everything in it, so remove leftover temporary files first.
  for (const folder of new Set(paths.flatMap((path) => [resolve(root, path), dirname(resolve(root, path))])))
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) removeLeftovers(folder);
  const kept: string[] = [];
  for (const path of paths) if (!(await isIgnored(root, path))) kept.push(path);
  if (kept.length === 0 && paths.length > 0) return { status: 'skipped', reason: 'gitignored' };
  // Loaded lazily: only a commit needs the rules for secrets.
  const { secretObjection } = await import('./secret-objection.ts');
  const reason = await secretObjection(root, kept, formerly);
  if (reason !== null) return refusedPlanning(reason);
  return commitInProject(root, kept, message, { env });
}

async function isIgnored(root: string, path: string): Promise<boolean> {
  const name = relative(root, path).startsWith('..') ? path : path.replaceAll(sep, '/');
  return (await runGit(root, ['check-ignore', '-q', '--', name])).status === 'ok';
}

// Commits the files that MSW wrote for the user. The repository's hooks and filters run once the user has allowed them.

import { realpathSync } from 'node:fs';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import type { CommitResult } from '../../adapters/git/commits/commit-files.ts';
import { openGit } from '../../adapters/git/open-git.ts';
import { topOf } from '../../adapters/git/repository-files.ts';
import { listTrusted } from '../../adapters/user/trust-store.ts';
import { once } from '../../core/once.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Environment, Workspace } from '../workspace/workspace.ts';
import { noteUntrusted } from './plan-trust.ts';

export type ProjectCommit = Exclude<CommitResult, { readonly status: 'untrusted' }>;

interface Whose {
  /** The project whose list of allowed commands applies; `root` by default. */
  readonly project?: string;
  readonly env?: Environment;
  /** Files whose earlier lines must stay uncommitted, with their earlier content; null when that is unknown. */
  readonly theirs?: ReadonlyMap<string, Uint8Array | null>;
}

/**
 * @param root a folder in the repository of the files
 * @param paths files below `root`, absolute or relative to it
 */
export async function commitInProject(
  root: string,
  paths: readonly string[],
  message: string,
  { project = root, env = process.env, theirs }: Whose = {},
): Promise<ProjectCommit> {
  // Loaded lazily: callers that commit nothing need no git.
  const { commitFiles } = await import('../../adapters/git/commits/commit-files.ts');
  const result = await commitFiles({
    root,
    paths,
    message,
    isTrusted: isAllowedIn(project, env),
    ...(theirs !== undefined && { theirs }),
  });
  if (result.status !== 'untrusted') return result;
  const { programs, places } = result;
  await noteRefused(project, env, { plan: places.join(', '), commands: programs });
  const named = places.map((place) => plainLine(place, 120)).join(', ');
  const reason = `a commit here would run ${named}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor shows`;
  return { status: 'refused', reason };
}

/**
 * Hooks that the user has not allowed, under the names that the trust list uses; they make MSW refuse commits in the
 * project. `plan`: the files that contain them.
 */
export async function untrustedHooks(
  { project, env }: Pick<Workspace, 'project' | 'env'>,
  withMerges = false,
): Promise<{
  readonly plan: string;
  readonly commands: readonly string[];
}> {
  const opened = await openGit(project);
  if (opened.status !== 'ok' || opened.git.top === null) return { plan: '', commands: [] };
  const { commitPrograms, COMMIT_HOOKS, MERGE_HOOKS } = await import(
    '../../adapters/git/commits/commit-programs.ts'
  );
  const names = withMerges ? [...new Set([...COMMIT_HOOKS, ...MERGE_HOOKS])] : COMMIT_HOOKS;
  const { ofRepository, places } = await commitPrograms(opened.git, realpathSync.native(project), [], names);
  const isAllowed = isAllowedIn(project, env);
  return { plan: places.join(', '), commands: ofRepository.filter((program) => !isAllowed(program)) };
}

/** Records the refused programs for `trust list`, which shows how to allow each. */
async function noteRefused(
  project: string,
  env: Environment,
  { plan, commands }: { readonly plan: string; readonly commands: readonly string[] },
): Promise<void> {
  const folder = ownUserFolder(project, env);
  if (folder.status !== 'ok') return;
  await noteUntrusted({ project, userFolder: folder.path, now: Date.now }, { plan, commands });
}

/**
 * Whether a program is allowed for the project or for its whole repository. The lists are read only for the first
 * program; most commits have none.
 */
export function isAllowedIn(project: string, env: Environment): (program: string) => boolean {
  const trusted = once((): ReadonlySet<string> => {
    const folder = ownUserFolder(project, env);
    if (folder.status !== 'ok') return new Set();
    const top = topOf(project);
    const places = top === null ? [project] : [project, top];
    return new Set(places.flatMap((place) => listTrusted(folder.path, place)));
  });
  return (program) => trusted().has(program);
}

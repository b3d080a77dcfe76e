// Commits what MSW wrote for the user, with the hooks and filters of the repository once the user has allowed them.

import { realpathSync } from 'node:fs';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import type { CommitResult } from '../../adapters/git/commit-files.ts';
import { openGit } from '../../adapters/git/open-git.ts';
import { topOf } from '../../adapters/git/repository-files.ts';
import { listTrusted } from '../../adapters/user/trust-store.ts';
import { once } from '../../core/once.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Environment, Workspace } from '../workspace/workspace.ts';
import { noteUntrusted } from './plan-trust.ts';

export type ProjectCommit = Exclude<CommitResult, { readonly status: 'untrusted' }>;

interface Whose {
  /** Whose list of allowed commands counts; by default that of `root`. */
  readonly project?: string;
  readonly env?: Environment;
  /** Files that held lines before which are to stay uncommitted, with their content then; null: it is unknown. */
  readonly theirs?: ReadonlyMap<string, Uint8Array | null>;
}

/**
 * @param root in the repository of the files
 * @param paths below `root`, absolute or from it
 */
export async function commitInProject(
  root: string,
  paths: readonly string[],
  message: string,
  { project = root, env = process.env, theirs }: Whose = {},
): Promise<ProjectCommit> {
  // Git and what speaks to it are of no use to those who commit nothing.
  const { commitFiles } = await import('../../adapters/git/commit-files.ts');
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
  const reason = `a commit here would run ${named}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor or \`msw-protocol trust list\` shows`;
  return { status: 'refused', reason };
}

/**
 * Hooks that the user has not allowed, as they are called on the list; commits in the project are refused for them.
 * `plan`: the files that they stand in.
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
  const { commitPrograms, COMMIT_HOOKS, MERGE_HOOKS } = await import('../../adapters/git/commit-programs.ts');
  const names = withMerges ? [...new Set([...COMMIT_HOOKS, ...MERGE_HOOKS])] : COMMIT_HOOKS;
  const { ofRepository, places } = await commitPrograms(opened.git, realpathSync.native(project), [], names);
  const isAllowed = isAllowedIn(project, env);
  return { plan: places.join(', '), commands: ofRepository.filter((program) => !isAllowed(program)) };
}

/** For `trust list`, which tells how each is allowed. */
async function noteRefused(
  project: string,
  env: Environment,
  { plan, commands }: { readonly plan: string; readonly commands: readonly string[] },
): Promise<void> {
  const folder = ownUserFolder(project, env);
  if (folder.status !== 'ok') return;
  await noteUntrusted({ project, userFolder: folder.path, now: Date.now }, { plan, commands });
}

/** Allowed for the project, or for all of its repository. Most have nothing to ask for, and no folder is looked up. */
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

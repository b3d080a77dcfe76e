// Commits what MSW wrote for the user, with the hooks and filters of the repository once the user has allowed them.

import { realpathSync } from 'node:fs';
import { appendJournal } from '../adapters/files/journal.ts';
import { isTrusted } from '../adapters/files/trust-store.ts';
import { userFolder } from '../adapters/files/user-folder.ts';
import type { CommitResult } from '../adapters/git/commit-files.ts';
import { openGit } from '../adapters/git/open-git.ts';
import { topOf } from '../adapters/git/repository-files.ts';
import { plainLine } from '../core/report/plain-line.ts';

export type ProjectCommit = Exclude<CommitResult, { readonly status: 'untrusted' }>;

/**
 * @param root in the repository of the files
 * @param paths below `root`, absolute or from it
 * @param project whose list of allowed commands counts
 */
export async function commitInProject(
  root: string,
  paths: readonly string[],
  message: string,
  project: string = root,
): Promise<ProjectCommit> {
  // Git and what speaks to it are of no use to those who commit nothing.
  const { commitFiles } = await import('../adapters/git/commit-files.ts');
  const result = await commitFiles({ root, paths, message, isTrusted: trustIn(project) });
  if (result.status !== 'untrusted') return result;
  const { programs, places } = result;
  await noteCommitPrograms(project, programs, places);
  const named = places.map((place) => plainLine(place, 120)).join(', ');
  const reason = `a commit here would run ${named}, which may have come with the repository and which you have not allowed: read it, then allow it with the line that /msw:doctor or \`msw-protocol trust list\` shows`;
  return { status: 'refused', reason };
}

/** Hooks that the user has not allowed, as they are called on the list; commits in the project are refused for them. */
export async function untrustedHooks(project: string): Promise<readonly string[]> {
  const opened = await openGit(project);
  if (opened.status !== 'ok' || opened.git.top === null) return [];
  const { commitPrograms } = await import('../adapters/git/commit-programs.ts');
  const { ofRepository, places } = await commitPrograms(opened.git, realpathSync.native(project), []);
  const isAllowed = trustIn(project);
  const untrusted = ofRepository.filter((program) => !isAllowed(program));
  if (untrusted.length > 0) await noteCommitPrograms(project, untrusted, places);
  return untrusted;
}

/** For `trust list`, which tells how each is allowed. */
async function noteCommitPrograms(
  project: string,
  programs: readonly string[],
  places: readonly string[],
): Promise<void> {
  const entry = { event: 'untrusted-commands', plan: places.join(', '), commands: programs };
  await appendJournal(project, entry, new Date().toISOString());
}

/** Allowed for the project, or for all of its repository. */
function trustIn(project: string): (program: string) => boolean {
  const folder = userFolder(project, process.env);
  if (folder.status !== 'ok') return () => false;
  const top = topOf(realpathSync.native(project));
  const places = top === null ? [project] : [project, top];
  return (program) => places.some((place) => isTrusted(folder.path, place, program));
}

// Merges a work tree's branch into the branch that the user has checked out. The merge is made in that work tree, where
// no user works; the user's files are then fast-forwarded in one step or not at all, so their folder never contains a
// conflict or an interrupted merge.

import { conflictsIn, firstLineOf, headOf, pathsOf } from '../ask-git.ts';
import type { GitOverride } from '../git-settings.ts';
import { type Git, openGit } from '../open-git.ts';
import { CANNOT_USE, gitReason, hooklessGit, NO_FETCH, writingGit } from '../writing-git.ts';
import { commitPrograms, MERGE_HOOKS } from './commit-programs.ts';

export type MergeResult =
  | { readonly status: 'merged'; readonly hash: string }
  /** Relative to the project's folder. Nothing has changed. */
  | { readonly status: 'conflict'; readonly files: readonly string[] }
  /** `isFit` rejected the result. Nothing has changed. */
  | { readonly status: 'unfit' }
  /** The user's branch got commits while `isFit` judged. Nothing has changed; the merge can be made again. */
  | { readonly status: 'moved' }
  /** The repository would run programs that the user has not allowed. */
  | { readonly status: 'untrusted'; readonly programs: readonly string[]; readonly places: readonly string[] }
  /** A clause. Nothing has changed. */
  | { readonly status: 'refused'; readonly reason: string };

export interface MergeRequest {
  /** The project's folder, a real path. */
  readonly root: string;
  /** The same folder in the branch's own work tree, with nothing left to commit. */
  readonly tree: string;
  readonly branch: string;
  readonly message: string;
  readonly isTrusted: (program: string) => boolean;
  /** Judges the merged files, checked out in `tree`, before the user's branch moves to them. */
  readonly isFit: () => Promise<boolean>;
}

type Writer = ReturnType<typeof writingGit>;

/** Overrides the user's settings: no autostash, no recorded resolutions, no signature check. */
const PLAIN = [
  ['merge.autostash', 'false'],
  ['rerere.enabled', 'false'],
  ['merge.verifysignatures', 'false'],
] as const;

export async function mergeBranch(request: MergeRequest): Promise<MergeResult> {
  const [main, tree] = [await openGit(request.root), await openGit(request.tree)];
  if (main.status !== 'ok') return refused(CANNOT_USE[main.status]);
  if (tree.status !== 'ok') return refused(CANNOT_USE[tree.status]);
  const head = await headOf(main.git);
  if (head === null) return refused('the repository has no commit');
  if ((await firstLineOf(main.git, ['symbolic-ref', '--quiet', 'HEAD'])) === null)
    return refused('HEAD is detached, so the merge could get lost: check out the branch that it belongs to');
  const { places, ofRepository, ...run } = await commitPrograms(main.git, request.root, [], MERGE_HOOKS);
  const programs = ofRepository.filter((program) => !request.isTrusted(program));
  if (programs.length > 0) return { status: 'untrusted', programs, places };
  const made = await makeMerge(tree.git, request, { head, ...run });
  if (made.status !== 'merged') return made;
  if (!(await request.isFit())) {
    await backToBranch(tree.git, request);
    return { status: 'unfit' };
  }
  const silent = hooklessGit(main.git, request.root, PLAIN);
  try {
    await silent.raw(['merge', '--quiet', '--no-stat', '--no-autostash', '--ff-only', made.hash]);
    return made;
  } catch (error) {
    await backToBranch(tree.git, request);
    if ((await headOf(main.git)) !== head) return { status: 'moved' };
    return refused(await whyNot(main.git, { error, from: head, to: made.hash }));
  }
}

interface Programs {
  readonly runsOthers: boolean;
  readonly settings: readonly GitOverride[];
}

interface Onto extends Programs {
  readonly head: string;
}

/** A program that the user allowed may need the project's tools. */
function withPrograms(git: Git, folder: string, { runsOthers, settings }: Programs): Writer {
  const variables = runsOthers ? { PATH: process.env.PATH ?? '' } : NO_FETCH;
  return writingGit(git, folder, git.environment([...PLAIN, ...settings], variables));
}

/** Merges in the branch's own work tree, on top of `head`. */
async function makeMerge(git: Git, request: MergeRequest, { head, ...programs }: Onto): Promise<MergeResult> {
  const { tree, branch, message } = request;
  const silent = hooklessGit(git, tree, PLAIN);
  const writer = withPrograms(git, tree, programs);
  try {
    await silent.raw(['checkout', '--quiet', '--detach', head]);
    await writer.raw(['merge', '--quiet', '--no-stat', '--no-ff', '--no-edit', '-m', message, branch]);
    return { status: 'merged', hash: (await silent.raw(['rev-parse', 'HEAD'])).trim() };
  } catch (error) {
    const files = (await conflictsIn(git)) ?? [];
    await backToBranch(git, request);
    return files.length > 0 ? { status: 'conflict', files } : refused(gitReason(error));
  }
}

/** Undoes a finished or interrupted merge in the work tree. No work is lost: the branch has all of it. */
export async function leaveMerge(request: Pick<MergeRequest, 'tree' | 'branch'>): Promise<void> {
  const opened = await openGit(request.tree);
  if (opened.status === 'ok') await backToBranch(opened.git, request);
}

async function backToBranch(
  git: Git,
  { tree, branch }: Pick<MergeRequest, 'tree' | 'branch'>,
): Promise<void> {
  const silent = hooklessGit(git, tree, PLAIN);
  await quietly(silent, ['merge', '--abort']);
  await quietly(silent, ['checkout', '--quiet', branch]);
}

async function quietly(git: Writer, args: readonly string[]): Promise<void> {
  try {
    await git.raw([...args]);
  } catch {
    // Nothing to undo.
  }
}

/** Names the user's uncommitted files: git's last line says only that it did not merge. */
async function whyNot(
  git: Git,
  { error, from, to }: { readonly error: unknown; readonly from: string; readonly to: string },
): Promise<string> {
  const brought = await pathsOf(git, ['diff', '--name-only', '-z', '--no-renames', from, to]);
  const here = await pathsOf(git, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']);
  if (brought === null || here === null) return gitReason(error);
  const files = new Set(brought);
  const own = here.flatMap((entry) => (files.has(entry.slice(3)) ? [entry.slice(3)] : []));
  return own.length === 0
    ? gitReason(error)
    : `you have changed ${own.slice(0, 6).join(', ')} without committing it: commit it, or put it away`;
}

/**
 * Merges the user's branch into the branch checked out in a work tree, so that work there can continue. Conflicts stay
 * in its files. @returns the files with conflicts, or a clause: why nothing was done
 */
export async function bringIn(root: string, tree: string): Promise<readonly string[] | string> {
  const [main, opened] = [await openGit(root), await openGit(tree)];
  if (main.status !== 'ok') return CANNOT_USE[main.status];
  if (opened.status !== 'ok') return CANNOT_USE[opened.status];
  const head = await headOf(main.git);
  if (head === null) return 'the repository has no commit';
  const writer = hooklessGit(opened.git, tree, PLAIN);
  try {
    // Not committed: the merge may still need work there.
    await writer.raw(['merge', '--quiet', '--no-stat', '--no-ff', '--no-commit', head]);
    return [];
  } catch (error) {
    const files = (await conflictsIn(opened.git)) ?? [];
    return files.length > 0 ? files : gitReason(error);
  }
}

export type Concluded =
  | { readonly status: 'none' | 'concluded' }
  /** Files that still contain conflict markers. */
  | { readonly status: 'open'; readonly files: readonly string[] }
  | { readonly status: 'refused'; readonly reason: string };

/** Commits the merge that `bringIn` began once its conflicts are resolved. @param isResolved by path from the folder */
export async function concludeMerge(
  { root, tree, message, isTrusted }: Omit<MergeRequest, 'branch' | 'isFit'>,
  isResolved: (path: string) => boolean,
): Promise<Concluded> {
  const opened = await openGit(tree);
  if (opened.status !== 'ok') return { status: 'refused', reason: CANNOT_USE[opened.status] };
  const { git } = opened;
  if ((await firstLineOf(git, ['rev-parse', '--verify', '--quiet', 'MERGE_HEAD'])) === null)
    return { status: 'none' };
  const conflicts = (await conflictsIn(git)) ?? [];
  const files = conflicts.filter((path) => !isResolved(path));
  if (files.length > 0) return { status: 'open', files };
  const { ofRepository, ...programs } = await commitPrograms(git, root, conflicts);
  const untrusted = ofRepository.filter((program) => !isTrusted(program));
  if (untrusted.length > 0)
    return { status: 'refused', reason: `it would run ${untrusted.join(', ')}, which is not allowed` };
  const writer = withPrograms(git, tree, programs);
  try {
    const paths = conflicts.map((path) => `:(literal)${path}`);
    if (paths.length > 0) await writer.raw(['add', '--all', '--', ...paths]);
    await writer.raw(['commit', '--quiet', '--message', message]);
    return { status: 'concluded' };
  } catch (error) {
    return { status: 'refused', reason: gitReason(error) };
  }
}

function refused(reason: string): Extract<MergeResult, { status: 'refused' }> {
  return { status: 'refused', reason };
}

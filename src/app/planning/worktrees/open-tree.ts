// Opens a plan's worktree for an executor, and looks after it when the executor stops. It lies in the project, below
// `.msw/worktrees`: there the client lets an executor edit as in the project itself, and git does not see it.

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { makeFolder } from '../../../adapters/files/make-folder.ts';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { projectFile } from '../../../adapters/files/place.ts';
import { readText } from '../../../adapters/files/read-file.ts';
import { moveWorktree } from '../../../adapters/git/add-worktree.ts';
import { branchChanges, repositoryState, treeState } from '../../../adapters/git/branches.ts';
import { bringIn, concludeMerge } from '../../../adapters/git/commits/merge-branch.ts';
import { isAllowedIn } from '../../trust/commit-in-project.ts';
import { type OpenedWorktree, openWorktree } from '../../workspace/open-worktree.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import { changeTree, type PlanPlace, type PlanTree, readPlanRun } from './plan-runs.ts';
import { treePlace, treeRoot } from './tree-places.ts';

export type OpenedTree =
  | {
      readonly status: 'ok';
      readonly tree: PlanTree;
      /** Ignored files that could not be brought into it, relative to its top folder. */
      readonly missing: readonly string[];
      /** Files in which its work conflicts with what was merged meanwhile. */
      readonly conflicts: readonly string[];
    }
  | PlanningRefusal;

/**
 * Opens the plan's existing worktree, else a new one at the last commit.
 * @param wantsAll bring into it what was merged meanwhile
 */
export async function openTree(
  workspace: Workspace,
  place: PlanPlace,
  wantsAll: boolean,
): Promise<OpenedTree> {
  const { tree: known } = readPlanRun(workspace, place);
  if (known === null) return makeTree(workspace, place);
  const { project } = workspace;
  const away = await bringHome(workspace, known);
  if (away !== null)
    return refusedPlanning(
      `Its worktree ${treePlace(project, known)} cannot be moved to ${known.place}: ${away}.`,
    );
  const isThere = existsSync(join(project, known.root));
  const again = isThere ? null : await openAgain(workspace, known);
  if (again?.status === 'refused') return refusedPlanning(again.reason);
  const tree: PlanTree = { ...known, proven: null };
  if (!(await changeTree(workspace, place, () => tree))) return refusedPlanning(CANNOT_NOTE);
  const brought = wantsAll ? await bringIn(project, treeRoot(project, tree)) : [];
  const conflicts = typeof brought === 'string' ? [] : brought;
  return { status: 'ok', tree, missing: again?.missing ?? [], conflicts };
}

const CANNOT_NOTE = 'The record in .msw/execution cannot be written: see /msw:doctor.';

/** Restores a worktree whose folder is gone, but not its branch. */
export function openAgain({ project }: Workspace, { branch, place }: PlanTree): Promise<OpenedWorktree> {
  return openWorktree(project, { branch, path: join(project, place), again: true });
}

/** Records the worktree before it is created, so that it is found again whatever happens. */
async function makeTree(workspace: Workspace, place: PlanPlace): Promise<OpenedTree> {
  const { project } = workspace;
  const folder = openMswSubfolder(project, 'worktrees');
  if (folder.status === 'refused') return refusedPlanning(folder.reason);
  const state = await repositoryState(project);
  if (state.status === 'none' || state.branch === null) return refusedPlanning('HEAD is on no branch.');
  const name = await freeName(project, place.id);
  const path = join(folder.path, name);
  const where = `.msw/worktrees/${name}`;
  const onto = state.branch;
  const tree: PlanTree = { branch: `msw/${name}`, onto, place: where, root: where, proven: null };
  if (!(await changeTree(workspace, place, () => tree))) return refusedPlanning(CANNOT_NOTE);
  const opened = await openWorktree(project, { branch: tree.branch, path });
  if (opened.status === 'refused') {
    await changeTree(workspace, place, () => null);
    return refusedPlanning(opened.reason);
  }
  const made = { ...tree, root: relative(project, opened.folder).split(sep).join('/') };
  await changeTree(workspace, place, () => made);
  return { status: 'ok', tree: made, missing: opened.missing, conflicts: [] };
}

const MOST_NAMES = 100;

/** An earlier milestone may have left a branch for the same plan id. */
async function freeName(project: string, plan: string): Promise<string> {
  const base = plan
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .slice(0, 60);
  for (let number = 1; number < MOST_NAMES; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    const isFree =
      !existsSync(join(project, '.msw', 'worktrees', name)) &&
      (await branchChanges(project, `msw/${name}`)) === null;
    if (isFree) return name;
  }
  return `${base}-${Date.now()}`;
}

/** Does nothing when no merge is in progress; remains of a merge show in the plan's readiness. */
export async function concludeInTree(
  { project, env }: Pick<Workspace, 'project' | 'env'>,
  { root, branch }: PlanTree,
): Promise<void> {
  const tree = join(project, root);
  const message = `chore: bring what was merged meanwhile into ${branch}`;
  const request = { root: project, tree, message, isTrusted: isAllowedIn(project, env) };
  await concludeMerge(request, (path) => !hasMarks(tree, path));
}

const LARGEST = 16 * 1024 * 1024;

/** A file that is not text has no conflict markers: git leaves one side, and the executor has decided. */
function hasMarks(tree: string, path: string): boolean {
  const file = readText(join(tree, path), projectFile(tree), LARGEST);
  return file.status === 'ok' && /^(?:<{7}|>{7})(?: |\r?$)/m.test(file.text);
}

/** Returns a sentence for the user. */
export async function noteProven(
  workspace: Workspace,
  place: PlanPlace,
  completion: Omit<NonNullable<PlanTree['proven']>, 'head'>,
): Promise<string> {
  const { tree } = readPlanRun(workspace, place);
  const state = tree === null ? null : await treeState(treeRoot(workspace.project, tree));
  const isNoted =
    state !== null &&
    (await changeTree(workspace, place, (current) =>
      current === null ? null : { ...current, proven: { head: state.head, ...completion } },
    ));
  return isNoted
    ? `Plan ${place.id} is done in its worktree; it is merged when those that run with it are back.`
    : `Plan ${place.id} is done in its worktree, which could not be noted: see /msw:doctor.`;
}

/**
 * Moves an idle worktree out of the project: jest, Vitest and linters also search hidden folders, and would take its
 * half-done files for the project's. Leaves it in place when it cannot be moved, for example to another drive.
 */
export async function putAside(workspace: Workspace, place: PlanPlace): Promise<void> {
  const { project, userFolder } = workspace;
  const { tree } = readPlanRun(workspace, place);
  if (tree === null || !existsSync(join(project, tree.place))) return;
  // Next to the user folder, not inside: its contents are not for Claude.
  const parent = join(dirname(userFolder), 'msw-worktrees');
  const id = randomBytes(3).toString('hex');
  const aside = join(parent, `${basename(project)}-${basename(tree.place)}-${id}`);
  try {
    makeFolder(parent, 0o700);
  } catch {
    return;
  }
  // Recorded before the move, so that it is found whatever happens.
  if (!(await changeTree(workspace, place, () => ({ ...tree, aside })))) return;
  await moveWorktree(project, join(project, tree.place), aside);
}

/** Moves it back for use. Returns a clause when that fails; null when it is in its place, or nowhere. */
async function bringHome(
  { project }: Pick<Workspace, 'project'>,
  { place, aside }: PlanTree,
): Promise<string | null> {
  const home = join(project, place);
  if (aside === undefined || existsSync(home) || !existsSync(aside)) return null;
  return moveWorktree(project, aside, home);
}

// Where the worktree of a plan is, and which project a folder in one belongs to.

import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Environment } from '../../workspace/workspace.ts';
import { type PlanPlace, type PlanTree, type RunStore, readPlanRun } from './plan-runs.ts';

/** The folder in which a plan is worked on, absolute: the project, or the same folder in the plan's worktree. */
export function treeRootOf(store: RunStore, place: PlanPlace): string {
  const { tree } = readPlanRun(store, place);
  return tree === null ? store.project : treeRoot(store.project, tree);
}

/** Where a worktree is now; absolute. */
export function treePlace(project: string, { place, aside }: PlanTree): string {
  const home = join(project, place);
  return aside !== undefined && !existsSync(home) && existsSync(aside) ? aside : home;
}

/** For people; relative to the project when it lies inside. */
export function shownPlace(project: string, tree: PlanTree): string {
  const now = treePlace(project, tree);
  return now === join(project, tree.place) ? tree.place : now;
}

/** The project's folder in the worktree; absolute. */
export function treeRoot(project: string, tree: PlanTree): string {
  return join(treePlace(project, tree), relative(tree.place, tree.root));
}

/**
 * The project of a folder that may lie in a plan's worktree.
 * @param env of a check in a clean checkout or a control run: it names the project that the tree was made from
 */
export function projectOfTree(
  folder: string,
  { MSW_TREE_FROM: from, MSW_TREE_TO: to }: Environment = {},
): string {
  if (from && to && `${folder}${sep}`.startsWith(`${to}${sep}`)) return `${from}${folder.slice(to.length)}`;
  const at = folder.indexOf(`${sep}.msw${sep}worktrees${sep}`);
  return at === -1 ? folder : folder.slice(0, at);
}

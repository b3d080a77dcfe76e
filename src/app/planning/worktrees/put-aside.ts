// A worktree in which nobody works is moved out of the project: jest, Vitest and linters look into hidden folders too,
// and would take its half-done files for the project's.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { moveWorktree } from '../../../adapters/git/add-worktree.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { changeTree, type PlanTree, readTrees, type TreePlace } from './tree-records.ts';

/** It stays where it is when it cannot be moved, as to another drive. */
export async function putAside(workspace: Workspace, place: TreePlace): Promise<void> {
  const { project, userFolder } = workspace;
  const tree = readTrees(workspace, place.folder).get(place.plan);
  if (tree === undefined || !existsSync(join(project, tree.place))) return;
  // Beside the user folder, since what lies in it is not for Claude.
  const parent = join(dirname(userFolder), 'msw-worktrees');
  const id = randomBytes(3).toString('hex');
  const aside = join(parent, `${basename(project)}-${basename(tree.place)}-${id}`);
  try {
    mkdirSync(parent, { recursive: true, mode: 0o700 });
  } catch {
    return;
  }
  // Noted before it is moved, so that it is found whatever happens.
  if (!(await changeTree(workspace, place, () => ({ ...tree, aside })))) return;
  await moveWorktree(project, join(project, tree.place), aside);
}

/** For somebody who works in it. A clause: why it cannot be brought back; null when it is in its place, or nowhere. */
export async function bringHome(
  { project }: Pick<Workspace, 'project'>,
  { place, aside }: PlanTree,
): Promise<string | null> {
  const home = join(project, place);
  if (aside === undefined || existsSync(home) || !existsSync(aside)) return null;
  return moveWorktree(project, aside, home);
}

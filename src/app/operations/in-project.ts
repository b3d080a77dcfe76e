// From where an operation was asked for to the project that it is about.

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProject } from '../planning/documents/find-planning.ts';
import { openPlanningAround, type PlanningProject } from '../planning/documents/read-project.ts';
import { openWorkspace, type Workspace } from '../workspace/workspace.ts';
import type { Refusal, Result } from './operation.ts';
import type { Place } from './request-place.ts';

type Use<Opened, Value> = (opened: Opened) => Promise<Result<Value>> | Result<Value>;

/** The folder that is meant; from `cwd` upwards, the first one in which MSW or GSD has been used. */
export async function inWorkspace<Value>(
  place: Place,
  use: Use<Workspace, Value>,
): Promise<Result<Value> | Refusal> {
  const opened = openWorkspace(projectOf(place), place.env, place.now);
  return opened.status === 'refused' ? opened : use(opened.workspace);
}

export function projectOf({ origin, folder }: Pick<Place, 'origin' | 'folder'>): string {
  return origin === 'here' ? projectRoot(folder) : folder;
}

/** The planned project at or above the folder. */
export async function inPlanning<Value>(
  place: Place,
  use: Use<PlanningProject, Value>,
): Promise<Result<Value> | Refusal> {
  const opened = openPlanningAround(place.folder);
  return opened.status === 'refused' ? opened : use(opened.project);
}

/** The same, with this user's key for what has to be run or signed. */
export function inPlannedWorkspace<Value>(
  place: Place,
  use: (workspace: Workspace, project: PlanningProject) => Promise<Result<Value>> | Result<Value>,
): Promise<Result<Value> | Refusal> {
  return inPlanning(place, (project) => {
    const opened = openWorkspace(project.root, place.env, place.now);
    return opened.status === 'refused' ? opened : use(opened.workspace, project);
  });
}

/** The folder that holds `.planning`; without one, the folder itself. */
export function planningRoot({ folder }: Pick<Place, 'folder'>): string {
  return findProject(folder) ?? folder;
}

/** Not beyond the repository that one stands in, and never the home folder, where a loop may have run once. */
function projectRoot(folder: string): string {
  const home = homedir();
  for (let at = folder; at !== home && dirname(at) !== at; at = dirname(at)) {
    if (existsSync(join(at, '.msw')) || existsSync(join(at, '.planning'))) return at;
    if (existsSync(join(at, '.git'))) return folder;
  }
  return folder;
}

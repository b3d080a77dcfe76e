// Finds the project that an operation is about, from the place where it was called.

import { findProject } from '../../planning/documents/find-planning.ts';
import { openPlanningAround, type PlanningProject } from '../../planning/documents/read-project.ts';
import { openWorkspace, type Workspace } from '../../workspace/workspace.ts';
import type { Refusal, Result } from './operation.ts';
import { projectOf, type RequestPlace } from './request-place.ts';

type Use<Opened, Value> = (opened: Opened) => Promise<Result<Value>> | Result<Value>;

/** Opens the given folder; for `cwd`, the first one upwards in which MSW or GSD has been used. */
export async function inWorkspace<Value>(
  place: RequestPlace,
  use: Use<Workspace, Value>,
  keyOf?: (userFolder: string) => () => string,
): Promise<Result<Value> | Refusal> {
  const opened = openWorkspace(projectOf(place), place.env, place.now, undefined, keyOf);
  return opened.status === 'refused' ? opened : use(opened.workspace);
}

/** Opens the planned project at or above the folder. */
export async function inPlanning<Value>(
  place: RequestPlace,
  use: Use<PlanningProject, Value>,
): Promise<Result<Value> | Refusal> {
  const opened = openPlanningAround(place.folder);
  return opened.status === 'refused' ? opened : use(opened.project);
}

/** Like `inPlanning`, with this user's key for running and signing. */
export function inPlannedWorkspace<Value>(
  place: RequestPlace,
  use: (workspace: Workspace, project: PlanningProject) => Promise<Result<Value>> | Result<Value>,
): Promise<Result<Value> | Refusal> {
  return inPlanning(place, (project) => {
    const opened = openWorkspace(project.root, place.env, place.now);
    return opened.status === 'refused' ? opened : use(opened.workspace, project);
  });
}

/** The folder that holds `.planning`; without one, the folder itself. */
export function planningRoot({ folder }: Pick<RequestPlace, 'folder'>): string {
  return findProject(folder) ?? folder;
}

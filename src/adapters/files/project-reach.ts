// How far a project reaches: the folder whose files must not decide what runs on this machine.

import { lstatSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, dirname, isAbsolute } from 'node:path';
import { below, isInside, realPath } from './place.ts';

/**
 * The outermost repository around a project, else the project: a tool in the root of a monorepo is as foreign as one in
 * the package that was opened. A repository that contains the user's home is the user's own.
 */
export function projectReach(projectRoot: string, home: string | null = homeFolder()): string {
  let reach = realPath(projectRoot);
  for (const folder of parentsOf(reach)) {
    // Few folders are repositories, and comparing paths costs a turn more than this check.
    if (isRepository(folder) && (home === null || !isInside(home, folder))) reach = folder;
  }
  return reach;
}

/** The project's folder and its parents as far as its reach, innermost first. */
export function foldersInReach(projectRoot: string, home: string | null = homeFolder()): readonly string[] {
  const reach = projectReach(projectRoot, home);
  const folders = [...parentsOf(realPath(projectRoot))];
  return folders.slice(0, folders.indexOf(reach) + 1);
}

/** Whether a path, which may be missing, leads into a project's reach, through links too. */
export function leadsInto(path: string, reach: string): boolean {
  return isInside(realPath(path), reach);
}

/** Whether a path in the variable leads into a project's reach, or is relative and so may lead anywhere. */
export function leadsAstray(value: string, reach: string): boolean {
  return value.split(delimiter).some((path) => path !== '' && (!isAbsolute(path) || leadsInto(path, reach)));
}

/** False also for a folder that cannot be inspected. */
function isRepository(folder: string): boolean {
  try {
    return lstatSync(below(folder, '.git'), { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** The folder and those around it, innermost first. */
export function* parentsOf(path: string): Generator<string> {
  for (let folder = path; ; folder = dirname(folder)) {
    yield folder;
    if (dirname(folder) === folder) return;
  }
}

/** From the system: the environment variable is one that a project's settings can set. */
function homeFolder(): string | null {
  try {
    return realPath(userInfo().homedir);
  } catch {
    return null;
  }
}

// How far a project reaches around what must not be its own: the project itself, and the repositories that it is a
// part of, whose other folders come from the same strangers.

import { existsSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { isInside, realPath } from '../files/place.ts';

/**
 * What of a project `folder` lies in, for people; null when it lies outside. Both are real paths.
 * @param home of this user; a repository around it is the user's own
 */
export function projectAround(project: string, folder: string, home = ownHome): string | null {
  if (isInside(folder, project)) return 'the project';
  for (let around = dirname(project); around !== dirname(around); around = dirname(around)) {
    if (!isInside(folder, around) || !existsSync(join(around, '.git'))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}

/** Not by a variable, which a project could set. */
function ownHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    // A user without an entry, as in some containers.
    return homedir();
  }
}

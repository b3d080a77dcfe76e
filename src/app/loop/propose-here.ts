// The checks that a project suggests for a loop without any. Who works in a sub-folder that says nothing means those of
// the folders above, up to the repository's own.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { foldersInReach } from '../../adapters/files/project-reach.ts';
import { type ProposedCheck, proposeChecks } from '../../core/checks/propose-checks.ts';

/** @param home the user's, unless it is that of this machine's user */
export function proposeHere(project: string, home?: string): readonly ProposedCheck[] {
  for (const folder of foldersUp(project, home)) {
    const up = relative(project, folder);
    const found = proposeChecks(projectFacts(folder));
    if (found.length > 0)
      return up === ''
        ? found
        : found.map((check) => ({ ...check, command: `cd ${up} && ${check.command}` }));
  }
  return [];
}

/** From the project to the root of its repository; without one, or where that holds the user's home, the project alone. */
function foldersUp(project: string, home?: string): readonly string[] {
  const folders = foldersInReach(project, home);
  const root = folders.findIndex((folder) => existsSync(join(folder, '.git')));
  return folders.slice(0, Math.max(root, 0) + 1);
}

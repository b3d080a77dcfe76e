// Proposes checks for a loop without any, from the project's own files. A sub-folder that suggests none takes those of
// the folders above it, up to the root of the repository.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { foldersInReach } from '../../adapters/files/project-reach.ts';
import { type ProposedCheck, proposeChecks } from '../../core/checks/propose-checks.ts';

/** @param home the home folder; by default that of this machine's user */
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

/** From the project up to its repository's root; the project alone without one, or if that holds the user's home. */
function foldersUp(project: string, home?: string): readonly string[] {
  const folders = foldersInReach(project, home);
  const root = folders.findIndex((folder) => existsSync(join(folder, '.git')));
  return folders.slice(0, Math.max(root, 0) + 1);
}

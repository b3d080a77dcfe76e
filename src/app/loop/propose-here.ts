// The checks that a project suggests for a loop without any. Who works in a sub-folder that says nothing means those of
// the folders above, up to the repository's own.

import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { type ProposedCheck, proposeChecks } from '../../core/checks/propose-checks.ts';

export function proposeHere(project: string): readonly ProposedCheck[] {
  for (const folder of foldersUp(project)) {
    const up = relative(project, folder);
    const found = proposeChecks(projectFacts(folder));
    if (found.length > 0)
      return up === ''
        ? found
        : found.map((check) => ({ ...check, command: `cd ${up} && ${check.command}` }));
  }
  return [];
}

/** From the project to the root of its repository; without one, the project alone. */
function foldersUp(project: string): readonly string[] {
  const folders = [project];
  for (let at = project; !existsSync(join(at, '.git')); at = dirname(at)) {
    if (dirname(at) === at) return [project];
    folders.push(dirname(at));
  }
  return folders;
}

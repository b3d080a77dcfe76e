// Proposes checks for a loop without any, from the project's own files. A sub-folder that suggests none takes those of
// the folders above it, up to the root of the repository.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFacts } from '../../adapters/files/project-facts.ts';
import { foldersInReach } from '../../adapters/files/project-reach.ts';
import {
  endlessTest,
  type ProjectFacts,
  type ProposedCheck,
  proposeChecks,
} from '../../core/checks/propose-checks.ts';
import { describeEndless, type Objection } from './check-objections.ts';

/** @param home the home folder; by default that of this machine's user */
export function proposeHere(project: string, home?: string): readonly ProposedCheck[] {
  return firstFound(project, proposeChecks, home);
}

/** What the nearest folder has that has anything. */
export function firstFound(
  project: string,
  find: (facts: ProjectFacts) => readonly ProposedCheck[],
  home?: string,
): readonly ProposedCheck[] {
  const folders = foldersUp(project, home);
  for (const [at, folder] of folders.entries()) {
    const up = relative(project, folder);
    const found = find(projectFacts(folder, { above: folders.slice(at + 1) }));
    if (found.length > 0)
      return up === ''
        ? found
        : found.map((check) => ({ ...check, command: `cd ${up} && ${check.command}` }));
  }
  return [];
}

/** Why the project's own test script is not proposed; null when it is, or there is none. */
export function whyNotProposed(project: string): Objection | null {
  const [folder = project, ...above] = foldersUp(project);
  const facts = projectFacts(folder, { above });
  const found = proposeChecks(facts).some(({ name }) => name === 'test') ? null : endlessTest(facts);
  return found === null ? null : describeEndless(found.command, found.endless);
}

/** From the project up to its repository's root; the project alone without one, or if that holds the user's home. */
function foldersUp(project: string, home?: string): readonly string[] {
  const folders = foldersInReach(project, home);
  const root = folders.findIndex((folder) => existsSync(join(folder, '.git')));
  return folders.slice(0, Math.max(root, 0) + 1);
}

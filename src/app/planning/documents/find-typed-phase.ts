// Finds the phase that a person typed: of the milestone, else by its folder. Plans may be executed ahead of their
// milestone, or lie in a phase that the roadmap does not list.

import { findPhase, type PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { folderPhase, isFolderOf } from '../../../core/planning/documents/phase-id.ts';
import { olderFolders, ownFolders } from './own-folders.ts';
import { foldersIn } from './phase-place.ts';
import { phaseFactsOf } from './read-phase.ts';
import type { PlanningProject } from './read-project.ts';

/** Null when neither the milestone nor `.planning/phases` has it. */
export function findTypedPhase({ root, phases, roadmap }: PlanningProject, typed: string): PhaseFacts | null {
  const found = findPhase(phases, typed);
  if (found !== null) return found;
  const word = typed.trim();
  const folders = foldersIn(root, '.planning/phases').filter(
    (name) => name === word || isFolderOf(name, word),
  );
  const [folder, ...rivals] = ownFolders(root, folders, olderFolders(root, roadmap));
  const number = folder === undefined ? null : folderPhase(folder);
  if (folder === undefined || number === null) return null;
  const reading = { root, unusable: [], archived: [], passed: new Map() };
  const name = folder.slice(number.length + 1);
  return phaseFactsOf(reading, { number, name, folder, rivals });
}

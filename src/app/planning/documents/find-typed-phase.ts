// Finds the phase that a person typed: of the milestone, else by its folder. Plans may be executed ahead of their
// milestone, or lie in a phase that the roadmap does not list.

import { findPhase, type PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { folderPhase, isFolderOf } from '../../../core/planning/documents/phase-id.ts';
import { olderFolders, ownFolders } from './own-folders.ts';
import { foldersIn, hasDocuments, phasePlace, phasePlaces } from './phase-place.ts';
import { type FoundPhase, phaseFactsOf } from './read-phase.ts';
import type { PlanningProject } from './read-project.ts';

/** Null when neither the milestone nor `.planning/phases` has it. The name of a folder means exactly that folder. */
export function findTypedPhase(project: PlanningProject, typed: string): PhaseFacts | null {
  const { root, phases, roadmap } = project;
  const word = typed.trim();
  const found = findPhase(phases, word);
  const named =
    found?.folder === word && (found.rivals ?? []).length === 0 ? found : namedFolder(root, word, found);
  if (named !== null || found !== null) return named ?? found;
  const folders = foldersIn(root, '.planning/phases').filter((name) => isFolderOf(name, word));
  const [folder, ...rivals] = ownFolders(root, folders, olderFolders(root, roadmap));
  return folder === undefined ? null : factsOf(root, { folder, rivals });
}

/** Its number is the whole name, unless that number means no other phase. */
function namedFolder(root: string, folder: string, numbered: PhaseFacts | null): PhaseFacts | null {
  const all = phasePlaces(root).flatMap((place) => foldersIn(root, place));
  const used = all.filter((one) => hasDocuments(root, phasePlace(root, one)));
  if (!used.includes(folder)) return null;
  const sharing = used.filter((one) => isFolderOf(one, folderPhase(folder) ?? folder));
  const number = numbered === null && sharing.length === 1 ? undefined : folder;
  return factsOf(root, { folder, number, rivals: [] });
}

function factsOf(
  root: string,
  {
    folder,
    number,
    rivals,
  }: Pick<FoundPhase, 'rivals'> & { readonly folder: string; readonly number?: string | undefined },
): PhaseFacts {
  const own = folderPhase(folder) ?? folder;
  const reading = { root, unusable: [], archived: [], strays: [], passed: new Map() };
  return phaseFactsOf(reading, { number: number ?? own, name: folder.slice(own.length + 1), folder, rivals });
}

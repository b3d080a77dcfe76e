// Which of the folders with a phase's number are the phase: some projects begin again at 1 and leave the folders of
// earlier milestones where they are.

import { folderPhase, phaseKey, phaseSlug } from '../../../core/planning/documents/phase-id.ts';
import { phaseFiles } from '../../../core/planning/documents/plan-id.ts';
import { phaseTitles, type Roadmap } from '../../../core/planning/documents/roadmap.ts';
import { documentNames, documentText } from './documents.ts';
import { hasDocuments, keptMilestones, phasePlace } from './phase-place.ts';

/** Those with documents; of several, those with plans, and none of an earlier milestone if there are others. */
export function ownFolders(
  root: string,
  folders: readonly string[],
  isOlder: (folder: string) => boolean,
): readonly string[] {
  const used = folders.filter((one) => hasDocuments(root, phasePlace(root, one)));
  if (used.length < 2) return used;
  const planned = used.filter((one) => hasPlans(root, phasePlace(root, one)));
  const best = planned.length > 0 ? planned : used;
  const own = best.filter((one) => !isOlder(one));
  return own.length > 0 ? own : best;
}

function hasPlans(root: string, folder: string): boolean {
  const names = documentNames(root, folder);
  return names.includes('plans') || phaseFiles(names, []).plans.length > 0;
}

/** Whether an earlier milestone has a phase of this number and name, and the roadmap's own phases do not. */
export function olderFolders(root: string, roadmap: Roadmap | null): (folder: string) => boolean {
  let older: ReadonlySet<string> | null = null;
  const own = new Set((roadmap?.phases ?? []).map(keyOf));
  return (folder) => {
    const number = folderPhase(folder);
    const key = number === null ? null : `${phaseKey(number)} ${folder.slice(number.length + 1)}`;
    if (key === null || own.has(key)) return false;
    older ??= new Set(olderTexts(root, roadmap).flatMap(phaseTitles).map(keyOf));
    return older.has(key);
  };
}

function olderTexts(root: string, roadmap: Roadmap | null): readonly string[] {
  const texts = [...keptMilestones(root).values()].flatMap(({ roadmap: path }) =>
    path === null ? [] : (documentText(root, path) ?? []),
  );
  return roadmap === null ? texts : [roadmap.document.text, ...texts];
}

function keyOf({ number, name }: { readonly number: string; readonly name: string }): string {
  return `${phaseKey(number)} ${phaseSlug(name)}`;
}

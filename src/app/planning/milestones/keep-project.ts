// Keeps PROJECT.md up to date with what is verified: the requirements and decisions of complete phases.

import { join } from 'node:path';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { diskStatus, type PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import { phaseKey } from '../../../core/planning/documents/phase-id.ts';
import { keepProject, type ShippedRequirement } from '../../../core/planning/writing/project-upkeep.ts';
import { phaseDecisionsIn } from '../../../core/planning/writing/state-decisions.ts';
import { documentText, type PlanningRefusal, underGsdLocks } from '../documents/documents.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';

/** Returns whether the document changed; does nothing when there is none. */
export async function keepProjectUp(
  { root, planning }: PlanningProject,
  now: string = new Date().toISOString(),
): Promise<{ readonly status: 'done'; readonly changed: boolean } | PlanningRefusal> {
  return underGsdLocks(planning, () => {
    const path = join(planning, 'PROJECT.md');
    const before = documentText(root, path);
    const after = before === null ? null : keptProject(before, readProject(root, planning), now.slice(0, 10));
    if (after === null || after === before) return { status: 'done', changed: false };
    const written = writeDocument(root, path, after);
    return written.status === 'refused' ? written : { status: 'done', changed: true };
  });
}

/**
 * @param text of PROJECT.md
 * @param isComplete whether a phase has shipped its requirements; by default whether it is verified
 */
export function keptProject(
  text: string,
  project: PlanningProject,
  date: string,
  isComplete: (phase: PhaseFacts) => boolean = (phase) => diskStatus(phase) === 'complete',
): string {
  const complete = project.phases.filter(isComplete);
  const keys = new Set(complete.map(({ number }) => phaseKey(number)));
  const last = complete.at(-1)?.number;
  if (last === undefined) return text;
  const decisions = phaseDecisionsIn(project.state?.document.text ?? '')
    .filter(({ phase }) => phase !== null && keys.has(phaseKey(phase)))
    .map(({ text: what, rationale, phase }) => ({ what, why: rationale ?? `Phase ${phase}` }));
  return keepProject(text, { shipped: shippedIn(project, keys), decisions, after: `Phase ${last}`, date });
}

/** The checked requirements of complete phases. */
function shippedIn(
  { roadmap, requirements }: PlanningProject,
  complete: ReadonlySet<string>,
): readonly ShippedRequirement[] {
  const items = requirements?.items ?? [];
  return (roadmap?.phases ?? [])
    .filter(({ number }) => complete.has(phaseKey(number)))
    .flatMap(({ number, requirements: ids }) =>
      ids.flatMap((id) => {
        const item = items.find((one) => one.id.toUpperCase() === id.toUpperCase());
        return item === undefined || !item.checked ? [] : [{ id, text: item.text, by: `Phase ${number}` }];
      }),
    );
}

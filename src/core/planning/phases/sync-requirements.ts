// Ticks what is done in the requirements: what a summary of a done plan names, and all that a verified phase
// was for. Nothing is unticked: a person may know more.

import type { Edit } from '../../text/markdown/splice.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { diskStatus, type PhaseFacts } from './phase-facts.ts';

export function requirementEdits(
  requirements: Requirements,
  phases: readonly PhaseFacts[],
  roadmap: Roadmap | null,
): readonly Edit[] {
  const done = new Set(doneIds(phases, roadmap).map((id) => id.toUpperCase()));
  const boxes = requirements.items
    .filter(({ id, checked }) => !checked && done.has(id.toUpperCase()))
    .map(({ mark }) => ({ start: mark, end: mark + 1, text: 'x' }));
  const traces = requirements.traces
    .filter(({ id, status }) => done.has(id.toUpperCase()) && !/^complete/i.test(status.text))
    .map(({ status }) => ({ start: status.start, end: status.end, text: 'Complete' }));
  return [...boxes, ...traces];
}

function doneIds(phases: readonly PhaseFacts[], roadmap: Roadmap | null): readonly string[] {
  const complete = new Set(
    phases.filter((phase) => diskStatus(phase) === 'complete').map(({ number }) => phaseKey(number)),
  );
  const served = roadmap?.phases.filter(({ number }) => complete.has(phaseKey(number))) ?? [];
  return [
    ...phases.flatMap((phase) => phase.requirementsCompleted),
    ...served.flatMap((phase) => phase.requirements),
  ];
}

// Brings a STATE file in line with the disk: its position, its progress, and the mirror in its frontmatter.
// Prose that a person wrote as a status stays.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import { rewriteField } from '../documents/rewrite-field.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { readState, type StateDocument } from '../documents/state.ts';
import { type PhaseFacts, type Progress, progressBar, progressOf } from './phase-facts.ts';
import { mirrorEdits } from './state-mirror.ts';
import { positionEdits } from './state-position.ts';

/** The text with its body and then its mirror corrected; the same text when nothing was wrong. `now` is ISO. */
export function syncState(
  text: string,
  phases: readonly PhaseFacts[],
  roadmap: Roadmap | null,
  now: string,
): string {
  const before = readState(text);
  const progress = progressOf(phases, roadmap);
  const body = splice(text, bodyEdits(before, phases, roadmap, progress));
  const after = readState(body);
  return splice(body, mirrorEdits(after, progress, body === text ? null : now, now));
}

function bodyEdits(
  state: StateDocument,
  phases: readonly PhaseFacts[],
  roadmap: Roadmap | null,
  progress: Progress,
): readonly Edit[] {
  const edits = [...progressEdits(state, progress), ...positionEdits(state, phases, roadmap)];
  return edits.filter(({ start, end, text }) => state.document.text.slice(start, end) !== text);
}

/** `[███░░░░░░░] 25%` or `25%`, whichever stands there; anything else is a person's. */
function progressEdits(state: StateDocument, { percent, total_phases }: Progress): readonly Edit[] {
  const field = state.field('Progress');
  const bar = /^\[[█░]+\]\s*\d{1,3}%/.exec(field?.value ?? '')?.[0];
  const plain = /^\d{1,3}%/.exec(field?.value ?? '')?.[0];
  const old = bar ?? plain;
  const total = state.field('Total Phases');
  return [
    ...(field === null || old === undefined
      ? []
      : [
          {
            start: field.start,
            end: field.start + old.length,
            text: bar === undefined ? `${percent}%` : `${progressBar(percent)} ${percent}%`,
          },
        ]),
    ...rewriteField(total, (value) => (/^\d+$/.test(value) ? String(total_phases) : null)),
  ];
}

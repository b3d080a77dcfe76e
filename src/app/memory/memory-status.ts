// The figures of a project's memory, and what somebody says about its last brief.

import { keepFeedback, readUsageLines } from '../../adapters/memory/line-log.ts';
import { type Figure, figuresOf } from '../../core/memory/figures.ts';
import { stateOf } from '../../core/memory/review-notes.ts';
import { dynamicScore, usageOfNote } from '../../core/memory/score.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { openMemory } from './open-memory.ts';
import { findNote } from './open-note.ts';

type StatusPlace = Pick<Workspace, 'project' | 'userFolder' | 'now'>;

export function memoryFigures(place: StatusPlace): readonly Figure[] {
  const memory = openMemory(place);
  const scores = memory.notes.map((note) => dynamicScore(usageOfNote(note, memory.usage), place.now()));
  return figuresOf(readUsageLines(place.project), memory.notes.length, stateOf({ ...memory, scores }));
}

type Feedback =
  | { readonly status: 'ok'; readonly ids: readonly string[] }
  | { readonly status: 'refused'; readonly reason: string };

/** @param named notes; none for those of the last brief */
export async function giveFeedback(
  place: StatusPlace,
  useful: boolean,
  named: readonly string[],
): Promise<Feedback> {
  const memory = openMemory(place);
  const found = named.map((id) => findNote(memory, id));
  const wrong = found.find((one) => one.status === 'refused');
  if (wrong?.status === 'refused') return wrong;
  const chosen = found.flatMap((one) => (one.status === 'ok' ? [one.note.id] : []));
  const last = readUsageLines(place.project).findLast(
    ({ stage, ids }) => stage !== undefined && ids.length > 0,
  );
  const ids = named.length > 0 ? chosen : (last?.ids ?? []).filter((id) => memory.byId.has(id));
  if (ids.length === 0)
    return { status: 'refused', reason: 'No brief has been served here yet: name a note with --note ID.' };
  const kept = await keepFeedback(place.project, ids, { at: isoNow(place), useful });
  return kept.status === 'ok' ? { status: 'ok', ids } : kept;
}

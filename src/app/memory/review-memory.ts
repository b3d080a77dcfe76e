// Reviews the memory for a person, and records that it was reviewed.

import { readSeen, writeSeen } from '../../adapters/memory/review-store.ts';
import { type MemoryReview, reviewNotes, suggestReview } from '../../core/memory/review-notes.ts';
import { dynamicScore, usageOfNote } from '../../core/memory/score.ts';
import { lineToType } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { openMemory } from './open-memory.ts';

export async function reviewMemory(
  place: Pick<Workspace, 'project' | 'userFolder' | 'now'>,
): Promise<MemoryReview> {
  const { project, now } = place;
  const memory = openMemory(place);
  const scores = memory.notes.map((note) => dynamicScore(usageOfNote(note, memory.usage), now()));
  const review = reviewNotes({ ...memory, scores });
  // When the write fails, the review is suggested again.
  if (memory.notes.length !== readSeen(project)) await writeSeen(project, memory.notes.length);
  return review;
}

/** A sentence; null when there is nothing to suggest. */
export function reviewSuggestion(project: string, notes: number): string | null {
  return suggestReview(notes, readSeen(project), lineToType`memory review`);
}

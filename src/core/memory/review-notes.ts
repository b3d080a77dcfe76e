// Finds what deserves a person's attention in the memory (duplicates, replaced notes, notes outside the template) and
// sums up its state. A review is suggested after many additions and changes nothing itself.

import { countOf } from '../text/count-of.ts';
import type { MemoryState } from './figures.ts';
import { type AlikeNotes, alikeNotes } from './find-notes.ts';
import type { Link } from './links.ts';
import type { Note } from './note.ts';

export interface MemoryReview extends MemoryState {
  readonly notes: number;
  readonly alike: readonly AlikeNotes[];
  readonly superseded: readonly string[];
  readonly toReview: readonly string[];
  /** Notes that name no author, or no time. */
  readonly unattributed: readonly string[];
  readonly undated: readonly string[];
}

interface Reviewed {
  readonly notes: readonly Note[];
  readonly links: readonly Link[];
  readonly superseded: ReadonlyMap<string, string>;
  /** Dynamic scores, in any order. */
  readonly scores: readonly number[];
}

/** With more notes than this, only the newest are compared. */
const MOST_COMPARED = 2_000;

export function reviewNotes({ notes, links, superseded, scores }: Reviewed): MemoryReview {
  const toReview = notes.filter(({ needsReview }) => needsReview).map(({ id }) => id);
  const current = notes.filter(({ id }) => !superseded.has(id));
  const newest = current.toSorted((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? 1 : -1));
  return {
    notes: notes.length,
    ...stateOf({ notes, links, scores }),
    alike: alikeNotes(newest.slice(0, MOST_COMPARED)),
    superseded: notes.filter(({ id }) => superseded.has(id)).map(({ id }) => id),
    toReview,
    unattributed: notes.filter(({ agent }) => agent === null).map(({ id }) => id),
    undated: notes.filter(({ createdAt }) => createdAt === null).map(({ id }) => id),
  };
}

export function stateOf({ notes, links, scores }: Omit<Reviewed, 'superseded'>): MemoryState {
  const toReview = notes.filter(({ needsReview }) => needsReview).length;
  const isCausal = ({ type, status }: Link) => status === 'accepted' && type !== 'similar';
  return {
    structured: notes.length === 0 ? 1 : 1 - toReview / notes.length,
    causalLinks: links.filter(isCausal).length,
    spread: deviation(scores),
  };
}

/** This many new notes are worth a review. */
const WORTH_A_LOOK = 50;

/** Null when none is due. @param seen the number of notes at the last review @param line the line that does one */
export function suggestReview(notes: number, seen: number, line: string): string | null {
  const more = notes - seen;
  return more < WORTH_A_LOOK
    ? null
    : `${countOf(more, 'note has', 'notes have')} come since the memory was last looked through. To see which could be put together: ${line}`;
}

function deviation(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
}

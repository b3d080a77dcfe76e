// What of the memory somebody should look at: notes that say nearly the same, were replaced, or never got into the
// template; and how the memory stands. It is suggested when many were added, and changes nothing itself.

import { type AlikeNotes, alikeNotes } from './find-notes.ts';
import type { Link } from './links.ts';
import type { Note } from './note.ts';

export interface MemoryReview {
  readonly notes: number;
  /** In the template, as they were written: 0 to 1. */
  readonly structured: number;
  /** Accepted, of every type but `similar`. */
  readonly causalLinks: number;
  /** How far apart the notes' own scores are: their standard deviation. */
  readonly spread: number;
  readonly alike: readonly AlikeNotes[];
  readonly superseded: readonly string[];
  readonly toReview: readonly string[];
}

interface Reviewed {
  readonly notes: readonly Note[];
  readonly links: readonly Link[];
  readonly superseded: ReadonlyMap<string, string>;
  /** As dynamic scores, in any order. */
  readonly scores: readonly number[];
}

/** Of more notes than this the newest are compared. */
const MOST_COMPARED = 2_000;

export function reviewNotes({ notes, links, superseded, scores }: Reviewed): MemoryReview {
  const toReview = notes.filter(({ needsReview }) => needsReview).map(({ id }) => id);
  const current = notes.filter(({ id }) => !superseded.has(id));
  const newest = current.toSorted((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? 1 : -1));
  const isCausal = ({ type, status }: Link) => status === 'accepted' && type !== 'similar';
  return {
    notes: notes.length,
    structured: notes.length === 0 ? 1 : 1 - toReview.length / notes.length,
    causalLinks: links.filter(isCausal).length,
    spread: deviation(scores),
    alike: alikeNotes(newest.slice(0, MOST_COMPARED)),
    superseded: notes.filter(({ id }) => superseded.has(id)).map(({ id }) => id),
    toReview,
  };
}

/** So many notes since the last look are worth one. */
const WORTH_A_LOOK = 50;

/** A sentence where the memory should be looked at; null else. @param seen how many notes there were at the last look */
export function suggestReview(notes: number, seen: number): string | null {
  const more = notes - seen;
  return more < WORTH_A_LOOK
    ? null
    : `${more} notes have come since the memory was last looked through: memory review shows which could be put together.`;
}

function deviation(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
}

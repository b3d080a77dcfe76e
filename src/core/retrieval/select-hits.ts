// Which of the documents found are worth asking about: those near the best one, a few at least.

import type { Hit } from './rank.ts';

export interface Selection {
  /** How many are looked at; 1 or more. */
  readonly top: number;
  /** Of the best score, from which on a document counts; 0 to 1. */
  readonly cutoff: number;
  /** As many are kept whatever their scores, where there are as many; 1 to `top`. */
  readonly least: number;
}

export const SELECTION: Selection = { top: 15, cutoff: 0.4, least: 3 };

/** @param hits the best first */
export function selectHits(hits: readonly Hit[], { top, cutoff, least }: Selection): readonly Hit[] {
  const first = hits.slice(0, top);
  const threshold = (first[0]?.score ?? 0) * cutoff;
  const near = first.filter(({ score }) => score >= threshold);
  return near.length >= least ? near : first.slice(0, least);
}

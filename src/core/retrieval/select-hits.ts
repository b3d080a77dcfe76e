// Selects the hits worth asking about: those near the best, and at least a few.

import type { Hit } from './rank.ts';

export interface Selection {
  /** How many hits are considered; 1 or more. */
  readonly top: number;
  /** The minimum share of the best score; 0 to 1. */
  readonly cutoff: number;
  /** The number kept whatever their scores, if there are as many; 1 to `top`. */
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

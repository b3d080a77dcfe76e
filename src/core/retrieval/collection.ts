// What every query over the same documents shares. Document numbers run through all segments.

import type { Segment } from './segment.ts';

export interface Collection {
  readonly segments: readonly Segment[];
  readonly weights: Weights;
  /** How many documents can be found. */
  readonly alive: number;
  /** By segment, the number of its first document; the total comes last. */
  readonly firsts: readonly number[];
  /** By document, what the formula adds to a count in the denominator. */
  readonly norms: Float64Array;
  /** The smallest norm. */
  readonly leastNorm: number;
  /** By segment, whether all its documents can be found. */
  readonly isWhole: readonly boolean[];
  /** Scratch space for the scores of one query; all zeros between queries. */
  readonly scores: Float64Array;
  /** Scratch space for the numbers of the documents met. */
  readonly numbers: Uint32Array;
}

export interface Weights {
  /** How much repetition of a word counts; 0 or more. */
  readonly k1: number;
  /** How much a long document is penalised; 0 to 1. */
  readonly b: number;
}

/** Cached, since segments never change. */
export function collectionOf(segments: readonly Segment[], weights: Weights): Collection {
  const known = collections.get(segments);
  if (known?.weights.k1 === weights.k1 && known.weights.b === weights.b) return known;
  const { alive, averageLength } = sizeOf(segments);
  const firsts = [0];
  for (const { lengths } of segments) firsts.push((firsts.at(-1) ?? 0) + lengths.length);
  const norms = new Float64Array(firsts.at(-1) ?? 0);
  for (const [part, { lengths }] of segments.entries())
    setNorms(norms.subarray(firsts[part], firsts[part + 1]), { lengths, averageLength, weights });
  const collection = {
    ...{ segments, weights, alive, firsts, norms, leastNorm: leastOf(norms) },
    isWhole: segments.map(({ dead }) => !dead.includes(1)),
    ...{ scores: new Float64Array(norms.length), numbers: new Uint32Array(norms.length) },
  };
  collections.set(segments, collection);
  return collection;
}

const collections = new WeakMap<readonly Segment[], Collection>();

function sizeOf(segments: readonly Segment[]): { readonly alive: number; readonly averageLength: number } {
  let [alive, total] = [0, 0];
  for (const { lengths, dead } of segments)
    for (let document = 0; document < lengths.length; document += 1) {
      if (dead[document] === 1) continue;
      alive += 1;
      total += lengths[document] ?? 0;
    }
  return { alive, averageLength: alive === 0 ? 0 : total / alive };
}

interface Lengths {
  readonly lengths: Uint32Array;
  readonly averageLength: number;
  readonly weights: Weights;
}

function setNorms(norms: Float64Array, { lengths, averageLength, weights: { k1, b } }: Lengths): void {
  for (let document = 0; document < norms.length; document += 1)
    norms[document] = k1 * (1 - b + (b * (lengths[document] ?? 0)) / averageLength);
}

function leastOf(norms: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (const norm of norms) if (norm < least) least = norm;
  return least;
}

/** The index of its segment. */
export function partOf({ firsts }: Collection, number: number): number {
  let part = 0;
  while (number >= (firsts[part + 1] ?? Number.POSITIVE_INFINITY)) part += 1;
  return part;
}

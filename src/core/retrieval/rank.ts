// BM25, exactly: idf is ln(1 + (N - n + 0.5) / (n + 0.5)), and every word of the query counts as often as it is there.

import { byUnits, findWord, isAlive, type Segment } from './segment.ts';

export interface Hit {
  readonly path: string;
  readonly score: number;
}

export interface Weights {
  /** How much a word gains by being there again; 0 or more. */
  readonly k1: number;
  /** How much a long document loses; 0 to 1. */
  readonly b: number;
}

export const WEIGHTS: Weights = { k1: 1.2, b: 0.75 };

/** The best first, equal scores by path; never a document without any of the words. */
export function rank(
  segments: readonly Segment[],
  query: readonly string[],
  most: number,
  weights: Weights = WEIGHTS,
): readonly Hit[] {
  const { alive, averageLength } = sizeOf(segments);
  const words = termsOf(segments, query);
  const best = bestOf(most);
  for (const [index, segment] of segments.entries()) {
    const scores = new Float64Array(segment.lengths.length);
    const touched: number[] = [];
    const norm = normOf(weights, averageLength);
    for (const { weight, places, documents } of words) {
      const idf = Math.log(1 + (alive - documents + 0.5) / (documents + 0.5));
      addScores(segment, places[index] ?? null, {
        ...{ scores, touched, norm },
        factor: weight * idf * (weights.k1 + 1),
      });
    }
    for (const document of touched) {
      const score = scores[document] ?? 0;
      if (best.isWorth(score)) best.add({ path: segment.documents.paths[document] ?? '', score });
    }
  }
  return best.hits;
}

interface Term {
  /** How often the query has it. */
  readonly weight: number;
  /** In each segment; null where it is not. */
  readonly places: readonly (number | null)[];
  /** How many documents have it. */
  readonly documents: number;
}

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

function termsOf(segments: readonly Segment[], query: readonly string[]): readonly Term[] {
  const weights = new Map<string, number>();
  for (const word of query) weights.set(word, (weights.get(word) ?? 0) + 1);
  return [...weights].map(([word, weight]) => {
    const places = segments.map(({ words }) => findWord(words, word));
    const documents = places.reduce<number>((sum, place, index) => {
      const segment = segments[index];
      return segment === undefined || place === null ? sum : sum + documentsWith(segment, place);
    }, 0);
    return { weight, places, documents };
  });
}

/** How many documents have a word, as it is indexed. */
export function documentsWithWord(segments: readonly Segment[], word: string): number {
  return termsOf(segments, [word])[0]?.documents ?? 0;
}

function documentsWith(segment: Segment, word: number): number {
  const { starts, postings, dead } = segment;
  let documents = 0;
  const end = starts[word + 1] ?? 0;
  if (isAlive(segment)) return end - (starts[word] ?? 0);
  for (let at = starts[word] ?? 0; at < end; at += 1)
    if (dead[postings.documents[at] ?? 0] === 0) documents += 1;
  return documents;
}

function normOf({ k1, b }: Weights, averageLength: number): (length: number) => number {
  return (length) => k1 * (1 - b + (b * length) / averageLength);
}

interface Scoring {
  readonly scores: Float64Array;
  /** The documents that have a score. */
  readonly touched: number[];
  readonly factor: number;
  readonly norm: (length: number) => number;
}

function addScores(
  { starts, postings, dead, lengths }: Segment,
  word: number | null,
  { scores, touched, factor, norm }: Scoring,
): void {
  if (word === null) return;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const document = postings.documents[at] ?? 0;
    if (dead[document] === 1) continue;
    const count = postings.counts[at] ?? 0;
    const before = scores[document] ?? 0;
    if (before === 0) touched.push(document);
    scores[document] = before + (factor * count) / (count + norm(lengths[document] ?? 0));
  }
}

/** Keeps the best few; each new one finds its place from the end. */
function bestOf(most: number) {
  const hits: Hit[] = [];
  const goesBefore = (one: Hit, other: Hit) =>
    one.score > other.score || (one.score === other.score && byUnits(one.path, other.path) < 0);
  return {
    hits,
    isWorth: (score: number) => hits.length < most || score >= (hits.at(-1)?.score ?? 0),
    add: (hit: Hit) => {
      let at = hits.length;
      while (at > 0 && goesBefore(hit, hits[at - 1] ?? hit)) at -= 1;
      hits.splice(at, 0, hit);
      if (hits.length > most) hits.pop();
    },
  };
}

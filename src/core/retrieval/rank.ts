// Exact BM25: idf is ln(1 + (N - n + 0.5) / (n + 0.5)), and a repeated word of the query counts each time.

import { candidatesOf, gainOf, type QueryTerm } from './candidates.ts';
import { type Collection, collectionOf, partOf, type Weights } from './collection.ts';
import { byUnits, findWord, occurrencesIn, type Segment } from './segment.ts';

export interface Hit {
  readonly path: string;
  readonly score: number;
}

export const WEIGHTS: Weights = { k1: 1.2, b: 0.75 };

/** The best first, equal scores by path; never a document without any of the words. */
export function rank(
  segments: readonly Segment[],
  query: readonly string[],
  most: number,
  weights: Weights = WEIGHTS,
): readonly Hit[] {
  const collection = collectionOf(segments, weights);
  const terms = termsOf(collection, query);
  const best = bestOf(most);
  for (const number of candidatesOf(collection, terms, most)) {
    const part = partOf(collection, number);
    const document = number - (collection.firsts[part] ?? 0);
    const score = scoreOf(collection, terms, { part, document, number });
    if (best.isWorth(score)) best.add({ path: segments[part]?.documents.paths[document] ?? '', score });
  }
  return best.hits;
}

/** In the order of the query, without words that no document has. */
function termsOf(collection: Collection, query: readonly string[]): readonly QueryTerm[] {
  const { alive, weights, leastNorm } = collection;
  const repeats = new Map<string, number>();
  for (const word of query) repeats.set(word, (repeats.get(word) ?? 0) + 1);
  return [...repeats].flatMap(([word, repeated]) => {
    const { places, documents, peak } = placesOf(collection, word);
    const idf = Math.log(1 + (alive - documents + 0.5) / (documents + 0.5));
    const factor = repeated * idf * (weights.k1 + 1);
    return documents === 0 ? [] : [{ places, documents, factor, most: gainOf(factor, peak, leastNorm) }];
  });
}

interface Places extends Pick<QueryTerm, 'places' | 'documents'> {
  readonly peak: number;
}

function placesOf({ segments, isWhole }: Collection, word: string): Places {
  let [documents, peak] = [0, 0];
  const places = segments.map((segment, part) => {
    const place = findWord(segment.words, word);
    if (place === null) return null;
    documents += documentsWith(segment, place, isWhole[part] === true);
    peak = Math.max(peak, segment.peaks[place] ?? 0);
    return place;
  });
  return { places, documents, peak };
}

/** The number of documents with a word, given as indexed. */
export function documentsWithWord(segments: readonly Segment[], word: string): number {
  return placesOf(collectionOf(segments, WEIGHTS), word).documents;
}

function documentsWith({ starts, postings, dead }: Segment, word: number, isWhole: boolean): number {
  let documents = 0;
  const end = starts[word + 1] ?? 0;
  if (isWhole) return end - (starts[word] ?? 0);
  for (let at = starts[word] ?? 0; at < end; at += 1)
    if (dead[postings.documents[at] ?? 0] === 0) documents += 1;
  return documents;
}

interface Place {
  readonly part: number;
  /** Its number in the segment. */
  readonly document: number;
  /** Its number in the collection. */
  readonly number: number;
}

/** The last bits of a sum depend on the order of its terms, so the order is always that of the query. */
function scoreOf(
  { segments, norms }: Collection,
  terms: readonly QueryTerm[],
  { part, document, number }: Place,
): number {
  const segment = segments[part];
  if (segment === undefined) return 0;
  const norm = norms[number] ?? 0;
  let score = 0;
  for (const { places, factor } of terms) {
    const count = occurrencesIn(segment, places[part] ?? null, document);
    if (count > 0) score += gainOf(factor, count, norm);
  }
  return score;
}

/** Keeps the best few hits; a new one is inserted from the end. */
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

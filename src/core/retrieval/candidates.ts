// Finds the documents that can be among the best for a query without scoring all of them (MaxScore). Words are taken by
// weight, the rarest first. Once the remaining words weigh less than the score of the last of the best, no new document
// can join, and each word eliminates most of the documents met; the remaining words are looked up in the rest. Common
// words, which occur in most documents, come last and are hardly ever read.

import { type Collection, partOf } from './collection.ts';
import { occurrencesIn, type Segment } from './segment.ts';

export interface QueryTerm {
  /** By segment; null when the segment lacks it. */
  readonly places: readonly (number | null)[];
  /** The number of documents with it. */
  readonly documents: number;
  /** The factor of the word in the formula. */
  readonly factor: number;
  /** The most that it can add to the score of a document. */
  readonly most: number;
}

/** What a word with this count adds to the score of a document. */
export function gainOf(factor: number, count = 0, norm = 0): number {
  return (factor * count) / (count + norm);
}

/** Document numbers in no order: the best are among them, whatever the order in which their scores are summed. */
export function candidatesOf(collection: Collection, terms: readonly QueryTerm[], most: number): Uint32Array {
  const ordered = terms.toSorted((one, other) => other.factor - one.factor);
  const met = { size: 0, isOpen: true };
  let left = terms.reduce((sum, term) => sum + term.most, 0);
  for (const term of ordered) {
    if (met.isOpen || met.size * LOOKUP > term.documents) addScores(collection, term, met);
    else lookUp(collection, term, met);
    left = term === ordered.at(-1) ? 0 : left - term.most;
    const least = leastOfBest(collection, met, most) * ROUNDING;
    if (left > least) continue;
    met.isOpen = false;
    dropBelow(collection, met, least - left);
  }
  const candidates = collection.numbers.slice(0, met.size);
  for (const number of candidates) collection.scores[number] = 0;
  return candidates;
}

/** Sums made in a different order agree to within this factor. */
const ROUNDING = 1 - 1e-9;
/** Looking a word up in a document by binary search costs as much as this many steps through its list. */
const LOOKUP = 16;

/** The documents that have a score so far, in the scratch space of the collection. */
interface Met {
  size: number;
  /** New documents can still be among the best. */
  isOpen: boolean;
}

function addScores(
  { segments, firsts, norms, scores, numbers }: Collection,
  term: QueryTerm,
  met: Met,
): void {
  for (const [part, segment] of segments.entries()) {
    const place = term.places[part] ?? null;
    const from = firsts[part] ?? 0;
    const until = firsts[part + 1] ?? 0;
    const own = { norms: norms.subarray(from, until), scores: scores.subarray(from, until), from };
    if (place !== null) addPart(segment, place, { factor: term.factor, ...own, numbers, met });
  }
}

interface Scoring {
  readonly factor: number;
  readonly norms: Float64Array;
  readonly scores: Float64Array;
  readonly from: number;
  readonly numbers: Uint32Array;
  readonly met: Met;
}

function addPart(
  { starts, postings: { documents, counts }, dead }: Segment,
  word: number,
  { factor, norms, scores, from, numbers, met }: Scoring,
): void {
  let { size } = met;
  const { isOpen } = met;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const document = documents[at] ?? 0;
    const before = scores[document] ?? 0;
    if (before === 0) {
      if (!isOpen || dead[document] === 1) continue;
      numbers[size] = from + document;
      size += 1;
    }
    scores[document] = before + gainOf(factor, counts[at], norms[document]);
  }
  met.size = size;
}

function lookUp(collection: Collection, { places, factor }: QueryTerm, { size }: Met): void {
  const { segments, firsts, norms, scores, numbers } = collection;
  for (let at = 0; at < size; at += 1) {
    const number = numbers[at] ?? 0;
    const part = partOf(collection, number);
    const segment = segments[part];
    const place = places[part] ?? null;
    if (segment === undefined || place === null) continue;
    const count = occurrencesIn(segment, place, number - (firsts[part] ?? 0));
    if (count > 0) scores[number] = (scores[number] ?? 0) + gainOf(factor, count, norms[number]);
  }
}

/** The score of the last of the best; 0 when there are fewer. */
function leastOfBest({ scores, numbers }: Collection, { size }: Met, most: number): number {
  if (size < most || most === 0) return 0;
  const best = new Float64Array(most);
  let least = 0;
  for (let at = 0; at < size; at += 1) {
    const score = scores[numbers[at] ?? 0] ?? 0;
    if (score > least) least = insert(best, score);
  }
  return least;
}

/** Drops the last score. @returns the new last score */
function insert(best: Float64Array, score: number): number {
  let at = best.length - 1;
  for (; at > 0 && (best[at - 1] ?? 0) < score; at -= 1) best[at] = best[at - 1] ?? 0;
  best[at] = score;
  return best.at(-1) ?? 0;
}

function dropBelow({ scores, numbers }: Collection, met: Met, least: number): void {
  let kept = 0;
  for (let at = 0; at < met.size; at += 1) {
    const number = numbers[at] ?? 0;
    if ((scores[number] ?? 0) < least) {
      scores[number] = 0;
    } else {
      numbers[kept] = number;
      kept += 1;
    }
  }
  met.size = kept;
}

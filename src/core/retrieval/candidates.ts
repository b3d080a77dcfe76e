// The documents that can be among the best for a query, without adding up all of them. Words are taken by their weight,
// the rarest first. Once what is left weighs less than the last of the best has already, no document can come to them
// any more, and of those that were met the most fall behind with each word; what is left is looked up in the others. Common
// words, which stand in most documents, come last and are hardly ever read (MaxScore).

import { type Collection, partOf } from './collection.ts';
import { countIn, type Segment } from './segment.ts';

export interface QueryTerm {
  /** In each segment; null where it is not. */
  readonly places: readonly (number | null)[];
  /** How many documents have it. */
  readonly documents: number;
  /** What the formula multiplies with. */
  readonly factor: number;
  /** What it adds to the score of any document, at most. */
  readonly most: number;
}

/** What a word that is there so often adds to the score of a document. */
export function gainOf(factor: number, count = 0, norm = 0): number {
  return (factor * count) / (count + norm);
}

/** By their numbers, in no order: the best are among them, whatever the order in which their scores are added up. */
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

/** Sums that were made in another order are as near as that. */
const ROUNDING = 1 - 1e-9;
/** A word is looked up in a document by halving, which takes as long as so many steps through its list. */
const LOOKUP = 16;

/** The documents that have a score, in the room that the collection has for them. */
interface Met {
  size: number;
  /** Others can still be among the best. */
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
    const count = countIn(segment, place, number - (firsts[part] ?? 0));
    if (count > 0) scores[number] = (scores[number] ?? 0) + gainOf(factor, count, norms[number]);
  }
}

/** What the last of the best has; 0 where there are fewer. */
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

/** In the place of the last. @returns what is the last then */
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

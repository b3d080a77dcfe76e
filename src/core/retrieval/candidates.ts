// The documents that can be among the best for a query, without adding up all of them. Words are taken by their weight,
// the rarest first. Once what is left weighs less than the last of the best has already, no document can come to them
// any more, and of those that were met few can still be among the best: what is left is only looked up in these. Common
// words, which stand in most documents, come last and are hardly ever read (MaxScore).

import type { Collection } from './collection.ts';
import type { Segment } from './segment.ts';

export interface QueryTerm {
  /** In each segment; null where it is not. */
  readonly places: readonly (number | null)[];
  /** How many documents have it. */
  readonly documents: number;
  /** More than it adds to the score of any document. */
  readonly factor: number;
}

/** By their numbers, in no order: the best are among them, whatever the order in which their scores are added up. */
export function candidatesOf(collection: Collection, terms: readonly QueryTerm[], most: number): Uint32Array {
  const ordered = terms.toSorted((one, other) => other.factor - one.factor);
  const having = terms.reduce((sum, { documents }) => sum + documents, 0);
  const met = { numbers: new Uint32Array(Math.min(having, collection.scores.length)), size: 0 };
  let left = { factor: terms.reduce((sum, { factor }) => sum + factor, 0), postings: having };
  let candidates = new Uint32Array(0);
  for (const term of ordered) {
    addScores(collection, term, met);
    const factor = term === ordered.at(-1) ? 0 : left.factor - term.factor;
    left = { factor, postings: left.postings - term.documents };
    const least = leastOfBest(collection, met, most) * ROUNDING;
    if (left.postings > 0 && left.factor > least) continue;
    candidates = atLeast(collection, met, least - left.factor);
    if (candidates.length * LOOKUP < left.postings) break;
  }
  clear(collection, met);
  return candidates;
}

/** Sums that were made in another order are as near as that. */
const ROUNDING = 1 - 1e-9;
/** A word is looked up in a document by halving, which takes as long as so many steps through its list. */
const LOOKUP = 16;

interface Met {
  readonly numbers: Uint32Array;
  size: number;
}

function addScores({ segments, firsts, norms, scores }: Collection, term: QueryTerm, met: Met): void {
  for (const [part, segment] of segments.entries()) {
    const place = term.places[part] ?? null;
    const from = firsts[part] ?? 0;
    const until = firsts[part + 1] ?? 0;
    const own = { norms: norms.subarray(from, until), scores: scores.subarray(from, until), from };
    if (place !== null) addPart(segment, place, { factor: term.factor, ...own, met });
  }
}

interface Scoring {
  readonly factor: number;
  readonly norms: Float64Array;
  readonly scores: Float64Array;
  readonly from: number;
  readonly met: Met;
}

function addPart(
  { starts, postings: { documents, counts }, dead }: Segment,
  word: number,
  { factor, norms, scores, from, met }: Scoring,
): void {
  const { numbers } = met;
  let { size } = met;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const document = documents[at] ?? 0;
    if (dead[document] === 1) continue;
    const count = counts[at] ?? 0;
    const before = scores[document] ?? 0;
    if (before === 0) {
      numbers[size] = from + document;
      size += 1;
    }
    scores[document] = before + (factor * count) / (count + (norms[document] ?? 0));
  }
  met.size = size;
}

/** What the last of the best has; 0 where there are fewer. */
function leastOfBest({ scores }: Collection, { numbers, size }: Met, most: number): number {
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

/** Without a function for each, of which there may be as many as documents. */
function atLeast({ scores }: Collection, { numbers, size }: Met, least: number): Uint32Array<ArrayBuffer> {
  const found = new Uint32Array(size);
  let count = 0;
  for (let at = 0; at < size; at += 1) {
    const number = numbers[at] ?? 0;
    if ((scores[number] ?? 0) < least) continue;
    found[count] = number;
    count += 1;
  }
  return found.subarray(0, count);
}

function clear({ scores }: Collection, { numbers, size }: Met): void {
  for (let at = 0; at < size; at += 1) scores[numbers[at] ?? 0] = 0;
}

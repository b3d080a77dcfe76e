// Exact BM25: idf is ln(1 + (N - n + 0.5) / (n + 0.5)), and a repeated word of the query counts each time.

import type { IndexedDocument, SearchIndex } from './search-index.ts';
import { findWords } from './word-list.ts';

export interface Hit {
  readonly path: string;
  readonly score: number;
}

export interface Weights {
  /** How much repetition of a word counts; 0 or more. */
  readonly k1: number;
  /** How much a long document is penalised; 0 to 1. */
  readonly b: number;
}

export const WEIGHTS: Weights = { k1: 1.2, b: 0.75 };

/** The best first, equal scores by path; never a document without any of the words. */
export function rank(
  index: SearchIndex,
  query: readonly string[],
  most: number,
  weights: Weights = WEIGHTS,
): readonly Hit[] {
  return rankMatches(matchesIn(index, query), query, most, weights);
}

/** Where some words occur in an index. */
export interface Matches {
  readonly documents: readonly IndexedDocument[];
  /** By word, its column. */
  readonly columns: ReadonlyMap<string, number>;
  /** How often each occurs: a row for each document, with the columns of the words. */
  readonly counts: Uint16Array;
  /** By column, how many documents have the word. */
  readonly documentsWith: Uint32Array;
}

export function matchesIn({ documents, words, entries }: SearchIndex, wanted: readonly string[]): Matches {
  const numbers = findWords(words, new Set(wanted));
  const columns = new Map([...numbers.keys()].map((word, column) => [word, column]));
  const width = columns.size;
  // Column + 1; 0 for all other words.
  const columnOf = new Uint32Array(words.size);
  for (const [word, number] of numbers) columnOf[number] = (columns.get(word) ?? 0) + 1;
  const counts = new Uint16Array(documents.length * width);
  const documentsWith = new Uint32Array(width);
  for (const [row, { from, until }] of documents.entries())
    for (let at = from; at < until; at += 1) {
      const column = (columnOf[entries.words[at] ?? 0] ?? 0) - 1;
      if (column === -1) continue;
      counts[row * width + column] = entries.counts[at] ?? 0;
      documentsWith[column] = (documentsWith[column] ?? 0) + 1;
    }
  return { documents, columns, counts, documentsWith };
}

/** The same as `rank`. @param query those of its words that were not looked for count as words of no document */
export function rankMatches(
  { documents, columns, counts, documentsWith }: Matches,
  query: readonly string[],
  most: number,
  { k1, b }: Weights = WEIGHTS,
): readonly Hit[] {
  const repeats = new Map<string, number>();
  for (const word of query) repeats.set(word, (repeats.get(word) ?? 0) + 1);
  const terms = [...repeats].flatMap(([word, repeated]) => {
    const column = columns.get(word);
    const found = documentsWith[column ?? -1] ?? 0;
    const idf = Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
    return column === undefined || found === 0 ? [] : [{ column, factor: repeated * idf * (k1 + 1) }];
  });
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const best = bestOf(most);
  for (const [row, { path, length }] of documents.entries()) {
    const norm = k1 * (1 - b + (b * length) / average);
    let score = 0;
    // The last bits of a sum depend on the order of its terms, so the order is always that of the query.
    for (const { column, factor } of terms) {
      const count = counts[row * columns.size + column] ?? 0;
      if (count > 0) score += (factor * count) / (count + norm);
    }
    if (score > 0) best.add({ path, score });
  }
  return best.hits;
}

/** Keeps the best few hits in order. */
function bestOf(most: number) {
  const hits: Hit[] = [];
  const goesBefore = (one: Hit, other: Hit) =>
    one.score > other.score || (one.score === other.score && one.path < other.path);
  return {
    hits,
    add: (hit: Hit) => {
      let at = hits.length;
      while (at > 0 && goesBefore(hit, hits[at - 1] ?? hit)) at -= 1;
      if (at >= most) return;
      hits.splice(at, 0, hit);
      if (hits.length > most) hits.pop();
    },
  };
}

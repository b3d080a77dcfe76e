// Merges segments into one without their dead documents, from the postings alone: no document is read again.

import { AS_BUILT, columnsOf, type IndexedDocument, type Segment, wordAt, wordListOf } from './segment.ts';
import { sortedWords, WORDS_A_STEP } from './sorted-words.ts';
import type { Steps } from './steps.ts';

export function* mergeSegments(segments: readonly Segment[]): Steps<Segment> {
  const alive = segments.map(({ dead }) => renumbered(dead));
  const documents = columnsOf(segments.flatMap(documentsOf));
  const lengths = segments.flatMap((segment) => [
    ...segment.lengths.filter((_, at) => segment.dead[at] === 0),
  ]);
  const byWord = new Map<string, number[]>();
  let before = 0;
  for (const [index, segment] of segments.entries()) {
    const numbers = alive[index] ?? { of: new Int32Array(0), count: 0 };
    yield* addPostings(byWord, segment, (document) => {
      const number = numbers.of[document] ?? -1;
      return number === -1 ? null : before + number;
    });
    before += numbers.count;
  }
  const words = yield* sortedWords([...byWord.keys()]);
  return {
    documents,
    lengths: Uint32Array.from(lengths),
    dead: new Uint8Array(lengths.length),
    words: wordListOf(words),
    ...(yield* postingsOf(words.map((word) => byWord.get(word) ?? []))),
    ...AS_BUILT,
  };
}

/** The documents that can be found. */
function documentsOf({ documents, dead }: Segment): readonly IndexedDocument[] {
  const { paths, bytes, modifiedAt, digests } = documents;
  return paths.flatMap((path, at) => {
    const facts = { bytes: bytes[at] ?? 0, modifiedAt: modifiedAt[at] ?? 0, digest: digests[at] ?? 0n };
    return dead[at] === 1 ? [] : [{ path, ...facts }];
  });
}

/** The new numbers of the live documents; -1 for dead ones. */
function renumbered(dead: Uint8Array): { readonly of: Int32Array; readonly count: number } {
  let count = 0;
  const of = Int32Array.from(dead, (isDead) => {
    if (isDead === 1) return -1;
    count += 1;
    return count - 1;
  });
  return { of, count };
}

function* addPostings(
  byWord: Map<string, number[]>,
  segment: Segment,
  numberOf: (document: number) => number | null,
): Steps<void> {
  let size = 0;
  for (let word = 0; word + 1 < segment.starts.length; word += 1) {
    const pairs = pairsOf(segment, word, numberOf);
    const found = byWord.get(wordAt(segment.words, word));
    if (found !== undefined) for (const one of pairs) found.push(one);
    else if (pairs.length > 0) byWord.set(wordAt(segment.words, word), pairs);
    size += 2 + pairs.length;
    if (size < WORDS_A_STEP) continue;
    size = 0;
    yield;
  }
}

function pairsOf(
  { starts, postings }: Segment,
  word: number,
  numberOf: (document: number) => number | null,
): number[] {
  const pairs: number[] = [];
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
    const number = numberOf(postings.documents[at] ?? 0);
    if (number !== null) pairs.push(number, postings.counts[at] ?? 0);
  }
  return pairs;
}

/** @param pairs for each word: the number of a document, the count there, and so on */
function* postingsOf(
  pairs: readonly (readonly number[])[],
): Steps<Pick<Segment, 'starts' | 'postings' | 'peaks'>> {
  const starts = new Uint32Array(pairs.length + 1);
  pairs.forEach((one, index) => {
    starts[index + 1] = (starts[index] ?? 0) + one.length / 2;
  });
  const size = starts[pairs.length] ?? 0;
  const postings = { documents: new Uint32Array(size), counts: new Uint16Array(size) };
  const peaks = new Uint16Array(pairs.length);
  let at = 0;
  for (const [word, one] of pairs.entries()) {
    for (let pair = 0; pair < one.length; pair += 2) {
      const count = one[pair + 1] ?? 0;
      postings.documents[at] = one[pair] ?? 0;
      postings.counts[at] = count;
      if (count > (peaks[word] ?? 0)) peaks[word] = count;
      at += 1;
    }
    if (word % 256 === 0) yield;
  }
  return { starts, postings, peaks };
}

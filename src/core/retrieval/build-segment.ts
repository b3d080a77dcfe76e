// Builds a segment from documents added one by one. Words are kept as numbers: those of a large collection would be
// millions of strings.

import {
  type AnalysedDocument,
  AS_BUILT,
  columnsOf,
  type IndexedDocument,
  MOST_COUNTED,
  type Segment,
  wordListOf,
} from './segment.ts';
import { sortedWords, WORDS_A_STEP } from './sorted-words.ts';
import { atOneGo, type Steps } from './steps.ts';

export function buildSegment(documents: readonly AnalysedDocument[]): Segment {
  const builder = segmentBuilder();
  documents.forEach(builder.add);
  return atOneGo(builder.build());
}

export interface SegmentBuilder {
  readonly add: (document: AnalysedDocument) => void;
  readonly build: () => Steps<Segment>;
}

export function segmentBuilder(): SegmentBuilder {
  const documents: IndexedDocument[] = [];
  const lengths: number[] = [];
  const numbers = new Map<string, number>();
  const entries: Entries = { words: new Uint32Array(1024), counts: new Uint16Array(1024), size: 0, ends: [] };
  // By word number, its count in the document being added; all zeros between documents.
  let counts = new Uint32Array(1024);
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(word, number);
    if (number === counts.length) counts = larger(counts, new Uint32Array(number * 2));
    return number;
  };
  return {
    add: ({ path, bytes, modifiedAt, digest, words, uncounted = [] }) => {
      documents.push({ path, bytes, modifiedAt, digest });
      lengths.push(words.length);
      const met: number[] = [];
      for (const word of uncounted.length === 0 ? words : [...words, ...uncounted]) {
        const number = numberOf(word);
        const count = counts[number] ?? 0;
        if (count === 0) met.push(number);
        counts[number] = count + 1;
      }
      for (const number of met) {
        addEntry(entries, number, Math.min(counts[number] ?? 0, MOST_COUNTED));
        counts[number] = 0;
      }
      entries.ends.push(entries.size);
    },
    *build() {
      const words = yield* sortedWords([...numbers.keys()]);
      const ranks = new Uint32Array(words.length);
      for (const [rank, word] of words.entries()) {
        ranks[numberOf(word)] = rank;
        if (rank % WORDS_A_STEP === 0) yield;
      }
      const columns = columnsOf(documents);
      yield;
      const list = wordListOf(words);
      yield;
      return {
        documents: columns,
        lengths: Uint32Array.from(lengths),
        dead: new Uint8Array(documents.length),
        words: list,
        ...(yield* postingsOf(entries, ranks)),
        ...AS_BUILT,
      };
    },
  };
}

/** Pairs of word number and count: those of the first document, then those of the next. */
interface Entries {
  words: Uint32Array;
  counts: Uint16Array;
  size: number;
  /** By document, where its entries end. */
  readonly ends: number[];
}

function addEntry(entries: Entries, word: number, count: number): void {
  const { size } = entries;
  if (size === entries.words.length) {
    entries.words = larger(entries.words, new Uint32Array(size * 2));
    entries.counts = larger(entries.counts, new Uint16Array(size * 2));
  }
  entries.words[size] = word;
  entries.counts[size] = count;
  entries.size = size + 1;
}

function larger<Numbers extends Uint16Array | Uint32Array>(before: Numbers, room: Numbers): Numbers {
  room.set(before);
  return room;
}

/** @param ranks by word number, its place in the sorted word list */
function* postingsOf(entries: Entries, ranks: Uint32Array): Steps<Postings> {
  const starts = yield* startsOf(entries, ranks);
  const postings = { documents: new Uint32Array(entries.size), counts: new Uint16Array(entries.size) };
  const peaks = new Uint16Array(ranks.length);
  const next = starts.slice();
  const place = (document: number, word = 0, count = 0): void => {
    const rank = ranks[word] ?? 0;
    const at = next[rank] ?? 0;
    next[rank] = at + 1;
    postings.documents[at] = document;
    postings.counts[at] = count;
    if (count > (peaks[rank] ?? 0)) peaks[rank] = count;
  };
  let at = 0;
  for (const [document, end] of entries.ends.entries()) {
    for (; at < end; at += 1) place(document, entries.words[at], entries.counts[at]);
    yield;
  }
  return { starts, postings, peaks };
}

type Postings = Pick<Segment, 'starts' | 'postings' | 'peaks'>;

function* startsOf({ words, ends }: Entries, ranks: Uint32Array): Steps<Uint32Array> {
  const starts = new Uint32Array(ranks.length + 1);
  let at = 0;
  for (const end of ends) {
    for (; at < end; at += 1) {
      const after = (ranks[words[at] ?? 0] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    yield;
  }
  for (let rank = 1; rank < starts.length; rank += 1)
    starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  return starts;
}

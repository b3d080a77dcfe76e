// Adds documents to a search index. Words are counted under numbers: those of a large collection would be millions of
// strings.

import {
  type DocumentFacts,
  EMPTY_INDEX,
  type IndexedDocument,
  MOST_COUNTED,
  type SearchIndex,
} from './search-index.ts';
import { findWords, withWords } from './word-list.ts';

export interface AnalysedText {
  readonly words: readonly string[];
  /** Words that also find it, but do not make it longer; none by default. */
  readonly uncounted?: readonly string[];
}

/** An index of texts that are no files, each under the path by which it is to be found. */
export function indexOf(texts: readonly (AnalysedText & Pick<DocumentFacts, 'path'>)[]): SearchIndex {
  const builder = indexBuilder();
  for (const text of texts) builder.add({ path: text.path, bytes: 0, modifiedAt: 0, digest: 0 }, text);
  return builder.addedTo(EMPTY_INDEX);
}

export interface IndexBuilder {
  readonly add: (document: DocumentFacts, text: AnalysedText) => void;
  /** The index with the documents that were added, which it must not have yet. */
  readonly addedTo: (index: SearchIndex) => SearchIndex;
}

export function indexBuilder(): IndexBuilder {
  const documents: IndexedDocument[] = [];
  // By their order here, which is not their number in an index.
  const places = new Map<string, number>();
  let entries = { words: new Uint32Array(1024), counts: new Uint16Array(1024) };
  let size = 0;
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  return {
    add: (document, { words, uncounted = [] }) => {
      const counts = new Map<number, number>();
      for (const word of uncounted.length === 0 ? words : [...words, ...uncounted]) {
        const place = placeOf(word);
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
      const from = size;
      if (size + counts.size > entries.words.length) entries = withRoom(entries, (size + counts.size) * 2);
      for (const [place, count] of counts) {
        entries.words[size] = place;
        entries.counts[size] = Math.min(count, MOST_COUNTED);
        size += 1;
      }
      documents.push({ ...document, length: words.length, from, until: size });
    },
    addedTo: (index) => {
      if (documents.length === 0) return index;
      const known = findWords(index.words, new Set(places.keys()));
      const unknown: string[] = [];
      const numbers = Uint32Array.from(places.keys(), (word) => {
        const number = known.get(word);
        return number ?? index.words.size + unknown.push(word) - 1;
      });
      const before = index.entries.words.length;
      const all = withRoom(index.entries, before + size);
      for (let at = 0; at < size; at += 1) all.words[before + at] = numbers[entries.words[at] ?? 0] ?? 0;
      all.counts.set(entries.counts.subarray(0, size), before);
      const added = documents.map((one) => ({ ...one, from: before + one.from, until: before + one.until }));
      return {
        documents: [...index.documents, ...added],
        words: withWords(index.words, unknown),
        entries: all,
      };
    },
  };
}

function withRoom({ words, counts }: SearchIndex['entries'], length: number) {
  const larger = { words: new Uint32Array(length), counts: new Uint16Array(length) };
  larger.words.set(words);
  larger.counts.set(counts);
  return larger;
}

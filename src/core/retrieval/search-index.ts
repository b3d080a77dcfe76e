// A search index: the documents of a folder and the words of each, and what is known of the folder itself.

import { NO_WORDS, type WordList } from './word-list.ts';

export interface SearchIndex {
  readonly documents: readonly IndexedDocument[];
  readonly words: WordList;
  readonly entries: Entries;
}

export interface IndexedDocument extends DocumentFacts {
  /** How many words it has. */
  readonly length: number;
  /** Its entries are those from `from` to `until`. */
  readonly from: number;
  readonly until: number;
}

/** A word of a document and how often it occurs there; the entries of a document are next to each other. */
export interface Entries {
  /** The numbers of the words. */
  readonly words: Uint32Array;
  /** At most `MOST_COUNTED`. */
  readonly counts: Uint16Array;
}

export const MOST_COUNTED = 0xff_ff;

export interface FileStat {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

export interface DocumentFacts extends FileStat {
  readonly path: string;
  /** Of its content: 48 bits. */
  readonly digest: number;
}

export const EMPTY_INDEX: SearchIndex = {
  ...{ documents: [], words: NO_WORDS },
  entries: { words: new Uint32Array(0), counts: new Uint16Array(0) },
};

export interface StoredIndex {
  readonly index: SearchIndex;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly folders: readonly KnownFolder[];
  /** The key of what was left out of it; 0 when nothing was. */
  readonly scopeKey: number;
}

/** A folder as last listed. */
export interface KnownFolder {
  /** Empty, or with a trailing `/`. */
  readonly path: string;
  /** Milliseconds since 1970; -1 to list it in any case. */
  readonly modifiedAt: number;
  /** The same for its `.gitignore`; 0 when there is none. */
  readonly rulesAt: number;
  /** How many of its documents are excluded, for each reason. */
  readonly excluded: readonly number[];
}

/** Of a document, given by its place in the index. */
export interface NumberedStat extends FileStat {
  readonly number: number;
}

interface Changes {
  /** The numbers of documents that are gone or were read again. */
  readonly gone: readonly number[];
  /** Documents of which only the size or the time has changed. */
  readonly restated: readonly NumberedStat[];
}

/** Words that occur nowhere now stay in the list: see `withoutUnusedWords`. */
export function changedIndex(index: SearchIndex, { gone, restated }: Changes): SearchIndex {
  const missing = new Set(gone);
  const stats = new Map(restated.map(({ number, bytes, modifiedAt }) => [number, { bytes, modifiedAt }]));
  const documents = index.documents.map((one, number) => ({ ...one, ...stats.get(number) }));
  return { ...index, documents: documents.filter((_, number) => !missing.has(number)) };
}

/** The clocks of file systems are this coarse. */
export const SETTLED_MS = 2000;

/**
 * Whether the content may have changed. @param since a file modified later may have changed twice within a clock tick
 */
export function mayDiffer(before: FileStat | undefined, now: FileStat, since: number): boolean {
  if (before?.bytes !== now.bytes || before.modifiedAt !== now.modifiedAt) return true;
  return now.modifiedAt >= since;
}

/** The parent folder, with a trailing `/`; empty for the top. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}

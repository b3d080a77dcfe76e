// A search index over documents, and how it follows what is written and deleted.

import type { Analyser } from './analyse.ts';
import { mergeSegments } from './merge-segments.ts';
import {
  type AnalysedDocument,
  buildSegment,
  type IndexedDocument,
  type Segment,
  withoutDocuments,
} from './segment.ts';

export interface SearchIndex {
  readonly analyser: Analyser;
  readonly segments: readonly Segment[];
}

export interface StoredIndex {
  readonly index: SearchIndex;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly folders: readonly KnownFolder[];
  /** Of each document that can be found the number of its folder. */
  readonly folderOf: Uint32Array;
}

/** A folder as it was when it was last listed. */
export interface KnownFolder {
  /** Empty, or with `/` at its end. */
  readonly path: string;
  /** Milliseconds since 1970; -1 for one that is to be listed in any case. */
  readonly modifiedAt: number;
  /** The same of its `.gitignore`; 0 where there is none. */
  readonly rulesAt: number;
}

type DocumentStat = Omit<IndexedDocument, 'digest'>;
type FileStat = Omit<DocumentStat, 'path'>;

/** From then on one new segment costs less than what the others cost every search. */
const MOST_SEGMENTS = 8;
/** Of all documents, those that a merge would put in order. */
const MOST_LOOSE = 0.1;

interface Merging {
  /** Paths of documents. */
  readonly gone: readonly string[];
  /** A segment that may have some of its words only, with all of them; null where they cannot be had. */
  readonly whole: (segment: Segment) => Segment | null;
}

/** @param written new documents, and those whose content changed */
export function updateIndex(
  { analyser, segments }: SearchIndex,
  written: readonly AnalysedDocument[],
  { gone, whole }: Merging,
): SearchIndex {
  const old = new Set([...gone, ...written.map(({ path }) => path)]);
  const kept =
    old.size === 0 ? segments : segments.map((one) => withoutDocuments(one, (path) => old.has(path)));
  const all = written.length === 0 ? kept : [...kept, buildSegment(written)];
  const first = firstToMerge(all);
  const loose = all.slice(first).flatMap((one) => (one.file === null ? one : (whole(one) ?? [])));
  const isWhole = loose.length === all.length - first;
  return {
    analyser,
    segments: loose.length > 0 && isWhole ? [...all.slice(0, first), mergeSegments(loose)] : all,
  };
}

/** From where on; all of them where much is out of order, only the small ones where they are many. */
function firstToMerge(segments: readonly Segment[]): number {
  const [first, ...rest] = segments;
  if (first === undefined) return 0;
  const later = rest.reduce((sum, { dead }) => sum + dead.length, deadOf(first.dead));
  if (later > MOST_LOOSE * (first.dead.length + later)) return 0;
  return rest.length >= MOST_SEGMENTS ? 1 : segments.length;
}

/** Clocks of file systems are as coarse. */
export const SETTLED_MS = 2000;

/** Whether a file may say something else now. @param since what was modified later may have been so twice at one time */
export function mayDiffer(before: FileStat | undefined, now: FileStat, since: number): boolean {
  if (before?.bytes !== now.bytes || before.modifiedAt !== now.modifiedAt) return true;
  return now.modifiedAt >= since;
}

/** The same, where only the times of files are new. */
export function withStats({ analyser, segments }: SearchIndex, stats: readonly DocumentStat[]): SearchIndex {
  if (stats.length === 0) return { analyser, segments };
  const byPath = new Map(stats.map((one) => [one.path, one]));
  const restated = (segment: Segment): Segment => {
    const { paths, bytes, modifiedAt } = segment.documents;
    const now = (at: number) => byPath.get(paths[at] ?? '');
    const documents = {
      ...segment.documents,
      bytes: bytes.map((was, at) => now(at)?.bytes ?? was),
      modifiedAt: modifiedAt.map((was, at) => now(at)?.modifiedAt ?? was),
    };
    return { ...segment, documents };
  };
  return { analyser, segments: segments.map(restated) };
}

/** How many documents can be found. */
export function sizeOfIndex({ segments }: SearchIndex): number {
  return segments.reduce((sum, { dead }) => sum + dead.length - deadOf(dead), 0);
}

function deadOf(dead: Uint8Array): number {
  let count = 0;
  for (const one of dead) count += one;
  return count;
}

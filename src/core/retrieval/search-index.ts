// A search index over documents, and how it follows what is written and deleted.

import type { Analyser } from './analyse.ts';
import { mergeSegments } from './merge-segments.ts';
import type { IndexedDocument, Segment } from './segment.ts';

export interface SearchIndex {
  readonly analyser: Analyser;
  readonly segments: readonly Segment[];
}

export interface StoredIndex {
  readonly index: SearchIndex;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly folders: readonly KnownFolder[];
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

type FileStat = Pick<IndexedDocument, 'bytes' | 'modifiedAt'>;

/** Of a document that is known. Documents are numbered through all segments, those that are dead included. */
export interface NumberedStat extends FileStat {
  readonly number: number;
}

/** From then on one new segment costs less than what the others cost every search. */
const MOST_SEGMENTS = 8;
/** Of all documents, those that a merge would put in order. */
const MOST_LOOSE = 0.1;

interface Merging {
  /** Numbers of documents that are not there any more, or written anew. */
  readonly gone: readonly number[];
  /** A segment that may have some of its words only, with all of them; null where they cannot be had. */
  readonly whole: (segment: Segment) => Segment | null;
}

/** @param written new documents, and those whose content changed; null for none */
export function updateIndex(
  { analyser, segments }: SearchIndex,
  written: Segment | null,
  { gone, whole }: Merging,
): SearchIndex {
  const kept = gone.length === 0 ? segments : withoutNumbers(segments, gone);
  const all = written === null ? kept : [...kept, written];
  const first = firstToMerge(all);
  const loose = all.slice(first).flatMap((one) => (one.file === null ? one : (whole(one) ?? [])));
  const isWhole = loose.length === all.length - first;
  return {
    analyser,
    segments: loose.length > 0 && isWhole ? [...all.slice(0, first), mergeSegments(loose)] : all,
  };
}

function withoutNumbers(segments: readonly Segment[], gone: readonly number[]): readonly Segment[] {
  return byPart(segments, gone, (number) => number).map(({ segment, own, first }) => {
    if (own.length === 0) return segment;
    const dead = segment.dead.slice();
    for (const number of own) dead[number - first] = 1;
    return { ...segment, dead };
  });
}

interface Part<One> {
  readonly segment: Segment;
  /** The number of its first document. */
  readonly first: number;
  /** Those that are about its documents. */
  readonly own: readonly One[];
}

function byPart<One>(
  segments: readonly Segment[],
  all: readonly One[],
  numberOf: (one: One) => number,
): readonly Part<One>[] {
  let next = 0;
  return segments.map((segment) => {
    const first = next;
    next += segment.dead.length;
    const own = all.filter((one) => numberOf(one) >= first && numberOf(one) < first + segment.dead.length);
    return { segment, first, own };
  });
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
export function withStats({ analyser, segments }: SearchIndex, stats: readonly NumberedStat[]): SearchIndex {
  if (stats.length === 0) return { analyser, segments };
  const parts = byPart(segments, stats, ({ number }) => number);
  return { analyser, segments: parts.map(({ segment, first, own }) => restated(segment, first, own)) };
}

function restated(segment: Segment, first: number, stats: readonly NumberedStat[]): Segment {
  const bytes = segment.documents.bytes.slice();
  const modifiedAt = segment.documents.modifiedAt.slice();
  const own = stats
    .map((one) => ({ ...one, at: one.number - first }))
    .filter((one) => bytes[one.at] !== one.bytes || modifiedAt[one.at] !== one.modifiedAt);
  for (const one of own) {
    bytes[one.at] = one.bytes;
    modifiedAt[one.at] = one.modifiedAt;
  }
  const numbers = Uint32Array.from(new Set([...segment.restated, ...own.map(({ at }) => at)]));
  return { ...segment, documents: { ...segment.documents, bytes, modifiedAt }, restated: numbers };
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

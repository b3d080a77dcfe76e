// A search index over documents, and how it follows changes and deletions.

import type { Analyser } from './analyse.ts';
import { mergeSegments } from './merge-segments.ts';
import type { IndexedDocument, Segment } from './segment.ts';
import type { Steps } from './steps.ts';

export interface SearchIndex {
  readonly analyser: Analyser;
  readonly segments: readonly Segment[];
}

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

export type FileStat = Pick<IndexedDocument, 'bytes' | 'modifiedAt'>;

/** For a known document. Numbers run through all segments and include dead documents. */
export interface NumberedStat extends FileStat {
  readonly number: number;
}

/** From this many on, merging costs less than the extra segments cost every search. */
const MOST_SEGMENTS = 8;
/** The share of documents, dead or outside the first segment, above which all are merged. */
const MOST_LOOSE = 0.1;

interface Merging {
  /** Numbers of documents that were removed or changed. */
  readonly gone: readonly number[];
  /** Loads all words of a segment that may have only some; null when that fails. */
  readonly whole: (segment: Segment) => Segment | null;
}

/** @param written new and changed documents; null for none */
export function* updateIndex(
  { analyser, segments }: SearchIndex,
  written: Segment | null,
  { gone, whole }: Merging,
): Steps<SearchIndex> {
  const kept = gone.length === 0 ? segments : withoutNumbers(segments, gone);
  const all = written === null ? kept : [...kept, written];
  const first = firstToMerge(all);
  const loose = all.slice(first).flatMap((one) => (one.file === null ? one : (whole(one) ?? [])));
  const isWhole = loose.length === all.length - first;
  if (loose.length === 0 || !isWhole) return { analyser, segments: all };
  return { analyser, segments: [...all.slice(0, first), yield* mergeSegments(loose)] };
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
  /** The entries about its documents. */
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

/** The first segment to merge: 0 when too much is loose, 1 when there are many small segments. */
function firstToMerge(segments: readonly Segment[]): number {
  const [first, ...rest] = segments;
  if (first === undefined) return 0;
  const later = rest.reduce((sum, { dead }) => sum + dead.length, deadOf(first.dead));
  if (later > MOST_LOOSE * (first.dead.length + later)) return 0;
  return rest.length >= MOST_SEGMENTS ? 1 : segments.length;
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

/** The same when only sizes and times of files are new. */
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

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
}

type DocumentStat = Omit<IndexedDocument, 'digest'>;

/** From then on one new segment costs less than what the others cost every search. */
const MOST_SEGMENTS = 8;
/** Of all documents, those that a merge would put in order. */
const MOST_LOOSE = 0.1;

/** @param written new documents, and those whose content changed */
export function updateIndex(
  { analyser, segments }: SearchIndex,
  written: readonly AnalysedDocument[],
  gone: readonly string[],
): SearchIndex {
  const old = new Set([...gone, ...written.map(({ path }) => path)]);
  const kept =
    old.size === 0 ? segments : segments.map((one) => withoutDocuments(one, (path) => old.has(path)));
  const all = written.length === 0 ? kept : [...kept, buildSegment(written)];
  return { analyser, segments: isLoose(all) ? [mergeSegments(all)] : all };
}

/** What may have changed since the index was written; both are paths. */
export function outdated(
  { index, writtenAt }: StoredIndex,
  listed: readonly DocumentStat[],
  known: ReadonlyMap<string, IndexedDocument> = documentsOf(index),
): { readonly gone: readonly string[]; readonly suspicious: readonly string[] } {
  // A file that was changed right before, or after, may look as it did.
  const settled = writtenAt - SETTLED_MS;
  const suspicious: string[] = [];
  let there = 0;
  for (const { path, bytes, modifiedAt } of listed) {
    const before = known.get(path);
    if (before !== undefined) there += 1;
    if (before?.bytes !== bytes || before.modifiedAt !== modifiedAt || modifiedAt >= settled)
      suspicious.push(path);
  }
  if (there === known.size) return { gone: [], suspicious };
  const paths = new Set(listed.map(({ path }) => path));
  return { gone: [...known.keys()].filter((path) => !paths.has(path)), suspicious };
}

/** Clocks of file systems are as coarse. */
export const SETTLED_MS = 2000;

/** The documents that can be found, by their paths. */
export function documentsOf({ segments }: SearchIndex): ReadonlyMap<string, IndexedDocument> {
  const known = new Map<string, IndexedDocument>();
  for (const { documents, dead } of segments)
    for (const [at, document] of documents.entries()) if (dead[at] === 0) known.set(document.path, document);
  return known;
}

/** The same, where only the times of files are new. */
export function withStats({ analyser, segments }: SearchIndex, stats: readonly DocumentStat[]): SearchIndex {
  if (stats.length === 0) return { analyser, segments };
  const byPath = new Map(stats.map(({ path, bytes, modifiedAt }) => [path, { bytes, modifiedAt }]));
  const restated = ({ documents, ...rest }: Segment): Segment => ({
    ...rest,
    documents: documents.map((one) => ({ ...one, ...byPath.get(one.path) })),
  });
  return { analyser, segments: segments.map(restated) };
}

/** How many documents can be found. */
export function sizeOfIndex({ segments }: SearchIndex): number {
  return segments.reduce((sum, { dead }) => sum + dead.length - deadOf(dead), 0);
}

function isLoose([first, ...rest]: readonly Segment[]): boolean {
  if (first === undefined) return false;
  const later = rest.reduce((sum, { dead }) => sum + dead.length, deadOf(first.dead));
  return rest.length >= MOST_SEGMENTS || later > MOST_LOOSE * (first.dead.length + later);
}

function deadOf(dead: Uint8Array): number {
  let count = 0;
  for (const one of dead) count += one;
  return count;
}

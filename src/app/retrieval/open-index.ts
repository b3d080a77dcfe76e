// The search index of a folder, brought up to date: only what may have changed since is read again.

import { createHash } from 'node:crypto';
import { nextTurn, readIndex, writeIndex } from '../../adapters/documents/index-store.ts';
import {
  type DocumentKind,
  LARGEST_DOCUMENT,
  type ListedDocument,
  listDocuments,
} from '../../adapters/documents/list-documents.ts';
import { named } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { type Analyser, analyse } from '../../core/retrieval/analyse.ts';
import {
  documentsOf,
  outdated,
  SETTLED_MS,
  type SearchIndex,
  updateIndex,
  withStats,
} from '../../core/retrieval/search-index.ts';
import type { AnalysedDocument, IndexedDocument } from '../../core/retrieval/segment.ts';

export interface OpenedIndex {
  readonly index: SearchIndex;
  /** What was left out that somebody may miss, a clause each. */
  readonly leftOut: readonly string[];
}

interface IndexPlace {
  /** A real path. */
  readonly root: string;
  /** Null where nothing can be kept. */
  readonly userFolder: string | null;
  readonly now: number;
  readonly kind: DocumentKind;
  /** From then on nothing more is read: the next search continues. Never by default. */
  readonly isLate?: () => boolean;
}

/**
 * Of a project's documents, so many are looked at for changes at a time, which takes some milliseconds; the others are in
 * turn the next times. What is new, or gone, is seen at once, and so is what was edited lately and is edited again.
 */
const MOST_LOOKED_AT = 1000;
const RECENT = 300;

export function openIndex(
  { root, userFolder, now, kind, isLate = () => false }: IndexPlace,
  analyser: Analyser,
): OpenedIndex {
  const stored = (userFolder === null ? null : readIndex(userFolder, { root, kind }, analyser)) ?? {
    index: { analyser, segments: [] },
    writtenAt: 0,
  };
  const known = documentsOf(stored.index);
  const share = kind === 'notes' ? 1 : Math.max(1, Math.ceil(known.size / MOST_LOOKED_AT));
  const turn = share === 1 || userFolder === null ? 0 : nextTurn(userFolder, { root, kind }, analyser);
  const since = stored.writtenAt - SETTLED_MS;
  const { documents, leftOut } = listDocuments(root, kind, {
    byPath: known,
    share,
    turn,
    recent: share === 1 ? 0 : recentIn(known),
    since,
  });
  const { gone, suspicious } = outdated(stored, documents, known);
  if (gone.length === 0 && suspicious.length === 0) return { index: stored.index, leftOut };
  const files = new Map(documents.map((one) => [one.path, one]));
  const { same, written } = readAll(suspicious, {
    files,
    known,
    analyser,
    isLate,
  });
  // What was not read, for want of time too, is as new the next time.
  const read = new Set([...same, ...written].map(({ path }) => path));
  const unread = suspicious.filter((path) => !read.has(path));
  const index = updateIndex(withStats(stored.index, same), written, [...gone, ...unread]);
  if (userFolder !== null) writeIndex(userFolder, { root, kind }, { index, writtenAt: now });
  return { index, leftOut };
}

/** When the oldest of those that were modified last was. */
function recentIn(known: ReadonlyMap<string, IndexedDocument>): number {
  const times = Float64Array.from(known.values(), ({ modifiedAt }) => modifiedAt).sort();
  return times[times.length - RECENT] ?? 0;
}

interface Reading {
  readonly files: ReadonlyMap<string, ListedDocument>;
  readonly known: ReadonlyMap<string, IndexedDocument>;
  readonly analyser: Analyser;
  readonly isLate: () => boolean;
}

/** Those whose content is as it was, and the others. */
function readAll(paths: readonly string[], { files, known, analyser, isLate }: Reading) {
  const [same, written]: [IndexedDocument[], AnalysedDocument[]] = [[], []];
  for (const path of paths) {
    if (isLate()) break;
    for (const { text, ...one } of readDocument(files.get(path))) {
      if (known.get(path)?.digest === one.digest) same.push(one);
      else written.push({ ...one, words: analyse(text, analyser) });
    }
  }
  return { same, written };
}

/** The name of a document counts as its text does. */
function readDocument(file: ListedDocument | undefined) {
  const content = file === undefined ? null : textOf(file.file, named, LARGEST_DOCUMENT);
  if (file === undefined || content === null) return [];
  const { path, bytes, modifiedAt } = file;
  const name = (path.split('/').at(-1) ?? '').replace(/\.md$/i, '');
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return [{ path, bytes, modifiedAt, digest, text: `${name}\n${content}` }];
}

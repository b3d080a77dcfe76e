// The search index of a folder, brought up to date: only what may have changed since is read again.

import { createHash } from 'node:crypto';
import { readIndex, writeIndex } from '../../adapters/documents/index-store.ts';
import {
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
  type SearchIndex,
  updateIndex,
  withStats,
} from '../../core/retrieval/search-index.ts';

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
}

export function openIndex({ root, userFolder, now }: IndexPlace, analyser: Analyser): OpenedIndex {
  const stored = (userFolder === null ? null : readIndex(userFolder, root, analyser)) ?? {
    index: { analyser, segments: [] },
    writtenAt: 0,
  };
  const { documents, leftOut } = listDocuments(root);
  const { gone, suspicious } = outdated(stored, documents);
  if (gone.length === 0 && suspicious.length === 0) return { index: stored.index, leftOut };
  const files = new Map(documents.map((one) => [one.path, one]));
  const read = suspicious.flatMap((path) => readDocument(files.get(path)));
  const known = documentsOf(stored.index);
  const isAsBefore = ({ path, digest }: (typeof read)[number]) => known.get(path)?.digest === digest;
  const written = read
    .filter((one) => !isAsBefore(one))
    .map(({ text, ...one }) => ({ ...one, words: analyse(text, analyser) }));
  const unread = suspicious.filter((path) => !read.some((one) => one.path === path));
  const index = updateIndex(withStats(stored.index, read.filter(isAsBefore)), written, [...gone, ...unread]);
  if (userFolder !== null) writeIndex(userFolder, root, { index, writtenAt: now });
  return { index, leftOut };
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

// The search index of a folder, brought up to date: only what may have changed is read again.

import { createHash } from 'node:crypto';
import { type IndexFiles, indexFiles } from '../../adapters/documents/index-store.ts';
import {
  type DocumentKind,
  LARGEST_DOCUMENT,
  type ListedDocument,
  listDocuments,
} from '../../adapters/documents/list-documents.ts';
import { named } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { type AllDocuments, documentsIn } from '../../core/retrieval/all-documents.ts';
import { type Analyser, analyse, loneCharacters } from '../../core/retrieval/analyse.ts';
import { segmentBuilder } from '../../core/retrieval/build-segment.ts';
import {
  type NumberedStat,
  SETTLED_MS,
  type SearchIndex,
  type StoredIndex,
  sizeOfIndex,
  updateIndex,
  withStats,
} from '../../core/retrieval/search-index.ts';
import { parentOf, type Segment } from '../../core/retrieval/segment.ts';

export interface OpenedIndex {
  readonly index: SearchIndex;
  /** What was skipped and may be missed, one clause each. */
  readonly leftOut: readonly string[];
}

interface IndexPlace {
  /** A real path. */
  readonly root: string;
  /** Null when nothing can be kept. */
  readonly userFolder: string | null;
  readonly now: number;
  readonly kind: DocumentKind;
  /** Once true, nothing more is read and the next search continues. Never by default. */
  readonly isLate?: () => boolean;
}

/**
 * How many of a project's documents are checked for changes per search, which takes some milliseconds; the others have
 * their turn in later searches. New and deleted documents are noticed at once, and so are edits to recently edited
 * ones.
 */
const MOST_LOOKED_AT = 500;
const RECENT = 200;

/** @param words the words that will be looked up: the index may omit all others */
export function openIndex(
  { root, userFolder, now, kind, isLate = () => false }: IndexPlace,
  analyser: Analyser,
  words: readonly string[],
): OpenedIndex {
  const files = userFolder === null ? null : indexFiles(userFolder, { root, kind, analyser });
  const stored = storedIndex(files, analyser, words);
  const known = documentsIn(stored.index.segments);
  const alive = sizeOfIndex(stored.index);
  const share = kind === 'notes' ? 1 : Math.max(1, Math.ceil(alive / MOST_LOOKED_AT));
  const { documents, gone, folders, leftOut, hasNewRules } = listDocuments(root, kind, {
    ...{ documents: known, folders: stored.folders, share },
    turn: share === 1 ? 0 : (files?.nextTurn() ?? 0),
    recent: share === 1 ? 0 : recentIn(known),
    since: stored.writtenAt - SETTLED_MS,
  });
  const isSame = documents.length === 0 && gone.length === 0;
  if (isSame && (!hasNewRules || alive === 0)) return { index: stored.index, leftOut };
  const { same, written, replaced, unread } = readAll(documents, {
    ...{ digests: known.digests, analyser, isLate },
  });
  const index = updateIndex(withStats(stored.index, same), written, {
    gone: [...gone, ...replaced],
    whole: (segment) => files?.whole(segment) ?? null,
  });
  // Folders with unread documents, also for lack of time, count as changed.
  const unsettled = new Set(unread.map(({ path }) => parentOf(path)));
  const kept = folders.map((one) => (unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one));
  files?.write({ index, writtenAt: now, folders: kept });
  return { index, leftOut };
}

/** The oldest modification time among the `RECENT` newest documents. */
function recentIn({ modifiedAt, dead }: AllDocuments): number {
  const times = modifiedAt.filter((_, number) => dead[number] === 0);
  return times.sort().at(-RECENT) ?? 0;
}

/** The kept index with the given words; empty when any of it is damaged, so that all is read again. */
function storedIndex(files: IndexFiles | null, analyser: Analyser, words: readonly string[]): StoredIndex {
  // Another process may have replaced the index during the first read.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const stored = files?.read(words) ?? null;
    if (stored !== null) return stored;
  }
  return { index: { analyser, segments: [] }, writtenAt: 0, folders: [] };
}

interface Reading {
  /** Digests of the known documents. */
  readonly digests: BigUint64Array;
  readonly analyser: Analyser;
  readonly isLate: () => boolean;
}

interface ReadDocuments {
  /** Documents with unchanged content. */
  readonly same: readonly NumberedStat[];
  /** New and changed ones; null for none. */
  readonly written: Segment | null;
  readonly unread: readonly ListedDocument[];
  /** The numbers of known documents whose content changed or that cannot be read now. */
  readonly replaced: readonly number[];
}

function readAll(
  documents: readonly ListedDocument[],
  { digests, analyser, isLate }: Reading,
): ReadDocuments {
  const [same, replaced, unread]: [NumberedStat[], number[], ListedDocument[]] = [[], [], []];
  const written = segmentBuilder();
  for (const one of documents) {
    const read = isLate() ? null : readDocument(one);
    const { number } = one;
    if (number !== null && read !== null && digests[number] === read.digest) {
      same.push({ ...one, number });
      continue;
    }
    if (number !== null) replaced.push(number);
    if (read === null) unread.push(one);
    else {
      const [words, uncounted] = [analyse(read.text, analyser), loneCharacters(read.text)];
      written.add({ ...one, digest: read.digest, words, uncounted });
    }
  }
  const isNone = same.length + unread.length === documents.length;
  return { same, replaced, unread, written: isNone ? null : written.build() };
}

/** The name of a document counts like its text. */
function readDocument({
  path,
  file,
}: ListedDocument): { readonly digest: bigint; readonly text: string } | null {
  const content = textOf(file, named, LARGEST_DOCUMENT);
  if (content === null) return null;
  const name = (path.split('/').at(-1) ?? '').replace(/\.md$/i, '');
  const digest = createHash('sha256').update(content).digest().readBigUInt64LE();
  return { digest, text: `${name}\n${content}` };
}

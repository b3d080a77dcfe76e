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
import { readFile } from '../../adapters/files/read-file.ts';
import { type NoteText, noteText } from '../../core/ask/note-text.ts';
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
    ...{ digests: known.digests, kind, analyser, isLate },
  });
  const index = updateIndex(withStats(stored.index, same), written, {
    gone: [...gone, ...replaced],
    whole: (segment) => files?.whole(segment) ?? null,
  });
  // Folders with unread documents, also for lack of time, count as changed.
  const unsettled = new Set(unread.map(({ one }) => parentOf(one.path)));
  const kept = folders.map((one) => (unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one));
  files?.write({ index, writtenAt: now, folders: kept });
  const unreadable = unread.flatMap(({ one, reason }) => (reason === null ? [] : `${one.path}: ${reason}`));
  return { index, leftOut: [...leftOut, ...unreadable] };
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
  readonly kind: DocumentKind;
  readonly analyser: Analyser;
  readonly isLate: () => boolean;
}

interface ReadDocuments {
  /** Documents with unchanged content. */
  readonly same: readonly NumberedStat[];
  /** New and changed ones; null for none. */
  readonly written: Segment | null;
  /** The reason is a clause about "it"; null for lack of time, and when it is gone by now. */
  readonly unread: readonly { readonly one: ListedDocument; readonly reason: string | null }[];
  /** The numbers of known documents whose content changed or that cannot be read now. */
  readonly replaced: readonly number[];
}

function readAll(
  documents: readonly ListedDocument[],
  { digests, kind, analyser, isLate }: Reading,
): ReadDocuments {
  const [same, replaced, unread]: [NumberedStat[], number[], Writable<ReadDocuments['unread']>] = [
    [],
    [],
    [],
  ];
  const written = segmentBuilder();
  for (const one of documents) {
    const read = isLate() ? LATE : readDocument(one, kind);
    const { number } = one;
    if (number !== null && read.status === 'ok' && digests[number] === read.digest) {
      same.push({ ...one, number });
      continue;
    }
    if (number !== null) replaced.push(number);
    if (read.status !== 'ok') unread.push({ one, reason: read.reason });
    else {
      const [words, uncounted] = [analyse(read.text, analyser), loneCharacters(read.text)];
      written.add({ ...one, digest: read.digest, words, uncounted });
    }
  }
  const isNone = same.length + unread.length === documents.length;
  return { same, replaced, unread, written: isNone ? null : written.build() };
}

type Writable<List> = List extends readonly (infer One)[] ? One[] : never;

type Document =
  | { readonly status: 'ok'; readonly digest: bigint; readonly text: string }
  | { readonly status: 'unread'; readonly reason: string | null };

const LATE: Document = { status: 'unread', reason: null };

/** The name of a document counts like its text. */
function readDocument({ path, file }: ListedDocument, kind: DocumentKind): Document {
  const found = readFile(file, named, LARGEST_DOCUMENT);
  if (found.status === 'missing') return { status: 'unread', reason: null };
  if (found.status !== 'ok') return { status: 'unread', reason: found.reason };
  const content = kind === 'notes' ? noteText(found.bytes) : decoded(found.bytes);
  if (content.status === 'left-out' && content.kind !== 'empty')
    return { status: 'unread', reason: content.reason };
  const name = (path.split('/').at(-1) ?? '').replace(/\.md$/i, '');
  const digest = createHash('sha256').update(found.bytes).digest().readBigUInt64LE();
  return { status: 'ok', digest, text: `${name}\n${content.status === 'text' ? content.text : ''}` };
}

function decoded(bytes: Buffer): NoteText {
  return { status: 'text', text: bytes.toString('utf8') };
}

// The search index of a folder, brought up to date: only what may have changed since is read again.

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
import { type Analyser, analyse } from '../../core/retrieval/analyse.ts';
import { parentOf } from '../../core/retrieval/index-file.ts';
import {
  SETTLED_MS,
  type SearchIndex,
  type StoredIndex,
  updateIndex,
  withStats,
} from '../../core/retrieval/search-index.ts';
import { type AnalysedDocument, type Documents, documentsIn } from '../../core/retrieval/segment.ts';

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
const MOST_LOOKED_AT = 500;
const RECENT = 200;

/** @param words that will be asked for: of others the index need not know anything */
export function openIndex(
  { root, userFolder, now, kind, isLate = () => false }: IndexPlace,
  analyser: Analyser,
  words: readonly string[],
): OpenedIndex {
  const files = userFolder === null ? null : indexFiles(userFolder, { root, kind, analyser });
  const stored = storedIndex(files, analyser, words);
  const known = documentsIn(stored.index.segments);
  const share = kind === 'notes' ? 1 : Math.max(1, Math.ceil(known.paths.length / MOST_LOOKED_AT));
  const { documents, gone, folders, leftOut, hasNewRules } = listDocuments(root, kind, {
    ...{ documents: known, folders: stored.folders, folderOf: stored.folderOf, share },
    turn: share === 1 ? 0 : (files?.nextTurn() ?? 0),
    recent: share === 1 ? 0 : (known.modifiedAt.toSorted().at(-RECENT) ?? 0),
    since: stored.writtenAt - SETTLED_MS,
  });
  const isSame = documents.length === 0 && gone.length === 0;
  if (isSame && (!hasNewRules || known.paths.length === 0)) return { index: stored.index, leftOut };
  const { same, written, unread } = readAll(documents, { known, analyser, isLate });
  const index = updateIndex(withStats(stored.index, same), written, {
    gone: [...gone, ...unread],
    whole: (segment) => files?.withWords(segment, null) ?? null,
  });
  // What was not read, for want of time too, is as new the next time.
  const unsettled = new Set(unread.map(parentOf));
  const kept = folders.map((one) => (unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one));
  files?.write({ index, writtenAt: now, folders: kept });
  return { index, leftOut };
}

/** As it was kept, with some words; nothing where any of it is damaged, and all is read again. */
function storedIndex(files: IndexFiles | null, analyser: Analyser, words: readonly string[]): StoredIndex {
  // Somebody may just have put another index in the place of the first one.
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const table = files?.readTable() ?? null;
    if (files === null || table === null) break;
    const segments = table.index.segments.flatMap((segment) => files.withWords(segment, words) ?? []);
    if (segments.length === table.index.segments.length) return { ...table, index: { analyser, segments } };
  }
  return { index: { analyser, segments: [] }, writtenAt: 0, folders: [], folderOf: new Uint32Array(0) };
}

interface Reading {
  readonly known: Documents;
  readonly analyser: Analyser;
  readonly isLate: () => boolean;
}

/** Those whose content is as it was, the others, and the paths of those that cannot be read now. */
function readAll(documents: readonly ListedDocument[], { known, analyser, isLate }: Reading) {
  const [same, written, unread]: [ListedDocument[], AnalysedDocument[], string[]] = [[], [], []];
  const digests = new Map(documents.map(({ path }) => [path, '']));
  for (const [at, path] of known.paths.entries())
    if (digests.has(path)) digests.set(path, known.digests[at] ?? '');
  for (const one of documents) {
    const read = isLate() ? null : readDocument(one);
    if (read === null) unread.push(one.path);
    else if (digests.get(one.path) === read.digest) same.push(one);
    else written.push({ ...one, digest: read.digest, words: analyse(read.text, analyser) });
  }
  return { same, written, unread };
}

/** The name of a document counts as its text does. */
function readDocument({
  path,
  file,
}: ListedDocument): { readonly digest: string; readonly text: string } | null {
  const content = textOf(file, named, LARGEST_DOCUMENT);
  if (content === null) return null;
  const name = (path.split('/').at(-1) ?? '').replace(/\.md$/i, '');
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { digest, text: `${name}\n${content}` };
}

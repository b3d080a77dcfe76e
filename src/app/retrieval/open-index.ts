// The search index of a folder, brought up to date: only what may have changed is read again.

import { type DocumentKind, EVERYTHING, type Scope } from '../../adapters/documents/document-kinds.ts';
import { type IndexFiles, indexFiles } from '../../adapters/documents/index-store.ts';
import { listingSteps } from '../../adapters/documents/list-documents.ts';
import { type AllDocuments, documentsIn } from '../../core/retrieval/all-documents.ts';
import type { Analyser } from '../../core/retrieval/analyse.ts';
import {
  type FileStat,
  mayDiffer,
  SETTLED_MS,
  type SearchIndex,
  type StoredIndex,
  sizeOfIndex,
  updateIndex,
  withStats,
} from '../../core/retrieval/search-index.ts';
import { parentOf } from '../../core/retrieval/segment.ts';
import { atOneGo, type Steps } from '../../core/retrieval/steps.ts';
import { readDocuments } from './read-documents.ts';

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
  /** Everything by default. */
  readonly scope?: Scope;
  /** All documents by path, when the caller has just looked at them: an index of the same needs no further look. */
  readonly seen?: ReadonlyMap<string, FileStat>;
  /** Once true, nothing more is read and the next search continues. Never by default. */
  readonly isLate?: () => boolean;
  /** Is told how many of the documents to read have been read. */
  readonly tell?: (done: number, total: number) => void;
}

/**
 * How many of a project's documents are checked for changes per search, which takes some milliseconds; the others have
 * their turn in later searches. New and deleted documents are noticed at once, and so are edits to recently edited
 * ones.
 */
const MOST_LOOKED_AT = 500;
const RECENT = 200;

/** @param words the words that will be looked up: the index may omit all others */
export function openIndex(place: IndexPlace, analyser: Analyser, words: readonly string[]): OpenedIndex {
  return atOneGo(openingSteps(place, analyser, words));
}

/** The same in steps. Given up between two of them, it leaves the kept index as it was. */
export function* openingSteps(
  {
    root,
    userFolder,
    now,
    kind,
    scope = EVERYTHING,
    isLate = () => false,
    tell = () => {},
    seen,
  }: IndexPlace,
  analyser: Analyser,
  words: readonly string[],
): Steps<OpenedIndex> {
  const files = userFolder === null ? null : indexFiles(userFolder, { root, kind, analyser });
  const stored = storedIndex(files, analyser, words);
  yield;
  const known = documentsIn(stored.index.segments);
  const since = stored.writtenAt - SETTLED_MS;
  if (seen !== undefined && isSame(known, seen, since)) return { index: stored.index, leftOut: [] };
  const alive = sizeOfIndex(stored.index);
  const share = kind === 'notes' ? 1 : Math.max(1, Math.ceil(alive / MOST_LOOKED_AT));
  const before = {
    ...{ documents: known, folders: stored.folders, scopeKey: stored.scopeKey, share },
    turn: share === 1 ? 0 : (files?.nextTurn() ?? 0),
    recent: share === 1 ? 0 : recentIn(known),
    since,
  };
  const listing = yield* listingSteps(root, kind, before, scope);
  const { documents, gone, folders, leftOut, hasNewRules } = listing;
  const isUnchanged = documents.length === 0 && gone.length === 0;
  if (isUnchanged && (!hasNewRules || alive === 0)) return { index: stored.index, leftOut };
  const { same, written, replaced, unread } = yield* readDocuments(documents, {
    ...{ digests: known.digests, kind, analyser, isLate, tell },
  });
  const index = yield* updateIndex(withStats(stored.index, same), written, {
    gone: [...gone, ...replaced],
    whole: (segment) => files?.whole(segment) ?? null,
  });
  // Folders with unread documents, also for lack of time, count as changed.
  const unsettled = new Set(unread.map(({ path }) => parentOf(path)));
  const kept = folders.map((one) => (unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one));
  if (files !== null) yield* files.write({ index, writtenAt: now, folders: kept, scopeKey: scope.key });
  const unreadable = unread.flatMap(({ path, reason }) => (reason === null ? [] : `${path}: ${reason}`));
  return { index, leftOut: [...leftOut, ...unreadable] };
}

function isSame(known: AllDocuments, seen: ReadonlyMap<string, FileStat>, since: number): boolean {
  let alive = 0;
  for (let number = 0; number < known.dead.length; number += 1) {
    if (known.dead[number] !== 0) continue;
    alive += 1;
    const now = seen.get(known.paths[number] ?? '');
    const before = { bytes: known.bytes[number] ?? 0, modifiedAt: known.modifiedAt[number] ?? 0 };
    if (now === undefined || mayDiffer(before, now, since)) return false;
  }
  return alive > 0 && alive === seen.size;
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
  return { index: { analyser, segments: [] }, writtenAt: 0, folders: [], scopeKey: 0 };
}

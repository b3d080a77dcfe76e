// The search index of a folder, brought up to date: only what may have changed is read again.

import { type DocumentKind, EVERYTHING, type Scope } from '../../adapters/documents/document-kinds.ts';
import { indexFile } from '../../adapters/documents/index-store.ts';
import { listingSteps } from '../../adapters/documents/list-documents.ts';
import type { Analyser } from '../../core/retrieval/analyse.ts';
import {
  changedIndex,
  type DocumentFacts,
  EMPTY_INDEX,
  type FileStat,
  mayDiffer,
  parentOf,
  SETTLED_MS,
  type SearchIndex,
  type StoredIndex,
} from '../../core/retrieval/search-index.ts';
import { atOneGo, type Steps } from '../../core/retrieval/steps.ts';
import { withoutUnusedWords } from '../../core/retrieval/unused-words.ts';
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

/** The share of words that occur nowhere, from which on they are dropped. */
const MOST_UNUSED = 0.1;

export function openIndex(place: IndexPlace, analyser: Analyser): OpenedIndex {
  return atOneGo(openingSteps(place, analyser));
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
): Steps<OpenedIndex> {
  const file = userFolder === null ? null : indexFile(userFolder, { root, kind, analyser });
  const stored = file?.read() ?? NOTHING_STORED;
  yield;
  const known = stored.index.documents;
  const since = stored.writtenAt - SETTLED_MS;
  if (seen !== undefined && isSame(known, seen, since)) return { index: stored.index, leftOut: [] };
  const turn = { ...turnOf(known, kind, () => file?.nextTurn() ?? 0), since };
  const before = { documents: known, folders: stored.folders, scopeKey: stored.scopeKey, ...turn };
  const listing = yield* listingSteps(root, kind, before, scope);
  const { documents, gone, folders, leftOut, hasNewRules } = listing;
  const isUnchanged = documents.length === 0 && gone.length === 0;
  if (isUnchanged && (!hasNewRules || known.length === 0)) return { index: stored.index, leftOut };
  const { same, written, replaced, unread } = yield* readDocuments(documents, {
    ...{ known, kind, analyser, isLate, tell },
  });
  const kept = changedIndex(stored.index, { gone: [...gone, ...replaced], restated: same });
  const all = written.addedTo(kept);
  yield;
  // Of what is excluded nothing may be kept, not even a word.
  const index = withoutUnusedWords(all, hasNewRules ? 0 : MOST_UNUSED);
  yield;
  // Folders with unread documents, also for lack of time, count as changed.
  const unsettled = new Set(unread.map(({ path }) => parentOf(path)));
  const settled = folders.map((one) => (unsettled.has(one.path) ? { ...one, modifiedAt: -1 } : one));
  if (file !== null) yield* file.write({ index, writtenAt: now, folders: settled, scopeKey: scope.key });
  const unreadable = unread.flatMap(({ path, reason }) => (reason === null ? [] : `${path}: ${reason}`));
  return { index, leftOut: [...leftOut, ...unreadable] };
}

const NOTHING_STORED: StoredIndex = { index: EMPTY_INDEX, writtenAt: 0, folders: [], scopeKey: 0 };

function isSame(
  known: readonly DocumentFacts[],
  seen: ReadonlyMap<string, FileStat>,
  since: number,
): boolean {
  if (known.length === 0 || known.length !== seen.size) return false;
  return known.every((one) => {
    const now = seen.get(one.path);
    return now !== undefined && !mayDiffer(one, now, since);
  });
}

/** Which share of the documents this search checks for changes. */
function turnOf(known: readonly DocumentFacts[], kind: DocumentKind, nextTurn: () => number) {
  const share = kind === 'notes' ? 1 : Math.max(1, Math.ceil(known.length / MOST_LOOKED_AT));
  return share === 1 ? { share, turn: 0, recent: 0 } : { share, turn: nextTurn(), recent: recentIn(known) };
}

/** The oldest modification time among the `RECENT` newest documents. */
function recentIn(known: readonly DocumentFacts[]): number {
  const times = Float64Array.from(known, ({ modifiedAt }) => modifiedAt);
  return times.sort().at(-RECENT) ?? 0;
}

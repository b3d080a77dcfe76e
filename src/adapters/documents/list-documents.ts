// Lists the documents of a folder to search in. Follows no link, opens nothing but the `.gitignore` files, and skips
// hidden folders and installed packages.

import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import {
  counted,
  type ExclusionCounts,
  exclusionClauses,
  isPlaceholderNote,
  NONE_EXCLUDED,
  sumOf,
} from '../../core/ask/notes/note-exclusions.ts';
import { type AllDocuments, documentsIn } from '../../core/retrieval/all-documents.ts';
import { type KnownFolder, mayDiffer } from '../../core/retrieval/search-index.ts';
import { marked, parentOf } from '../../core/retrieval/segment.ts';
import { atOneGo, type Steps } from '../../core/retrieval/steps.ts';
import { type IgnoreRules, ignoreRules } from '../../core/snapshots/ignore-rules.ts';
import { hashText } from '../../core/text/hash-text.ts';
import { listFolder } from '../files/list-folder.ts';
import { below, named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { type DocumentKind, EVERYTHING, isDocument, isWalked, type Scope } from './document-kinds.ts';
import { type ListedDocument, listed, statOf, statOfDocument } from './listed-document.ts';

/** What is known of a folder's documents, so that not all of them need a new stat. */
export interface Known {
  readonly documents: AllDocuments;
  readonly folders: readonly KnownFolder[];
  /** About one in this many documents and folders is checked, a different one each turn. */
  readonly share: number;
  readonly turn: number;
  /** Milliseconds since 1970: documents modified later are checked each time. */
  readonly recent: number;
  /** Milliseconds since 1970: documents modified later may have changed twice within one timestamp. */
  readonly since: number;
  /** The key of the scope at the time. */
  readonly scopeKey: number;
}

interface Listing {
  /** New documents, and known ones that may have changed. */
  readonly documents: readonly ListedDocument[];
  /** Numbers of known documents that are gone, or no longer wanted. */
  readonly gone: readonly number[];
  readonly folders: readonly KnownFolder[];
  /** The ignore rules have changed. */
  readonly hasNewRules: boolean;
  /** Skipped documents that a person may miss, a clause each. */
  readonly leftOut: readonly string[];
}

const MOST_ENTRIES = 200_000;
const DEEPEST = 64;

const NOTHING_KNOWN: Known = {
  documents: documentsIn([]),
  ...{ folders: [], share: 1, turn: 0, recent: 0, since: 0, scopeKey: 0 },
};

interface Walk {
  readonly root: string;
  /** The prefix of each file's path. */
  readonly prefix: string;
  readonly kind: DocumentKind;
  readonly known: Known;
  readonly scope: Scope;
  readonly rules: IgnoreRules;
  readonly fresh: ListedDocument[];
  readonly leftOut: string[];
  /** 1 for each known document that is gone. */
  readonly gone: Uint8Array;
  /** The raw spelling by number, where it differs from the path. */
  readonly spelt: Map<number, string>;
  /** Documents that were wanted before may be ignored now, and vice versa. */
  hasNewRules: boolean;
}

/** Never throws; a folder that cannot be listed is skipped. */
export function listDocuments(root: string, kind: DocumentKind, known?: Known): Listing {
  return atOneGo(listingSteps(root, kind, known));
}

/** The same in steps. */
export function* listingSteps(
  root: string,
  kind: DocumentKind,
  known: Known = NOTHING_KNOWN,
  scope: Scope = EVERYTHING,
): Steps<Listing> {
  const walk: Walk = {
    ...{ root, prefix: below(root, ''), kind, known, scope, rules: ignoreRules() },
    hasNewRules: known.folders.length === 0 || known.scopeKey !== scope.key,
    ...{
      fresh: [],
      leftOut: [],
      gone: new Uint8Array(known.documents.dead.length).fill(1),
      spelt: new Map(),
    },
  };
  const before = contentsOf(known);
  const folders: KnownFolder[] = [];
  // As the file system spells them.
  const waiting = [''];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { folder, inner } = yield* lookInto(path, before.get(path.normalize('NFC')), walk);
    folders.push(folder);
    if (path.split('/').length < DEEPEST) waiting.push(...inner);
    yield;
  }
  const changed = yield* lookAgain(walk);
  const gone = marked(walk.gone).filter((number) => known.documents.dead[number] === 0);
  // A document that only became too large may shrink again, which its folder's time would not show.
  const lost = new Set(gone.map((number) => parentOf(known.documents.paths[number] ?? '')));
  const kept = folders.map((one) => (lost.has(one.path) ? { ...one, modifiedAt: -1 } : one));
  const { fresh, hasNewRules } = walk;
  const excluded = exclusionClauses(folders.reduce((sum, one) => sumOf(sum, one.excluded), NONE_EXCLUDED));
  const leftOut = [...walk.leftOut, ...excluded];
  return { documents: [...fresh, ...changed], gone, folders: kept, leftOut, hasNewRules };
}

interface FolderContent {
  readonly folder: KnownFolder;
  /** The numbers of its documents. */
  readonly own: readonly number[];
  /** The paths of its subfolders. */
  readonly inner: readonly string[];
}

function contentsOf({ documents, folders }: Known): ReadonlyMap<string, FolderContent> {
  const byPath = new Map<string, Content>();
  for (const folder of folders) byPath.set(folder.path, { folder, own: [], inner: [] });
  for (const { path } of folders) if (path !== '') byPath.get(parentOf(path))?.inner.push(path);
  const contents = documents.folders.map((path) => byPath.get(path));
  for (let number = 0; number < documents.dead.length; number += 1)
    if (documents.dead[number] === 0) contents[documents.folderOf[number] ?? 0]?.own.push(number);
  return byPath;
}

interface Content extends FolderContent {
  readonly own: number[];
  readonly inner: string[];
}

/** Reuses the known content if no entry was added, removed or renamed since, and it is not the folder's turn. */
function* lookInto(
  path: string,
  before: FolderContent | undefined,
  walk: Walk,
): Steps<Pick<FolderContent, 'folder' | 'inner'>> {
  const { root, known, gone } = walk;
  const modifiedAt = statOf(join(root, path))?.mtimeMs ?? 0;
  const isAsBefore = before?.folder.modifiedAt === modifiedAt && modifiedAt < known.since;
  const isTurn = known.share > 1 && isInTurn(path, known);
  if (before === undefined || !isAsBefore || isTurn) return yield* listAnew(path, modifiedAt, before, walk);
  const { rulesAt } = before.folder;
  if (rulesAt !== 0) addRules(path, rulesAt, walk);
  if (walk.hasNewRules) return yield* listAnew(path, modifiedAt, before, walk);
  for (const one of before.own) gone[one] = 0;
  return before;
}

function* listAnew(
  raw: string,
  modifiedAt: number,
  before: FolderContent | undefined,
  walk: Walk,
): Steps<Pick<FolderContent, 'folder' | 'inner'>> {
  const { root, kind, known, scope, rules, leftOut } = walk;
  const leftOutBefore = leftOut.length;
  const list = listFolder(join(root, raw), named, MOST_ENTRIES);
  const entries = list.status === 'ok' ? list.entries : [];
  if (list.status !== 'ok' && list.status !== 'missing')
    leftOut.push(`${raw === '' ? 'the folder' : raw}: ${list.reason}`);
  const hasRules = entries.some(({ name }) => name === '.gitignore');
  const rulesAt = hasRules ? addRules(raw, before?.folder.rulesAt ?? 0, walk) : 0;
  if (rulesAt !== (before?.folder.rulesAt ?? 0)) walk.hasNewRules = true;
  const numbers = new Map((before?.own ?? []).map((number) => [known.documents.paths[number], number]));
  const pathsOf = (isWanted: (entry: Dirent) => boolean) =>
    entries.filter(isWanted).map(({ name }) => `${raw}${name}`);
  const { own, excluded } = sorted(
    pathsOf((entry) => isDocument(entry, kind) || (entry.isFile() && isPlaceholderNote(entry.name))),
    walk,
  );
  const inner = pathsOf((entry) => isWalked(entry, raw, kind)).map((one) => `${one}/`);
  yield* inParts(own, (one) => take(one, numbers.get(one.normalize('NFC')), walk));
  const isWhole = canStay([...own, ...inner], leftOut.length - leftOutBefore);
  return {
    folder: { path: raw.normalize('NFC'), modifiedAt: isWhole ? modifiedAt : -1, rulesAt, excluded },
    inner: inner.filter((one) => !rules.ignores(one) && !scope.closed.has(one.normalize('NFC'))),
  };
}

const STATS_A_STEP = 64;

function* inParts<One>(all: readonly One[], use: (one: One) => void): Steps<void> {
  for (const [at, one] of all.entries()) {
    use(one);
    if (at % STATS_A_STEP === 0) yield;
  }
}

/** The documents that are wanted, and how many are not. */
function sorted(
  paths: readonly string[],
  { kind, scope, rules }: Walk,
): { readonly own: readonly string[]; readonly excluded: ExclusionCounts } {
  if (kind !== 'notes') return { own: paths, excluded: NONE_EXCLUDED };
  let excluded = NONE_EXCLUDED;
  const own = paths.filter((path) => {
    const reason = scope.reasonOf(path.normalize('NFC'));
    if (reason !== null && !rules.ignores(path)) excluded = counted(excluded, reason);
    return reason === null && !isPlaceholderNote(path);
  });
  return { own, excluded };
}

/**
 * True if the folder need not be listed again while its time is the same. Skipped files are reported each time, and may
 * shrink in place.
 */
function canStay(paths: readonly string[], leftOut: number): boolean {
  return leftOut === 0 && paths.every(isComposed);
}

function isComposed(path: string): boolean {
  return path.normalize('NFC') === path;
}

function take(
  raw: string,
  number: number | undefined,
  { prefix, rules, fresh, leftOut, gone, spelt }: Walk,
): void {
  if (number === undefined) {
    const stat = rules.ignores(raw) ? null : statOfDocument(prefix, raw, leftOut);
    if (stat !== null) fresh.push(listed(prefix, raw, stat, null));
  } else {
    gone[number] = 0;
    if (!isComposed(raw)) spelt.set(number, raw);
  }
}

/** Checks the known documents whose turn it is or that were edited lately, and returns those that differ. */
function* lookAgain(walk: Walk): Steps<readonly ListedDocument[]> {
  const changed: ListedDocument[] = [];
  const numbers = marked(walk.gone.map((isGone) => 1 - isGone));
  yield* inParts(numbers, (number) => {
    const one = changedOne(number, walk);
    if (one !== null) changed.push(one);
  });
  return changed;
}

/** Null when it is as before, gone, or not looked at. */
function changedOne(number: number, walk: Walk): ListedDocument | null {
  const { prefix, known, gone, spelt, leftOut } = walk;
  const { paths, bytes, modifiedAt } = known.documents;
  const before = { bytes: bytes[number] ?? 0, modifiedAt: modifiedAt[number] ?? 0 };
  if (!isLookedAt(before.modifiedAt, number, walk)) return null;
  const path = spelt.get(number) ?? paths[number] ?? '';
  const stat = isIgnoredNow(path, walk) ? null : statOfDocument(prefix, path, leftOut);
  if (stat === null) gone[number] = 1;
  else if (mayDiffer(before, { bytes: stat.size, modifiedAt: stat.mtimeMs }, known.since))
    return listed(prefix, path, stat, number);
  return null;
}

function isIgnoredNow(path: string, { rules, hasNewRules }: Walk): boolean {
  return hasNewRules && rules.ignores(path);
}

function isLookedAt(modifiedAt: number, number: number, { known, hasNewRules }: Walk): boolean {
  if (hasNewRules || modifiedAt >= known.since) return true;
  return modifiedAt > known.recent || isInTurn(known.documents.paths[number] ?? '', known);
}

/** By path: a document's number may differ the next time. */
function isInTurn(path: string, { share, turn }: Known): boolean {
  if (share === 1) return true;
  return (hashText(path) >>> 0) % share === turn % share;
}

/** Returns when the rules were modified. */
function addRules(folder: string, before: number, walk: Walk): number {
  const path = join(walk.root, folder, '.gitignore');
  const text = textOf(path, named);
  if (text !== null) walk.rules.add(folder, text);
  const rulesAt = statOf(path)?.mtimeMs ?? 0;
  if (rulesAt !== before || rulesAt >= walk.known.since) walk.hasNewRules = true;
  return rulesAt;
}

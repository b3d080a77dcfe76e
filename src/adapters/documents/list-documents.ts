// Lists the documents of a folder that somebody wants to search in. No link is followed and nothing is opened but the
// `.gitignore` files; hidden folders and what is installed are left out.

import type { Dirent, Stats } from 'node:fs';
import { join } from 'node:path';
import { type IgnoreRules, ignoreRules } from '../../core/snapshots/ignore-rules.ts';
import { listFolder, lookAt } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';

/** `notes`: Markdown. `project`: other text too, and the map of the codebase. */
export type DocumentKind = 'notes' | 'project';

export interface ListedDocument {
  /** Relative to the folder, with `/`, in Unicode's composed form. */
  readonly path: string;
  /** As the file system spells it; absolute. Empty for what was not looked at. */
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** What was known of a folder's documents, so that not each of them need be looked at again. */
interface Known {
  readonly byPath: ReadonlyMap<string, Pick<ListedDocument, 'bytes' | 'modifiedAt'>>;
  /** Of so many one is looked at, the next time the next one. */
  readonly share: number;
  readonly turn: number;
  /** Milliseconds since 1970: what was modified later is looked at each time. */
  readonly recent: number;
  /** Milliseconds since 1970: from when on changed rules count. */
  readonly since: number;
}

interface Listing {
  readonly documents: readonly ListedDocument[];
  /** What was left out that somebody may miss, a clause each. */
  readonly leftOut: readonly string[];
}

/** Nobody writes one of more; a log may be called `.md` too. */
export const LARGEST_DOCUMENT = 1024 * 1024;
const MOST_ENTRIES = 200_000;
const DEEPEST = 64;

/** Total: a folder that cannot be listed is left out. */
export function listDocuments(root: string, kind: DocumentKind, known: Known = NOTHING_KNOWN): Listing {
  const rules = ignoreRules();
  const documents: ListedDocument[] = [];
  const leftOut: string[] = [];
  const waiting = [''];
  // What was taken before is asked about only where the rules are newer.
  let isNew = known.byPath.size === 0;
  const isTaken = (path: string, wasTaken: boolean) => (wasTaken && !isNew) || !rules.ignores(path);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = entriesOf(root, folder, leftOut);
    isNew = addRules(rules, root, folder, entries, known.since) || isNew;
    const below = pathsOf(
      folder,
      entries.filter((entry) => isWalked(entry, folder, kind)),
    ).map((path) => `${path}/`);
    if (folder.split('/').length < DEEPEST) waiting.push(...below.filter((path) => !rules.ignores(path)));
    const own = pathsOf(
      folder,
      entries.filter((entry) => isDocument(entry, kind)),
    );
    for (const path of own) {
      const document = documentFor(path, documents.length, { root, known, isTaken, leftOut });
      if (document !== null) documents.push(document);
    }
  }
  return { documents, leftOut };
}

interface Taking {
  readonly root: string;
  readonly known: Known;
  readonly isTaken: (path: string, wasTaken: boolean) => boolean;
  readonly leftOut: string[];
}

function documentFor(
  path: string,
  number: number,
  { root, known, isTaken, leftOut }: Taking,
): ListedDocument | null {
  const before = known.byPath.get(path);
  if (before !== undefined && isSettled(before, number, known))
    return { path, file: '', bytes: before.bytes, modifiedAt: before.modifiedAt };
  return isTaken(path, before !== undefined) ? documentAt(root, path, leftOut) : null;
}

const NOTHING_KNOWN: Known = { byPath: new Map(), share: 1, turn: 0, recent: 0, since: 0 };

/** What need not be looked at this time. */
function isSettled(
  { modifiedAt }: Pick<ListedDocument, 'modifiedAt'>,
  number: number,
  known: Known,
): boolean {
  if (modifiedAt >= known.since || modifiedAt > known.recent) return false;
  return number % known.share !== known.turn % known.share;
}

function pathsOf(folder: string, entries: readonly Dirent[]): readonly string[] {
  return entries.map(({ name }) => `${folder}${name}`);
}

/** True where there are new ones. */
function addRules(
  rules: IgnoreRules,
  root: string,
  folder: string,
  entries: readonly Dirent[],
  since: number,
): boolean {
  if (!entries.some(({ name }) => name === '.gitignore')) return false;
  const text = textOf(join(root, folder, '.gitignore'), named);
  if (text !== null) rules.add(folder, text);
  return (statOf(join(root, folder, '.gitignore'))?.mtimeMs ?? since) >= since;
}

function entriesOf(root: string, folder: string, leftOut: string[]): readonly Dirent[] {
  const list = listFolder(join(root, folder), named, MOST_ENTRIES);
  if (list.status === 'ok') return list.entries;
  if (list.status !== 'missing') leftOut.push(`${folder === '' ? 'the folder' : folder}: ${list.reason}`);
  return [];
}

function isWalked(entry: Dirent, folder: string, kind: DocumentKind): boolean {
  if (!entry.isDirectory() || INSTALLED.has(entry.name)) return false;
  return !entry.name.startsWith('.') || (kind === 'project' && HIDDEN.test(`${folder}${entry.name}/`));
}

const INSTALLED: ReadonlySet<string> = new Set(['node_modules', 'site-packages', '__pycache__']);
const HIDDEN = /^(?:\.planning|\.github)\/$/;

function isDocument(entry: Dirent, kind: DocumentKind): boolean {
  if (!entry.isFile()) return false;
  return kind === 'notes' ? /\.md$/i.test(entry.name) : TEXT.test(entry.name) && !NO_PROSE.test(entry.name);
}

const TEXT = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
const NO_PROSE = /^(?:requirements|constraints|cmakelists|robots|licen[cs]e|copying|third-party)/i;

function documentAt(root: string, path: string, leftOut: string[]): ListedDocument | null {
  const file = join(root, path);
  const stat = statOf(file);
  if (stat === null || !stat.isFile()) return null;
  if (stat.size > LARGEST_DOCUMENT) {
    leftOut.push(`${path}: it is larger than 1 MB`);
    return null;
  }
  return { path: path.normalize('NFC'), file, bytes: stat.size, modifiedAt: stat.mtimeMs };
}

/** Gone since it was listed: then it is not there. */
function statOf(file: string): Stats | null {
  try {
    return lookAt(file);
  } catch {
    return null;
  }
}

// Brings a store up to date with its work tree without git: walks the folder and copies new content.

import { type Dirent, lstatSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { canBeNamed, type TreeEntry } from '../../core/snapshots/file-change.ts';
import { type IgnoreRules, ignoreRules } from '../../core/snapshots/ignore-rules.ts';
import { listFolder, lookAt } from '../files/list-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { named as anywhere, ownFile, privateFile } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { fieldsOf, readJson } from '../files/read-json.ts';
import { type FileState, lookAtFile, TEMPORARY } from '../files/restore-file.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { blobId, blobPath, treePath, treeText } from './copied-trees.ts';
import { MADE_AGAIN, type StoreLayout } from './lay-out-store.ts';
import type { LeftOut, Room } from './refresh-index.ts';

interface CopyRequest {
  readonly also: readonly string[];
  /** Repositories whose files are kept like the others, by their paths from the top. */
  readonly inner: readonly string[];
  /** Reads every file again. */
  readonly isFresh: boolean;
  readonly room: Room;
}

interface Copied {
  readonly tree: string;
  readonly leftOut: readonly LeftOut[];
  readonly room: Room;
}

/** Throws the file system's errors, for example on a full disk. */
export function copyFiles({ store, top }: StoreLayout, userFolder: string, request: CopyRequest): Copied {
  const known = request.isFresh ? new Map() : readSeen(store, userFolder);
  const named: LeftOut[] = [];
  const seen = new Map<string, Seen>();
  let { room } = request;
  const paths = new Set([...pathsBelow({ top, inner: request.inner, leftOut: named }), ...request.also]);
  for (const path of paths) {
    const kept = copyFile(store, top, path, known.get(path) ?? null, room);
    if (kept.status === 'left-out') named.push({ path, why: kept.why });
    if (kept.status !== 'ok') continue;
    seen.set(path, kept.seen);
    room = { bytes: room.bytes - kept.copied, files: room.files - (kept.copied > 0 ? 1 : 0) };
  }
  const { id, text } = treeText(seen);
  if (lookAt(treePath(store, id)) === null) write(treePath(store, id), text);
  write(join(store, SEEN), `${JSON.stringify([...seen])}\n`);
  return { tree: id, leftOut: named.slice(0, MOST_NAMED), room };
}

/** `mark` identifies an unchanged file without reading it. */
interface Seen extends TreeEntry {
  readonly mark: string;
}

const SEEN = 'seen.json';
const LARGEST_SEEN = 64 * 1024 * 1024;
const LARGEST_FILE = 10 * 1024 * 1024;
const MOST_NAMED = 100;
const MOST_IN_FOLDER = 100_000;
/** A file written within this time before the snapshot may be written again without a visible change of its times. */
const YOUNG_MS = 2_000;

type Kept =
  | { readonly status: 'ok'; readonly seen: Seen; readonly copied: number }
  | { readonly status: 'left-out'; readonly why: string }
  | { readonly status: 'gone' };

function copyFile(store: string, top: string, path: string, known: Seen | null, room: Room): Kept {
  const stat = statOf(join(top, path));
  if (stat === null || !(stat.isFile() || stat.isSymbolicLink())) return { status: 'gone' };
  if (!canBeNamed(path)) return leftOut('its name is not UTF-8');
  const mark = markOf(stat);
  if (known !== null && known.mark === mark && has(store, known.blob))
    return { status: 'ok', seen: known, copied: 0 };
  if (stat.size > LARGEST_FILE) return leftOut(`it has ${Math.round(stat.size / 1024 / 1024)} MB`);
  const found = lookAtFile(top, path, LARGEST_FILE);
  if (found.status === 'ok') return keepContent(store, found.state, mark, room);
  return found.status === 'refused' ? leftOut(found.reason) : { status: 'gone' };
}

function keepContent(store: string, { kind, bytes }: FileState, mark: string | null, room: Room): Kept {
  const blob = blobId(bytes);
  const seen = { kind, blob, mark: mark ?? '' };
  if (has(store, blob)) return { status: 'ok', seen, copied: 0 };
  if (room.bytes < bytes.length || room.files < 1) return leftOut('the snapshots of this loop are full');
  write(blobPath(store, blob), bytes);
  return { status: 'ok', seen, copied: bytes.length };
}

function has(store: string, blob: string): boolean {
  return lookAt(blobPath(store, blob)) !== null;
}

function leftOut(why: string): Kept {
  return { status: 'left-out', why };
}

/** Null for a file changed too recently to be identified by its times. */
function markOf({ size, mtimeMs, ctimeMs, ino, mode }: Stats): string | null {
  const isYoung = Date.now() - Math.max(mtimeMs, ctimeMs) < YOUNG_MS;
  return isYoung ? null : `${size} ${mtimeMs} ${ctimeMs} ${ino} ${mode}`;
}

interface Walk {
  readonly top: string;
  readonly inner: readonly string[];
  readonly leftOut: LeftOut[];
}

/** The paths that git would commit, from the top, with `/`. */
function* pathsBelow(walk: Walk, folder = '', rules: IgnoreRules = ignoreRules()): Generator<string> {
  const { top } = walk;
  const entries = entriesOf(walk, folder);
  if (typeof entries === 'string') {
    walk.leftOut.push({ path: folder, why: entries });
    return;
  }
  const list = textOf(join(top, folder, '.gitignore'), ownFile(top));
  if (list !== null) rules.add(folder, list);
  for (const entry of entries) {
    const path = `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`;
    if (NEVER.has(entry.name) || rules.ignores(path)) continue;
    if (entry.isDirectory()) yield* pathsBelow(walk, path, rules);
    else yield path;
  }
}

/** A folder's entries; a clause with "it" as its subject when the folder is skipped. */
function entriesOf({ top, inner }: Walk, folder: string): readonly Dirent[] | string {
  const listed = listFolder(join(top, folder), anywhere, MOST_IN_FOLDER);
  if (listed.status === 'missing') return [];
  if (listed.status !== 'ok') return listed.reason;
  const isRepository =
    folder !== '' &&
    !inner.includes(folder.slice(0, -1)) &&
    listed.entries.some(({ name }) => name === '.git');
  return isRepository ? 'it is a repository of its own' : listed.entries;
}

const NEVER: ReadonlySet<string> = new Set(['.git', '.msw', TEMPORARY, ...MADE_AGAIN]);

function readSeen(store: string, userFolder: string): Map<string, Seen> {
  const file = readJson(join(store, SEEN), privateFile(userFolder), LARGEST_SEEN);
  if (file.status !== 'ok' || !Array.isArray(file.value)) return new Map();
  return new Map(
    file.value.flatMap((one: unknown) => {
      const [path, value]: readonly unknown[] = Array.isArray(one) ? one : [];
      const { kind, blob, mark } = fieldsOf(value);
      if (typeof path !== 'string') return [];
      const isKind = kind === 'file' || kind === 'program' || kind === 'link';
      return isKind && typeof blob === 'string' && typeof mark === 'string' && mark !== ''
        ? [[path, { kind, blob, mark }] as const]
        : [];
    }),
  );
}

function statOf(path: string): Stats | null {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

function write(path: string, content: string | Uint8Array): void {
  makeFolder(dirname(path), 0o700);
  writeFileAtomic(path, content, { mode: 0o600 });
}

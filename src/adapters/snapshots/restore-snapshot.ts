// Changes the files of a work tree from one snapshot to another. Each file on disk is compared with both before it is
// touched, so the change can be interrupted at any time and then be completed or taken back, and it never overwrites
// content that is in neither snapshot.

import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { canBeNamed, type FileChange, type TreeEntry } from '../../core/snapshots/file-change.ts';
import { privateFile } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { type FileState, lookAtFile, removeTemporary, restoreFile } from '../files/restore-file.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import type { Snapshot, SnapshotStore } from './snapshot-store.ts';

/** Saved while it is carried out. */
export interface Undo {
  readonly from: string;
  readonly to: string;
  /** The label of `to`. */
  readonly target: string;
  /** Paths that must not be touched. */
  readonly kept: readonly string[];
}

export interface Untouched {
  readonly path: string;
  /** A clause with "it" as its subject. */
  readonly why: string;
}

type Restored =
  | {
      readonly status: 'done';
      readonly written: readonly FileChange[];
      readonly untouched: readonly Untouched[];
    }
  /** Nothing was written; `reason` is a clause. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param project its folder stays, even when it becomes empty */
export async function restoreSnapshot(store: SnapshotStore, undo: Undo, project: string): Promise<Restored> {
  const changes = await store.trees.changedFiles(undo.from, undo.to);
  if (changes === null) return { status: 'refused', reason: 'its snapshot is no longer whole' };
  const kept = new Set(undo.kept);
  const steps = changes.filter(({ path }) => !kept.has(path));
  // Deletions come first: a folder may have to make room for a file, or the other way round.
  const ordered = [
    ...steps.filter(({ after }) => after === null),
    ...steps.filter(({ after }) => after !== null),
  ];
  writeFileAtomic(undoPath(store), `${JSON.stringify({ version: 1, ...undo })}\n`, { mode: 0o600 });
  const rights = rightsIn(store, undo);
  const written: FileChange[] = [];
  const untouched: Untouched[] = [];
  for (const group of grouped(ordered)) {
    const blobs = await store.trees.readBlobs(blobsOf(group));
    for (const change of group) {
      // The group as a whole may have been too large to read, so the file is read alone.
      const content =
        blobs.get(change.after?.blob ?? '') ??
        (await store.trees.readBlobs(blobsOf([change]))).get(change.after?.blob ?? '');
      const state = stateOf(change, content ?? null, rights[change.path]);
      const why = carryOut(store, change, state, project);
      if (why === null) written.push(change);
      else untouched.push({ path: change.path, why });
    }
  }
  rmSync(undoPath(store), { force: true });
  return { status: 'done', written, untouched };
}

/** The interrupted undo; null when there is none. */
export function interruptedUndo(store: SnapshotStore, userFolder: string): Undo | null {
  const { from, to, target, kept } = fieldsIn(readJson(undoPath(store), privateFile(userFolder)));
  if (typeof from !== 'string' || typeof to !== 'string' || typeof target !== 'string') return null;
  const paths = Array.isArray(kept) ? kept.filter((path: unknown) => typeof path === 'string') : [];
  return { from, to, target, kept: paths };
}

function undoPath({ store }: SnapshotStore): string {
  return join(store, 'undo.json');
}

/** Larger than any file in a snapshot. */
const LARGEST = 64 * 1024 * 1024;
const FILES_AT_ONCE = 64;

function blobsOf(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap(({ after }) => (after === null ? [] : [after.blob]));
}

function* grouped(changes: readonly FileChange[]): Generator<readonly FileChange[]> {
  for (let at = 0; at < changes.length; at += FILES_AT_ONCE) yield changes.slice(at, at + FILES_AT_ONCE);
}

/** The rights that the snapshot has; the oldest versions of MSW kept none. */
function rightsIn({ list }: SnapshotStore, { to, target }: Undo): Snapshot['rights'] {
  const same = list().filter(({ tree }) => tree === to);
  return (same.findLast(({ label }) => label === target) ?? same.at(-1))?.rights ?? {};
}

/** Null for a file to be removed, or whose content is no longer there. */
function stateOf(
  { after }: FileChange,
  bytes: Uint8Array | null,
  rights: number | undefined,
): FileState | null {
  return after === null || bytes === null ? null : { kind: after.kind, bytes, rights };
}

/** Null when the file is as it should be; otherwise a clause saying why it was left alone. */
function carryOut(
  { top }: SnapshotStore,
  { path, before, after }: FileChange,
  state: FileState | null,
  project: string,
): string | null {
  if (!canBeNamed(path)) return 'its name is not UTF-8';
  removeTemporary(top, path);
  const now = entryAt(top, path, { before, after });
  if (typeof now === 'string') return now;
  if (isSame(now, after)) return null;
  if (!isSame(now, before)) return 'it was changed meanwhile';
  if (after !== null && state === null) return 'its content is no longer there';
  const restored = restoreFile(top, path, state, [project]);
  return restored.status === 'ok' ? null : restored.reason;
}

/** The file on disk, null when it is missing; a clause when that cannot be determined. */
function entryAt(
  top: string,
  path: string,
  { before, after }: Pick<FileChange, 'before' | 'after'>,
): TreeEntry | null | string {
  const found = lookAtFile(top, path, LARGEST);
  if (found.status === 'missing') return null;
  // If the file is to be deleted, a folder here means that it is gone already; an empty folder makes room for a file.
  if (found.status === 'folder')
    return after === null || found.isEmpty ? null : 'there is a folder in its place';
  if (found.status === 'refused') return found.reason;
  const { kind, bytes } = found.state;
  const hash = createHash((after ?? before)?.blob.length === 64 ? 'sha256' : 'sha1');
  return { kind, blob: hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') };
}

function isSame(one: TreeEntry | null, other: TreeEntry | null): boolean {
  if (one === null || other === null) return one === other;
  return one.blob === other.blob && kindOf(one) === kindOf(other);
}

/** Windows does not record which files are executable. */
function kindOf({ kind }: TreeEntry): TreeEntry['kind'] {
  return process.platform === 'win32' && kind === 'program' ? 'file' : kind;
}

// Commits files, some of which have changes that must stay uncommitted. The commit is built in a separate index and
// runs the usual hooks; the user's index is then updated and keeps what they had staged.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { named, projectFile } from '../../files/place.ts';
import { readFile } from '../../files/read-file.ts';
import { putText } from '../../files/temporary-files.ts';
import { type BytesPlace, type GitBytes, gitBytes } from '../git-bytes.ts';

/** A path from the top of the repository, and its content when the work began; null when unknown or not a file. */
export interface SharedFile {
  readonly path: string;
  readonly before: Uint8Array | null;
}

interface Merged {
  readonly path: string;
  readonly mode: string;
  readonly committed: string;
  /** The blob for the user's index afterwards. */
  readonly staged: string;
}

export type Around =
  | { readonly status: 'ok'; readonly files: readonly Merged[] }
  /** A clause. */
  | { readonly status: 'refused'; readonly reason: string };

const LARGEST = 4 * 1024 * 1024;

/** The blobs that a commit of these files needs, without their earlier changes. @param top of the repository */
export async function mergeShared(
  place: BytesPlace,
  top: string,
  shared: readonly SharedFile[],
): Promise<Around> {
  const files: Merged[] = [];
  for (const one of shared) {
    const merged = await mergeOne(place, top, one);
    if (merged === null) return { status: 'refused', reason: mixed(one.path) };
    files.push(merged);
  }
  return { status: 'ok', files };
}

function mixed(path: string): string {
  return `${path} had changes of the user's before the plan began, and git cannot tell them from those of the plan; only the user can end that: they commit or stash their own changes of ${path}`;
}

async function mergeOne(
  place: BytesPlace,
  top: string,
  { path, before }: SharedFile,
): Promise<Merged | null> {
  const now = readFile(join(top, path), projectFile(top), LARGEST);
  const old = await committedEntry(place, path);
  if (before === null || now.status !== 'ok' || old === null) return null;
  const [from, to] = [await asCommitted(place, path, before), await asCommitted(place, path, now.bytes)];
  if (from === null || to === null) return null;
  const committed = await onto(place, old, from, to);
  if (committed === null) return null;
  const entry = await stagedEntry(place, path);
  const staged = entry === null || entry.blob === old.blob ? committed : await onto(place, entry, from, to);
  return staged === null ? null : { path, mode: old.mode, committed, staged };
}

async function onto(
  place: BytesPlace,
  { blob }: Entry,
  before: Buffer,
  after: Buffer,
): Promise<string | null> {
  const content = await contentOf(place, blob);
  return content === null ? null : mergeChange(place, content, { before, after });
}

/**
 * @param plain pathspecs of files that are committed as they are
 * @param commit makes the commit with this index
 */
export async function commitAround(
  place: BytesPlace,
  { plain, files }: { readonly plain: readonly string[]; readonly files: readonly Merged[] },
  commit: (index: string) => Promise<unknown>,
): Promise<'committed' | 'unchanged'> {
  const folder = mkdtempSync(join(tmpdir(), 'msw-index-'));
  const index = join(folder, 'index');
  const own = { ...place, env: { ...place.env, GIT_INDEX_FILE: index } };
  try {
    await must(own, ['read-tree', 'HEAD']);
    await gitBytes(own, ['update-index', '-q', '--refresh']);
    if (plain.length > 0) await must(own, ['add', '--all', '--', ...plain]);
    for (const { path, mode, committed } of files) await put(own, path, mode, committed);
    const compared = await gitBytes(own, ['diff-index', '--cached', '--quiet', 'HEAD', '--']);
    if (compared.status === 'ok') return 'unchanged';
    await commit(index);
    if (plain.length > 0) await gitBytes(place, ['reset', '-q', '--', ...plain]);
    for (const { path, mode, staged } of files) await put(place, path, mode, staged);
    return 'committed';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function put(place: BytesPlace, path: string, mode: string, blob: string): Promise<void> {
  return must(place, ['update-index', '--add', '--cacheinfo', `${mode},${blob},${path}`]);
}

async function must(place: BytesPlace, args: readonly string[]): Promise<void> {
  const answer = await gitBytes(place, args);
  if (answer.status === 'failed') throw new Error(`git ${args[0] ?? ''}: ${answer.reason}`);
}

// A file's content with the changes made since a moment and without those made before: a three-way merge of contents as
// git stores them, after filters and line-end conversion.

/** A path's entry in a tree or in the index. */
interface Entry {
  readonly mode: string;
  readonly blob: string;
}

/** The path's entry in the last commit; null when it has none. @param path from the top */
async function committedEntry(place: BytesPlace, path: string): Promise<Entry | null> {
  const listed = await gitBytes(place, ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path]);
  return readEntry(/^(\d{6}) blob ([0-9a-f]{40,64})\t/, listed);
}

/** The path's entry in the user's index; null when it has none. */
async function stagedEntry(place: BytesPlace, path: string): Promise<Entry | null> {
  const listed = await gitBytes(place, ['ls-files', '-s', '-z', '--', `:(top,literal)${path}`]);
  return readEntry(/^(\d{6}) ([0-9a-f]{40,64}) 0\t/, listed);
}

function readEntry(pattern: RegExp, listed: GitBytes): Entry | null {
  const [, mode, blob] = listed.status === 'ok' ? (pattern.exec(listed.output.toString('utf8')) ?? []) : [];
  return mode === undefined || blob === undefined ? null : { mode, blob };
}

/** The bytes as a commit would store them; null when git rejects them. @param path from the top */
async function asCommitted(place: BytesPlace, path: string, bytes: Uint8Array): Promise<Buffer | null> {
  const stored = await gitBytes(place, ['hash-object', '-w', '--stdin', '--path', path], { input: bytes });
  return stored.status === 'ok' ? contentOf(place, stored.output.toString('utf8').trim()) : null;
}

async function contentOf(place: BytesPlace, blob: string): Promise<Buffer | null> {
  const found = await gitBytes(place, ['cat-file', 'blob', blob]);
  return found.status === 'ok' ? found.output : null;
}

/** Applies the change from `before` to `after` to `onto`, stored as a blob; null on a conflict or when not text. */
async function mergeChange(
  place: BytesPlace,
  onto: Buffer,
  { before, after }: { readonly before: Buffer; readonly after: Buffer },
): Promise<string | null> {
  const merged = onto.equals(before) ? after : await mergeFiles(place, [onto, before, after]);
  if (merged === null) return null;
  const stored = await gitBytes(place, ['hash-object', '-w', '--stdin', '--no-filters'], { input: merged });
  return stored.status === 'ok' ? stored.output.toString('utf8').trim() : null;
}

const LARGEST_MERGED = 16 * 1024 * 1024;

async function mergeFiles(place: BytesPlace, parts: readonly Buffer[]): Promise<Buffer | null> {
  const folder = mkdtempSync(join(tmpdir(), 'msw-merge-'));
  try {
    const paths = parts.map((bytes, index) => {
      const path = join(folder, String(index));
      putText(folder, path, bytes);
      return path;
    });
    const tried = await gitBytes(place, ['merge-file', '-q', ...paths]);
    if (tried.status === 'failed') return null;
    const merged = readFile(paths[0] ?? '', named, LARGEST_MERGED);
    return merged.status === 'ok' ? merged.bytes : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The content of a commit that takes what was changed in a file since a moment and leaves out what was in it by then: a
// merge of three, by git's own plumbing, on contents as git keeps them (after its filters and line ends).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { named } from '../files/place.ts';
import { readFile } from '../files/read-file.ts';
import { putText } from '../files/temporary-files.ts';
import { type BytesPlace, type GitBytes, gitBytes } from './git-bytes.ts';

/** What a path is in a tree or in the index. */
export interface Entry {
  readonly mode: string;
  readonly blob: string;
}

const LARGEST = 16 * 1024 * 1024;

/** The entry of a path in the last commit; null when it holds none. @param path from the top */
export async function committedEntry(place: BytesPlace, path: string): Promise<Entry | null> {
  const listed = await gitBytes(place, ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path]);
  return readEntry(/^(\d{6}) blob ([0-9a-f]{40,64})\t/, listed);
}

/** In the user's index; null when it holds none. */
export async function stagedEntry(place: BytesPlace, path: string): Promise<Entry | null> {
  const listed = await gitBytes(place, ['ls-files', '-s', '-z', '--', `:(top,literal)${path}`]);
  return readEntry(/^(\d{6}) ([0-9a-f]{40,64}) 0\t/, listed);
}

function readEntry(pattern: RegExp, listed: GitBytes): Entry | null {
  const [, mode, blob] = listed.status === 'ok' ? (pattern.exec(listed.output.toString('utf8')) ?? []) : [];
  return mode === undefined || blob === undefined ? null : { mode, blob };
}

/** The bytes as a commit would hold them. Null when git does not take them. @param path from the top */
export async function asCommitted(
  place: BytesPlace,
  path: string,
  bytes: Uint8Array,
): Promise<Buffer | null> {
  const stored = await gitBytes(place, ['hash-object', '-w', '--stdin', '--path', path], bytes);
  return stored.status === 'ok' ? contentOf(place, stored.output.toString('utf8').trim()) : null;
}

export async function contentOf(place: BytesPlace, blob: string): Promise<Buffer | null> {
  const found = await gitBytes(place, ['cat-file', 'blob', blob]);
  return found.status === 'ok' ? found.output : null;
}

/** `onto` with what changed from `before` to `after`, kept as a blob; null where the changes meet, or are not text. */
export async function mergeChange(
  place: BytesPlace,
  onto: Buffer,
  { before, after }: { readonly before: Buffer; readonly after: Buffer },
): Promise<string | null> {
  const merged = onto.equals(before) ? after : await mergeFiles(place, [onto, before, after]);
  if (merged === null) return null;
  const stored = await gitBytes(place, ['hash-object', '-w', '--stdin', '--no-filters'], merged);
  return stored.status === 'ok' ? stored.output.toString('utf8').trim() : null;
}

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
    const merged = readFile(paths[0] ?? '', named, LARGEST);
    return merged.status === 'ok' ? merged.bytes : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

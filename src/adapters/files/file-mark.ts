// A short mark of a file's content: the same mark as long as the content is the same.

import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { lookAt } from './list-folder.ts';
import { readPlain } from './read-plain.ts';

/** Larger files are compared by size and time. */
const LARGEST = 8 * 1024 * 1024;

/** `gone` when nothing exists there. Never throws. */
export function fileMark(path: string): string {
  try {
    const stat = lookAt(path);
    if (stat === null) return 'gone';
    if (stat.isSymbolicLink()) return `link ${readlinkSync(path)}`;
    if (!stat.isFile()) return 'other';
    const file = stat.size > LARGEST ? null : readPlain(path, { cap: LARGEST, followsLink: false });
    return file?.status === 'ok' ? contentMark(file.bytes) : `large ${stat.size} ${stat.mtimeMs}`;
  } catch {
    return 'unknown';
  }
}

/** The mark of a file with this content. */
export function contentMark(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

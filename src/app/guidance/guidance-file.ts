// A file of guidance lines: they are only ever appended, and a large file is rewritten without what later
// lines made superfluous. Whose file it is, is not known here.

import { lstatSync, readFileSync } from 'node:fs';
import { appendLine } from '../../adapters/files/append-line.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import type { CacheLine } from '../../core/guidance/cache-entry.ts';
import { keptLines } from '../../core/guidance/compact-cache.ts';
import { formatLine, parseLine } from './guidance-line.ts';

const LIMIT_BYTES = 4 * 1024 * 1024;

/** In the order written; half lines and kinds that this version does not know are left out. */
export function readGuidanceFile(path: string): CacheLine[] {
  return readText(path)
    .split('\n')
    .flatMap((text) => parseLine(text) ?? []);
}

/** Throws when the disk is full or read-only; does nothing when the path is taken by something else. */
export async function appendToGuidanceFile(
  path: string,
  line: CacheLine,
  limitBytes: number = LIMIT_BYTES,
): Promise<void> {
  await withLock(path, () => {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile()) return;
    if (appendLine(path, formatLine(line)) > limitBytes) compact(path);
  });
}

function readText(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';
}

/** Lines of a newer version stay as they are. */
function compact(path: string): void {
  const texts = readText(path)
    .split('\n')
    .filter((text) => text.trim() !== '');
  const parsed = texts.map(parseLine);
  const kept = keptLines(parsed.filter((line) => line !== null)).values();
  const left = texts.filter((_, index) => parsed[index] === null || kept.next().value === true);
  if (left.length < texts.length) writeFileAtomic(path, `${left.join('\n')}\n`);
}

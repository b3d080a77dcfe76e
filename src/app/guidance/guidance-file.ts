// A file of guidance lines: they are only ever appended, and a large file is rewritten without what later
// lines made superfluous. Whose file it is, is not known here.

import type { Place } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { appendLine } from '../../adapters/files/write-in-place.ts';
import type { CacheLine } from '../../core/guidance/cache-entry.ts';
import { keptLines } from '../../core/guidance/compact-cache.ts';
import { formatLine, parseLine } from './guidance-line.ts';

const LIMIT_BYTES = 4 * 1024 * 1024;
/** One that is never compacted, since each of its lines is needed, may outgrow the limit. */
const LARGEST = 16 * 1024 * 1024;

/** In the order written; half lines and kinds that this version does not know are left out. */
export function readGuidanceFile(path: string, place: Place): CacheLine[] {
  return linesOf(path, place).flatMap((text) => parseLine(text) ?? []);
}

/** Throws when the disk is full or read-only; does nothing when the path is taken by something else. */
export async function appendToGuidanceFile(
  path: string,
  place: Place,
  line: CacheLine,
  limitBytes: number = LIMIT_BYTES,
): Promise<void> {
  await withLock(path, () => {
    const appended = appendLine(path, formatLine(line));
    if (appended.status === 'ok' && appended.size > limitBytes) compact(path, place);
  });
}

function linesOf(path: string, place: Place): readonly string[] {
  return (textOf(path, place, LARGEST) ?? '').split('\n').filter((text) => text.trim() !== '');
}

/** Lines of a newer version stay as they are. */
function compact(path: string, place: Place): void {
  const texts = linesOf(path, place);
  const parsed = texts.map(parseLine);
  const kept = keptLines(parsed.filter((line) => line !== null)).values();
  const left = texts.filter((_, index) => parsed[index] === null || kept.next().value === true);
  if (left.length < texts.length) writeFileAtomic(path, `${left.join('\n')}\n`);
}

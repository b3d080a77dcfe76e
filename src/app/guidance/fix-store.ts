// A user's own fixes, `fixes.jsonl` in the user folder: whichever project, worktree or session learned one, all of
// them find it, and no repository can bring one along. Lines are only ever appended; of a file that has grown too large,
// the newest fixes of each class stay.

import { join } from 'node:path';
import { privateFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { appendLine } from '../../adapters/files/write-in-place.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import type { Fix } from '../../core/guidance/fix.ts';
import {
  type FixLine,
  foldFixes,
  formatFixLine,
  type KeptFix,
  keptFixLines,
  parseFixLine,
} from '../../core/guidance/fix-line.ts';
import { once } from '../../core/once.ts';

const LIMIT_BYTES = 4 * 1024 * 1024;
const LARGEST = 16 * 1024 * 1024;

/** Those that were taken back too, oldest first. */
export function readFixes(userFolder: string): readonly KeptFix[] {
  return foldFixes(linesOf(userFolder));
}

/**
 * Which fixes a project may see: one quotes code of the project that it was made in, and the user may not want that
 * elsewhere. Settings that cannot be read may have said so.
 */
export function shownIn({ project, userFolder }: FixPlace): (fix: Fix) => boolean {
  const isForAll = once(() => {
    const { status, settings } = readUserSettings(userFolder);
    return status === 'ok' && settings.fixesAcrossProjects;
  });
  return (fix) => fix.project === project || isForAll();
}

interface FixPlace {
  readonly project: string;
  readonly userFolder: string;
}

/** Throws when the disk is full or read-only. */
export async function appendFixLines(
  userFolder: string,
  lines: readonly FixLine[],
  limitBytes = LIMIT_BYTES,
): Promise<void> {
  if (lines.length === 0) return;
  const path = pathIn(userFolder);
  await withLock(path, () => {
    const appended = appendLine(path, lines.map(formatFixLine).join('\n'), 0o600);
    if (appended.status === 'ok' && appended.size > limitBytes) shrink(userFolder);
  });
}

function shrink(userFolder: string): void {
  const kept = keptFixLines(linesOf(userFolder)).map(formatFixLine);
  writeFileAtomic(pathIn(userFolder), `${kept.join('\n')}\n`, { mode: 0o600 });
}

function linesOf(userFolder: string): readonly FixLine[] {
  const text = textOf(pathIn(userFolder), privateFile(userFolder), LARGEST) ?? '';
  return text.split('\n').flatMap((line) => (line === '' ? [] : (parseFixLine(line) ?? [])));
}

function pathIn(userFolder: string): string {
  return join(userFolder, 'fixes.jsonl');
}

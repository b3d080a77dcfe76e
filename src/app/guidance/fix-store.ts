// The fixes of a user, `fixes.jsonl` in the user folder: shared by all projects, worktrees and sessions, and out of
// reach of any repository. Lines are only appended; when the file grows too large, the newest fixes of each class are
// kept.

import { join } from 'node:path';
import { privateFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { keepLines } from '../../adapters/files/write-record.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import type { Fix } from '../../core/guidance/fix.ts';
import {
  type FixLine,
  fixRecord,
  foldFixes,
  type KeptFix,
  keptFixLines,
  parseFixLine,
} from '../../core/guidance/fix-line.ts';
import { once } from '../../core/once.ts';

const LIMIT_BYTES = 4 * 1024 * 1024;
const LARGEST = 16 * 1024 * 1024;

/** Includes withdrawn fixes, oldest first. */
export function readFixes(userFolder: string): readonly KeptFix[] {
  return foldFixes(linesOf(userFolder));
}

/**
 * Which fixes a project may see: a fix quotes code of its own project, which the user may not want elsewhere.
 * Unreadable settings count as a no.
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
    const appended = keepLines(path, lines.map(fixRecord), { mode: 0o600 });
    if (appended.status === 'ok' && appended.size > limitBytes) shrink(userFolder);
  });
}

function shrink(userFolder: string): void {
  const kept = keptFixLines(linesOf(userFolder)).map((line) => JSON.stringify(fixRecord(line)));
  writeFileAtomic(pathIn(userFolder), `${kept.join('\n')}\n`, { mode: 0o600 });
}

function linesOf(userFolder: string): readonly FixLine[] {
  const text = textOf(pathIn(userFolder), privateFile(userFolder), LARGEST) ?? '';
  return text.split('\n').flatMap((line) => (line === '' ? [] : (parseFixLine(line) ?? [])));
}

function pathIn(userFolder: string): string {
  return join(userFolder, 'fixes.jsonl');
}

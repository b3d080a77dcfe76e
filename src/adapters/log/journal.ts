// The append-only record of what MSW did in a project: `.msw/journal.jsonl` and its four predecessors.

import { lstatSync, renameSync } from 'node:fs';
import type { JournalEvent } from '../../core/log/journal-event.ts';
import { mswPath, openMswFolder } from '../files/msw-folder.ts';
import { ownFile } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';
import { keepLines } from '../files/write-record.ts';
import { withLock } from '../locks/with-lock.ts';

/** As stored in the file; `readJournalEvent` reads its meaning. */
export interface JournalLine {
  /** ISO time. */
  readonly time: string;
  readonly event: string;
  readonly loop?: string;
  readonly session?: string;
  readonly [key: string]: unknown;
}

const LIMIT_BYTES = 10 * 1024 * 1024;
/** The last line of a full journal may be long. */
const MOST_READ = LIMIT_BYTES + 1024 * 1024;
/** More lines than five full journals contain. */
const MOST_LINES = 250_000;
const KEPT = 4;

/**
 * Appends one line; a full journal (10 MB) is rotated afterwards. The line is written before the promise is returned,
 * so a caller about to exit need not wait. `refused` when the folder or the file is not a regular one; throws when the
 * disk is full or read-only.
 */
export async function appendJournal(
  projectRoot: string,
  event: JournalEvent,
  nowIso: string,
): Promise<{ status: 'ok' } | { status: 'refused'; reason: string }> {
  const folder = openMswFolder(projectRoot);
  if (folder.status === 'refused') return folder;
  const path = journalPath(projectRoot, 0);
  const appended = keepLines(path, [{ time: nowIso, ...event }]);
  if (appended.status === 'refused')
    return { status: 'refused', reason: `${path} cannot be written: ${appended.reason}` };
  if (appended.size > LIMIT_BYTES) await rotate(projectRoot);
  return { status: 'ok' };
}

/** Oldest first, over all files; skips lines that are not entries (half-written ones). */
export function readJournal(projectRoot: string): readonly JournalLine[] {
  let lines: JournalLine[] = [];
  for (let number = 0; number <= KEPT && lines.length < MOST_LINES; number += 1) {
    lines = readLines(projectRoot, number).concat(lines);
  }
  return lines.slice(-MOST_LINES);
}

function journalPath(projectRoot: string, number: number): string {
  return mswPath(projectRoot, number === 0 ? 'journal.jsonl' : `journal.${number}.jsonl`);
}

async function rotate(projectRoot: string): Promise<void> {
  const path = journalPath(projectRoot, 0);
  await withLock(path, () => {
    // The previous holder of the lock may have rotated already.
    if ((lstatSync(path, { throwIfNoEntry: false })?.size ?? 0) <= LIMIT_BYTES) return;
    for (let number = KEPT; number > 0; number -= 1) {
      const from = journalPath(projectRoot, number - 1);
      if (lstatSync(from, { throwIfNoEntry: false })) renameSync(from, journalPath(projectRoot, number));
    }
  });
}

/** Reads only the end of a file that is larger than MSW lets a journal become. */
function readLines(projectRoot: string, number: number): JournalLine[] {
  const partFrom = (size: number) => Math.max(0, size - MOST_READ);
  const part = readPart(journalPath(projectRoot, number), ownFile(projectRoot), { cap: MOST_READ, partFrom });
  if (part.status !== 'ok') return [];
  return part.bytes
    .toString('utf8')
    .split('\n')
    .flatMap((text) => parseLine(text) ?? []);
}

function parseLine(text: string): JournalLine | null {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return isLine(value) ? value : null;
  } catch {
    return null;
  }
}

function isLine(value: unknown): value is JournalLine {
  if (typeof value !== 'object' || value === null) return false;
  if (!('event' in value) || typeof value.event !== 'string') return false;
  if (!('time' in value) || typeof value.time !== 'string') return false;
  return isOptionalText(value, 'loop') && isOptionalText(value, 'session');
}

function isOptionalText(value: object, key: string): boolean {
  const held: unknown = Reflect.get(value, key);
  return held === undefined || typeof held === 'string';
}

// The guidance caches: `.msw/guidance.jsonl` of a project, with what was asked, answered, offered and judged there; and
// `guidance.jsonl` in the user folder, with what notebooks answered in any project of the user and how it fared. Lines
// are only appended, and a large file is rewritten without the lines that later ones superseded.

import { join } from 'node:path';
import { mswPath, openMswFolder } from '../../adapters/files/msw-folder.ts';
import { ownFile, type Place } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { keepLines } from '../../adapters/files/write-record.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { type CacheLine, cacheRecord, keptLines, parseLine } from '../../core/guidance/cache-line.ts';
import type { Guidance } from '../../core/guidance/guidance.ts';

const LIMIT_BYTES = 4 * 1024 * 1024;
/** A file whose lines are all needed cannot be compacted and may exceed the limit. */
const LARGEST = 16 * 1024 * 1024;

/**
 * In the order written; partial lines and unknown kinds are skipped.
 * @param about only lines that contain one of these: the classes of a failure
 */
export function readGuidance(projectRoot: string, about?: readonly string[]): CacheLine[] {
  return read(mswPath(projectRoot, 'guidance.jsonl'), ownFile(projectRoot), about);
}

/** Throws when the disk is full or read-only; does nothing when `.msw` is not a plain folder. */
export async function appendGuidance(
  projectRoot: string,
  line: CacheLine,
  limitBytes?: number,
): Promise<void> {
  if (openMswFolder(projectRoot).status === 'refused') return;
  await append(mswPath(projectRoot, 'guidance.jsonl'), ownFile(projectRoot), line, limitBytes);
}

/** Lines of all notebooks. */
export function sharedLines(userFolder: string, about?: readonly string[]): CacheLine[] {
  return read(sharedPath(userFolder), ownFile(userFolder), about);
}

/** Throws when the disk is full or read-only. */
export function appendShared(userFolder: string, line: CacheLine): Promise<void> {
  return append(sharedPath(userFolder), ownFile(userFolder), line);
}

/**
 * What is known for a project, whichever project learned it. An answer from another one counts only when the notebook
 * that gave it answers for this one too.
 * @param notebooks ids, one per account
 */
export function knownLines(
  projectRoot: string,
  userFolder: string,
  notebooks: readonly string[],
  about?: readonly string[],
): readonly CacheLine[] {
  const isOurs = ({ source }: Guidance): boolean =>
    source.kind === 'notebook' && notebooks.includes(source.notebook);
  const lines = sharedLines(userFolder, about);
  const ours = new Set(
    lines.flatMap((line) => (line.kind === 'answered' && isOurs(line.guidance) ? [line.guidance.id] : [])),
  );
  const shared = lines.filter((line) => {
    if (line.kind === 'answered') return isOurs(line.guidance);
    if (line.kind === 'not-in-sources') return notebooks.includes(line.notebook);
    return isAbout(line) && ours.has(line.guidance);
  });
  return [...shared, ...readGuidance(projectRoot, about)];
}

const ABOUT = ['judged', 'followed-up', 'forgotten', 'restored'] as const;

/** Lines on what became of an answer. */
function isAbout(line: CacheLine): line is Extract<CacheLine, { kind: (typeof ABOUT)[number] }> {
  return ABOUT.some((kind) => kind === line.kind);
}

function sharedPath(userFolder: string): string {
  return join(userFolder, 'guidance.jsonl');
}

function read(path: string, place: Place, about: readonly string[] = ['']): CacheLine[] {
  return textsOf(path, place).flatMap((text) =>
    about.some((one) => text.includes(one)) ? (parseLine(text) ?? []) : [],
  );
}

async function append(
  path: string,
  place: Place,
  line: CacheLine,
  limitBytes: number = LIMIT_BYTES,
): Promise<void> {
  await withLock(path, () => {
    const appended = keepLines(path, [cacheRecord(line)]);
    if (appended.status === 'ok' && appended.size > limitBytes) compact(path, place);
  });
}

function textsOf(path: string, place: Place): readonly string[] {
  return (textOf(path, place, LARGEST) ?? '').split('\n').filter((text) => text.trim() !== '');
}

/** Lines of a newer version are kept unchanged. */
function compact(path: string, place: Place): void {
  const texts = textsOf(path, place);
  const parsed = texts.map(parseLine);
  const kept = keptLines(parsed.filter((line) => line !== null)).values();
  const left = texts.filter((_, index) => parsed[index] === null || kept.next().value === true);
  if (left.length < texts.length) writeFileAtomic(path, `${left.join('\n')}\n`);
}

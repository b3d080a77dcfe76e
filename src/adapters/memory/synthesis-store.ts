// The syntheses that a project has asked for: `.msw/memory/synthesis.json`, which may be deleted at any time.

import { renameSync } from 'node:fs';
import { readRows, type SynthesisRow } from '../../core/memory/synthesis.ts';
import { lookAt } from '../files/list-folder.ts';
import { mswPath } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { keepJson } from '../files/write-record.ts';
import { type LockResult, withLock } from '../locks/with-lock.ts';
import { changeNotes, openMemoryFolder } from './note-store.ts';

export function readSyntheses(project: string): readonly SynthesisRow[] {
  const file = readJson(mswPath(project, 'memory', 'synthesis.json'), ownFile(project));
  return readRows(fieldsIn(file).rows);
}

/** @param edit returns the rows after the change; the same array for no change */
export async function changeSyntheses(
  project: string,
  edit: (rows: readonly SynthesisRow[]) => readonly SynthesisRow[],
): Promise<void> {
  await changeNotes(project, (folder) => {
    const before = readSyntheses(project);
    const after = edit(before);
    if (after !== before) keepJson(below(folder, 'synthesis.json'), { schema: 1, rows: after }, {}, 1);
  });
}

/**
 * Changes nothing but the figures of rows that are kept, for a caller that holds the lock: they were masked before, and
 * a power cut may lose a hit. @param folder of the memory
 */
export function countHits(
  project: string,
  folder: string,
  edit: (rows: readonly SynthesisRow[]) => readonly SynthesisRow[],
): void {
  const text = JSON.stringify({ schema: 1, rows: edit(readSyntheses(project)) }, null, 1);
  writeFileAtomic(below(folder, 'synthesis.json'), `${text}\n`, { durable: false });
}

const LONGEST_WAIT_MS = 10 * 60_000;

/** Concurrent callers with the same input, in any process, wait for the first one's answer. */
export async function oneAtATime<T>(
  project: string,
  inputHash: string,
  work: () => Promise<T>,
): Promise<LockResult<T>> {
  const folder = openMemoryFolder(project);
  if (folder.status === 'refused') return { status: 'done', value: await work(), waited: false };
  const name = `synthesis-${inputHash.replace(/^sha256:/, '').slice(0, 16)}`;
  return withLock(below(folder.path, name), work, { waitMs: LONGEST_WAIT_MS });
}

/** Returns how many there were; the next synthesis for the same task costs a question again. Sets the file aside. */
export async function purgeSyntheses(
  project: string,
  nowIso: string,
): Promise<
  { readonly status: 'ok'; readonly purged: number } | { readonly status: 'refused'; readonly reason: string }
> {
  if (lookAt(mswPath(project, 'memory', 'synthesis.json')) === null) return { status: 'ok', purged: 0 };
  const purged = readSyntheses(project).length;
  return changeNotes(project, (folder) => {
    const path = below(folder, 'synthesis.json');
    if (lookAt(path) !== null)
      renameSync(path, below(folder, `synthesis-${nowIso.replaceAll(/[:.]/g, '-')}.json`));
    return { status: 'ok' as const, purged };
  });
}

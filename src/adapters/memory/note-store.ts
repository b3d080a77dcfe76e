// The notes of a project: one Markdown file each in `.msw/memory/`. Every call looks at the files, so changes by git and
// editors are seen; of many, only those that changed are read again.

import { renameSync } from 'node:fs';
import { type Note, readNote } from '../../core/memory/note.ts';
import { isNoteId } from '../../core/memory/note-id.ts';
import type { FileStat } from '../../core/retrieval/search-index.ts';
import { errorCode } from '../files/error-code.ts';
import { listFolder, lookAt } from '../files/list-folder.ts';
import { type Folder, mswPath, openMswSubfolder } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { readText } from '../files/read-file.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { keepText } from '../files/write-record.ts';
import { withLock } from '../locks/with-lock.ts';
import { type NoteCache, openNoteCache, type ReadFile } from './note-cache.ts';

export interface StoredNotes {
  /** In order of id. */
  readonly notes: readonly Note[];
  /** The names of files that are not notes: each `reason` is a clause about "it". */
  readonly unusable: readonly { readonly name: string; readonly reason: string }[];
  /** Every file by name, as it was before it was read. */
  readonly files: ReadonlyMap<string, FileStat>;
}

export type StoredNote =
  | { readonly status: 'added'; readonly path: string }
  /** A note with this id exists already. */
  | { readonly status: 'taken'; readonly path: string }
  | { readonly status: 'refused'; readonly reason: string };

/** No real note is larger. */
export const LARGEST_NOTE = 256 * 1024;
const MOST_NOTES = 100_000;

function memoryPath(project: string, ...names: readonly string[]): string {
  return mswPath(project, 'memory', ...names);
}

export function openMemoryFolder(project: string): Folder {
  return openMswSubfolder(project, 'memory');
}

/** Lists the notes of an unfinished import. */
export const IMPORT_MARKER = 'import.json';

/** Fewer notes are read as quickly as they are looked up. */
const WORTH_KEEPING = 100;

/** @param userFolder where parsed notes are kept; null to read every file */
export function readNotes(project: string, userFolder: string | null = null): StoredNotes {
  const folder = memoryPath(project);
  const list = listFolder(folder, ownFile(project), MOST_NOTES);
  const none = { notes: [], unusable: [], files: new Map<string, FileStat>() };
  if (list.status === 'missing') return none;
  if (list.status !== 'ok') return { ...none, unusable: [{ name: '.msw/memory', reason: list.reason }] };
  const all = list.entries.map(({ name }) => name);
  const unfinished = all.includes(IMPORT_MARKER) ? unfinishedImport(project) : new Set<string>();
  const names = all.filter((name) => /^[^.].*\.md$/.test(name) && !unfinished.has(name)).sort();
  const keeps = userFolder !== null && names.length >= WORTH_KEEPING;
  const read = readAll(folder, names, keeps ? openNoteCache(userFolder, folder) : null);
  return {
    notes: read.flatMap(({ reading }) => (reading.status === 'ok' ? [reading.note] : [])),
    unusable: read.flatMap(({ name, reading }) =>
      reading.status === 'ok' ? [] : [{ name, reason: reading.reason }],
    ),
    files: new Map(read.map(({ name, stat }) => [name, stat])),
  };
}

function readAll(folder: string, names: readonly string[], cache: NoteCache | null): readonly ReadFile[] {
  const read = names.flatMap((name): readonly ReadFile[] => {
    const one = cache?.known(name) ?? readOne(folder, name);
    return one === null ? [] : [{ name, ...one }];
  });
  if (read.some(({ text }) => text !== null)) cache?.keep(read);
  return read;
}

/** Once this returns `added`, the note survives however the process ends. Throws when the disk is full. */
export async function storeNote(project: string, id: string, text: string): Promise<StoredNote> {
  return changeNotes(project, (folder): StoredNote => {
    const path = below(folder, `${id}.md`);
    if (lookAt(path) !== null) return { status: 'taken', path };
    keepText(path, text);
    return { status: 'added', path };
  });
}

/** The note files' texts, by id. */
export function readNoteFiles(project: string): ReadonlyMap<string, string> {
  return new Map(
    readNotes(project).notes.flatMap(({ id }) => {
      const file = readText(memoryPath(project, `${id}.md`), ownFile(project), LARGEST_NOTE);
      return file.status === 'ok' ? [[id, file.text] as const] : [];
    }),
  );
}

/**
 * Replaces or removes a note if it is still the one that the caller read; `false` if not.
 * @param text null moves the note to the forgotten ones
 */
export async function exchangeNote(
  project: string,
  id: string,
  { isStill, text }: { readonly isStill: (file: string | null) => boolean; readonly text: string | null },
): Promise<boolean | { readonly status: 'refused'; readonly reason: string }> {
  const forgotten = openMswSubfolder(project, 'memory', 'forgotten');
  if (forgotten.status === 'refused') return forgotten;
  return changeNotes(project, (folder): boolean => {
    const path = below(folder, `${id}.md`);
    const now = readText(path, ownFile(project), LARGEST_NOTE);
    if (now.status === 'refused' || !isStill(now.status === 'ok' ? now.text : null)) return false;
    if (text !== null) keepText(path, text);
    else if (now.status === 'ok') renameSync(path, freePath(forgotten.path, id));
    return true;
  });
}

export function freePath(folder: string, id: string): string {
  for (let number = 1; ; number += 1) {
    const path = below(folder, number === 1 ? `${id}.md` : `${id}.${number}.md`);
    if (lookAt(path) === null) return path;
  }
}

/** Runs the change under a lock, one process at a time; it must be short. */
export async function changeNotes<T>(
  project: string,
  change: (folder: string) => T,
): Promise<T | { readonly status: 'refused'; readonly reason: string }> {
  const folder = openMemoryFolder(project);
  if (folder.status === 'refused') return folder;
  try {
    const held = await withLock(below(folder.path, 'notes'), () => change(folder.path), {
      waitMs: 60_000,
    });
    if (held.status === 'done') return held.value;
    return {
      status: 'refused',
      reason: 'The memory of this project is in use by another process: try again.',
    };
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    return { status: 'refused', reason: `${folder.path} cannot be written (${code}).` };
  }
}

function unfinishedImport(project: string): ReadonlySet<string> {
  const { notes } = fieldsIn(readJson(memoryPath(project, IMPORT_MARKER), ownFile(project)));
  const ids = (Array.isArray(notes) ? notes : []).map((note: unknown) =>
    Array.isArray(note) ? `${note[0]}.md` : '',
  );
  return new Set(ids);
}

/** Null when the file is gone. No part of the path is a link: the folder was listed by that rule. */
function readOne(folder: string, name: string): Omit<ReadFile, 'name'> | null {
  const id = name.slice(0, -'.md'.length);
  const path = below(folder, name);
  const seen = lookAt(path);
  if (seen === null) return null;
  const stat = { bytes: seen.size, modifiedAt: seen.mtimeMs };
  const unusable = (reason: string) => ({ reading: { status: 'unusable', reason }, stat, text: '' }) as const;
  if (!isNoteId(id)) return unusable('its name has characters that the id of a note cannot have');
  const file = readText(path, ownFile(folder), LARGEST_NOTE);
  if (file.status === 'missing') return null;
  if (file.status === 'refused') return unusable(file.reason);
  return { reading: readNote(id, file.text), stat, text: file.text };
}

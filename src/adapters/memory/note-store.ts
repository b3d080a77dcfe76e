// The notes of a project: one Markdown file each in `.msw/memory/`. Whatever else happens to these files between two
// calls, git and editors included, is found at the next.

import { renameSync } from 'node:fs';
import { type Note, readNote } from '../../core/memory/note.ts';
import { isNoteId } from '../../core/memory/note-id.ts';
import { errorCode } from '../files/error-code.ts';
import { listFolder, lookAt } from '../files/list-folder.ts';
import { type Folder, mswPath, openMswSubfolder } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { readText } from '../files/read-file.ts';
import { fieldsIn, readJson } from '../files/read-json.ts';
import { withLock } from '../files/with-lock.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

export interface StoredNotes {
  /** In the order of their ids. */
  readonly notes: readonly Note[];
  /** Files that are no notes, by their names: each `reason` is a clause about "it". */
  readonly unusable: readonly { readonly name: string; readonly reason: string }[];
}

export type StoredNote =
  | { readonly status: 'added'; readonly path: string }
  /** A note of this name is there already. */
  | { readonly status: 'taken'; readonly path: string }
  | { readonly status: 'refused'; readonly reason: string };

/** Nobody writes one of more. */
export const LARGEST_NOTE = 256 * 1024;
const MOST_NOTES = 100_000;

function memoryPath(project: string, ...names: readonly string[]): string {
  return mswPath(project, 'memory', ...names);
}

export function openMemoryFolder(project: string): Folder {
  return openMswSubfolder(project, 'memory');
}

/** The notes of an import that has not ended. */
export const IMPORT_MARKER = 'import.json';

export function readNotes(project: string): StoredNotes {
  const folder = memoryPath(project);
  const list = listFolder(folder, ownFile(project), MOST_NOTES);
  if (list.status === 'missing') return { notes: [], unusable: [] };
  if (list.status !== 'ok') return { notes: [], unusable: [{ name: '.msw/memory', reason: list.reason }] };
  const notes: Note[] = [];
  const unusable: { name: string; reason: string }[] = [];
  const all = list.entries.map(({ name }) => name);
  const unfinished = all.includes(IMPORT_MARKER) ? unfinishedImport(project) : new Set<string>();
  const names = all.filter((name) => /^[^.].*\.md$/.test(name) && !unfinished.has(name));
  for (const name of names.sort()) {
    const read = readOne(folder, name);
    if (read.status === 'ok') notes.push(read.note);
    else if (read.status === 'unusable') unusable.push({ name, reason: read.reason });
  }
  return { notes, unusable };
}

/** Once this says `added`, the note survives whatever ends the process. Throws when the disk is full. */
export async function storeNote(project: string, id: string, text: string): Promise<StoredNote> {
  return changeNotes(project, (folder): StoredNote => {
    const path = below(folder, `${id}.md`);
    if (lookAt(path) !== null) return { status: 'taken', path };
    writeFileAtomic(path, text);
    return { status: 'added', path };
  });
}

/** The files of the notes as they are, by id. */
export function readNoteFiles(project: string): ReadonlyMap<string, string> {
  return new Map(
    readNotes(project).notes.flatMap(({ id }) => {
      const file = readText(memoryPath(project, `${id}.md`), ownFile(project), LARGEST_NOTE);
      return file.status === 'ok' ? [[id, file.text] as const] : [];
    }),
  );
}

/**
 * Puts a note in the place of another, or takes it away, where that is still what the caller looked at; `false` where it
 * is not. @param text null moves it to the forgotten ones
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
    if (text !== null) writeFileAtomic(path, text);
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

/** One process at a time; nothing long may be done here. */
export async function changeNotes<T>(
  project: string,
  change: (folder: string) => T,
): Promise<T | { readonly status: 'refused'; readonly reason: string }> {
  const folder = openMemoryFolder(project);
  if (folder.status === 'refused') return folder;
  try {
    const held = await withLock(below(folder.path, 'notes'), () => change(folder.path), {
      waitMs: 60_000,
      staleMs: 2_000,
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

type ReadFile = ReturnType<typeof readNote> | { readonly status: 'missing' };

/** No part of the way to the folder is a link: it was listed by that rule. */
function readOne(folder: string, name: string): ReadFile {
  const id = name.slice(0, -'.md'.length);
  if (!isNoteId(id))
    return { status: 'unusable', reason: 'its name has characters that the id of a note cannot have' };
  const file = readText(below(folder, name), ownFile(folder), LARGEST_NOTE);
  if (file.status === 'missing') return file;
  return file.status === 'ok' ? readNote(id, file.text) : { status: 'unusable', reason: file.reason };
}

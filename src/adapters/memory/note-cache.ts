// The parsed notes of a project, kept in the user folder, where no repository can bring its own: a note whose file has
// the size and time of before is neither opened nor parsed. A cache: with any problem the notes are read anew.

import { join } from 'node:path';
import { NOTE_READING, type Note, type ReadNote, readNote } from '../../core/memory/note.ts';
import { typeNamed } from '../../core/memory/template.ts';
import { type FileStat, SETTLED_MS } from '../../core/retrieval/search-index.ts';
import { keepCached, pathKey, SEARCH_FOLDER } from '../documents/index-store.ts';
import { lookAt } from '../files/list-folder.ts';
import { privateFile } from '../files/place.ts';
import { readFile } from '../files/read-file.ts';
import { fieldsOf, parseJson } from '../files/read-json.ts';

export interface NoteCache {
  /** Null when the file must be read: it is new, changed, or so young that it may have changed twice within a tick. */
  readonly known: (name: string) => Omit<ReadFile, 'name'> | null;
  /** Silently does nothing when it cannot write. @param files in order */
  readonly keep: (files: readonly ReadFile[]) => void;
}

export interface ReadFile {
  readonly name: string;
  readonly reading: ReadNote;
  /** As it was before it was read. */
  readonly stat: FileStat;
  /** The whole file; null when it was not read this time. */
  readonly text: string | null;
}

const LARGEST = 512 * 1024 * 1024;

/** @param folder of the notes */
export function openNoteCache(userFolder: string, folder: string): NoteCache {
  const path = join(userFolder, SEARCH_FOLDER, `${pathKey(folder)}-parsed-notes.bin`);
  const { rows, texts } = rowsIn(userFolder, path);
  const settledBefore = (lookAt(path)?.mtimeMs ?? 0) - SETTLED_MS;
  const rowOf = (name: string) => {
    const row = rows.get(name);
    const stat = row === undefined ? null : lookAt(join(folder, name));
    const isSame = stat?.isFile() === true && stat.size === row?.bytes && stat.mtimeMs === row.modifiedAt;
    return isSame && stat.mtimeMs < settledBefore ? row : undefined;
  };
  const textAt = ({ start, end }: Row) => texts.toString('utf8', start, end);
  return {
    known: (name) => {
      const row = rowOf(name);
      const id = name.slice(0, -'.md'.length);
      const reading = row === undefined ? null : readingOf(id, row, () => textAt(row));
      if (row === undefined || reading === null) return null;
      const { bytes, modifiedAt } = row;
      return { reading, stat: { bytes, modifiedAt }, text: null };
    },
    keep: (files) => {
      const parts: Buffer[] = [];
      let start = 0;
      const kept = files.map(({ name, reading: read, stat, text }) => {
        const before = rows.get(name);
        const part = text === null ? texts.subarray(before?.start, before?.end) : Buffer.from(text, 'utf8');
        parts.push(part);
        const place = [start, start + part.length];
        start += part.length;
        const reading = read.status === 'ok' ? factsOf(read.note) : read.reason;
        return [name, stat.bytes, stat.modifiedAt, ...place, reading];
      });
      const head = Buffer.from(`${JSON.stringify({ v: NOTE_READING, rows: kept })}\n`, 'utf8');
      keepCached(userFolder, path, Buffer.concat([head, ...parts]));
    },
  };
}

interface Row {
  readonly bytes: number;
  readonly modifiedAt: number;
  /** Of the file's text among all texts, in bytes. */
  readonly start: number;
  readonly end: number;
  /** What every search needs of a note; a text that says why it is unusable. */
  readonly reading: unknown;
}

interface Kept {
  readonly rows: ReadonlyMap<string, Row>;
  /** The texts of all files, one after the other. */
  readonly texts: Buffer;
}

function rowsIn(userFolder: string, path: string): Kept {
  const file = readFile(path, privateFile(userFolder), LARGEST);
  const whole = file.status === 'ok' ? file.bytes : Buffer.alloc(0);
  const texts = whole.subarray(whole.indexOf('\n') + 1);
  const { v, rows } = fieldsOf(valueIn(whole.toString('utf8', 0, Math.max(0, whole.indexOf('\n')))));
  const listed: readonly unknown[] = v === NOTE_READING && Array.isArray(rows) ? rows : [];
  return { rows: new Map(listed.flatMap((row) => rowIn(row, texts.length))), texts };
}

function valueIn(text: string): unknown {
  const read = parseJson(text);
  return read.status === 'ok' ? read.value : null;
}

/** None when it is not one of ours. */
function rowIn(row: unknown, length: number): readonly (readonly [string, Row])[] {
  const [name, bytes, modifiedAt, start, end, reading]: readonly unknown[] = Array.isArray(row) ? row : [];
  if (typeof name !== 'string' || typeof bytes !== 'number' || typeof modifiedAt !== 'number') return [];
  if (typeof start !== 'number' || typeof end !== 'number' || end > length) return [];
  return [[name, { bytes, modifiedAt, start, end, reading }]];
}

/** What every search needs of each note; the rest is parsed when somebody asks for it. */
function factsOf(note: Note): readonly unknown[] {
  const { type, title, tags, createdAt, agent, domain } = note;
  const { priority, source, needsReview, usageCount, lastAccessedAt } = note;
  return [
    ...[type, title, tags, createdAt, agent, domain],
    ...[priority, source, needsReview, usageCount, lastAccessedAt],
  ];
}

function readingOf(id: string, { reading }: Row, textOfFile: () => string): ReadNote | null {
  if (typeof reading === 'string') return { status: 'unusable', reason: reading };
  const facts: readonly unknown[] = Array.isArray(reading) ? reading : [];
  const [type, title, tags, createdAt, agent, domain, priority, source, needsReview, usageCount, last] =
    facts;
  const named = typeof type === 'string' ? typeNamed(type) : null;
  if (named === null || typeof title !== 'string' || !Array.isArray(tags)) return null;
  let parsed: ReadNote | null = null;
  const rest = <Key extends 'text' | 'context' | 'reasoning' | 'outcome' | 'original'>(key: Key) => {
    parsed ??= readNote(id, textOfFile());
    return parsed.status === 'ok' ? parsed.note[key] : null;
  };
  return {
    status: 'ok',
    note: {
      id,
      type: named,
      title,
      tags: tags.filter(isText),
      createdAt: textIn(createdAt),
      agent: textIn(agent),
      domain: textIn(domain),
      priority: typeof priority === 'number' ? priority : 5,
      source: textIn(source),
      needsReview: needsReview === true,
      usageCount: typeof usageCount === 'number' ? usageCount : 0,
      lastAccessedAt: textIn(last),
      get text() {
        return rest('text') ?? '';
      },
      get context() {
        return rest('context') ?? '';
      },
      get reasoning() {
        return rest('reasoning') ?? '';
      },
      get outcome() {
        return rest('outcome') ?? '';
      },
      get original() {
        return rest('original');
      },
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function textIn(value: unknown): string | null {
  return isText(value) ? value : null;
}

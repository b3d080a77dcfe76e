// Imports notes from another store, all or none.

import { createHash } from 'node:crypto';
import { lookAt } from '../../adapters/files/list-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { readFile, whyUnread } from '../../adapters/files/read-file.ts';
import { fieldsOf, parseJson } from '../../adapters/files/read-json.ts';
import { importNotes } from '../../adapters/memory/import-store.ts';
import type { Ingested } from '../../core/memory/links.ts';
import { type ImportedNote, readImported } from '../../core/memory/read-import.ts';
import { redact } from '../../core/secrets/redact.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

export interface Transfer {
  readonly status: 'ok';
  readonly read: number;
  readonly added: number;
  readonly known: number;
  /** Not in the template before; marked for review. */
  readonly wrapped: number;
  /** Their time was unreadable, so the file's time is used. */
  readonly undated: number;
  /** Without an author. */
  readonly unattributed: number;
  readonly links: Ingested;
  readonly backup: string;
}

type Refused = { readonly status: 'refused'; readonly reason: string };

const LARGEST = 64 * 1024 * 1024;

/** @param path JSON or JSON lines: memories, or `{memories, relationships}` */
export async function importFile(
  place: Pick<Workspace, 'project' | 'now'>,
  path: string,
): Promise<Transfer | Refused> {
  const file = readFile(path, named, LARGEST);
  if (file.status !== 'ok')
    return {
      status: 'refused',
      reason: `${path} cannot be read: ${whyUnread(file)}.`,
    };
  const content = recordsIn(file.bytes.toString('utf8'));
  if (content === null)
    return {
      status: 'refused',
      reason: `${path} is neither JSON nor JSON lines: export the memories as one of these.`,
    };
  const door = { now: place.now(), fileTime: lookAt(path)?.mtimeMs ?? null, digest };
  const notes: ImportedNote[] = [];
  for (const [index, record] of content.memories.entries()) {
    const read = readImported(record, door);
    if (typeof read === 'string')
      return {
        status: 'refused',
        reason: `Nothing was imported: memory ${index + 1} of ${path} cannot be used, ${read}.`,
      };
    notes.push({ ...read, file: redact(read.file) });
  }
  const relationships = renamed(content.relationships, notes);
  const imported = await importNotes(place.project, { notes, relationships, at: isoNow(place) });
  if (imported.status === 'refused') return imported;
  const count = (has: (note: ImportedNote) => boolean) => notes.filter(has).length;
  return {
    ...imported,
    read: notes.length,
    wrapped: count(({ isWrapped }) => isWrapped),
    undated: count(({ isUndated }) => isUndated),
    unattributed: count(({ isUnattributed }) => isUnattributed),
  };
}

/** Gives the relationships the notes' new ids. */
function renamed(relationships: readonly unknown[], notes: readonly ImportedNote[]): readonly unknown[] {
  const ids = new Map(notes.flatMap(({ oldId, id }) => (oldId === null ? [] : [[oldId, id] as const])));
  const idOf = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number'
      ? (ids.get(String(value)) ?? String(value))
      : value;
  return relationships.map((one) => {
    const fields = fieldsOf(one);
    return {
      ...fields,
      from_memory_id: idOf(fields.from_memory_id),
      to_memory_id: idOf(fields.to_memory_id),
    };
  });
}

interface Content {
  readonly memories: readonly unknown[];
  readonly relationships: readonly unknown[];
}

function recordsIn(text: string): Content | null {
  const whole = parseJson(text);
  if (whole.status === 'ok') {
    if (Array.isArray(whole.value)) return { memories: whole.value, relationships: [] };
    const { memories, relationships } = fieldsOf(whole.value);
    if (Array.isArray(memories))
      return { memories, relationships: Array.isArray(relationships) ? relationships : [] };
  }
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseJson);
  const values = lines.flatMap((line) => (line.status === 'ok' ? [line.value] : []));
  return lines.length > 0 && values.length === lines.length ? { memories: values, relationships: [] } : null;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

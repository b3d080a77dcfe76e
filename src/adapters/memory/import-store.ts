// Imports into a project's memory. While the marker exists, none of its notes is read; removing it in one step makes
// all of them visible. The next import clears away what a killed one left.

import { renameSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { foldLinks, type Ingested, ingestLinks } from '../../core/memory/links.ts';
import { isNoteId } from '../../core/memory/note-id.ts';
import { contentMark } from '../files/file-mark.ts';
import { lookAt, namesIn } from '../files/list-folder.ts';
import { mswPath, openMswSubfolder } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { readFile } from '../files/read-file.ts';
import { readJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { keepJson, keepText } from '../files/write-record.ts';
import { addLinks, IMPORT, readLinks, takeLinks } from './line-log.ts';
import { changeNotes, IMPORT_MARKER, readNotes } from './note-store.ts';

const RECORD = z.object({
  schema: z.literal(1),
  /** ISO 8601. */
  at: z.string(),
  /** Id of the note and digest of its file. */
  notes: z.array(z.tuple([z.string().check(z.refine(isNoteId)), z.string()])),
});

type ImportRecord = z.infer<typeof RECORD>;

type Refused = { readonly status: 'refused'; readonly reason: string };

export interface Import {
  readonly status: 'ok';
  readonly added: number;
  readonly known: number;
  readonly links: Ingested;
  /** The copy of the memory before the import. */
  readonly backup: string;
}

interface Imported {
  readonly notes: readonly { readonly id: string; readonly file: string }[];
  /** In the format of `memory ingest`, by the notes' ids in this project. */
  readonly relationships: readonly unknown[];
  readonly at: string;
}

const LARGEST = 64 * 1024 * 1024;

/** Imports all notes or none. Throws only on bugs. */
export async function importNotes(project: string, imported: Imported): Promise<Import | Refused> {
  const stamp = stampOf(imported.at);
  const backup = openMswSubfolder(project, 'memory', 'backups', stamp);
  if (backup.status === 'refused') return backup;
  const imports = openMswSubfolder(project, 'memory', 'imports');
  if (imports.status === 'refused') return imports;
  return changeNotes(project, (folder): Import | Refused => {
    clearAway(project, folder);
    copyAll(project, folder, backup.path);
    try {
      return addAll(project, imported, { folder, backup: backup.path, imports: imports.path });
    } catch (error) {
      // For example a full disk.
      clearAway(project, folder);
      throw error;
    }
  });
}

interface Destination {
  /** The folder of the memory, locked by this process. */
  readonly folder: string;
  readonly backup: string;
  /** Where imports are recorded. */
  readonly imports: string;
}

function addAll(
  project: string,
  { notes, relationships, at }: Imported,
  { folder, backup, imports }: Destination,
): Import | Refused {
  const byId = new Map(notes.map((note) => [note.id, note.file]));
  const ids = new Set([...readNotes(project).notes.map(({ id }) => id), ...byId.keys()]);
  const fresh = [...byId].filter(([id]) => lookAt(below(folder, `${id}.md`)) === null);
  const record = { schema: 1, at, notes: fresh.map(([id, file]) => [id, contentMark(Buffer.from(file))]) };
  const marker = below(folder, IMPORT_MARKER);
  keepJson(marker, record);
  for (const [id, file] of fresh) keepText(below(folder, `${id}.md`), file, { durable: false });
  const ingestion = { source: IMPORT, synthesis: null, relationships };
  const { links, ...ingested } = ingestLinks(ingestion, { ids, known: foldLinks(readLinks(project)), at });
  const kept = addLinks(folder, links);
  if (kept.status === 'refused') {
    clearAway(project, folder);
    return kept;
  }
  renameSync(marker, below(imports, `${stampOf(at)}.json`));
  return { status: 'ok', added: fresh.length, known: notes.length - fresh.length, links: ingested, backup };
}

function stampOf(at: string): string {
  return at.replaceAll(/[:.]/g, '-');
}

export interface UndoneImport {
  readonly status: 'ok';
  readonly removed: number;
  /** Notes that were changed since; they stay. */
  readonly kept: readonly string[];
}

/** Moves away the links of the last import, and its notes unless they were changed since. */
export async function undoImport(project: string): Promise<UndoneImport | Refused> {
  if (lastImport(project) === null) return NO_IMPORT;
  const forgotten = openMswSubfolder(project, 'memory', 'forgotten');
  if (forgotten.status === 'refused') return forgotten;
  return changeNotes(project, (folder): UndoneImport | Refused => {
    const last = lastImport(project);
    if (last === null) return NO_IMPORT;
    const { path, record } = last;
    const kept = record.notes
      .filter((note) => !moveAway(project, folder, forgotten.path, note))
      .map(([id]) => id);
    const links = takeLinks(project, folder, record.at);
    if (links.length > 0)
      writeFileAtomic(below(forgotten.path, `links-${stampOf(record.at)}.jsonl`), `${links.join('\n')}\n`);
    renameSync(path, `${path}.undone`);
    return { status: 'ok', removed: record.notes.length - kept.length, kept };
  });
}

const NO_IMPORT = { status: 'refused', reason: 'There is no import to undo.' } as const;

function lastImport(project: string): { readonly path: string; readonly record: ImportRecord } | null {
  const imports = mswPath(project, 'memory', 'imports');
  const name = namesIn(imports, ownFile(project)).findLast((one) => one.endsWith('.json'));
  const path = below(imports, name ?? '');
  const record = name === undefined ? null : recordAt(project, path);
  return record === null ? null : { path, record };
}

/** False for a changed note; true for one that is already gone. */
function moveAway(
  project: string,
  folder: string,
  to: string,
  [id, digest]: readonly [string, string],
): boolean {
  const path = below(folder, `${id}.md`);
  const found = readFile(path, ownFile(project), LARGEST);
  if (found.status === 'missing') return true;
  if (found.status !== 'ok' || contentMark(found.bytes) !== digest) return false;
  renameSync(path, below(to, `${id}.md`));
  return true;
}

/** Removes what an unfinished import left. */
function clearAway(project: string, folder: string): void {
  const marker = below(folder, IMPORT_MARKER);
  const record = recordAt(project, marker);
  for (const [id, digest] of record?.notes ?? []) {
    const path = below(folder, `${id}.md`);
    const found = readFile(path, ownFile(project), LARGEST);
    // The note also exists in the imported file, so nothing is lost.
    if (found.status === 'ok' && contentMark(found.bytes) === digest) rmSync(path);
  }
  if (record !== null) takeLinks(project, folder, record.at);
  rmSync(marker, { force: true });
}

function recordAt(project: string, path: string): ImportRecord | null {
  const file = readJson(path, ownFile(project), LARGEST);
  const parsed = RECORD.safeParse(file.status === 'ok' ? file.value : null);
  return parsed.success ? parsed.data : null;
}

function copyAll(project: string, folder: string, to: string): void {
  for (const name of namesIn(folder, ownFile(project))) {
    const found = readFile(below(folder, name), ownFile(project), LARGEST);
    if (found.status === 'ok') writeFileAtomic(below(to, name), found.bytes, { durable: false });
  }
}

/** Writes the documents of an export over those of an earlier one. @param out an existing folder that the user named */
export function writeExport(
  project: string,
  out: string | null,
  documents: readonly { readonly name: string; readonly text: string }[],
): { readonly status: 'ok'; readonly path: string } | Refused {
  if (out === null && documents.length === 0)
    return { status: 'ok', path: mswPath(project, 'memory', 'export') };
  const folder =
    out === null ? openMswSubfolder(project, 'memory', 'export') : { status: 'ok' as const, path: out };
  if (folder.status === 'refused') return folder;
  if (lookAt(folder.path)?.isDirectory() !== true)
    return { status: 'refused', reason: `${folder.path} is not a folder: make it, or name another.` };
  for (const { name, text } of documents) keepText(below(folder.path, name), text);
  return folder;
}

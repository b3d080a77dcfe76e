// The map in progress: its mappers, its day, and the mappers that already got wrong claims back. Kept in a small file
// in `.msw/map`, so that code and not a conversation keeps count.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Folder, mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { ownFile, projectFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { openDocumentFolder } from '../../adapters/files/write-document.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { FOCUSES, MAP_DOCUMENTS, WRITERS } from '../../core/mapping/documents/map-documents.ts';
import { SYNTHESIS_FILE, synthesisIn } from '../../core/mapping/documents/synthesis.ts';

const schema = z.object({
  version: z.literal(1),
  /** YYYY-MM-DD. */
  day: z.string(),
  focuses: z.array(z.enum(FOCUSES)),
  /** Focuses whose wrong claims went back once. */
  returned: z.array(z.enum(WRITERS)),
  finished: z.boolean(),
});

export type MapRun = z.infer<typeof schema>;

/** Creates `.msw/map`. */
export function openRunFolder(root: string): Folder {
  return openMswSubfolder(root, 'map');
}

/** Null when no map was begun, or its file is unusable. */
export function readMapRun(root: string): MapRun | null {
  const read = readJson(mswPath(root, 'map', 'run.json'), ownFile(root));
  const parsed = read.status === 'ok' ? schema.safeParse(read.value) : null;
  return parsed?.success ? parsed.data : null;
}

/** Call `openRunFolder` first. */
export function writeRun(root: string, run: MapRun): void {
  keepJson(mswPath(root, 'map', 'run.json'), run, {}, 2);
}

export const SUMMARY_FILE = 'SUMMARY.md';

export function mapFolder(root: string): string {
  return join(root, '.planning', 'codebase');
}

/** Creates the folder; returns null, or one sentence when refused. */
export function openMapFolder(root: string): string | null {
  const folder = openDocumentFolder(root, mapFolder(root));
  return folder.status === 'refused' ? folder.reason : null;
}

/** The existing documents by file name, in their fixed order. */
export function readMap(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { file } of MAP_DOCUMENTS) {
    const text = textOf(join(mapFolder(root), file), projectFile(root));
    if (text !== null) found.set(file, text);
  }
  return found;
}

/** The synthesis of the map in progress, named after its file, as its agent left it; empty when there is none. */
export function readSynthesis(root: string): ReadonlyMap<string, string> {
  const run = readMapRun(root);
  const text = run === null || run.finished ? null : textOf(synthesisPath(root), ownFile(root));
  const synthesis = synthesisIn(text);
  return new Map(synthesis === null ? [] : [[SYNTHESIS_FILE, synthesis]]);
}

export function synthesisPath(root: string): string {
  return mswPath(root, 'map', SYNTHESIS_FILE);
}

/** The user's local day, YYYY-MM-DD: the date in the documents. */
export function localDay(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

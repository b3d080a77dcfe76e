// A map that is being made: which mappers work on it, since when, and to whom wrong claims went back already. It is a
// small file in `.msw/map`, so that the count is kept by code and not by a conversation.

import * as z from 'zod/mini';
import { type Folder, mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { FOCUSES } from '../../core/mapping/documents/map-documents.ts';

const schema = z.object({
  version: z.literal(1),
  /** YYYY-MM-DD. */
  day: z.string(),
  focuses: z.array(z.enum(FOCUSES)),
  /** Where wrong claims went back once. */
  returned: z.array(z.enum(FOCUSES)),
  finished: z.boolean(),
});

export type MapRun = z.infer<typeof schema>;

/** Makes `.msw/map`. */
export function openRunFolder(root: string): Folder {
  return openMswSubfolder(root, 'map');
}

/** Null when none was begun, or its file cannot be used. */
export function readRun(root: string): MapRun | null {
  const read = readJson(mswPath(root, 'map', 'run.json'), ownFile(root));
  const parsed = read.status === 'ok' ? schema.safeParse(read.value) : null;
  return parsed?.success ? parsed.data : null;
}

/** The folder must have been opened. */
export function writeRun(root: string, run: MapRun): void {
  writeFileAtomic(mswPath(root, 'map', 'run.json'), `${JSON.stringify(run, null, 2)}\n`);
}

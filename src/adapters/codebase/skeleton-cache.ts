// Caches what was read from each source file in `.msw/cache/`, so that only changed files are read again. A broken or
// unreadable cache counts as empty.

import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SourceFacts } from '../../core/mapping/skeleton/facts/source-facts.ts';
import { mswPath, openMswSubfolder } from '../files/msw-folder.ts';
import { ownFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

export type CachedFile = { readonly path: string; readonly stamp: string; readonly facts: SourceFacts };

/** Raise it whenever the same file would be read differently. */
const VERSION = 6;
const LARGEST = 64 * 1024 * 1024;
const NAME = 'skeleton.json';

const imported = z.object({
  text: z.string(),
  kind: z.enum(['static', 'dynamic', 'type']),
  names: z.exactOptional(z.array(z.string())),
  form: z.exactOptional(z.enum(['mod', 'static', 'angle'])),
  optional: z.exactOptional(z.literal(true)),
  within: z.exactOptional(z.array(z.string())),
  file: z.exactOptional(z.string()),
});

const shape = z.object({
  version: z.literal(VERSION),
  files: z.array(
    z.object({
      path: z.string(),
      stamp: z.string(),
      facts: z.object({
        lines: z.number(),
        binary: z.boolean(),
        generated: z.boolean(),
        main: z.nullable(z.string()),
        interpreter: z.nullable(z.string()),
        packageName: z.nullable(z.string()),
        declares: z.exactOptional(z.array(z.string())),
        makesModules: z.exactOptional(z.literal(true)),
        imports: z.nullable(z.array(imported)),
        problem: z.nullable(z.string()),
      }),
    }),
  ),
});

export function readSkeletonCache(root: string): ReadonlyMap<string, CachedFile> {
  const file = readJson(mswPath(root, 'cache', NAME), ownFile(root), LARGEST);
  const parsed = shape.safeParse(file.status === 'ok' ? file.value : null);
  return new Map(parsed.success ? parsed.data.files.map((one) => [one.path, one]) : []);
}

/** Does nothing, silently, if the cache cannot be written. */
export function writeSkeletonCache(root: string, files: readonly CachedFile[]): void {
  try {
    const cache = openMswSubfolder(root, 'cache');
    if (cache.status === 'refused') return;
    writeFileAtomic(join(cache.path, NAME), JSON.stringify({ version: VERSION, files }));
  } catch {
    // The next skeleton is slower but just as right.
  }
}

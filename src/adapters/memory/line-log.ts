// Events about notes besides their text, one line of JSON each: links between notes, which a team may share, and how
// often this machine used them. Lines are appended; a half line that a killed process left is ignored.

import * as z from 'zod/mini';
import { type Link, readLink } from '../../core/memory/links.ts';
import type { Usage } from '../../core/memory/score.ts';
import { mswPath } from '../files/msw-folder.ts';
import { below, ownFile } from '../files/place.ts';
import { textOf } from '../files/read-file.ts';
import { parseJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { keepLines } from '../files/write-record.ts';
import { changeNotes } from './note-store.ts';

type Kept = { readonly status: 'ok' } | { readonly status: 'refused'; readonly reason: string };

const LARGEST = 64 * 1024 * 1024;
/** From this size on, lines about the same note are merged. */
const FULL = 1024 * 1024;

const USE = z.object({
  schema: z.literal(1),
  /** ISO 8601. */
  at: z.string(),
  ids: z.array(z.string()),
  /** How many times; more than 1 in a merged file. */
  count: z._default(z.int().check(z.gte(1)), 1),
});

/** In the order written; the last one for a pair and type counts. */
export function readLinks(project: string): readonly Link[] {
  return linesOf(project, LINKS).flatMap((line) => readLink(line) ?? []);
}

/** Once this returns `ok`, the links survive however the process ends. */
export function appendLinks(project: string, links: readonly Link[]): Promise<Kept> {
  return append(project, LINKS, links);
}

/** The same for a caller that holds the lock. @param folder of the memory */
export function addLinks(folder: string, links: readonly Link[]): Kept {
  return addLines(folder, LINKS, links);
}

/** Removes the links that an import brought, and returns their lines. @param folder of the memory */
export function takeLinks(project: string, folder: string, imported: string): readonly string[] {
  const lines = (textOf(below(folder, LINKS), ownFile(project), LARGEST) ?? '').split('\n');
  const isMeant = (line: string) => {
    const link = readLink(valueIn(line));
    return link?.source === IMPORT && link.at === imported;
  };
  const taken = lines.filter(isMeant);
  if (taken.length > 0)
    writeFileAtomic(below(folder, LINKS), lines.filter((line) => !isMeant(line)).join('\n'));
  return taken;
}

const LINKS = 'links.jsonl';
/** The source of links that came with an import. */
export const IMPORT = 'import';

export function readUsage(project: string): Usage {
  return fold(usesIn(project));
}

export async function countUse(project: string, ids: readonly string[], at: string): Promise<Kept> {
  if (ids.length === 0) return { status: 'ok' };
  return append(project, 'usage.jsonl', [{ schema: 1, at, ids }], (path, size) => {
    if (size <= FULL) return;
    const lines = [...fold(usesIn(project))].map(([id, { count, lastAt }]) =>
      JSON.stringify({ schema: 1, at: new Date(lastAt).toISOString(), ids: [id], count }),
    );
    writeFileAtomic(path, `${lines.join('\n')}\n`);
  });
}

function usesIn(project: string): readonly z.infer<typeof USE>[] {
  return linesOf(project, 'usage.jsonl').flatMap((line) => {
    const parsed = USE.safeParse(line);
    return parsed.success ? [parsed.data] : [];
  });
}

function fold(uses: readonly z.infer<typeof USE>[]): Usage {
  const usage = new Map<string, { count: number; lastAt: number }>();
  for (const { ids, at, count } of uses) {
    const time = Date.parse(at);
    if (Number.isNaN(time)) continue;
    for (const id of new Set(ids)) {
      const before = usage.get(id) ?? { count: 0, lastAt: time };
      usage.set(id, { count: before.count + count, lastAt: Math.max(before.lastAt, time) });
    }
  }
  return usage;
}

async function append(
  project: string,
  name: string,
  values: readonly unknown[],
  after: (path: string, size: number) => void = () => {},
): Promise<Kept> {
  if (values.length === 0) return { status: 'ok' };
  return changeNotes(project, (folder) => addLines(folder, name, values, after));
}

function addLines(
  folder: string,
  name: string,
  values: readonly unknown[],
  after: (path: string, size: number) => void = () => {},
): Kept {
  if (values.length === 0) return { status: 'ok' };
  const path = below(folder, name);
  const appended = keepLines(path, values, { durable: true });
  if (appended.status === 'refused')
    return { status: 'refused', reason: `${path} cannot be written: ${appended.reason}.` };
  after(path, appended.size);
  return { status: 'ok' };
}

function linesOf(project: string, name: string): readonly unknown[] {
  const text = textOf(mswPath(project, 'memory', name), ownFile(project), LARGEST) ?? '';
  return text.split('\n').flatMap((line) => valueIn(line) ?? []);
}

/** Null when the line is not JSON. */
function valueIn(line: string): unknown {
  const parsed = parseJson(line);
  return parsed.status === 'ok' ? parsed.value : null;
}

// Records when the executors of a phase's plans began and what they found, in `.msw/execution/<phase>.begun.json`. The
// contents of files that were already changed are kept next to it, so that a commit can leave them out.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { contentMark, fileMark } from '../../../adapters/files/file-mark.ts';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile, projectFile } from '../../../adapters/files/place.ts';
import { readFile } from '../../../adapters/files/read-file.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import { once } from '../../../core/once.ts';
import type { Beginning, Marks, Said } from '../../../core/planning/execution/plan-beginning.ts';
import { editExecutionFile, executionFile, type PlanPlace, readExecutionFile } from './execution-notes.ts';

interface Beginnings extends Said {
  /** By plan id. */
  readonly plans: Readonly<Record<string, Beginning>>;
}

/** @param folder the phase folder's name */
export function readBeginnings(project: string, folder: string): Beginnings {
  return parse(readExecutionFile(project, beginningsPath(project, folder)));
}

export function readBeginning(project: string, { folder, plan }: PlanPlace): Beginning | null {
  const { plans } = readBeginnings(project, folder);
  return Object.hasOwn(plans, plan) ? (plans[plan] ?? null) : null;
}

/** Runs `change` under a lock. Returns false when the record could not be written. */
export function changeBeginnings(
  project: string,
  folder: string,
  change: (current: Beginnings) => Beginnings,
): Promise<boolean> {
  return editExecutionFile(project, beginningsPath(project, folder), (value) => ({
    version: 1,
    ...change(parse(value)),
  }));
}

/** Changes the record of one plan that has begun; does nothing for any other. */
export function changeBeginning(
  project: string,
  { folder, plan }: PlanPlace,
  change: (current: Beginning) => Beginning,
): Promise<boolean> {
  return changeBeginnings(project, folder, (current) => {
    const found = Object.hasOwn(current.plans, plan) ? current.plans[plan] : undefined;
    return found === undefined ? current : { ...current, plans: { ...current.plans, [plan]: change(found) } };
  });
}

/** Uncommitted files, each with a mark of its contents; null without git. */
export async function marksOf(project: string): Promise<Marks | null> {
  const paths = await uncommittedPaths(project);
  if (paths === null) return null;
  return Object.fromEntries(paths.slice(0, MOST_FILES).map((path) => [path, fileMark(join(project, path))]));
}

const MOST_FILES = 20_000;

/** Limits for the kept contents, which a commit can leave out. */
const MOST_KEPT = 500;
const LARGEST_KEPT = 4 * 1024 * 1024;

/** Keeps the contents of these files, so that a commit can leave them out. */
export function keepContents(project: string, paths: readonly string[]): void {
  const folder = openMswSubfolder(project, 'execution', 'before');
  if (folder.status === 'refused') return;
  for (const path of paths.slice(0, MOST_KEPT)) {
    const file = readFile(join(project, path), projectFile(project), LARGEST_KEPT);
    if (file.status === 'ok') writeFileAtomic(join(folder.path, contentMark(file.bytes)), file.bytes);
  }
}

/** The contents with this mark; null when they are not kept, or are not those of a plain file. */
export function keptContent(project: string, mark: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/.test(mark)) return null;
  const path = join(project, '.msw', 'execution', 'before', mark);
  const file = readFile(path, ownFile(project), LARGEST_KEPT);
  return file.status === 'ok' && contentMark(file.bytes) === mark ? file.bytes : null;
}

function beginningsPath(project: string, folder: string): string {
  return executionFile(project, folder, '.begun');
}

const schema = once(() => {
  const marks = z.record(z.string(), z.string());
  const beginning = z.object({
    loop: z.string(),
    at: z.number(),
    base: z._default(z.nullable(z.string()), null),
    ended: z.nullable(z.number()),
    before: marks,
    rest: marks,
    touched: z.array(z.string()),
    left: z.array(z.object({ file: z.string(), why: z.string() })),
    // Unknown in records that are older than this field: then the summary counts.
    proven: z._default(z.boolean(), true),
    returned: z.number(),
    refusal: z.nullable(z.string()),
  });
  return z.object({ plans: z.record(z.string(), beginning), kept: marks, taken: marks });
});

function parse(value: unknown): Beginnings {
  const parsed = schema().safeParse(value);
  return parsed.success ? parsed.data : { plans: {}, kept: {}, taken: {} };
}

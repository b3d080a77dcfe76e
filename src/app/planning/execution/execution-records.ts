// What MSW remembers of the plans of a phase under execution, `.msw/execution/<phase>.json`. Nothing in it makes
// a command run; what cannot be read counts as not there.

import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openMswFolder } from '../../../adapters/files/msw-folder.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { withLock } from '../../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { once } from '../../../core/once.ts';
import type { PlanRecord } from '../../../core/planning/execution/plan-record.ts';

/** By plan id. */
export interface ExecutionRecords {
  readonly plans: ReadonlyMap<string, PlanRecord>;
  readonly notes: ReadonlyMap<string, PlanNotes>;
}

/** What goes into the summary and that git does not tell. */
export interface PlanNotes {
  /** Which task a commit is of. */
  readonly commits: readonly { readonly hash: string; readonly task: number }[];
  /** Files that a commit holds beside those that its task names. */
  readonly extra: readonly { readonly task: number; readonly file: string }[];
}

export const noNotes: PlanNotes = { commits: [], extra: [] };

type Stored = { plans: Record<string, PlanRecord>; notes: Record<string, PlanNotes> };

/** @param folder the phase folder's name */
export function readRecords(project: string, folder: string): ExecutionRecords {
  const { plans, notes } = readStored(recordsPath(project, folder));
  return { plans: new Map(Object.entries(plans)), notes: new Map(Object.entries(notes)) };
}

/** Changes one plan's record under a lock; null removes it. False when it could not be written. */
export function changeRecord(
  project: string,
  place: { readonly folder: string; readonly plan: string },
  change: (current: PlanRecord | null) => PlanRecord | null,
): Promise<boolean> {
  return edit(project, place.folder, (stored) => {
    const next = change(stored.plans[place.plan] ?? null);
    if (next === null) delete stored.plans[place.plan];
    else stored.plans[place.plan] = next;
  });
}

export function addNotes(
  project: string,
  place: { readonly folder: string; readonly plan: string },
  more: PlanNotes,
): Promise<boolean> {
  return edit(project, place.folder, (stored) => {
    const { commits, extra } = stored.notes[place.plan] ?? noNotes;
    const next = { commits: [...commits, ...more.commits], extra: [...extra, ...more.extra] };
    stored.notes[place.plan] = { commits: next.commits.slice(-200), extra: next.extra.slice(-200) };
  });
}

async function edit(project: string, folder: string, change: (stored: Stored) => void): Promise<boolean> {
  const msw = openMswFolder(project);
  if (msw.status === 'refused' || !makeFolder(join(msw.path, 'execution'))) return false;
  const path = recordsPath(project, folder);
  const locked = await withLock(path, () => {
    const stored = readStored(path);
    change(stored);
    writeFileAtomic(path, `${JSON.stringify({ version: 1, ...stored }, null, 1)}\n`);
  });
  return locked.status === 'done';
}

/** A link would have us write wherever it points to. */
function makeFolder(path: string): boolean {
  mkdirSync(path, { recursive: true });
  return lstatSync(path).isDirectory();
}

function recordsPath(project: string, folder: string): string {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .replace(/^\.+/, '')
    .slice(0, 80);
  return join(project, '.msw', 'execution', `${name}.json`);
}

const storedSchema = once(() => {
  const checkpoint = z.object({ type: z.string(), task: z.nullable(z.number()), text: z.string() });
  const record = z.union([
    z.object({
      state: z.literal('checkpoint'),
      checkpoint,
      reached: z.number(),
      answer: z.nullable(z.string()),
    }),
    z.object({ state: z.literal('halted'), reason: z.string(), report: z.nullable(z.string()) }),
    z.object({ state: z.literal('untrusted'), commands: z.array(z.string()) }),
    z.object({ state: z.literal('resolved'), choice: z.enum(['close', 'again', 'skip']) }),
  ]);
  const notes = z.object({
    commits: z.array(z.object({ hash: z.string(), task: z.number() })),
    extra: z.array(z.object({ task: z.number(), file: z.string() })),
  });
  return z.object({ plans: z.record(z.string(), record), notes: z.record(z.string(), notes) });
});

function readStored(path: string): Stored {
  const file = readJson(path);
  const parsed = file.status === 'ok' ? storedSchema().safeParse(file.value) : null;
  const found = parsed?.success === true ? parsed.data : { plans: {}, notes: {} };
  return {
    plans: Object.assign(Object.create(null), found.plans),
    notes: Object.assign(Object.create(null), found.notes),
  };
}

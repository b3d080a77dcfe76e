// Notes for a plan's summary that git does not have: the task of each commit, and its files besides those of the task.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { withLock } from '../../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { once } from '../../../core/once.ts';

const MOST = 200;

export interface PlanPlace {
  /** The phase folder's name. */
  readonly folder: string;
  /** The plan's id. */
  readonly plan: string;
}

export function readNotes(project: string, { folder, plan }: PlanPlace): PlanNotes {
  const all = parse(readExecutionFile(project, notesPath(project, folder)));
  return all[plan] ?? { commits: [], extra: [] };
}

/** Returns false when the notes could not be written. */
export function addNotes(project: string, place: PlanPlace, more: PlanNotes): Promise<boolean> {
  return editExecutionFile(project, notesPath(project, place.folder), (value) => {
    const all = parse(value);
    const { commits, extra } = all[place.plan] ?? { commits: [], extra: [] };
    const next = {
      commits: [...commits, ...more.commits].slice(-MOST),
      extra: [...extra, ...more.extra].slice(-MOST),
    };
    return { version: 1, notes: { ...all, [place.plan]: next } };
  });
}

function notesPath(project: string, folder: string): string {
  return executionFile(project, folder, '.notes');
}

type PlanNotes = z.output<ReturnType<typeof schema>>['notes'][string];

const schema = once(() => {
  const notes = z.object({
    commits: z.array(z.object({ hash: z.string(), task: z.number() })),
    /** Files in a commit that its task does not name. */
    extra: z.array(z.object({ task: z.number(), file: z.string() })),
  });
  return z.object({ notes: z.record(z.string(), notes) });
});

function parse(value: unknown): Record<string, PlanNotes> {
  const parsed = schema().safeParse(value);
  return Object.assign(Object.create(null), parsed.success ? parsed.data.notes : {});
}

/** @param folder the phase folder's name; characters that do not belong in a file name are replaced */
export function executionFile(project: string, folder: string, kind: '' | '.notes' | '.begun' = ''): string {
  const plain = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .replace(/^\.+/, '')
    .slice(0, 80);
  return join(project, '.msw', 'execution', `${plain}${kind}.json`);
}

/** Null when the file is missing or unreadable. */
export function readExecutionFile(project: string, path: string): unknown {
  const file = readJson(path, ownFile(project));
  return file.status === 'ok' ? file.value : null;
}

/** `change` gets the current value, or null. Returns false when the file could not be written. */
export async function editExecutionFile(
  project: string,
  path: string,
  change: (value: unknown) => object,
): Promise<boolean> {
  if (openMswSubfolder(project, 'execution').status === 'refused') return false;
  const locked = await withLock(path, () =>
    writeFileAtomic(path, `${JSON.stringify(change(readExecutionFile(project, path)), null, 1)}\n`),
  );
  return locked.status === 'done';
}

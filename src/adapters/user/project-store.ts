// A file of the user folder with a list for each project, outside every project: no repository can write it.

import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { privateFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { withLock } from '../locks/with-lock.ts';

export interface ProjectStore<T> {
  readonly file: string;
  /** The contents of the list, for people. */
  readonly holds: string;
  /** Built on demand, since most turns of a loop read no list. */
  readonly entry: () => z.ZodMiniType<T>;
  /** An unreadable file is replaced; otherwise nothing is changed. */
  readonly isExpendable?: boolean;
}

export type StoreRead<T> =
  | { readonly status: 'ok'; readonly entries: readonly T[] }
  /** The content of the file is unknown. */
  | { readonly status: 'refused'; readonly reason: string };

export type StoreChange =
  | { readonly status: 'done'; readonly changed: boolean }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly reason: string };

/** In the order in which they were stored; empty for a project without entries. */
export function readEntries<T>(
  store: ProjectStore<T>,
  userFolder: string,
  projectRoot: string,
): StoreRead<T> {
  const projects = readProjects(store, join(userFolder, store.file));
  if (!(projects instanceof Map)) return { status: 'refused', reason: projects.reason };
  return { status: 'ok', entries: projects.get(projectKey(projectRoot)) ?? [] };
}

/** The same for callers that cannot handle an unreadable list: it counts as empty. */
export function entriesIn<T>(store: ProjectStore<T>, userFolder: string, projectRoot: string): readonly T[] {
  const read = readEntries(store, userFolder, projectRoot);
  return read.status === 'ok' ? read.entries : [];
}

/** Those of every project, by its real path; empty when the list cannot be read. */
export function entriesOfAll<T>(
  store: ProjectStore<T>,
  userFolder: string,
): ReadonlyMap<string, readonly T[]> {
  const projects = readProjects(store, join(userFolder, store.file));
  return projects instanceof Map ? projects : new Map<string, readonly T[]>();
}

/** Null on success, else why not, as a clause. */
export async function keepEntries<T>(
  store: ProjectStore<T>,
  userFolder: string,
  projectRoot: string,
  edit: (before: readonly T[]) => readonly T[],
): Promise<string | null> {
  const change = await changeEntries(store, userFolder, projectRoot, edit);
  if (change.status === 'busy')
    return `${join(userFolder, store.file)} is locked by another process; try again`;
  return change.status === 'refused' ? change.reason : null;
}

/** @param edit returns the list after the change; the same array for no change */
export async function changeEntries<T>(
  store: ProjectStore<T>,
  userFolder: string,
  projectRoot: string,
  edit: (before: readonly T[]) => readonly T[],
): Promise<StoreChange> {
  const path = join(userFolder, store.file);
  const key = projectKey(projectRoot);
  const held = await withLock(path, (): StoreChange => {
    const read = readProjects(store, path);
    if (!(read instanceof Map) && store.isExpendable !== true)
      return { status: 'refused', reason: read.reason };
    const projects = read instanceof Map ? read : new Map<string, readonly T[]>();
    const before = projects.get(key) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(path, projects.set(key, after));
    return { status: 'done', changed: after !== before };
  });
  return held.status === 'done' ? held.value : held;
}

/** A link and its target are the same project. */
function projectKey(projectRoot: string): string {
  try {
    return realpathSync.native(projectRoot);
  } catch {
    return resolve(projectRoot);
  }
}

type Projects<T> = Map<string, readonly T[]>;

function readProjects<T>(
  { holds, entry }: ProjectStore<T>,
  path: string,
): Projects<T> | { readonly reason: string } {
  const file = readJson(path, privateFile(dirname(path)));
  if (file.status === 'missing') return new Map();
  if (file.status === 'unreadable') return { reason: `${path} cannot be read: ${file.reason}` };
  const value = file.status === 'ok' ? file.value : null;
  const schema = z.object({ version: z.literal(1), projects: z.record(z.string(), z.array(entry())) });
  const store = schema.safeParse(value);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if (z.object({ version: z.number().check(z.gt(1)) }).safeParse(value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} cannot be read as a list of ${holds}; move it away to start again` };
}

function writeProjects<T>(path: string, projects: Projects<T>): void {
  const kept = [...projects].filter(([, entries]) => entries.length > 0);
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  writeFileAtomic(path, `${content}\n`, { mode: 0o600 });
}

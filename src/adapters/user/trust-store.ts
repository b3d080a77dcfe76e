// The command texts from files that the user allowed to run, by project; kept outside every project.

import { realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { privateFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { withLock } from '../files/with-lock.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

export type TrustChange =
  | { readonly status: 'done'; readonly changed: boolean }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly reason: string };

const Store = z.object({ version: z.literal(1), projects: z.record(z.string(), z.array(z.string())) });
const Newer = z.object({ version: z.number().check(z.gt(1)) });

/** Projects by real path. */
type Projects = Map<string, readonly string[]>;

/** In the order in which they were added; none when the store is missing or cannot be read. */
export function listTrusted(userFolder: string, projectRoot: string): readonly string[] {
  const projects = readProjects(storePath(userFolder));
  return projects instanceof Map ? (projects.get(projectKey(projectRoot)) ?? []) : [];
}

/** Exact text only: a command with one more space is another command. */
export function isTrusted(userFolder: string, projectRoot: string, command: string): boolean {
  return listTrusted(userFolder, projectRoot).includes(command);
}

/** Why the list cannot be used, so that nothing counts as trusted; null when it can, or is not there. */
export function trustProblem(userFolder: string): string | null {
  const projects = readProjects(storePath(userFolder));
  return projects instanceof Map ? null : projects.reason;
}

export function addTrusted(userFolder: string, projectRoot: string, command: string): Promise<TrustChange> {
  return change(userFolder, projectRoot, (trusted) =>
    trusted.includes(command) ? trusted : [...trusted, command],
  );
}

export function removeTrusted(
  userFolder: string,
  projectRoot: string,
  command: string,
): Promise<TrustChange> {
  return change(userFolder, projectRoot, (trusted) =>
    trusted.includes(command) ? trusted.filter((other) => other !== command) : trusted,
  );
}

async function change(
  userFolder: string,
  projectRoot: string,
  edit: (trusted: readonly string[]) => readonly string[],
): Promise<TrustChange> {
  const path = storePath(userFolder);
  const key = projectKey(projectRoot);
  const result = await withLock(path, (): TrustChange => {
    const projects = readProjects(path);
    if (!(projects instanceof Map)) return { status: 'refused', reason: projects.reason };
    const before = projects.get(key) ?? [];
    const after = edit(before);
    if (after !== before) writeProjects(path, projects.set(key, after));
    return { status: 'done', changed: after !== before };
  });
  return result.status === 'done' ? result.value : result;
}

function storePath(userFolder: string): string {
  return join(userFolder, 'trust.json');
}

/** A link and its target are the same project. */
export function projectKey(projectRoot: string): string {
  try {
    return realpathSync.native(projectRoot);
  } catch {
    return resolve(projectRoot);
  }
}

function readProjects(path: string): Projects | { readonly reason: string } {
  const file = readJson(path, privateFile(dirname(path)));
  if (file.status === 'missing') return new Map();
  if (file.status === 'unreadable') return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === 'ok' ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  if (file.status === 'ok' && Newer.safeParse(file.value).success) {
    return { reason: `${path} was written by a newer MSW; update this one to change it` };
  }
  return { reason: `${path} is not readable as a list of trusted commands; move it away to start anew` };
}

function writeProjects(path: string, projects: Projects): void {
  const kept = [...projects].filter(([, trusted]) => trusted.length > 0);
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(kept) }, null, 2);
  writeFileAtomic(path, `${content}\n`, { mode: 0o600 });
}

// Under which name a project's notes are shared with a team, as its user said: two clones of one project have one name.
// Kept outside every project: a repository neither gives its notes away nor takes others' in.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { changeEntries, type ProjectStore, readEntries } from './project-store.ts';

const NAME = /^[\w.-]{1,80}$/;

const STORE: ProjectStore<string> = {
  file: 'shared-projects.json',
  holds: 'shared projects',
  entry: () => z.string().check(z.regex(NAME)),
};

export function isSharedName(name: string): boolean {
  return NAME.test(name);
}

/** Null where its notes are not shared. */
export function sharedName(userFolder: string, project: string): string | null {
  const read = readEntries(STORE, userFolder, project);
  return read.status === 'ok' ? (read.entries[0] ?? null) : null;
}

/** Null when it is remembered, else why not. @param name null to share no more */
export async function nameShared(
  userFolder: string,
  project: string,
  name: string | null,
): Promise<string | null> {
  const change = await changeEntries(STORE, userFolder, project, () => (name === null ? [] : [name]));
  if (change.status === 'busy')
    return `${join(userFolder, STORE.file)} is locked by another process; try again`;
  return change.status === 'refused' ? change.reason : null;
}

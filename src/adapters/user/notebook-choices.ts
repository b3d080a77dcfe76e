// The notebooks and accounts that the user chose, by project; kept outside every project, whose own settings are
// nobody's word.

import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { privateFile } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { withLock } from '../files/with-lock.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { projectKey } from './trust-store.ts';

export interface NotebookChoice {
  /** The `nlm` profile. */
  readonly account: string;
  /** Id or alias; null: the account, for notebooks that MSW makes in it. */
  readonly notebook: string | null;
}

export type ReadChoices =
  | { readonly status: 'ok'; readonly choices: readonly NotebookChoice[] }
  /** Nothing counts as chosen: what was is not known. */
  | { readonly status: 'refused'; readonly reason: string };

const name = z.string().check(z.minLength(1), z.maxLength(200));
const Choice = z.object({ account: name, notebook: z.nullable(name) });
const Store = z.object({ version: z.literal(1), projects: z.record(z.string(), z.array(Choice)) });

type Projects = ReadonlyMap<string, readonly NotebookChoice[]>;

/** In the order in which they were made. */
export function readChoices(userFolder: string, projectRoot: string): ReadChoices {
  const projects = readProjects(storePath(userFolder));
  if ('reason' in projects) return { status: 'refused', reason: projects.reason };
  return { status: 'ok', choices: projects.get(projectKey(projectRoot)) ?? [] };
}

/** Only on the word of a person, or for a notebook that MSW has made for them. Null when it is remembered. */
export async function chooseNotebook(
  userFolder: string,
  projectRoot: string,
  choice: NotebookChoice,
): Promise<string | null> {
  const path = storePath(userFolder);
  const held = await withLock(path, (): string | null => {
    const projects = readProjects(path);
    if ('reason' in projects) return projects.reason;
    const key = projectKey(projectRoot);
    const before = projects.get(key) ?? [];
    const isKnown = before.some((one) => one.account === choice.account && one.notebook === choice.notebook);
    if (!isKnown) writeProjects(path, new Map([...projects, [key, [...before, choice]]]));
    return null;
  });
  return held.status === 'done' ? held.value : `${path} is locked by another process; try again`;
}

function storePath(userFolder: string): string {
  return join(userFolder, 'notebooks.json');
}

function readProjects(path: string): Projects | { readonly reason: string } {
  const file = readJson(path, privateFile(dirname(path)));
  if (file.status === 'missing') return new Map();
  if (file.status === 'unreadable') return { reason: `${path} cannot be read: ${file.reason}` };
  const store = Store.safeParse(file.status === 'ok' ? file.value : null);
  if (store.success) return new Map(Object.entries(store.data.projects));
  return { reason: `${path} is not readable as a list of chosen notebooks; move it away to choose anew` };
}

function writeProjects(path: string, projects: Projects): void {
  const content = JSON.stringify({ version: 1, projects: Object.fromEntries(projects) }, null, 2);
  writeFileAtomic(path, `${content}\n`, { mode: 0o600 });
}

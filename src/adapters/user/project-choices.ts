// What the user chose for a project: its notebooks and accounts, and under which name its notes are shared with a team.
// Kept outside every project, whose own settings nobody has vouched for.

import * as z from 'zod/mini';
import { entriesIn, keepEntries, type ProjectStore, readEntries, type StoreRead } from './project-store.ts';

/** `account`: the `nlm` profile. `notebook`: id or alias; null: the account, for notebooks that MSW makes in it. */
export interface NotebookChoice {
  readonly account: string;
  readonly notebook: string | null;
}

const NOTEBOOKS: ProjectStore<NotebookChoice> = {
  file: 'notebooks.json',
  holds: 'chosen notebooks',
  entry: () => {
    const name = z.string().check(z.minLength(1), z.maxLength(200));
    return z.object({ account: name, notebook: z.nullable(name) });
  },
};

/** In the order in which they were made; nothing counts as chosen when what was is not known. */
export function readChoices(userFolder: string, projectRoot: string): StoreRead<NotebookChoice> {
  return readEntries(NOTEBOOKS, userFolder, projectRoot);
}

/** Only on the word of a person, or for a notebook that MSW has made for them. Null when it is remembered. */
export function chooseNotebook(
  userFolder: string,
  projectRoot: string,
  { account, notebook }: NotebookChoice,
): Promise<string | null> {
  return keepEntries(NOTEBOOKS, userFolder, projectRoot, (before) =>
    before.some((one) => one.account === account && one.notebook === notebook)
      ? before
      : [...before, { account, notebook }],
  );
}

const NAME = /^[\w.-]{1,80}$/;

const NAMES: ProjectStore<string> = {
  file: 'shared-projects.json',
  holds: 'shared projects',
  entry: () => z.string().check(z.regex(NAME)),
};

export function isSharedName(name: string): boolean {
  return NAME.test(name);
}

/** Two clones of one project have one name; null where its notes are not shared. */
export function sharedName(userFolder: string, project: string): string | null {
  return entriesIn(NAMES, userFolder, project)[0] ?? null;
}

/** Null when it is remembered, else why not. @param name null to share no more */
export function nameShared(userFolder: string, project: string, name: string | null): Promise<string | null> {
  return keepEntries(NAMES, userFolder, project, () => (name === null ? [] : [name]));
}

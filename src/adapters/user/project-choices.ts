// The user's choices for a project: its notebooks and accounts, and the name under which its notes are shared with a
// team. Kept outside every project, since a project's own settings are not trusted.

import * as z from 'zod/mini';
import {
  entriesIn,
  keepEntries,
  type ProjectStore,
  projectsIn,
  readEntries,
  type StoreRead,
} from './project-store.ts';

/** `account`: the `nlm` profile. `notebook`: id or alias; null allows MSW to make notebooks in the account. */
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

/** In the order in which they were made; nothing counts as chosen when the file cannot be read. */
export function readChoices(userFolder: string, projectRoot: string): StoreRead<NotebookChoice> {
  return readEntries(NOTEBOOKS, userFolder, projectRoot);
}

/** Those of every project. */
export function choicesOfAll(userFolder: string): readonly NotebookChoice[] {
  return [...projectsIn(NOTEBOOKS, userFolder).values()].flat();
}

/** Only at a person's request, or for a notebook that MSW has made for them. Null on success. */
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

/** Two clones of a project have the same name; null when its notes are not shared. */
export function sharedName(userFolder: string, project: string): string | null {
  return entriesIn(NAMES, userFolder, project)[0] ?? null;
}

/** Null on success, else why not. @param name null to stop sharing */
export function nameShared(userFolder: string, project: string, name: string | null): Promise<string | null> {
  return keepEntries(NAMES, userFolder, project, () => (name === null ? [] : [name]));
}

// The notebooks and accounts that the user chose, by project; kept outside every project, whose own settings nobody
// has vouched for.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { changeEntries, type ProjectStore, readEntries, type StoreRead } from './project-store.ts';

/** `account`: the `nlm` profile. `notebook`: id or alias; null: the account, for notebooks that MSW makes in it. */
export interface NotebookChoice {
  readonly account: string;
  readonly notebook: string | null;
}

const STORE: ProjectStore<NotebookChoice> = {
  file: 'notebooks.json',
  holds: 'chosen notebooks',
  entry: () => {
    const name = z.string().check(z.minLength(1), z.maxLength(200));
    return z.object({ account: name, notebook: z.nullable(name) });
  },
};

/** In the order in which they were made; nothing counts as chosen when what was is not known. */
export function readChoices(userFolder: string, projectRoot: string): StoreRead<NotebookChoice> {
  return readEntries(STORE, userFolder, projectRoot);
}

/** Only on the word of a person, or for a notebook that MSW has made for them. Null when it is remembered. */
export async function chooseNotebook(
  userFolder: string,
  projectRoot: string,
  { account, notebook }: NotebookChoice,
): Promise<string | null> {
  const change = await changeEntries(STORE, userFolder, projectRoot, (before) =>
    before.some((one) => one.account === account && one.notebook === notebook)
      ? before
      : [...before, { account, notebook }],
  );
  if (change.status === 'busy')
    return `${join(userFolder, STORE.file)} is locked by another process; try again`;
  return change.status === 'refused' ? change.reason : null;
}

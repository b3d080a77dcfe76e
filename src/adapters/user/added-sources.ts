// The sources that MSW has put into notebooks, by project, and whether the user lets it delete them when a newer one
// has taken their place; kept outside every project: what a repository says about sources deletes nothing.

import * as z from 'zod/mini';
import { changeEntries, type ProjectStore, readEntries } from './project-store.ts';

/** `source`: null says that old ones of the account may be deleted. */
interface AddedSource {
  readonly account: string;
  readonly notebook: string;
  readonly source: string | null;
}

const STORE: ProjectStore<AddedSource> = {
  file: 'added-sources.json',
  holds: 'added sources',
  entry: () => z.object({ account: z.string(), notebook: z.string(), source: z.nullable(z.string()) }),
};

/** Empty when what was added is not known. */
export function readAdded(userFolder: string, project: string): readonly AddedSource[] {
  const read = readEntries(STORE, userFolder, project);
  return read.status === 'ok' ? read.entries : [];
}

/** False when it could not be remembered. */
export async function rememberAdded(
  userFolder: string,
  project: string,
  added: AddedSource,
): Promise<boolean> {
  const isIt = (one: AddedSource): boolean =>
    one.account === added.account && one.notebook === added.notebook && one.source === added.source;
  const change = await changeEntries(STORE, userFolder, project, (before) =>
    before.some(isIt) ? before : [...before, added],
  );
  return change.status === 'done';
}

export async function forgetAdded(userFolder: string, project: string, source: string): Promise<void> {
  await changeEntries(STORE, userFolder, project, (before) => before.filter((one) => one.source !== source));
}

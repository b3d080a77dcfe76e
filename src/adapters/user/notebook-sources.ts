// The sources that MSW has put into notebooks, by project: those that stay, and whether the user lets it delete them when
// a newer one has taken their place; and those of one question, which a killed process leaves behind. Kept outside every
// project: what a repository says about sources deletes nothing.

import * as z from 'zod/mini';
import { entriesIn, keepEntries, type ProjectStore } from './project-store.ts';

/** `source`: null says that old ones of the account may be deleted. */
interface AddedSource {
  readonly account: string;
  readonly notebook: string;
  readonly source: string | null;
}

const ADDED: ProjectStore<AddedSource> = {
  file: 'added-sources.json',
  holds: 'added sources',
  entry: () => z.object({ account: z.string(), notebook: z.string(), source: z.nullable(z.string()) }),
};

/** Empty when what was added is not known. */
export function readAdded(userFolder: string, project: string): readonly AddedSource[] {
  return entriesIn(ADDED, userFolder, project);
}

/** False when it could not be remembered. */
export async function rememberAdded(
  userFolder: string,
  project: string,
  added: AddedSource,
): Promise<boolean> {
  const isIt = (one: AddedSource): boolean =>
    one.account === added.account && one.notebook === added.notebook && one.source === added.source;
  const unkept = await keepEntries(ADDED, userFolder, project, (before) =>
    before.some(isIt) ? before : [...before, added],
  );
  return unkept === null;
}

export async function forgetAdded(userFolder: string, project: string, source: string): Promise<void> {
  await keepEntries(ADDED, userFolder, project, (before) => before.filter((one) => one.source !== source));
}

interface TemporarySource {
  readonly account: string;
  readonly notebook: string;
  /** Nobody else gives a source this one. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const TEMPORARY: ProjectStore<TemporarySource> = {
  file: 'temporary-sources.json',
  holds: 'temporary sources',
  entry: () => z.object({ account: z.string(), notebook: z.string(), title: z.string(), at: z.number() }),
};

/** Whoever asks next deletes those of a process that was killed, and nothing whose title is not listed here. */
export function readTemporary(userFolder: string, project: string): readonly TemporarySource[] {
  return entriesIn(TEMPORARY, userFolder, project);
}

/** False when it could not be remembered. */
export async function rememberTemporary(
  userFolder: string,
  project: string,
  source: TemporarySource,
): Promise<boolean> {
  return (await keepEntries(TEMPORARY, userFolder, project, (before) => [...before, source])) === null;
}

export async function forgetTemporary(userFolder: string, project: string, title: string): Promise<void> {
  await keepEntries(TEMPORARY, userFolder, project, (before) => before.filter((one) => one.title !== title));
}

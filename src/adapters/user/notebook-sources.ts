// The sources that MSW has added to notebooks, by project: those that stay, and whether the user lets MSW delete them
// once a newer one replaces them; and the sources of a single question, which a killed process leaves behind. Kept
// outside every project, so that no repository can have sources deleted.

import * as z from 'zod/mini';
import { entriesIn, keepEntries, type ProjectStore, projectsIn } from './project-store.ts';

/** `source`: null means that old sources of the account may be deleted. */
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

/** Empty when the list cannot be read. */
export function readAdded(userFolder: string, project: string): readonly AddedSource[] {
  return entriesIn(ADDED, userFolder, project);
}

/** Those of every project. */
export function addedOfAll(userFolder: string): readonly AddedSource[] {
  return [...projectsIn(ADDED, userFolder).values()].flat();
}

/** False when it could not be stored. */
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
  /** Unique: no other source gets this title. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const TEMPORARY: ProjectStore<TemporarySource> = {
  file: 'temporary-sources.json',
  holds: 'temporary sources',
  entry: () => z.object({ account: z.string(), notebook: z.string(), title: z.string(), at: z.number() }),
};

/** The next question deletes those of a killed process, and never a source whose title is not listed here. */
export function readTemporary(userFolder: string, project: string): readonly TemporarySource[] {
  return entriesIn(TEMPORARY, userFolder, project);
}

/** False when it could not be stored. */
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

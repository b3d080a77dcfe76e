// Texts that MSW puts into a notebook for one question. A process that was killed in between leaves some behind;
// whoever asks next deletes them, and nothing whose title is not listed here.

import * as z from 'zod/mini';
import { changeEntries, type ProjectStore, readEntries } from './project-store.ts';

interface TemporarySource {
  readonly account: string;
  readonly notebook: string;
  /** Nobody else gives a source this one. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const STORE: ProjectStore<TemporarySource> = {
  file: 'temporary-sources.json',
  holds: 'temporary sources',
  entry: () => z.object({ account: z.string(), notebook: z.string(), title: z.string(), at: z.number() }),
};

export function readTemporary(userFolder: string, project: string): readonly TemporarySource[] {
  const read = readEntries(STORE, userFolder, project);
  return read.status === 'ok' ? read.entries : [];
}

/** False when it could not be remembered. */
export async function rememberTemporary(
  userFolder: string,
  project: string,
  source: TemporarySource,
): Promise<boolean> {
  const change = await changeEntries(STORE, userFolder, project, (before) => [...before, source]);
  return change.status === 'done';
}

export async function forgetTemporary(userFolder: string, project: string, title: string): Promise<void> {
  await changeEntries(STORE, userFolder, project, (before) => before.filter((one) => one.title !== title));
}

// The command texts from files that the user allowed to run, by project; kept outside every project.

import * as z from 'zod/mini';
import { changeEntries, type ProjectStore, readEntries, type StoreChange } from './project-store.ts';

const STORE: ProjectStore<string> = {
  file: 'trust.json',
  holds: 'trusted commands',
  entry: () => z.string(),
};

/** In the order in which they were added; none when the store is missing or cannot be read. */
export function listTrusted(userFolder: string, projectRoot: string): readonly string[] {
  const read = readEntries(STORE, userFolder, projectRoot);
  return read.status === 'ok' ? read.entries : [];
}

/** Exact text only: a command with one more space is another command. */
export function isTrusted(userFolder: string, projectRoot: string, command: string): boolean {
  return listTrusted(userFolder, projectRoot).includes(command);
}

/** Why the list cannot be used, so that nothing counts as trusted; null when it can, or is not there. */
export function trustProblem(userFolder: string): string | null {
  const read = readEntries(STORE, userFolder, userFolder);
  return read.status === 'ok' ? null : read.reason;
}

export function addTrusted(userFolder: string, projectRoot: string, command: string): Promise<StoreChange> {
  return changeEntries(STORE, userFolder, projectRoot, (trusted) =>
    trusted.includes(command) ? trusted : [...trusted, command],
  );
}

export function removeTrusted(
  userFolder: string,
  projectRoot: string,
  command: string,
): Promise<StoreChange> {
  return changeEntries(STORE, userFolder, projectRoot, (trusted) =>
    trusted.includes(command) ? trusted.filter((other) => other !== command) : trusted,
  );
}

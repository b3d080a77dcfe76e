// The command texts from files that the user allowed to run, and those that MSW refused for lack of trust, by project.
// Kept outside every project, so that no repository can trust its own commands or have them offered to the user.

import * as z from 'zod/mini';
import {
  changeEntries,
  entriesIn,
  type ProjectStore,
  readEntries,
  type StoreChange,
} from './project-store.ts';

const TRUSTED: ProjectStore<string> = {
  file: 'trust.json',
  holds: 'trusted commands',
  entry: () => z.string(),
};

/** In the order in which they were added; empty when the store is missing or cannot be read. */
export function listTrusted(userFolder: string, projectRoot: string): readonly string[] {
  return entriesIn(TRUSTED, userFolder, projectRoot);
}

/** Exact text only: a command with one more space is another command. */
export function isTrusted(userFolder: string, projectRoot: string, command: string): boolean {
  return listTrusted(userFolder, projectRoot).includes(command);
}

/** Why the list cannot be used, so that nothing counts as trusted; null when it can, or is missing. */
export function trustProblem(userFolder: string): string | null {
  const read = readEntries(TRUSTED, userFolder, userFolder);
  return read.status === 'ok' ? null : read.reason;
}

export function addTrusted(userFolder: string, projectRoot: string, command: string): Promise<StoreChange> {
  return changeEntries(TRUSTED, userFolder, projectRoot, (trusted) =>
    trusted.includes(command) ? trusted : [...trusted, command],
  );
}

export function removeTrusted(
  userFolder: string,
  projectRoot: string,
  command: string,
): Promise<StoreChange> {
  return changeEntries(TRUSTED, userFolder, projectRoot, (trusted) =>
    trusted.includes(command) ? trusted.filter((other) => other !== command) : trusted,
  );
}

/** `plan`: the file that named the command. */
export interface WaitingCommand {
  readonly command: string;
  readonly plan: string;
}

const WAITING: ProjectStore<WaitingCommand> = {
  file: 'waiting.json',
  holds: 'commands that wait for your trust',
  entry: () => z.object({ command: z.string(), plan: z.string() }),
  isExpendable: true,
};

/** Per project; older ones show up again when they are refused again. */
const MOST_WAITING = 20;

/** Newest first; empty when the store cannot be read. */
export function listWaiting(userFolder: string, projectRoot: string): readonly WaitingCommand[] {
  return entriesIn(WAITING, userFolder, projectRoot);
}

/** Best effort: the refusal itself named them all. */
export async function noteWaiting(
  userFolder: string,
  projectRoot: string,
  waiting: readonly WaitingCommand[],
): Promise<void> {
  const named = new Set(waiting.map(({ command }) => command));
  await changeEntries(WAITING, userFolder, projectRoot, (before) =>
    [...waiting, ...before.filter(({ command }) => !named.has(command))].slice(0, MOST_WAITING),
  );
}

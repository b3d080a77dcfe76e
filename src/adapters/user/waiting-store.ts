// Commands from files that MSW itself refused for lack of trust, by project; kept outside every project, so that no
// repository can have one offered to the user.

import * as z from 'zod/mini';
import { changeEntries, type ProjectStore, readEntries } from './project-store.ts';

/** `plan`: the file that named it. */
export interface Waiting {
  readonly command: string;
  readonly plan: string;
}

const STORE: ProjectStore<Waiting> = {
  file: 'waiting.json',
  holds: 'commands that wait for your trust',
  entry: () => z.object({ command: z.string(), plan: z.string() }),
  isExpendable: true,
};

/** For each project; older ones are shown again when they are refused again. */
const MOST = 20;

/** Newest first; none when the store cannot be read. */
export function listWaiting(userFolder: string, projectRoot: string): readonly Waiting[] {
  const read = readEntries(STORE, userFolder, projectRoot);
  return read.status === 'ok' ? read.entries : [];
}

/** Best effort: the refusal itself has named them all. */
export async function noteWaiting(
  userFolder: string,
  projectRoot: string,
  waiting: readonly Waiting[],
): Promise<void> {
  const named = new Set(waiting.map(({ command }) => command));
  await changeEntries(STORE, userFolder, projectRoot, (before) =>
    [...waiting, ...before.filter(({ command }) => !named.has(command))].slice(0, MOST),
  );
}

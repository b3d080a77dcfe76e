// Commands from files that MSW itself refused for lack of trust, by project; kept outside every project, so that no
// repository can have one offered to the user.

import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { once } from '../../core/once.ts';
import { privateFile, realPath } from '../files/place.ts';
import { readJson } from '../files/read-json.ts';
import { withLock } from '../files/with-lock.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

export interface Waiting {
  readonly command: string;
  /** The file that named it. */
  readonly plan: string;
}

/** For each project; older ones are still told when they are refused again. */
const MOST = 20;

/** Newest first; none when the store cannot be read. */
export function listWaiting(userFolder: string, projectRoot: string): readonly Waiting[] {
  return read(storePath(userFolder)).get(realPath(projectRoot)) ?? [];
}

/** Best effort: the refusal itself has named them all. */
export async function noteWaiting(
  userFolder: string,
  projectRoot: string,
  waiting: readonly Waiting[],
): Promise<void> {
  const path = storePath(userFolder);
  await withLock(path, () => {
    const projects = read(path);
    const key = realPath(projectRoot);
    const named = new Set(waiting.map(({ command }) => command));
    const before = (projects.get(key) ?? []).filter(({ command }) => !named.has(command));
    projects.set(key, [...waiting, ...before].slice(0, MOST));
    const content = { version: 1, projects: Object.fromEntries(projects) };
    writeFileAtomic(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  });
}

function storePath(userFolder: string): string {
  return join(userFolder, 'waiting.json');
}

const schema = once(() =>
  z.object({
    version: z.literal(1),
    projects: z.record(z.string(), z.array(z.object({ command: z.string(), plan: z.string() }))),
  }),
);

function read(path: string): Map<string, readonly Waiting[]> {
  const file = readJson(path, privateFile(dirname(path)));
  const store = schema().safeParse(file.status === 'ok' ? file.value : null);
  return new Map(store.success ? Object.entries(store.data.projects) : []);
}

// Keeps the chain of a session in the user folder, where no repository can put one.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { once } from '../../core/once.ts';
import type { Chain } from '../../core/route/chain.ts';
import type { Workspace } from '../workspace/workspace.ts';

const schema = once(() =>
  z.object({
    session: z.string(),
    project: z.string(),
    startedAt: z.number(),
    maxSteps: z.number(),
    maxMinutes: z.number(),
    steps: z.readonly(
      z.array(
        z.object({ at: z.number(), phase: z.nullable(z.string()), command: z.string(), before: z.string() }),
      ),
    ),
  }),
);

/** Null when this session has none in this project. */
export function readChain({ userFolder, project }: Workspace, session: string): Chain | null {
  const path = chainPath(userFolder, session);
  const file = path === null ? null : readJson(path, named);
  const parsed = schema().safeParse(file?.status === 'ok' ? file.value : null);
  return parsed.success && parsed.data.session === session && parsed.data.project === project
    ? parsed.data
    : null;
}

/** Returns false when the session has no id that can name a file. */
export function keepChain({ userFolder }: Workspace, chain: Chain): boolean {
  const path = chainPath(userFolder, chain.session);
  if (path === null) return false;
  makeFolder(join(userFolder, FOLDER), 0o700);
  keepJson(path, chain, { mode: 0o600 });
  return true;
}

export function forgetChain({ userFolder }: Workspace, session: string): void {
  const path = chainPath(userFolder, session);
  if (path !== null) rmSync(path, { force: true });
}

/** The idle part of the hooks looks for a file of this name. */
const FOLDER = 'chains';

function chainPath(userFolder: string, session: string): string | null {
  return /^[\w-]{1,128}$/.test(session) ? join(userFolder, FOLDER, session) : null;
}

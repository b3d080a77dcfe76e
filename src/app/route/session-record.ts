// A record of one session in the user folder, where no repository can put one.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { lookAt, namesIn } from '../../adapters/files/list-folder.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { named } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** `project` is a real path. */
interface OfSession {
  readonly session: string;
  readonly project: string;
}

type Folder = Pick<Workspace, 'userFolder'>;

export interface SessionRecord<Of extends OfSession> {
  /** Null when this session has none, or it cannot be read. */
  readonly read: (where: Folder, session: string) => Of | null;
  /** Returns false when the session has no id that can name a file. */
  readonly keep: (where: Folder, record: Of) => boolean;
  /** True for the one caller that removed it. */
  readonly forget: (where: Folder, session: string) => boolean;
  /** Removes those of all sessions that are older. */
  readonly sweep: (where: Pick<Workspace, 'userFolder' | 'now'>, longestMs: number) => void;
}

/** @param folder its name in the user folder */
export function sessionRecord<Of extends OfSession>(
  folder: string,
  schema: () => z.ZodMiniType<Of>,
): SessionRecord<Of> {
  const pathOf = ({ userFolder }: Folder, session: string): string | null =>
    /^[\w-]{1,128}$/.test(session) ? join(userFolder, folder, session) : null;
  return {
    read: (where, session) => {
      const path = pathOf(where, session);
      const file = path === null ? null : readJson(path, named);
      const parsed = schema().safeParse(file?.status === 'ok' ? file.value : null);
      return parsed.success && parsed.data.session === session ? parsed.data : null;
    },
    keep: (where, record) => {
      const path = pathOf(where, record.session);
      if (path === null) return false;
      makeFolder(join(where.userFolder, folder), 0o700);
      writeFileAtomic(path, JSON.stringify(record), { mode: 0o600 });
      return true;
    },
    forget: (where, session) => {
      const path = pathOf(where, session);
      return path !== null && isRemoved(path);
    },
    sweep: ({ userFolder, now }, longestMs) => {
      for (const name of namesIn(join(userFolder, folder), named)) {
        const path = join(userFolder, folder, name);
        const written = lookAt(path)?.mtimeMs ?? now();
        if (now() - written > longestMs) isRemoved(path);
      }
    },
  };
}

function isRemoved(path: string): boolean {
  try {
    rmSync(path);
    return true;
  } catch {
    return false;
  }
}

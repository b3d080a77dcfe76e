// Where the team's server is: what the user's own environment or settings say, never the project.

import { readUserSettings } from '../../adapters/user/user-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** `project`: whose notes may be shared as well. */
export type SharingPlace = Pick<Workspace, 'userFolder' | 'env' | 'now'> & { readonly project?: string };

/** Null where nothing is shared. */
export function addressOf({ userFolder, env }: Pick<SharingPlace, 'userFolder' | 'env'>): string | null {
  return env.MSW_POSTGRES || readUserSettings(userFolder).settings.postgres;
}

/** Host, port and database, and the whole address; null for one that leaves something of it open. */
export function serverOf(
  address: string,
  password: string | undefined,
): { readonly server: string; readonly href: string } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, username, pathname } = url;
  if (!/^postgres(?:ql)?:$/.test(protocol) || hostname === '' || username === '') return null;
  if (pathname.length < 2) return null;
  if (url.port === '') url.port = '5432';
  // A blank where there is none at all: for nothing the client would look into variables of its own.
  if (url.password === '') url.password = password || ' ';
  return { server: `${hostname}:${url.port}${pathname}`, href: url.href };
}

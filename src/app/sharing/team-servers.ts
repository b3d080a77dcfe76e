// The addresses of a team's servers, from the user's own environment or settings, never from the project.

import type { QdrantAddress } from '../../adapters/qdrant/vector-collection.ts';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** `project`: the one whose notes may be shared too. */
export type SharingPlace = Pick<Workspace, 'userFolder' | 'env' | 'now'> & { readonly project?: string };

/** Null when nothing is shared. */
export function addressOf({ userFolder, env }: Pick<SharingPlace, 'userFolder' | 'env'>): string | null {
  return env.MSW_POSTGRES || readUserSettings(userFolder).settings.postgres;
}

/** Null when there is none, or its address is unusable. */
export function qdrantOf({
  userFolder,
  env,
}: Pick<SharingPlace, 'userFolder' | 'env'>): QdrantAddress | null {
  const address = env.MSW_QDRANT || readUserSettings(userFolder).settings.qdrant;
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  const key = decodeURIComponent(url.password) || null;
  return { url: `${url.protocol}//${url.host}`, prefix: url.pathname.replace(/\/$/, ''), key };
}

/** Host, port and database, and the whole address; null when the address is incomplete. */
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
  // A blank means no password: with none, the client would look into its own environment variables.
  if (url.password === '') url.password = password || ' ';
  return { server: `${hostname}:${url.port}${pathname}`, href: url.href };
}

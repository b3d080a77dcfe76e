// Whether a file or folder of this user's own can be relied on, as ssh asks of its keys: what others own or can
// write is not his.

import type { Stats } from 'node:fs';

/** A clause about "it", with what to type; null when it can be relied on. Windows knows neither owner nor mode. */
export function notOnlyOurs(path: string, { uid, mode }: Pick<Stats, 'uid' | 'mode'>): string | null {
  if (process.getuid === undefined) return null;
  const own = process.getuid();
  if (uid !== own)
    return `it belongs to another user; if it is yours, type: sudo chown ${own} ${quoted(path)}`;
  return (mode & 0o022) === 0 ? null : `other users can write it; type: chmod go-w ${quoted(path)}`;
}

/** For the shells of systems that have owners. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

// Lets one call at a time act as an account, across all processes of this user: nlm writes its logins in
// place and without a lock of its own.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownUserFolder } from '../../claude-code/own-user-folder.ts';
import { errorCode } from '../../files/error-code.ts';
import { withLock } from '../../files/with-lock.ts';
import type { NlmAccount } from './nlm-account.ts';
import { type NlmRefusal, unsent } from './nlm-result.ts';
import { defaultProfile } from './nlm-store.ts';

/** Waits at most `waitMs` for its turn. */
export async function withAccount<T>(
  account: NlmAccount,
  waitMs: number,
  work: () => Promise<T>,
): Promise<T | NlmRefusal> {
  const folder = ownUserFolder(account.projectRoot, account.env);
  if (folder.status === 'refused') return unsent('unknown', folder.reason);
  const locks = join(folder.path, 'nlm-accounts');
  const trouble = makeFolder(locks);
  if (trouble !== null) return unsent('unknown', `${locks} cannot be made (${trouble})`);
  const name = account.profile ?? defaultProfile(account.env);
  const result = await withLock(join(locks, fileName(name)), work, { waitMs });
  if (result.status === 'done') return result.value;
  return unsent('timeout', `another call as ${name} did not end in time`);
}

function makeFolder(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    return null;
  } catch (error) {
    return errorCode(error) ?? 'unknown error';
  }
}

/** Of any name, also of one that only nlm itself would accept; case does not count on every file system. */
function fileName(name: string): string {
  return `p-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '_')
    .slice(0, 100)}`;
}

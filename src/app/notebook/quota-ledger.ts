// Reads and writes the ledger, `quota.json` in the user folder: one file for all projects and processes, changed under
// a lock and replaced atomically.

import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { setAside } from '../../adapters/files/set-aside.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import type { Account } from '../../core/quota/account.ts';
import {
  accountOf,
  emptyLedger,
  LEDGER,
  type Ledger,
  lostLedgerText,
  salvageLedger,
  withAccount,
} from '../../core/quota/ledger.ts';

export type LedgerRead =
  | { readonly status: 'ok'; readonly ledger: Ledger }
  /** Nothing may be spent, as earlier spending is unknown. */
  | { readonly status: 'refused'; readonly reason: string };

type Changed<T> =
  /** `lost`: a sentence when the previous ledger was unreadable and this is a new one. */
  | { readonly status: 'done'; readonly result: T; readonly lost: string | null }
  | Extract<LedgerRead, { status: 'refused' }>;

/** Many processes may want the lock at once, each for a few milliseconds. */
const WAIT_MS = 60_000;

const NEWER = z.object({ version: z.number().check(z.gt(1)) });

export function readLedger(userFolder: string): LedgerRead {
  const path = ledgerPath(userFolder);
  const read = open(path);
  if (read.status !== 'corrupt') return read;
  return { status: 'refused', reason: `${path} cannot be read as a ledger; move it away to start again` };
}

/** `change` returns the new ledger and any result for the caller; an unchanged ledger is not written. */
export async function changeLedger<T>(
  userFolder: string,
  change: (ledger: Ledger) => { readonly ledger: Ledger; readonly result: T },
): Promise<Changed<T>> {
  const path = ledgerPath(userFolder);
  const held = await withLock(
    path,
    (): Changed<T> => {
      const read = open(path);
      if (read.status === 'refused') return read;
      // A broken ledger is set aside and its readable part is kept here; if too much is spent, Google itself refuses.
      const isLost = read.status === 'corrupt';
      const before = isLost
        ? salvageLedger(read.value, setAside(path, new Date().toISOString()))
        : read.ledger;
      const { ledger, result } = change(before);
      if (ledger !== before || isLost) keepJson(path, { version: 1, ...ledger }, { mode: 0o600 });
      return { status: 'done', result, lost: isLost ? lostLedgerText(ledger) : null };
    },
    { waitMs: WAIT_MS },
  );
  return held.status === 'done' ? held.value : { status: 'refused', reason: `${path} is locked` };
}

/** The same for one account, new or known, returned as changed. */
export function changeAccount(
  userFolder: string,
  name: string,
  edit: (account: Account) => Account,
): Promise<Changed<Account>> {
  return changeLedger(userFolder, (ledger) => {
    const account = edit(accountOf(ledger.accounts, name));
    return { ledger: withAccount(ledger, name, account), result: account };
  });
}

function ledgerPath(userFolder: string): string {
  return join(userFolder, 'quota.json');
}

function open(path: string): LedgerRead | { readonly status: 'corrupt'; readonly value: unknown } {
  const file = readJson(path, ownFile(dirname(path)));
  if (file.status === 'missing') return { status: 'ok', ledger: emptyLedger };
  if (file.status === 'unreadable')
    return { status: 'refused', reason: `${path} cannot be read: ${file.reason}` };
  const value = file.status === 'ok' ? file.value : null;
  const parsed = LEDGER.safeParse(value);
  if (parsed.success) return { status: 'ok', ledger: parsed.data };
  if (!NEWER.safeParse(value).success) return { status: 'corrupt', value };
  return { status: 'refused', reason: `${path} was written by a newer MSW; update this one` };
}

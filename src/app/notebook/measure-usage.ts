// Asks Google for the usage of accounts, which costs no question, and records it in the ledger: at most every ten
// minutes, and before MSW refuses on the ledger's own count. When nlm cannot ask, that count holds.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { withLock } from '../../adapters/locks/with-lock.ts';
import { usage } from '../../adapters/nlm/notebooks.ts';
import { isAside, learnUsage, mayHaveMore, type Purpose, wantsUsage } from '../../core/quota/account.ts';
import { accountOf, type Ledger } from '../../core/quota/ledger.ts';
import { callAs, type NotebookAccount, type NotebookPlace } from './chosen-notebook.ts';
import { changeAccount, readLedger } from './quota-ledger.ts';

type Measured = Pick<NotebookAccount, 'account' | 'profile' | 'isLoggedIn' | 'login'>;

/** Waits for another process that measures the same account. */
const WAIT_MS = 60_000;

/** @param since figures from then on need no renewal, in milliseconds since 1970 */
export async function measureUsage(
  place: NotebookPlace,
  accounts: readonly Measured[],
  since?: number,
): Promise<void> {
  const held = ledgerOf(place);
  const due = accounts.filter((one) => held !== null && isDue(place, held, one, since));
  await Promise.all(due.map((account) => measure(place, account, since)));
}

/**
 * Asks Google again about accounts that only look empty because of questions since its last figures. True when there
 * were any.
 */
export async function measureAgain(
  place: NotebookPlace,
  accounts: readonly Measured[],
  purpose: Purpose,
): Promise<boolean> {
  const ledger = ledgerOf(place);
  if (ledger === null) return false;
  const now = place.now();
  const open = accounts.filter(({ account }) =>
    mayHaveMore(accountOf(ledger.accounts, account), purpose, now),
  );
  await measureUsage(place, open, now);
  return open.length > 0;
}

/** Whether asking Google might show that one of these has a question left after all. */
export function mayMeasure(
  place: NotebookPlace,
  ledger: Ledger,
  accounts: readonly Measured[],
  purpose: Purpose,
): boolean {
  return accounts.some(
    (one) =>
      isDue(place, ledger, one) || mayHaveMore(accountOf(ledger.accounts, one.account), purpose, place.now()),
  );
}

function isDue({ now }: NotebookPlace, { accounts }: Ledger, one: Measured, since?: number): boolean {
  const held = accountOf(accounts, one.account);
  return one.isLoggedIn && !isAside(held, one.login, now()) && wantsUsage(held, now(), since);
}

/** One process at a time: those that wait for the lock find its result. */
async function measure(place: NotebookPlace, one: Measured, since?: number): Promise<void> {
  const name = createHash('sha256').update(one.account).digest('hex').slice(0, 16);
  const lock = join(place.userFolder, `usage-${name}`);
  await withLock(
    lock,
    async () => {
      const held = ledgerOf(place);
      if (held === null || !isDue(place, held, one, since)) return;
      const told = await usage(callAs(place, one.profile));
      const now = place.now();
      await changeAccount(place.userFolder, one.account, (account) =>
        told.status === 'ok' ? learnUsage(account, told.data, now) : { ...account, usageAskedAt: now },
      );
    },
    { waitMs: WAIT_MS },
  );
}

function ledgerOf({ userFolder }: NotebookPlace): Ledger | null {
  const read = readLedger(userFolder);
  return read.status === 'ok' ? read.ledger : null;
}

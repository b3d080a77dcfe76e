// What Google said about the login of an account, as the ledger remembers it: whoever learns it, it counts at once for
// every question.

import type { RefusalReason } from '../../core/notebook/refusal.ts';
import { type Account, coolDown } from '../../core/quota/account.ts';
import { accountOf } from '../../core/quota/ledger.ts';
import type { NotebookAccount, NotebookPlace } from './chosen-notebook.ts';
import { changeAccount, readLedger } from './quota-ledger.ts';

/** Returns the account as changed; null when nothing follows from it, or the ledger cannot be written. */
export async function noteLogin(
  { userFolder, now }: Pick<NotebookPlace, 'userFolder' | 'now'>,
  { account, login }: Pick<NotebookAccount, 'account' | 'login'>,
  said: 'ok' | RefusalReason,
): Promise<Account | null> {
  const at = now();
  const edit = (() => {
    switch (said) {
      case 'ok':
        return isSetAside(userFolder, account) ? (held: Account) => ({ ...held, setAside: null }) : null;
      case 'auth-expired':
      case 'profile-missing':
        return (held: Account) => ({ ...held, setAside: { reason: said, at, login } });
      case 'rate-limited':
        return (held: Account) => coolDown(held, at);
      default:
        return null;
    }
  })();
  const changed = edit === null ? null : await changeAccount(userFolder, account, edit);
  return changed?.status === 'done' ? changed.result : null;
}

function isSetAside(userFolder: string, name: string): boolean {
  const read = readLedger(userFolder);
  return read.status === 'ok' && accountOf(read.ledger.accounts, name).setAside !== null;
}

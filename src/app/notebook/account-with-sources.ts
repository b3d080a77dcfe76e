// Finds the account whose notebook has certain sources: each account has ids of its own for them, and another one would
// be asked about sources that it does not know.

import { listSources } from '../../adapters/nlm/sources.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { askAccounts } from './ask-accounts.ts';
import type { NotebookAccount, NotebookPlace } from './chosen-notebook.ts';

export type AccountWithSources =
  | { readonly status: 'found'; readonly account: string }
  /** A sentence. */
  | { readonly status: 'refused'; readonly reason: string };

/** @param ids at least one */
export async function accountWithSources(
  place: NotebookPlace,
  accounts: readonly NotebookAccount[],
  ids: readonly string[],
): Promise<AccountWithSources> {
  const reasons: string[] = [];
  for (const account of accounts) {
    const listed = await askAccounts(place, [account], listSources);
    if (listed.status === 'refused') {
      reasons.push(listed.reason);
      continue;
    }
    const known = new Set(listed.data.map(({ id }) => id));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown === undefined) return { status: 'found', account: account.account };
    reasons.push(`The notebook in ${account.account} has no source ${plainLine(unknown, 80)}.`);
  }
  return { status: 'refused', reason: reasons.join(' ') };
}

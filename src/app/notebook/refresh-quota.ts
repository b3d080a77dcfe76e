// Asks Google, through nlm, what is left of every account that has a login here; it costs no question.

import { listProfiles } from '../../adapters/nlm/program/list-profiles.ts';
import { accountOf } from '../../core/quota/choose-profile.ts';
import { learnUsage } from '../../core/quota/learn.ts';
import { withAccount } from '../../core/quota/ledger.ts';
import { toldWindows } from './learn-from-refusal.ts';
import type { NotebookPlace } from './notebook-question.ts';
import { changeLedger } from './quota-ledger.ts';

/** Accounts of which nothing could be learnt stay as they were. */
export async function refreshQuota(place: NotebookPlace): Promise<void> {
  const names = listProfiles(place.env).flatMap(({ name, isValid }) => (isValid ? [name] : []));
  for (const name of names) {
    const windows = await toldWindows(place, { profile: name });
    if (windows.length === 0) continue;
    await changeLedger(place.userFolder, (ledger) => {
      const account = learnUsage(accountOf(ledger.accounts, name), windows, place.now());
      return { ledger: withAccount(ledger, name, account), result: null };
    });
  }
}

// What a refusal teaches about its account: how long it rests, or that it waits for a login.

import { usage } from '../../adapters/nlm/usage.ts';
import type { Refusal } from '../../core/notebook/refusal.ts';
import { freesAt } from '../../core/quota/account.ts';
import { accountOf } from '../../core/quota/choose-profile.ts';
import { coolDown, learnUsage, putAside, type ToldWindow } from '../../core/quota/learn.ts';
import { withAccount } from '../../core/quota/ledger.ts';
import { refusedAccount, timeText } from '../../core/quota/quota-words.ts';
import type { NotebookAccount } from './notebook-accounts.ts';
import type { NotebookPlace } from './notebook-question.ts';
import { changeLedger } from './quota-ledger.ts';
import { isoTimeOf } from './reserve-question.ts';

/** Time that must be left to ask Google when the quota frees. */
const ROOM_MS = 30_000;

/** The sentence for the user, and when the account has a question again. */
export async function learnFromRefusal(
  place: NotebookPlace,
  account: NotebookAccount,
  refusal: Refusal,
  until: number,
): Promise<{ readonly notice: string; readonly freesAt: number | null }> {
  const { reason } = refusal;
  if (reason === 'auth-expired' || reason === 'profile-missing') {
    const aside = { reason, at: place.now(), login: account.login };
    await change(place, account, (held) => putAside(held, aside));
    return { notice: refusedAccount(refusal, null), freesAt: null };
  }
  if (reason !== 'rate-limited') return { notice: refusedAccount(refusal, null), freesAt: null };
  const windows = until - place.now() > ROOM_MS ? await toldWindows(place, account) : [];
  const now = place.now();
  const learnt = await change(place, account, (held) => learnUsage(coolDown(held, now), windows, now));
  const frees = learnt === null ? null : freesAt(learnt, 'ask', now);
  return {
    notice: refusedAccount(refusal, frees === null ? null : timeText(frees, isoTimeOf)),
    freesAt: frees,
  };
}

/** What Google tells about an account's quota; nothing where this nlm or Google cannot tell. */
export async function toldWindows(
  place: NotebookPlace,
  account: Pick<NotebookAccount, 'profile'>,
): Promise<readonly ToldWindow[]> {
  const told = await usage({ profile: account.profile, projectRoot: place.project, env: place.env });
  if (told.status !== 'ok') return [];
  return told.data.windows.map(({ resetsAt, ...window }) => {
    const reset = resetsAt === null ? Number.NaN : Date.parse(resetsAt);
    return { ...window, resetsAt: Number.isNaN(reset) ? null : reset };
  });
}

async function change(
  place: NotebookPlace,
  { account: name }: NotebookAccount,
  edit: (account: ReturnType<typeof accountOf>) => ReturnType<typeof accountOf>,
): Promise<ReturnType<typeof accountOf> | null> {
  const changed = await changeLedger(place.userFolder, (ledger) => {
    const account = edit(accountOf(ledger.accounts, name));
    return { ledger: withAccount(ledger, name, account), result: account };
  });
  return changed.status === 'done' ? changed.result : null;
}

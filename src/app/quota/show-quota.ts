// What every NotebookLM account has left and what was asked with it: read from the ledger, nobody is asked.

import { listProfiles } from '../../adapters/nlm/program/list-profiles.ts';
import { efficacyOf, foldCache } from '../../core/guidance/cache-entry.ts';
import { accountAt, freesAt, isAside, leftOf } from '../../core/quota/account.ts';
import { accountOf } from '../../core/quota/choose-profile.ts';
import type { AskedQuery, Ledger } from '../../core/quota/ledger.ts';
import type { AccountQuota, AskedQuestion, QuotaReport } from '../../core/report/quota-text.ts';
import { sharedLines } from '../guidance/shared-guidance.ts';
import type { NotebookPlace } from '../notebook/notebook-question.ts';
import { readLedger } from '../notebook/quota-ledger.ts';

export type ShownQuota =
  | { readonly status: 'ok'; readonly report: QuotaReport }
  | { readonly status: 'refused'; readonly reason: string };

/** Accounts that have a login or were used; questions newest first. */
export function showQuota(place: Pick<NotebookPlace, 'userFolder' | 'env' | 'now'>): ShownQuota {
  const read = readLedger(place.userFolder);
  if (read.status === 'refused') return read;
  const { ledger } = read;
  const profiles = listProfiles(place.env);
  const names = new Set([...profiles.map(({ name }) => name), ...Object.keys(ledger.accounts)]);
  const now = place.now();
  const accounts = [...names].toSorted().map((name): AccountQuota => {
    const profile = profiles.find((one) => one.name === name);
    const login = profile?.lastValidated ?? null;
    return { ...quotaOf(ledger, name, login, now), isLoggedIn: profile?.isValid ?? false };
  });
  return { status: 'ok', report: { accounts, questions: questionsOf(ledger, place.userFolder) } };
}

function quotaOf(
  ledger: Ledger,
  profile: string,
  login: string | null,
  now: number,
): Omit<AccountQuota, 'isLoggedIn'> {
  const held = accountOf(ledger.accounts, profile);
  const account = accountAt(held, now);
  return {
    profile,
    plan: account.plan.name,
    perDay: account.plan.perDay,
    reserve: account.plan.reserve,
    spent: account.spent,
    left: leftOf(account, 'ask', now),
    leftForGuidance: leftOf(account, 'guidance', now),
    windowEndsAt: isoOf(account.windowEndsAt),
    restsUntil: isoOf(account.coolingUntil),
    freesAt: isoOf(freesAt(account, 'ask', now)),
    setAside: isAside(held, login, now) ? (held.setAside?.reason ?? null) : null,
  };
}

function questionsOf(ledger: Ledger, userFolder: string): readonly AskedQuestion[] {
  const lines = sharedLines(userFolder);
  const outcome = (query: AskedQuery): string | null => {
    if (query.class === null || query.answerHash === null) return null;
    const entries = foldCache(lines, query.class);
    const entry = entries.find(({ guidance }) => guidance.answerHash === query.answerHash);
    return entry === undefined ? null : efficacyOf(entry);
  };
  return ledger.queries.toReversed().map((query) => ({
    at: new Date(query.at).toISOString(),
    profile: query.account,
    notebook: query.notebook,
    purpose: query.purpose,
    project: query.project,
    loop: query.loop,
    class: query.class,
    question: query.question,
    outcome: query.outcome,
    cost: query.cost,
    helped: outcome(query),
  }));
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

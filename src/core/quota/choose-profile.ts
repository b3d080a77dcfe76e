// Chooses the account that a question is asked with, or says who stands in the way and until when.

import { type Account, freesAt, isAside, leftOf, newAccount, type Purpose } from './account.ts';

export interface Candidate {
  /** The name in the ledger. */
  readonly account: string;
  /** The notebook as this account knows it. */
  readonly notebook: string;
  readonly isLoggedIn: boolean;
  /** Changes with a new login; null when nothing is known of it. */
  readonly login: string | null;
}

export type Choice =
  | { readonly status: 'chosen'; readonly candidate: Candidate }
  | {
      readonly status: 'none';
      /** Accounts without a question, first the one that frees first. */
      readonly spent: readonly { readonly account: string; readonly freesAt: number }[];
      /** Accounts that need a login. */
      readonly aside: readonly string[];
    };

export interface Need {
  readonly purpose: Purpose;
  readonly now: number;
}

/** Most left first; of equals, the first of the candidates. */
export function chooseProfile(
  accounts: Readonly<Record<string, Account>>,
  candidates: readonly Candidate[],
  { purpose, now }: Need,
): Choice {
  const known = candidates.map((candidate) => ({
    candidate,
    account: accountOf(accounts, candidate.account),
  }));
  const usable = known.filter(
    ({ candidate, account }) => candidate.isLoggedIn && !isAside(account, candidate.login, now),
  );
  const [best] = usable
    .map(({ candidate, account }) => ({ candidate, left: leftOf(account, purpose, now) }))
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => b.left - a.left);
  if (best !== undefined) return { status: 'chosen', candidate: best.candidate };
  const spent = usable
    .map(({ candidate, account }) => ({
      account: candidate.account,
      freesAt: freesAt(account, purpose, now) ?? now,
    }))
    .toSorted((a, b) => a.freesAt - b.freesAt);
  const resting = new Set(usable);
  const aside = known.filter((entry) => !resting.has(entry)).map(({ candidate }) => candidate.account);
  return { status: 'none', spent, aside };
}

/** Whether some account still has half of what it may spend: enough to ask about a known failure once more. */
export function hasPlenty(
  accounts: Readonly<Record<string, Account>>,
  candidates: readonly Candidate[],
  need: Need,
): boolean {
  const choice = chooseProfile(accounts, candidates, need);
  if (choice.status === 'none') return false;
  const account = accountOf(accounts, choice.candidate.account);
  const whole = leftOf({ ...account, spent: 0 }, need.purpose, need.now);
  return leftOf(account, need.purpose, need.now) * 2 >= whole;
}

export function accountOf(accounts: Readonly<Record<string, Account>>, name: string): Account {
  return (Object.hasOwn(accounts, name) ? accounts[name] : undefined) ?? newAccount;
}

// The ledger of all accounts and of the last questions that were asked with them. A question is spent before
// it is sent; only a refusal that cost nothing gives it back. Reading and writing it happens elsewhere.

import type { RefusalReason } from '../notebook/refusal.ts';
import { type Account, accountAt, type Purpose } from './account.ts';
import { accountOf, type Candidate, type Choice, chooseProfile } from './choose-profile.ts';
import { WINDOW_MS } from './plan.ts';

export interface AskedQuery {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly account: string;
  readonly notebook: string;
  readonly purpose: Purpose;
  /** Absolute path. */
  readonly project: string;
  readonly loop: string | null;
  /** The class fingerprint of the failure, for guidance. */
  readonly class: string | null;
  /** Free of secrets. */
  readonly question: string;
  /** `sent` is also what a process that died leaves behind. */
  readonly outcome: 'sent' | 'answered' | RefusalReason;
  readonly cost: 0 | 1;
  readonly conversation: string | null;
  readonly answerHash: string | null;
}

export interface Ledger {
  readonly accounts: Readonly<Record<string, Account>>;
  /** Oldest first. */
  readonly queries: readonly AskedQuery[];
}

export const emptyLedger: Ledger = { accounts: {}, queries: [] };

const KEPT_QUERIES = 300;

export type Intent = Omit<
  AskedQuery,
  'account' | 'notebook' | 'outcome' | 'cost' | 'conversation' | 'answerHash'
>;

export interface Reservation {
  readonly ledger: Ledger;
  readonly choice: Choice;
}

/** Chooses an account and spends one of its questions. */
export function reserveQuery(ledger: Ledger, intent: Intent, candidates: readonly Candidate[]): Reservation {
  const choice = chooseProfile(ledger.accounts, candidates, { purpose: intent.purpose, now: intent.at });
  if (choice.status === 'none') return { ledger, choice };
  const { account: name, notebook } = choice.candidate;
  const account = accountAt(accountOf(ledger.accounts, name), intent.at);
  const windowEndsAt = account.windowEndsAt ?? intent.at + WINDOW_MS;
  const asked: AskedQuery = {
    ...intent,
    account: name,
    notebook,
    outcome: 'sent',
    cost: 1,
    conversation: null,
    answerHash: null,
  };
  const spent = withAccount(ledger, name, {
    ...account,
    windowEndsAt,
    spent: account.spent + 1,
    setAside: null,
  });
  return { ledger: { ...spent, queries: [...spent.queries, asked].slice(-KEPT_QUERIES) }, choice };
}

export type Settlement =
  | { readonly outcome: 'answered'; readonly conversation: string | null; readonly answerHash: string }
  | { readonly outcome: RefusalReason; readonly wasSpent: boolean };

/** Does nothing for a query that the ledger does not hold, or that is settled already. */
export function settleQuery(ledger: Ledger, id: string, settlement: Settlement): Ledger {
  const asked = ledger.queries.find((query) => query.id === id);
  if (asked?.outcome !== 'sent') return ledger;
  const settled: AskedQuery =
    settlement.outcome === 'answered'
      ? { ...asked, ...settlement }
      : { ...asked, outcome: settlement.outcome, cost: settlement.wasSpent ? 1 : 0 };
  const queries = ledger.queries.map((query) => (query.id === id ? settled : query));
  const account = accountOf(ledger.accounts, asked.account);
  const isAnswered = settled.outcome === 'answered';
  const after = {
    ...account,
    spent: settled.cost === 0 ? givenBack(account, asked) : account.spent,
    refusals: isAnswered ? 0 : account.refusals,
    setAside: isAnswered ? null : account.setAside,
  };
  return { ...withAccount(ledger, asked.account, after), queries };
}

/** A window that began after the question owes it nothing. */
function givenBack(account: Account, asked: AskedQuery): number {
  const began = (account.windowEndsAt ?? 0) - WINDOW_MS;
  return asked.at >= began ? Math.max(0, account.spent - 1) : account.spent;
}

export function withAccount(ledger: Ledger, name: string, account: Account): Ledger {
  return { ...ledger, accounts: { ...ledger.accounts, [name]: account } };
}

/** The account that leads a conversation, if it is still in the ledger. */
export function ownerOfConversation(ledger: Ledger, conversation: string): string | null {
  return ledger.queries.findLast((query) => query.conversation === conversation)?.account ?? null;
}

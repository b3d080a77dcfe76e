// The ledger of all accounts and of the last questions asked with them. A question is counted as spent before it is
// sent; only a refusal that cost nothing gives it back. The file is read and written elsewhere.

import * as z from 'zod/mini';
import { REFUSALS, type RefusalReason } from '../notebook/refusal.ts';
import {
  ACCOUNT,
  type Account,
  accountAt,
  accountIn,
  freesAt,
  isAside,
  leftOf,
  newAccount,
  PURPOSES,
  type Purpose,
  WINDOW_MS,
} from './account.ts';

const QUERY = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  account: z.string(),
  notebook: z.string(),
  purpose: z.enum(PURPOSES),
  /** Absolute path. */
  project: z.string(),
  loop: z.nullable(z.string()),
  /** The class fingerprint of the failure, for guidance. */
  class: z.nullable(z.string()),
  /** Free of secrets. */
  question: z.string(),
  /** `sent` is also what a process that died leaves behind. */
  outcome: z.enum(['sent', 'answered', ...REFUSALS]),
  cost: z.union([z.literal(0), z.literal(1)]),
  conversation: z.nullable(z.string()),
  answerHash: z.nullable(z.string()),
});
export type AskedQuery = Readonly<z.infer<typeof QUERY>>;

/** The format of the file; `queries` oldest first. */
export const LEDGER = z.object({
  version: z.literal(1),
  accounts: z.record(z.string(), ACCOUNT),
  queries: z.array(QUERY),
  /** Where the previous, unreadable ledger was moved; kept until the user names a plan again. */
  lost: z.optional(z.string()),
});
export type Ledger = Readonly<Omit<z.infer<typeof LEDGER>, 'version'>>;

/** Salvages an unreadable ledger: whole accounts, else their plans. The questions are lost. */
export function salvageLedger(value: unknown, lost: string): Ledger {
  const given = z.object({ accounts: z.record(z.string(), z.unknown()) }).safeParse(value);
  const entries = Object.entries(given.success ? given.data.accounts : {}).flatMap(([name, one]) => {
    const account = accountIn(one);
    return account === null ? [] : [[name, account] as const];
  });
  return { accounts: Object.fromEntries(entries), queries: [], lost };
}

/** For the user; null if nothing was lost. */
export function lostLedgerText({ lost, accounts }: Ledger): string | null {
  if (lost === undefined) return null;
  const names = Object.keys(accounts);
  const kept = names.length === 0 ? '' : ` What could be read of ${names.join(', ')} holds.`;
  return `The ledger of questions could not be read and was moved to ${lost}.${kept} Plans that you named may be gone: /msw:setup shows the accounts, and /msw:setup plan ACCOUNT free|plus|pro|ultra|N names the plan of one.`;
}

export const emptyLedger: Ledger = { accounts: {}, queries: [] };

const KEPT_QUERIES = 300;

/** The number of questions spent for a purpose within the last day. */
export function spentOn({ queries }: Ledger, purpose: Purpose, now: number): number {
  return queries.filter((one) => one.purpose === purpose && one.cost > 0 && now - one.at < WINDOW_MS).length;
}

export type QueryIntent = Omit<
  AskedQuery,
  'account' | 'notebook' | 'outcome' | 'cost' | 'conversation' | 'answerHash'
>;

/** Records, by account, what other machines of a team asked. */
export function withElsewhere(ledger: Ledger, others: ReadonlyMap<string, number>, now: number): Ledger {
  return [...others].reduce<Ledger>((held, [name, asked]) => {
    const account = accountOf(held.accounts, name);
    const isSame = (account.elsewhere?.asked ?? 0) === asked && asked === 0;
    return isSame ? held : withAccount(held, name, { ...account, elsewhere: { asked, at: now } });
  }, ledger);
}

export interface Reservation {
  readonly ledger: Ledger;
  readonly choice: ProfileChoice;
}

/** Chooses an account and spends one of its questions. */
export function reserveQuery(
  ledger: Ledger,
  intent: QueryIntent,
  candidates: readonly ProfileCandidate[],
): Reservation {
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
    usage: withAsked(account, 1),
  });
  return { ledger: { ...spent, queries: [...spent.queries, asked].slice(-KEPT_QUERIES) }, choice };
}

export type Settlement =
  | { readonly outcome: 'answered'; readonly conversation: string | null; readonly answerHash: string }
  | { readonly outcome: RefusalReason; readonly wasSpent: boolean };

/** Does nothing when the query is not in the ledger, or is settled already. */
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
    usage: settled.cost === 0 ? withAsked(account, -1) : account.usage,
    refusals: isAnswered ? 0 : account.refusals,
    setAside: isAnswered ? null : account.setAside,
  };
  return { ...withAccount(ledger, asked.account, after), queries };
}

/** A window that began after the question gives nothing back. */
function givenBack(account: Account, asked: AskedQuery): number {
  const began = (account.windowEndsAt ?? 0) - WINDOW_MS;
  return asked.at >= began ? Math.max(0, account.spent - 1) : account.spent;
}

function withAsked({ usage }: Account, more: 1 | -1): Account['usage'] {
  return usage === null ? null : { ...usage, asked: Math.max(0, usage.asked + more) };
}

export function withAccount(ledger: Ledger, name: string, account: Account): Ledger {
  return { ...ledger, accounts: { ...ledger.accounts, [name]: account } };
}

/** The account that owns a conversation, if it is still in the ledger. */
export function ownerOfConversation(ledger: Ledger, conversation: string): string | null {
  return ledger.queries.findLast((query) => query.conversation === conversation)?.account ?? null;
}

export interface ProfileCandidate {
  /** The name in the ledger. */
  readonly account: string;
  /** The notebook as this account knows it. */
  readonly notebook: string;
  readonly isLoggedIn: boolean;
  /** Changes with a new login; null when the login is unknown. */
  readonly login: string | null;
}

export type ProfileChoice =
  | { readonly status: 'chosen'; readonly candidate: ProfileCandidate }
  | {
      readonly status: 'none';
      /** Accounts without questions left, the first to get one first. */
      readonly spent: readonly { readonly account: string; readonly freesAt: number }[];
      /** Accounts that need a login. */
      readonly aside: readonly string[];
    };

export interface Need {
  readonly purpose: Purpose;
  readonly now: number;
}

/** The most left first; of equals, the first candidate. */
export function chooseProfile(
  accounts: Readonly<Record<string, Account>>,
  candidates: readonly ProfileCandidate[],
  { purpose, now }: Need,
): ProfileChoice {
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

/** Whether the chosen account still has half of its quota: enough to ask about a known failure once more. */
export function hasPlenty(
  accounts: Readonly<Record<string, Account>>,
  candidates: readonly ProfileCandidate[],
  need: Need,
): boolean {
  const choice = chooseProfile(accounts, candidates, need);
  if (choice.status === 'none') return false;
  const account = accountOf(accounts, choice.candidate.account);
  const whole = leftOf({ ...account, spent: 0, usage: null }, need.purpose, need.now);
  return leftOf(account, need.purpose, need.now) * 2 >= whole;
}

export function accountOf(accounts: Readonly<Record<string, Account>>, name: string): Account {
  return (Object.hasOwn(accounts, name) ? accounts[name] : undefined) ?? newAccount;
}

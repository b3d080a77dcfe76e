// The effect of one question on the ledger: it is reserved, which decides its account and conversation; then it is
// answered, or a refusal determines how long the account has to wait.

import { type NotebookRefusal, type RefusalReason, refusalSentence } from '../../core/notebook/refusal.ts';
import { freesAt, type Purpose } from '../../core/quota/account.ts';
import {
  ownerOfConversation,
  type ProfileChoice,
  type QueryIntent,
  reserveQuery,
  withElsewhere,
} from '../../core/quota/ledger.ts';
import { nobodyLeft, refusedAccount, timeText } from '../../core/quota/quota-words.ts';
import { type AskedElsewhere, spendTogether } from '../sharing/share-quota.ts';
import type { NotebookAccount, NotebookPlace } from './chosen-notebook.ts';
import { measureAgain, measureUsage } from './measure-usage.ts';
import { noteLogin } from './note-login.ts';
import { changeLedger } from './quota-ledger.ts';

export interface NotebookQuestion {
  /** A name in the settings' `notebooks`, an alias of nlm, or an id. */
  readonly notebook: string;
  /** Secrets in it are replaced before it is sent. */
  readonly question: string;
  /** Continues the conversation of an earlier answer, if its account can be asked. */
  readonly conversationId?: string | null;
  /** Only these sources answer. */
  readonly sourceIds?: readonly string[];
  /** Restricts the question to this account. */
  readonly account?: string;
  readonly purpose: Purpose;
  /** For all attempts together, in milliseconds. */
  readonly deadlineMs: number;
  readonly loop?: string;
  /** The class fingerprint of a failure. */
  readonly class?: string;
}

export interface Unanswered {
  readonly status: 'none';
  readonly reason: RefusalReason;
  /** The message of nlm, redacted. */
  readonly text: string;
  /** The account that refused last; null when none was asked, and for nlm's own default account. */
  readonly profile: string | null;
  /** For the user. */
  readonly notice: string;
  /** When an account has a question again, in milliseconds since 1970; null when none will without help. */
  readonly freesAt: number | null;
}

interface Reserved {
  readonly status: 'reserved';
  readonly account: NotebookAccount;
  /** Null starts a new conversation: another account would not know the requested one. */
  readonly conversationId: string | null;
  /** A sentence when the previous ledger was lost. */
  readonly notice: string | null;
}

/** The time that must be left to ask Google when the quota frees. */
const ROOM_MS = 30_000;
/** Google's figures from this long before a refusal still hold after it. */
const JUST_NOW_MS = 60_000;

/** From here on the question counts as spent, until it is settled. Google is asked for the usage first. */
export async function reserveQuestion(
  place: NotebookPlace,
  question: NotebookQuestion,
  id: string,
  accounts: readonly NotebookAccount[],
): Promise<Reserved | Unanswered> {
  const { purpose } = question;
  await measureUsage(place, accounts);
  const first = await reserve(place, question, id, accounts);
  const isOpen = first.status === 'none' && (await measureAgain(place, accounts, purpose));
  const reserved = isOpen ? await reserve(place, question, id, accounts) : first;
  if (reserved.status === 'refused') return unusable(reserved.reason);
  return reserved.status === 'none' ? nobodyAsked(reserved, purpose) : reserved;
}

async function reserve(
  place: NotebookPlace,
  question: NotebookQuestion,
  id: string,
  accounts: readonly NotebookAccount[],
): Promise<
  | Reserved
  | Extract<ProfileChoice, { status: 'none' }>
  | { readonly status: 'refused'; readonly reason: string }
> {
  const { purpose, conversationId = null, loop = null, class: failureClass = null } = question;
  const details = { project: place.project, loop, class: failureClass, question: question.question };
  const intent = { id, at: place.now(), purpose, ...details };
  const changed = await spendTogether(place, {
    id,
    accounts: accounts.map(({ account }) => account),
    reserve: async (others) => {
      const result = await reserveHere(place, { intent, conversationId, others }, accounts);
      const choice = result.status === 'done' ? result.result.choice : null;
      return { account: choice?.status === 'chosen' ? choice.candidate.account : null, result };
    },
  });
  if (changed.status === 'refused') return changed;
  const { choice, owner } = changed.result;
  if (choice.status === 'none') return choice;
  const account = accounts.find((one) => one.account === choice.candidate.account);
  if (account === undefined) throw new Error('the ledger chose an account that was not offered');
  return {
    ...{ status: 'reserved', account, notice: changed.lost },
    conversationId: owner === account.account ? conversationId : null,
  };
}

interface LocalReservation {
  readonly intent: QueryIntent;
  readonly conversationId: string | null;
  readonly others: AskedElsewhere;
}

function reserveHere(
  place: NotebookPlace,
  { intent, conversationId, others }: LocalReservation,
  accounts: readonly NotebookAccount[],
) {
  return changeLedger(place.userFolder, (known) => {
    const before = withElsewhere(known, others, intent.at);
    const owner = conversationId === null ? null : ownerOfConversation(before, conversationId);
    const own = accounts.filter(({ account }) => account === owner);
    const first = reserveQuery(before, intent, own);
    const { ledger, choice } =
      first.choice.status === 'chosen' ? first : reserveQuery(before, intent, accounts);
    return { ledger, result: { choice, owner } };
  });
}

/** Says in words that no account can be asked. */
export function nobodyAsked(
  choice: Extract<ProfileChoice, { status: 'none' }>,
  purpose: Purpose,
): Unanswered {
  const frees = choice.spent[0]?.freesAt ?? null;
  const reason = frees === null ? 'auth-expired' : 'rate-limited';
  const notice = nobodyLeft(choice, purpose, isoTimeOf);
  return { status: 'none', reason, text: notice, profile: null, notice, freesAt: frees };
}

/** Returns the refusal with its sentence for the user, and when the account has a question again. */
export async function learnFromRefusal(
  place: NotebookPlace,
  account: NotebookAccount,
  refusal: NotebookRefusal,
  until: number,
): Promise<Unanswered> {
  const { reason } = refusal;
  if (reason === 'rate-limited' && until - place.now() > ROOM_MS)
    await measureUsage(place, [account], place.now() - JUST_NOW_MS);
  const learnt = await noteLogin(place, account, reason);
  const frees = reason !== 'rate-limited' || learnt === null ? null : freesAt(learnt, 'ask', place.now());
  const notice = refusedAccount(refusal, frees === null ? null : timeText(frees, isoTimeOf));
  return { status: 'none', ...refusal, notice, freesAt: frees };
}

function isoTimeOf(at: number): string {
  return new Date(at).toISOString();
}

function unusable(text: string): Unanswered {
  const refusal = { reason: 'unknown', text, profile: null } as const;
  return { status: 'none', ...refusal, notice: refusalSentence(refusal), freesAt: null };
}

// Reserves a question in the ledger: which account it is asked with, and in which conversation.

import { refusalSentence } from '../../core/notebook/refusal-notice.ts';
import type { Choice } from '../../core/quota/choose-profile.ts';
import { ownerOfConversation, reserveQuery } from '../../core/quota/ledger.ts';
import { nobodyLeft } from '../../core/quota/quota-words.ts';
import type { NotebookAccount } from './notebook-accounts.ts';
import type { NotebookPlace, NotebookQuestion, Unanswered } from './notebook-question.ts';
import { changeLedger } from './quota-ledger.ts';

export interface Reserved {
  readonly status: 'reserved';
  readonly account: NotebookAccount;
  /** Null: a new conversation. Another account would not know the one that was asked for. */
  readonly conversationId: string | null;
}

/** The question counts as spent from here on, until it is settled. */
export async function reserveQuestion(
  place: NotebookPlace,
  question: NotebookQuestion,
  id: string,
  accounts: readonly NotebookAccount[],
): Promise<Reserved | Unanswered> {
  const { purpose, conversationId = null, loop = null, class: failureClass = null } = question;
  const details = { project: place.project, loop, class: failureClass, question: question.question };
  const intent = { id, at: place.now(), purpose, ...details };
  const changed = await changeLedger(place.userFolder, (before) => {
    const owner = conversationId === null ? null : ownerOfConversation(before, conversationId);
    const own = accounts.filter(({ account }) => account === owner);
    const first = reserveQuery(before, intent, own);
    const { ledger, choice } =
      first.choice.status === 'chosen' ? first : reserveQuery(before, intent, accounts);
    return { ledger, result: { choice, owner } };
  });
  if (changed.status === 'refused') return unusable(changed.reason);
  const { choice, owner } = changed.result;
  if (choice.status === 'none') return nobody(choice, purpose);
  const account = accounts.find((one) => one.account === choice.candidate.account);
  if (account === undefined) throw new Error('the ledger chose an account that was not offered');
  return { status: 'reserved', account, conversationId: owner === account.account ? conversationId : null };
}

/** Nobody can be asked, in words. */
export function nobody(
  choice: Extract<Choice, { status: 'none' }>,
  purpose: NotebookQuestion['purpose'],
): Unanswered {
  const freesAt = choice.spent[0]?.freesAt ?? null;
  const reason = freesAt === null ? 'auth-expired' : 'rate-limited';
  const notice = nobodyLeft(choice, purpose, isoTimeOf);
  return { status: 'none', reason, text: notice, profile: null, notice, freesAt };
}

export function isoTimeOf(at: number): string {
  return new Date(at).toISOString();
}

function unusable(text: string): Unanswered {
  const refusal = { reason: 'unknown', text, profile: null } as const;
  return { status: 'none', ...refusal, notice: refusalSentence(refusal), freesAt: null };
}

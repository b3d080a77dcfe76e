// One question of the ledger: reserved, which decides its account, asked once, and settled. No account is tried after
// another here.

import { randomUUID } from 'node:crypto';
import { type NotebookAnswer, queryNotebook } from '../../adapters/nlm/query-notebook.ts';
import { hashAnswer } from '../../core/guidance/hash-answer.ts';
import { type RefusalReason, wasSpent } from '../../core/notebook/refusal.ts';
import { type Settlement, settleQuery } from '../../core/quota/ledger.ts';
import { giveBackTogether } from '../sharing/share-quota.ts';
import { callAs, type NotebookAccount, type NotebookPlace } from './chosen-notebook.ts';
import { changeLedger } from './quota-ledger.ts';
import {
  learnFromRefusal,
  type NotebookQuestion,
  reserveQuestion,
  type Unanswered,
} from './spend-question.ts';

export interface AccountQuestion {
  /** Free of secrets. */
  readonly question: NotebookQuestion;
  /** For one request of nlm; a question takes several. */
  readonly timeoutSeconds: number;
  /** Until then a refusal may be followed by a look at the usage. Milliseconds since 1970. */
  readonly until: number;
  /** The caller knows that the account has the conversation; otherwise the ledger must say so. */
  readonly knowsConversation: boolean;
}

export interface Answered {
  readonly status: 'answered';
  readonly answer: NotebookAnswer;
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** The id of the notebook in that account. */
  readonly notebook: string;
  readonly conversationId: string | null;
}

/** What the ledger says about it afterwards. */
export interface AskedAccount {
  readonly id: string;
  readonly account: string | null;
  readonly notebook: string | null;
  readonly outcome: 'answered' | RefusalReason;
  readonly cost: number;
}

export interface Tried {
  readonly outcome: Answered | (Unanswered & { readonly wasSent?: boolean });
  /** Null when no account could be asked. */
  readonly by: NotebookAccount | null;
  /** In addition to the outcome. */
  readonly notice: string | null;
  /** Null when nothing was asked. */
  readonly query: AskedAccount | null;
}

/** Never throws for failures of nlm or Google. */
export async function askAccount(
  place: NotebookPlace,
  { question, timeoutSeconds, until, knowsConversation }: AccountQuestion,
  accounts: readonly NotebookAccount[],
): Promise<Tried> {
  const id = randomUUID();
  const reserved = await reserveQuestion(place, question, id, accounts);
  if (reserved.status === 'none') return { outcome: reserved, by: null, notice: null, query: null };
  const { account: by, notice } = reserved;
  const { profile, notebook } = by;
  const conversationId = knowsConversation ? (question.conversationId ?? null) : reserved.conversationId;
  const { sourceIds } = question;
  const result = await queryNotebook({
    ...callAs(place, profile),
    ...{ notebook, conversationId, question: question.question, timeoutSeconds },
    ...(sourceIds === undefined ? {} : { sourceIds }),
  });
  if (result.status !== 'ok') {
    const refusal = { reason: result.status, text: result.text, profile };
    const settlement = { outcome: refusal.reason, wasSpent: result.wasSent && wasSpent(refusal) };
    const query = await settle(place, id, settlement);
    const outcome = await learnFromRefusal(place, by, refusal, until);
    return { outcome: { ...outcome, wasSent: result.wasSent }, by, notice, query };
  }
  const { text, conversationId: conversation } = result.data;
  const answered = { outcome: 'answered', conversation, answerHash: hashAnswer(text) } as const;
  const query = await settle(place, id, answered);
  const answer = { answer: result.data, profile, notebook, conversationId: conversation };
  return { outcome: { status: 'answered', ...answer }, by, notice, query };
}

async function settle(place: NotebookPlace, id: string, settlement: Settlement): Promise<AskedAccount> {
  const settled = await changeLedger(place.userFolder, (before) => {
    const ledger = settleQuery(before, id, settlement);
    return { ledger, result: ledger.queries.find((query) => query.id === id) ?? null };
  });
  const query = settled.status === 'done' ? settled.result : null;
  if (query?.cost === 0) await giveBackTogether(place, id);
  const { account = null, notebook = null, cost = 1 } = query ?? {};
  return { id, account, notebook, outcome: settlement.outcome, cost };
}

// Asks a notebook one question with any account that has questions left: reserve, ask, settle. When only that account
// has a problem, the next one is tried. No question is lost or asked twice. Cited sources get titles.

import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { appendJournal } from '../../adapters/files/journal.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import type { NlmAccount } from '../../adapters/nlm/program/nlm-call.ts';
import { type NotebookAnswer, queryNotebook } from '../../adapters/nlm/query-notebook.ts';
import { listSources } from '../../adapters/nlm/sources.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import type { Citation } from '../../core/guidance/guidance.ts';
import { hashAnswer } from '../../core/guidance/hash-answer.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { faultOf, refusalSentence, wasSpent } from '../../core/notebook/refusal.ts';
import { type Settlement, settleQuery } from '../../core/quota/ledger.ts';
import { redact } from '../../core/secrets/redact.ts';
import { giveBackTogether } from '../sharing/share-quota.ts';
import { chosenNotebook, type NotebookAccount, type NotebookPlace } from './chosen-notebook.ts';
import { changeLedger } from './quota-ledger.ts';
import {
  learnFromRefusal,
  type NotebookQuestion,
  reserveQuestion,
  type Unanswered,
} from './spend-question.ts';

interface Answered {
  readonly status: 'answered';
  readonly answer: NotebookAnswer;
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** The id of the notebook in that account. */
  readonly notebook: string;
  readonly conversationId: string | null;
}

/** `notices`: one sentence for each account that could not be asked. */
export type NotebookOutcome = (Answered | Unanswered) & { readonly notices: readonly string[] };

/** For one request of nlm; a question takes several. */
const LONGEST_SECONDS = 180;
const SHORTEST_SECONDS = 10;
/** The time that must be left to look up the titles of sources. */
const ROOM_MS = 20_000;

/** Never throws for failures of nlm or Google. Takes minutes at worst: `deadlineMs` bounds all but the last attempt. */
export async function askQuestion(
  place: NotebookPlace,
  question: NotebookQuestion,
): Promise<NotebookOutcome> {
  const chosen = chosenNotebook(place, question.notebook);
  if (chosen.status !== 'chosen') return nobodyChosen(notAskedText(chosen));
  const asked = { ...question, question: textToSend(question.question) };
  const until = place.now() + question.deadlineMs;
  const notices = [...chosen.notices];
  const { account: only } = question;
  const accounts = chosen.accounts.filter(({ account }) => only === undefined || account === only);
  for (let left = accounts; ; ) {
    const { outcome, by, notice } = await tryOne({ place, question: asked, until }, left);
    if (notice !== null) notices.push(notice);
    if (outcome.status === 'answered') return { ...outcome, notices };
    notices.push(outcome.notice);
    left = left.filter((account) => account !== by);
    const mayRotate = by !== null && faultOf(outcome.reason) === 'account' && left.length > 0;
    if (!mayRotate || place.now() >= until) return { ...outcome, notice: notices.join(' '), notices };
  }
}

function nobodyChosen(text: string): NotebookOutcome {
  const refusal = { reason: 'not-chosen', text, profile: null } as const;
  const notice = refusalSentence(refusal);
  return { status: 'none', ...refusal, notice, freesAt: null, notices: [notice] };
}

interface Attempt {
  readonly place: NotebookPlace;
  readonly question: NotebookQuestion;
  /** Milliseconds since 1970. */
  readonly until: number;
}

interface Tried {
  readonly outcome: Answered | Unanswered;
  /** Null when no account could be asked. */
  readonly by: NotebookAccount | null;
  /** In addition to the outcome. */
  readonly notice: string | null;
}

async function tryOne(attempt: Attempt, accounts: readonly NotebookAccount[]): Promise<Tried> {
  const { place, question, until } = attempt;
  const id = randomUUID();
  const reserved = await reserveQuestion(place, question, id, accounts);
  if (reserved.status === 'none') return { outcome: reserved, by: null, notice: null };
  const { account: by, conversationId, notice } = reserved;
  const { profile, notebook } = by;
  const { sourceIds } = question;
  const left = Math.ceil((until - place.now()) / 1000);
  const result = await queryNotebook({
    ...{ profile, notebook, conversationId, projectRoot: place.project, env: place.env },
    question: question.question,
    timeoutSeconds: Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left)),
    ...(sourceIds === undefined ? {} : { sourceIds }),
  });
  if (result.status !== 'ok') {
    const refusal = { reason: result.status, text: result.text, profile };
    await settle(attempt, id, { outcome: refusal.reason, wasSpent: result.wasSent && wasSpent(refusal) });
    return { outcome: await learnFromRefusal(place, by, refusal, until), by, notice };
  }
  const { text, conversationId: conversation, citations } = result.data;
  await settle(attempt, id, { outcome: 'answered', conversation, answerHash: hashAnswer(text) });
  const titled =
    until - place.now() > ROOM_MS
      ? await withTitles(
          place.userFolder,
          { profile, projectRoot: place.project, env: place.env },
          notebook,
          citations,
        )
      : citations;
  const named = { ...result.data, citations: titled };
  const answer = { answer: named, profile, notebook, conversationId: conversation };
  return { outcome: { status: 'answered', ...answer }, by, notice };
}

/** Records in the ledger and the project's journal what was asked, with which account, and what it cost. */
async function settle({ place, question }: Attempt, id: string, settlement: Settlement): Promise<void> {
  const settled = await changeLedger(place.userFolder, (before) => {
    const ledger = settleQuery(before, id, settlement);
    return { ledger, result: ledger.queries.find((query) => query.id === id) ?? null };
  });
  const query = settled.status === 'done' ? settled.result : null;
  if (query?.cost === 0) await giveBackTogether(place, id);
  const { purpose, loop, class: failureClass } = question;
  const event = {
    event: 'notebook-asked' as const,
    ...(loop === undefined ? {} : { loop }),
    ...(failureClass === undefined ? {} : { class: failureClass }),
    purpose,
    query: id,
    profile: query?.account ?? null,
    notebook: query?.notebook ?? question.notebook,
    question: question.question,
    outcome: settlement.outcome,
    cost: query?.cost ?? 1,
  };
  await appendJournal(place.project, event, new Date(place.now()).toISOString());
}

const TITLES = z.record(z.string(), z.string());
const MOST = 5_000;
const LONGEST = 200;

/** Keeps a citation without a title if none is available. */
async function withTitles(
  userFolder: string,
  account: NlmAccount,
  notebook: string,
  citations: readonly Citation[],
): Promise<readonly Citation[]> {
  const path = join(userFolder, 'source-titles.json');
  const known = titlesIn(path);
  const isUnknown = citations.some(({ sourceId }) => !Object.hasOwn(known, sourceId));
  const titles = isUnknown ? { ...known, ...(await listed(account, notebook)) } : known;
  if (isUnknown) remember(path, titles);
  return citations.map((citation) => {
    const title = Object.hasOwn(titles, citation.sourceId) ? titles[citation.sourceId] : undefined;
    return title === undefined || title === '' ? citation : { ...citation, title };
  });
}

async function listed(account: NlmAccount, notebook: string): Promise<Readonly<Record<string, string>>> {
  const sources = await listSources(account, notebook);
  if (sources.status !== 'ok') return {};
  return Object.fromEntries(sources.data.map(({ id, title }) => [id, redact(title).slice(0, LONGEST)]));
}

function titlesIn(path: string): Readonly<Record<string, string>> {
  const file = readJson(path, ownFile(dirname(path)));
  const parsed = TITLES.safeParse(file.status === 'ok' ? file.value : {});
  return parsed.success ? parsed.data : {};
}

function remember(path: string, titles: Readonly<Record<string, string>>): void {
  try {
    const kept = Object.fromEntries(Object.entries(titles).slice(-MOST));
    keepJson(path, kept, { mode: 0o600 });
  } catch {
    // They are listed again next time.
  }
}

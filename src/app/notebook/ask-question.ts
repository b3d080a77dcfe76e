// Asks a notebook one question with any account that has questions left: reserve, ask, settle. When only that account
// has a problem, the next one is tried. No question is lost or asked twice. Cited sources get titles.

import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ownFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import type { NlmAccount } from '../../adapters/nlm/program/nlm-call.ts';
import { listSources } from '../../adapters/nlm/sources.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import type { Citation } from '../../core/guidance/guidance.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { faultOf, refusalSentence } from '../../core/notebook/refusal.ts';
import { redact } from '../../core/secrets/redact.ts';
import { type Answered, type AskedAccount, askAccount, type Tried } from './ask-account.ts';
import { chosenNotebook, type NotebookAccount, type NotebookPlace } from './chosen-notebook.ts';
import type { NotebookQuestion, Unanswered } from './spend-question.ts';

/** `notices`: one sentence for each account that could not be asked. */
export type NotebookOutcome = (Answered | Unanswered) & { readonly notices: readonly string[] };

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

/** For one request of nlm; a question takes several. */
const LONGEST_SECONDS = 180;
const SHORTEST_SECONDS = 10;

async function tryOne(attempt: Attempt, accounts: readonly NotebookAccount[]): Promise<Tried> {
  const { place, question, until } = attempt;
  const left = Math.ceil((until - place.now()) / 1000);
  const timeoutSeconds = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, left));
  const tried = await askAccount(
    place,
    { question, timeoutSeconds, until, knowsConversation: false },
    accounts,
  );
  if (tried.query !== null) await journal(attempt, tried.query);
  const { outcome } = tried;
  if (outcome.status !== 'answered' || until - place.now() <= ROOM_MS) return tried;
  const { profile, notebook, answer } = outcome;
  const account = { profile, projectRoot: place.project, env: place.env };
  const titled = await withTitles(place.userFolder, account, notebook, answer.citations);
  return { ...tried, outcome: { ...outcome, answer: { ...answer, citations: titled } } };
}

/** Records in the project's journal what was asked, with which account, and what it cost. */
async function journal({ place, question }: Attempt, asked: AskedAccount): Promise<void> {
  const { purpose, loop, class: failureClass } = question;
  const event = {
    event: 'notebook-asked' as const,
    ...(loop === undefined ? {} : { loop }),
    ...(failureClass === undefined ? {} : { class: failureClass }),
    purpose,
    query: asked.id,
    profile: asked.account,
    notebook: asked.notebook ?? question.notebook,
    question: question.question,
    outcome: asked.outcome,
    cost: asked.cost,
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

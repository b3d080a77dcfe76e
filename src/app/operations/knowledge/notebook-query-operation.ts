// One question to a notebook: which account is asked, and what its answer shows.

import * as z from 'zod/mini';
import { CHECK_MARK } from '../../../adapters/environment/client-marks.ts';
import type { Citation } from '../../../core/guidance/guidance.ts';
import { ownerOfConversation } from '../../../core/quota/ledger.ts';
import { fence } from '../../../core/text/fence.ts';
import { harmless } from '../../../core/text/harmless.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { accountWithSources } from '../../notebook/account-with-sources.ts';
import { askQuestion } from '../../notebook/ask-question.ts';
import { type KeptAnswer, keepAnswer, keptAnswer } from '../../notebook/check-answers.ts';
import { readLedger } from '../../notebook/quota-ledger.ts';
import { projectOfTree } from '../../planning/worktrees/tree-places.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { count, text, list as textList, word } from '../operation/inputs.ts';
import { type Called, operation, type Result, refused } from '../operation/operation.ts';
import { type ChosenForCall, inNotebook } from './in-notebook.ts';

const SECONDS = 300;
const LONGEST_ANSWER = 100_000;

const answerShape = z.object({
  conversation_id: z.optional(z.string()),
  sources_used: z.array(z.string()),
});

export const query = operation({
  name: 'notebook query',
  examples: ['"What does error 429 mean?"'],
  about: 'Ask one question, and print the answer and nothing else',
  effect: 'asks',
  tool: {
    name: 'notebook_query',
    about: 'Ask a NotebookLM notebook one question; costs quota',
    takes: { question: 'one question', conversation: 'to continue', notebook: 'name or id' },
    aliases: {
      notebook_id: 'notebook',
      query: 'question',
      conversation_id: 'conversation',
      source_ids: 'source',
      timeout: 'timeout',
    },
    isLong: true,
    grant: { to: ['plan'], agent: 'msw:researcher', takes: ['question', 'conversation'] },
  },
  inputs: {
    question: word('one question in quotes'),
    notebook: text('NAME', 'another notebook than the one of this project'),
    conversation: text('ID', 'continue with an earlier one'),
    source: textList('ID', 'only these sources answer'),
    timeout: count('SECONDS', 'by default 300', [1, 9999]),
  },
  // A worktree of a plan, and a tree of a check, have no settings of their own.
  run: (place, asked) =>
    inNotebook<Answered>(
      { ...place, folder: projectOfTree(place.folder, place.env) },
      asked.notebook,
      async (workspace, chosen) => {
        const target = { workspace, chosen };
        return asked.conversation === null ? askKept(place, asked, target) : askChosen(place, asked, target);
      },
    ),
  text: answerText,
  raw: ({ answer }) => `${answer}\n`,
  fields: { schema: answerShape, of: answerFields, text: 'answer' },
});

/** Asks unless this is a check whose question was answered; an answer that a person got later replaces that one. */
async function askKept(place: Called, asked: Asked, target: Target): Promise<Result<Answered>> {
  const { workspace, chosen } = target;
  const isCheck = place.env[CHECK_MARK] !== undefined;
  const same = [chosen.notebook, asked.question.trim(), ...asked.source];
  const kept = keptAnswer(workspace, same);
  if (isCheck && kept !== null) {
    const value = { ...NO_QUESTION, answer: kept.answer, notebook: chosen.notebook };
    return { status: 'done', value, notice: heard(kept) };
  }
  const result = await askChosen(place, asked, target);
  if (result.status !== 'done' || !(isCheck || kept !== null)) return result;
  const { answer } = result.value;
  keepAnswer(workspace, same, answer);
  if (!isCheck) return result;
  const told = [result.notice, heard({ at: workspace.now(), answer })];
  return { ...result, notice: told.filter((one) => one !== undefined).join(' ') };
}

/**
 * For the output of the check: a search swallows the answer, and the next runs do not ask. Verifications quote it in a
 * committed document, where a path of this machine has no place.
 */
function heard({ at, answer }: KeptAnswer): Prose {
  const day = quoteName(new Date(at).toISOString().slice(0, 10));
  return prose`The notebook answered on ${day}: ${quoteLine(answer, 300)}. The same question, asked in a terminal, replaces this answer.`;
}

const NO_QUESTION = { citations: [], profile: null, conversation: null } as const;

type Asked = Omit<OneQuestion, 'notebook' | 'account'>;

interface Target {
  readonly workspace: Workspace;
  readonly chosen: ChosenForCall;
}

function askChosen(
  { words }: Called,
  asked: Asked,
  { workspace, chosen }: Target,
): Promise<Result<Answered>> | Result<Answered> {
  const { conversation, source } = asked;
  if (conversation !== null && !isKnownConversation(workspace, conversation))
    return refused(
      `MSW has no conversation with this id: leave out ${words.input('conversation')} to start a new one.`,
    );
  return askWith(workspace, { ...asked, notebook: chosen.notebook }, source.length === 0 ? null : chosen);
}

/** @param chosen its accounts, where one has to hold the sources */
async function askWith(
  workspace: Workspace,
  question: OneQuestion,
  chosen: ChosenForCall | null,
): Promise<Result<Answered>> {
  if (chosen === null) return askOne(workspace, question);
  const found = await accountWithSources(workspace, chosen.accounts, question.source);
  if (found.status === 'refused') return refused(found.reason);
  return askOne(workspace, { ...question, account: found.account });
}

/** The answer as data, and the titles of what it cites. */
export function answerText({ answer, notebook, citations }: Answered): Prose {
  return joinProse(
    [
      fence(answer, { cap: LONGEST_ANSWER, label: prose`the notebook ${quoteName(notebook, 80)}` }),
      citedLine(citations),
    ],
    '\n',
  );
}

export interface Answered {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly profile: string | null;
  readonly notebook: string;
  readonly conversation: string | null;
}

const MOST_TITLES = 10;

function citedLine(citations: readonly Citation[]): Prose | null {
  const titles = [...new Set(citations.flatMap(({ title }) => title ?? []))].slice(0, MOST_TITLES);
  if (titles.length === 0) return null;
  return prose`Its sources: ${joinProse(
    titles.map((title) => quoteLine(title, 120)),
    ', ',
  )}`;
}

function answerFields({ conversation, citations }: Answered) {
  const used = new Set(citations.map(({ sourceId }) => sourceId));
  return {
    conversation_id: conversation === null ? undefined : quoteName(conversation, 120),
    sources_used: [...used].map((id) => quoteName(id, 120)),
  };
}

interface OneQuestion {
  readonly notebook: string;
  readonly question: string;
  readonly conversation: string | null;
  readonly source: readonly string[];
  readonly timeout: number | null;
  /** Only this one is asked. */
  readonly account?: string;
}

export async function askOne(
  workspace: Workspace,
  { notebook: name, question, conversation, source, timeout, account }: OneQuestion,
): Promise<Result<Answered>> {
  const outcome = await askQuestion(workspace, {
    notebook: name,
    question: question.trim(),
    conversationId: conversation,
    ...(source.length === 0 ? {} : { sourceIds: source }),
    ...(account === undefined ? {} : { account }),
    purpose: 'ask',
    deadlineMs: (timeout ?? SECONDS) * 1000,
  });
  if (outcome.status === 'none') return refused(outcome.notice);
  const { answer, profile, notebook, conversationId, notices } = outcome;
  const text = harmless(answer.text).trimEnd();
  const value = {
    ...{ answer: text, citations: answer.citations, profile, notebook },
    conversation: conversationId,
  };
  const isOther = conversation !== null && conversationId !== conversation;
  const all = isOther ? [...notices, OTHER_CONVERSATION] : notices;
  return { status: 'done', value, notice: all.length === 0 ? undefined : all.join(' ') };
}

const OTHER_CONVERSATION =
  'The account that holds this conversation could not be asked, so the answer starts a new one.';

function isKnownConversation({ userFolder }: Workspace, id: string): boolean {
  const read = readLedger(userFolder);
  return read.status === 'refused' || ownerOfConversation(read.ledger, id) !== null;
}

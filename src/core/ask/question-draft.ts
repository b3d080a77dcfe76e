// A question from the moment that it is stored to that of its stored answer.

import { selectHits } from '../retrieval/select-hits.ts';
import { type AskSettings, askSettings } from '../sources/ask-settings.ts';
import type { AskError, Bm25Selection, Conversation } from '../sources/conversation.ts';
import type { VaultStore } from '../sources/vault-store.ts';
import { isoTime } from '../text/iso-time.ts';
import type { BroughtSources } from './bring-sources.ts';
import {
  activeConversation,
  findConversation,
  withConversation,
  withMessage,
  withNewConversation,
  withQuestion,
  withRecords,
  withSelection,
} from './history.ts';
import { archiveOld, takeFromArchive } from './keep-history.ts';
import { passagesText } from './local-answer.ts';
import type { AskNotice } from './notice.ts';
import type { NotebookReply, NoteHit, Ports } from './ports.ts';
import type { AskRequest, AskResult } from './work.ts';

/** What is known of a question so far. */
export interface QuestionDraft {
  readonly store: VaultStore;
  readonly conversation: Conversation;
  /** When it was asked; ISO 8601. */
  readonly at: string;
  readonly settings: AskSettings;
  readonly selection: Bm25Selection;
  readonly errors: AskError[];
  readonly notices: AskNotice[];
}

export interface QuestionAnswer {
  readonly notebook: string | null;
  readonly reply?: NotebookReply;
  readonly brought: BroughtSources | null;
  readonly passages: AskResult['passages'];
  readonly isLocal: boolean;
}

export const noAnswer: QuestionAnswer = { notebook: null, brought: null, passages: [], isLocal: false };

export function addNotice({ notices }: QuestionDraft, code: AskNotice['code'], message: string): void {
  notices.push({ code, message });
}

/** The question is stored before anything else happens. Null when the conversation is unknown. */
export async function beginQuestion(
  ports: Ports,
  { question, conversation: which }: AskRequest,
): Promise<Pick<QuestionDraft, 'store' | 'conversation' | 'at'> | null> {
  if (which.kind === 'id') await takeFromArchive(ports, which.id);
  const at = isoTime(ports.now());
  const id = ports.newId();
  return ports.store.change((held) => {
    const existing = which.kind === 'id' ? findConversation(held, which.id) : activeConversation(held);
    if (which.kind === 'id' && existing === null) return { after: held, value: null };
    const begun =
      which.kind === 'new' || existing === null
        ? withNewConversation(held, { id, at })
        : { store: held, conversation: existing };
    const conversation = withQuestion(begun.conversation, question, at);
    const store = { ...withConversation(begun.store, conversation), activeConversation: conversation.id };
    return { after: store, value: { store, conversation, at } };
  });
}

/** The score 0 is no hit. */
export function selectionOf(
  query: string,
  hits: readonly NoteHit[],
  { bm25TopN: topN, bm25CutoffRatio: cutoffRatio, bm25MinSourcesK: minK }: AskSettings,
): Bm25Selection {
  const scored = hits.filter(({ score }) => score > 0).map(({ path, score }) => ({ path, score }));
  const selected = selectHits(scored, { top: topN, cutoff: cutoffRatio, least: minK });
  return {
    query,
    topN,
    cutoffRatio,
    minK,
    top15: scored.slice(0, topN),
    selected: selected.map((hit) => ({ ...hit })),
  };
}

export async function finishQuestion(
  ports: Ports,
  draft: QuestionDraft,
  answer: QuestionAnswer,
): Promise<AskResult> {
  const { notebook, reply, brought, passages, isLocal } = answer;
  const isSent = reply !== undefined;
  const ids = new Map(isSent ? brought?.sources.map(({ path, sourceId }) => [path, sourceId]) : []);
  const selection: Bm25Selection = {
    ...draft.selection,
    selected: draft.selection.selected.map((one) => {
      const sourceId = ids.get(one.path);
      return sourceId === undefined ? one : { ...one, sourceId };
    }),
  };
  const conversationId = reply?.conversationId ?? null;
  await ports.store.change((store) => {
    const found = findConversation(store, draft.conversation.id) ?? draft.conversation;
    let after = withRecords(withSelection(found, draft.at, selection), draft.errors, []);
    after = {
      ...after,
      selectedSourceIds: [...ids.values()],
      ...(notebook !== null && { notebookId: notebook }),
    };
    if (conversationId !== null) after = { ...after, notebookConversationId: conversationId };
    const at = isoTime(ports.now());
    if (reply !== undefined)
      after = withMessage(after, { role: 'assistant', text: reply.text, at, mode: 'notebook' });
    else if (isLocal)
      after = withMessage(after, { role: 'assistant', text: passagesText(passages), at, mode: 'local' });
    return { after: withConversation(store, after), value: null };
  });
  await archiveOld(ports);
  return {
    conversation: draft.conversation.id,
    mode: modeOf(answer),
    answer: reply?.text ?? null,
    notebook,
    conversationId,
    selection,
    passages,
    uploaded: brought?.uploaded ?? [],
    evicted: brought?.evicted ?? [],
    errors: draft.errors,
    notices: draft.notices,
    citations: (reply?.citations ?? []).flatMap(({ sourceId, number, quote }) => {
      const path = brought?.sources.find((one) => one.sourceId === sourceId)?.path;
      return path === undefined ? [] : [{ number, path, quote }];
    }),
  };
}

function modeOf({ reply, isLocal }: QuestionAnswer): AskResult['mode'] {
  if (reply !== undefined) return 'notebook';
  return isLocal ? 'local' : null;
}

export function unknownConversation({ question, conversation, settings }: AskRequest): AskResult {
  const id = conversation.kind === 'id' ? conversation.id : '';
  return {
    conversation: id,
    mode: null,
    answer: null,
    notebook: null,
    conversationId: null,
    selection: selectionOf(question, [], askSettings({ ...settings, vault: {} }).settings),
    passages: [],
    uploaded: [],
    evicted: [],
    errors: [],
    notices: [{ code: 'unknown-conversation', message: 'The vault has no conversation with this id.' }],
    citations: [],
  };
}

// One question over a vault, from its words to the stored answer: the notes that match are chosen, their sources brought
// into the notebook, and the notebook is asked; where it cannot be, the notes themselves answer.

import { askSettings } from '../sources/ask-settings.ts';
import type { Conversation } from '../sources/conversation.ts';
import { isoTime } from '../text/iso-time.ts';
import { bringSources } from './bring-sources.ts';
import { localPassages } from './local-answer.ts';
import { askAgreement, makeNotebook } from './make-notebook.ts';
import { noticeOf } from './notice.ts';
import type { ChosenNote } from './plan-question.ts';
import type { Ports } from './ports.ts';
import { queryNotebook } from './query-notebook.ts';
import {
  addNotice,
  beginQuestion,
  finishQuestion,
  noAnswer,
  type QuestionAnswer,
  type QuestionDraft,
  selectionOf,
  unknownConversation,
} from './question-draft.ts';
import { type Reached, reachNotebook } from './reach-notebook.ts';
import { deletedNotices, olderPaths, readVaultNotes, restoreSources } from './restore-sources.ts';
import type { AskRequest, AskResult } from './work.ts';

export async function askVault(ports: Ports, request: AskRequest): Promise<AskResult> {
  const begun = await beginQuestion(ports, request);
  if (begun === null) return unknownConversation(request);
  const { settings, problems } = askSettings({ ...request.settings, vault: begun.store.settings });
  request.tell({ stage: 'searching' });
  const [{ hits, leftOut, unusable }, reach] = await Promise.all([
    ports.notes.search(request.question, settings),
    request.isLocal ? null : reachNotebook(ports),
  ]);
  const selection = selectionOf(request.question, hits, settings);
  const draft: QuestionDraft = { ...begun, settings, selection, errors: [], notices: [] };
  draft.notices.push(...problems.map((message) => ({ code: 'setting' as const, message })));
  if (leftOut.length > 0) addNotice(draft, 'left-out', `Not searched: ${leftOut.join('; ')}.`);
  if (selection.selected.length === 0) {
    addNotice(draft, 'no-hits', 'No note of the vault has any of these words; nothing was asked.');
    return finishQuestion(ports, draft, noAnswer);
  }
  if (unusable.length > 0)
    addNotice(
      draft,
      'left-out',
      `Nothing is sent while exclusions cannot be applied: ${unusable.join('; ')}.`,
    );
  const answer =
    reach === null || unusable.length > 0 ? null : await answerByNotebook(ports, request, draft, reach);
  if (request.isStopped() && answer?.reply === undefined) {
    if (!draft.notices.some(({ code }) => code === 'stopped')) addNotice(draft, 'stopped', 'It was stopped.');
    return finishQuestion(ports, draft, { ...noAnswer, ...answer });
  }
  if (answer?.reply !== undefined) return finishQuestion(ports, draft, answer);
  const paths = selection.selected.map(({ path }) => path);
  return finishQuestion(ports, draft, {
    ...noAnswer,
    ...answer,
    passages: await localPassages(ports, paths, request.question),
    isLocal: true,
  });
}

type Reaching = Awaited<ReturnType<typeof reachNotebook>>;

/** Null when the notebook was not reached; without a reply where it did not answer. */
async function answerByNotebook(
  ports: Ports,
  request: AskRequest,
  draft: QuestionDraft,
  reach: Reaching,
): Promise<QuestionAnswer | null> {
  const paths = draft.selection.selected.map(({ path }) => path);
  const chosen = await readVaultNotes(ports, paths);
  const reached = await agreedNotebook(ports, request, draft, reach, chosen);
  if (reached === null) return null;
  const { settings, conversation } = draft;
  const bring = { chosen, reached, settings, conversation: conversation.id, isUse: true };
  const brought = await bringSources(ports, bring, request);
  draft.errors.push(...brought.errors);
  draft.notices.push(...brought.notices);
  const answer = { ...noAnswer, notebook: reached.notebook, brought };
  if (request.isStopped()) return answer;
  await restoreLater(ports, request, draft, reached, chosen);
  const [first, ...rest] = brought.sources.map(({ sourceId }) => sourceId);
  if (first === undefined) {
    addNotice(draft, 'partial', 'None of the chosen notes is in the notebook.');
    return answer;
  }
  if (brought.sources.length < chosen.length)
    addNotice(
      draft,
      'partial',
      `The answer comes from ${brought.sources.length} of ${chosen.length} chosen notes.`,
    );
  request.tell({ stage: 'asking', sources: brought.sources.length });
  const { outcome, isSecond } = await queryNotebook(ports, {
    notebook: reached.notebook,
    question: request.question,
    sourceIds: [first, ...rest],
    conversationId: conversationIdIn(conversation, reached.notebook),
    timeoutSeconds: settings.queryTimeoutSeconds,
  });
  if (isSecond)
    addNotice(
      draft,
      'second-query',
      'The notebook no longer knew this conversation, so a second query began a new one.',
    );
  if (outcome.status === 'ok') return { ...answer, reply: outcome.value };
  draft.notices.push(noticeOf(outcome));
  draft.errors.push({
    at: isoTime(ports.now()),
    stage: outcome.code === 'logged-out' ? 'auth' : 'query',
    code: outcome.code,
    message: outcome.message,
  });
  return answer;
}

function conversationIdIn(conversation: Conversation, notebook: string): string | null {
  return conversation.notebookId === notebook ? (conversation.notebookConversationId ?? null) : null;
}

async function agreedNotebook(
  ports: Ports,
  { mayUpload }: AskRequest,
  draft: QuestionDraft,
  reach: Reaching,
  chosen: readonly ChosenNote[],
): Promise<Reached | null> {
  const { settings } = draft;
  const made = reach.status === 'none' ? await makeNotebook(ports, settings, chosen, mayUpload) : reach;
  if (made.status === 'none') return null;
  const notice =
    made.status === 'unreachable'
      ? made.notice
      : await askAgreement(ports, made.reached, settings, chosen, mayUpload);
  if (notice === null && made.status === 'reached')
    return { ...made.reached, trust: await ports.trust.read() };
  if (notice !== null) {
    draft.notices.push(notice);
    if (notice.code === 'logged-out' || notice.code === 'other-account')
      draft.errors.push({ at: isoTime(ports.now()), stage: 'auth', ...notice });
  }
  return null;
}

/** A conversation that is taken up again gets its lost sources back, but its answer does not wait for them. */
async function restoreLater(
  ports: Ports,
  request: AskRequest,
  { conversation, settings, notices }: QuestionDraft,
  reached: Reached,
  current: readonly ChosenNote[],
): Promise<void> {
  if (request.conversation.kind !== 'id') return;
  const old = await readVaultNotes(ports, olderPaths(conversation, current, settings));
  notices.push(...deletedNotices(old));
  const restoring = restoreSources(
    ports,
    { current, old, reached, settings, conversation: conversation.id },
    request,
  );
  request.afterwards(
    restoring.then(
      () => undefined,
      () => undefined,
    ),
  );
}

// The notebook of a vault through the user's own nlm: one account, which has this notebook, and the one allowance that
// all of MSW spends.

import { addNoteSource, fileTitle, renameNote } from '../../adapters/nlm/note-sources.ts';
import { createNotebook, getNotebook, listNotebooks } from '../../adapters/nlm/notebooks.ts';
import { locateNlm } from '../../adapters/nlm/program/locate-nlm.ts';
import { isUncertain, type NlmRefusal, type NlmResult } from '../../adapters/nlm/program/nlm-call.ts';
import { deleteSource, listSources } from '../../adapters/nlm/sources.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { FAILURE_CODES } from '../../core/ask/failure-code.ts';
import { onlyEmpty } from '../../core/ask/only-empty.ts';
import type {
  NotebookPort,
  NotebookReply,
  PortFailure,
  PortFailureCode,
  PortResult,
  RemoteSource,
  VaultQuestion,
} from '../../core/ask/ports.ts';
import { isTitled } from '../../core/ask/reach-notebook.ts';
import { type RefusalReason, refusalSentence } from '../../core/notebook/refusal.ts';
import { askAccount } from '../notebook/ask-account.ts';
import { callAs, type NotebookAccount, type NotebookPlace } from '../notebook/chosen-notebook.ts';

export interface NlmNotebookRequest {
  /** `project` is the vault. */
  readonly place: NotebookPlace;
  /** The one that is asked, whatever its `notebook`. */
  readonly account: NotebookAccount;
  /** Of all notes: where a long note is whose source was not renamed. */
  readonly paths: () => Promise<readonly string[]>;
}

/** Its calls may run at the same time. */
export function nlmNotebook({ place: given, account, paths }: NlmNotebookRequest): NotebookPort {
  const place = { ...given, isSideBySide: true };
  const as = callAs(place, account.profile);
  /** The ids that each notebook is known to have, to recognise a source that a failed call has added. */
  const known = new Map<string, Set<string>>();

  const failed = (refusal: NlmRefusal): PortFailure & { readonly status: 'failed' } => ({
    ...{ status: 'failed', code: FAILURE_CODES[refusal.status], mayHaveArrived: isUncertain(refusal) },
    message: sentence(refusal, account),
  });
  const told = <A, B>(result: NlmResult<A>, into: (data: A) => B): PortResult<B> =>
    result.status === 'ok' ? { status: 'ok', value: into(result.data) } : failed(result);

  const list = async (notebook: string): Promise<PortResult<readonly RemoteSource[]>> => {
    const listed = await listSources(as, notebook);
    if (listed.status !== 'ok') return failed(listed);
    if (listed.data.length === 0) {
      const got = await getNotebook(as, notebook);
      if (got.status !== 'ok') return failed(got);
      if (got.data.sourceCount > 0) return implausible(got.data.sourceCount);
    }
    const titles = listed.data.some(({ title }) => title.startsWith(LONG)) ? await longTitles(paths) : null;
    const sources = listed.data.map(({ id, title, state }) => ({
      ...{ id, state },
      title: titles?.get(title) ?? title,
    }));
    known.set(notebook, new Set(sources.map(({ id }) => id)));
    return { status: 'ok', value: sources };
  };

  /** What nlm reports as failed may be there: it is looked for before anybody believes it. */
  const lookFor = async (
    notebook: string,
    sought: Sought,
    refusal: NlmRefusal,
  ): Promise<PortResult<string>> => {
    const { before, title } = sought;
    if (!refusal.wasSent || before === null || HOPELESS.has(refusal.status)) return failed(refusal);
    const listed = await list(notebook);
    if (listed.status !== 'ok') return { ...listed, mayHaveArrived: isUncertain(refusal) };
    const arrived = listed.value.findLast((one) => isTitled(one, title) && !before.has(one.id));
    return arrived === undefined ? { ...failed(refusal), mayHaveArrived: false } : arrivedAs(arrived);
  };

  return {
    account: async () => {
      const nlm = await locateNlm(as);
      return nlm.status === 'located' ? { status: 'ok', value: account.account } : failed(nlm);
    },
    create: async (title) => told(await createNotebook(as, title), ({ id }) => id),
    findEmpty: async (title) => told(await listNotebooks(as), (all) => onlyEmpty(all, title)),
    list,
    add: async (notebook, note) => {
      const before = known.get(notebook) ?? null;
      const sought = { title: note.title, before: before && new Set(before) };
      const added = await addNoteSource(as, notebook, note);
      if (added.status !== 'ok') return lookFor(notebook, sought, added);
      // For a refusal that may be none, some versions answer with any source of that title.
      if (sought.before?.has(added.data) === true)
        return lookFor(notebook, sought, { status: 'unknown', text: OLD_SOURCE, wasSent: true });
      known.get(notebook)?.add(added.data);
      return { status: 'ok', value: added.data };
    },
    rename: async (notebook, source, title) =>
      told(await renameNote(as, notebook, { source, title }), () => null),
    remove: async (_, source) => told(await deleteSource(as, source), () => null),
    ask: (query) => ask(place, account, query),
  };
}

interface Sought {
  readonly title: string;
  /** The notebook's sources before the addition; null when they are not known. */
  readonly before: ReadonlySet<string> | null;
}

function arrivedAs({ id, state }: RemoteSource): PortResult<string> {
  if (state === 'ready' || state === 'unknown') return { status: 'ok', value: id };
  const isFailed = state === 'failed';
  const message = isFailed
    ? 'The notebook cannot read this note.'
    : 'The notebook is still reading this note.';
  return { status: 'failed', code: isFailed ? 'refused' : 'timed-out', message, mayHaveArrived: true };
}

const OLD_SOURCE = 'nlm named a source that was there before';
const LONG = 'msw-';
/** After these nothing was added, and a listing would be refused as well. */
const HOPELESS: ReadonlySet<RefusalReason> = new Set([
  'auth-expired',
  'profile-missing',
  'not-installed',
  'too-old',
]);

/** A second question with the same conversation would be refused for the same reason. */
const OF_CONVERSATION: ReadonlySet<PortFailureCode> = new Set(['not-found', 'refused']);
/** A refusal may be followed by a look at the usage, for this long after the time of the question itself. */
const ROOM_MS = 60_000;

async function ask(
  place: NotebookPlace,
  account: NotebookAccount,
  query: VaultQuestion,
): Promise<PortResult<NotebookReply>> {
  const { notebook, sourceIds, conversationId, timeoutSeconds } = query;
  const deadlineMs = timeoutSeconds * 1000 + ROOM_MS;
  const question = {
    ...{ notebook, question: textToSend(query.question), sourceIds, conversationId },
    ...({ purpose: 'ask', deadlineMs } as const),
  };
  const until = place.now() + deadlineMs;
  const request = { question, timeoutSeconds, until, knowsConversation: true };
  const { outcome } = await askAccount(place, request, [{ ...account, notebook }]);
  if (outcome.status === 'answered') {
    const { text, citations } = outcome.answer;
    const cited = citations.map(({ number, sourceId, quote }) => ({ number, sourceId, quote }));
    return { status: 'ok', value: { text, conversationId: outcome.conversationId, citations: cited } };
  }
  const { reason, text, notice, wasSent = false } = outcome;
  const code = FAILURE_CODES[reason];
  const isLost = conversationId !== null && wasSent && OF_CONVERSATION.has(code);
  const mayHaveArrived = isUncertain({ status: reason, text, wasSent });
  const message = reason === 'not-found' ? sentence({ status: reason, text, wasSent }, account) : notice;
  return { status: 'failed', code: isLost ? 'conversation-lost' : code, message, mayHaveArrived };
}

function sentence({ status: reason, text }: NlmRefusal, { account, profile }: NotebookAccount): string {
  if (reason === 'not-found') return `The notebook is not there, or is not open to the account ${account}.`;
  return refusalSentence({ reason, text, profile });
}

function implausible(count: number): PortResult<never> {
  const message = `The notebook lists no source although it counts ${count}, so nothing is changed; try again later.`;
  return { status: 'failed', code: 'refused', message, mayHaveArrived: false };
}

async function longTitles(paths: () => Promise<readonly string[]>): Promise<ReadonlyMap<string, string>> {
  return new Map((await paths()).map((path) => [fileTitle(path), path]));
}

// The conversations of a vault: begun, listed, shown, deleted and exported.

import type { Conversation } from '../../sources/conversation.ts';
import { newestOfEach } from '../../sources/vault-store.ts';
import { isoTime } from '../../text/iso-time.ts';
import { plainLine } from '../../text/plain-line.ts';
import {
  findConversation,
  newestFirst,
  selectedPaths,
  withNewConversation,
  withoutConversations,
} from '../history.ts';
import { archiveOld } from '../keep-history.ts';
import type { Ports } from '../ports.ts';
import { conversationNote } from './conversation-note.ts';

export interface HistoryRow {
  readonly id: string;
  /** When it changed last; ISO 8601. */
  readonly at: string;
  /** Of the first question, at most 80 characters on one line. */
  readonly snippet: string;
  /** How many notes were selected over the whole conversation. */
  readonly sources: number;
}

const SNIPPET = 80;
/** Ids of deleted conversations that are kept in mind. */
const MOST_DELETED = 1000;

/** Begins a conversation, or takes the empty one that is there; its id. */
export async function newConversation(ports: Ports): Promise<string> {
  const begin = { id: ports.newId(), at: isoTime(ports.now()) };
  const id = await ports.store.change((held) => {
    const { store, conversation } = withNewConversation(held, begin);
    return { after: store, value: conversation.id };
  });
  await archiveOld(ports);
  return id;
}

/** The newest first, without empty ones. */
export async function listConversations(
  ports: Ports,
  { withArchive }: { readonly withArchive: boolean },
): Promise<readonly HistoryRow[]> {
  const all = withArchive ? await allConversations(ports) : (await ports.store.read()).conversationHistory;
  return all
    .filter(({ messages }) => messages.length > 0)
    .toSorted(newestFirst)
    .map(historyRow);
}

function historyRow(conversation: Conversation): HistoryRow {
  const first = conversation.messages.find(({ role }) => role === 'user')?.text ?? '';
  return {
    id: conversation.id,
    at: conversation.updatedAt,
    snippet: plainLine(first, SNIPPET),
    sources: selectedPaths(conversation).length,
  };
}

/** Also from the archive; null when there is none with this id. */
export async function showConversation(ports: Ports, id: string): Promise<Conversation | null> {
  const held = findConversation(await ports.store.read(), id);
  return held ?? (await ports.archive.all()).find((one) => one.id === id) ?? null;
}

/** False when there is none with this id. */
export async function deleteConversation(ports: Ports, id: string): Promise<boolean> {
  if ((await showConversation(ports, id)) === null) return false;
  await ports.archive.remove(id);
  await ports.store.change((store) => {
    const rest = withoutConversations(store, new Set([id]));
    const deleted = [...(store.deletedConversations ?? []).filter((one) => one !== id), id];
    return { after: { ...rest, deletedConversations: deleted.slice(-MOST_DELETED) }, value: null };
  });
  return true;
}

/** Notes, marked so that they are not indexed; null when there is none with this id. */
export async function exportConversations(
  ports: Ports,
  which: { readonly id: string } | 'all',
): Promise<readonly { readonly name: string; readonly text: string }[] | null> {
  if (which === 'all') {
    const all = (await allConversations(ports)).filter(({ messages }) => messages.length > 0);
    return all.toSorted(newestFirst).map(conversationNote);
  }
  const one = await showConversation(ports, which.id);
  return one === null ? null : [conversationNote(one)];
}

async function allConversations(ports: Ports): Promise<readonly Conversation[]> {
  const { conversationHistory } = await ports.store.read();
  return newestOfEach([...(await ports.archive.all()), ...conversationHistory]);
}

// The conversations in a vault's store: begun, continued and counted. The question is appended before it is sent, the
// answer when it comes.

import type { AskError, Bm25Selection, Conversation, Evicted, Message } from '../sources/conversation.ts';
import type { VaultStore } from '../sources/vault-store.ts';

/** How many stay in the store; older ones go to the archive. */
export const HISTORY_CAP = 500;

/** Begins a conversation; an empty one that is there is used again. */
export function withNewConversation(
  store: VaultStore,
  { id, at }: { readonly id: string; readonly at: string },
): { readonly store: VaultStore; readonly conversation: Conversation } {
  const empty = store.conversationHistory.findLast(({ messages }) => messages.length === 0);
  const conversation: Conversation =
    empty === undefined
      ? {
          id,
          createdAt: at,
          updatedAt: at,
          notebookId: store.settings.notebookId === undefined ? null : idOf(store.settings.notebookId),
          messages: [],
          selectedSourceIds: [],
        }
      : withoutRemote({ ...empty, createdAt: at, updatedAt: at });
  return {
    store: { ...withConversation(store, conversation), activeConversation: conversation.id },
    conversation,
  };
}

function withoutRemote({ notebookConversationId: _, ...conversation }: Conversation): Conversation {
  return conversation;
}

function idOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Adds it, or takes the place of the one with its id. */
export function withConversation(store: VaultStore, conversation: Conversation): VaultStore {
  const history = store.conversationHistory;
  const isThere = history.some(({ id }) => id === conversation.id);
  return {
    ...store,
    conversationHistory: isThere
      ? history.map((one) => (one.id === conversation.id ? conversation : one))
      : [...history, conversation],
  };
}

export function findConversation(store: VaultStore, id: string): Conversation | null {
  return store.conversationHistory.find((one) => one.id === id) ?? null;
}

/** The one that a question without further words continues. */
export function activeConversation(store: VaultStore): Conversation | null {
  const { activeConversation: id, conversationHistory } = store;
  return (
    (id === undefined ? null : findConversation(store, id)) ??
    conversationHistory.toSorted(newestFirst)[0] ??
    null
  );
}

export function newestFirst(a: Conversation, b: Conversation): number {
  if (a.updatedAt === b.updatedAt) return 0;
  return a.updatedAt > b.updatedAt ? -1 : 1;
}

export function withQuestion(conversation: Conversation, text: string, at: string): Conversation {
  return withMessage(conversation, { role: 'user', text, at });
}

export function withMessage(conversation: Conversation, message: Message): Conversation {
  return { ...conversation, updatedAt: message.at, messages: [...conversation.messages, message] };
}

/** On the question of that time, and as the latest one. */
export function withSelection(
  conversation: Conversation,
  at: string,
  bm25Selection: Bm25Selection,
): Conversation {
  return {
    ...conversation,
    bm25Selection,
    messages: conversation.messages.map((message) =>
      message.role === 'user' && message.at === at ? { ...message, bm25Selection } : message,
    ),
  };
}

export function withRecords(
  conversation: Conversation,
  errors: readonly AskError[],
  evicted: readonly Evicted[],
): Conversation {
  return {
    ...conversation,
    ...(errors.length > 0 && { errors: [...(conversation.errors ?? []), ...errors] }),
    ...(evicted.length > 0 && { evicted: [...(conversation.evicted ?? []), ...evicted] }),
  };
}

/** Every note that was selected, those of the latest question first, each once. */
export function selectedPaths({ messages }: Conversation): readonly string[] {
  const newest = messages.toReversed();
  return [...new Set(newest.flatMap((one) => (one.bm25Selection?.selected ?? []).map(({ path }) => path)))];
}

/** Those that no longer fit into the store: the ones that changed longest ago, never the active one. */
export function beyondCap(store: VaultStore): readonly Conversation[] {
  const active = activeConversation(store)?.id;
  const rest = store.conversationHistory.filter(({ id }) => id !== active).toSorted(newestFirst);
  return rest.slice(HISTORY_CAP - 1);
}

export function withoutConversations(store: VaultStore, ids: ReadonlySet<string>): VaultStore {
  return {
    ...store,
    conversationHistory: store.conversationHistory.filter(({ id }) => !ids.has(id)),
  };
}

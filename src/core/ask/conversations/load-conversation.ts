// Takes a conversation up again: its messages, and in the notebook the sources that it has lost.

import { askSettings } from '../../sources/ask-settings.ts';
import type { AskError, Conversation } from '../../sources/conversation.ts';
import { findConversation } from '../history.ts';
import { takeFromArchive } from '../keep-history.ts';
import type { AskNotice } from '../notice.ts';
import type { Ports } from '../ports.ts';
import { isAgreed, reachNotebook } from '../reach-notebook.ts';
import { deletedNotices, olderPaths, readVaultNotes, restoreSources } from '../restore-sources.ts';
import type { Work } from '../work.ts';

export interface LoadRequest extends Work {
  readonly id: string;
}

export interface LoadResult {
  readonly conversation: Conversation;
  /** Paths. */
  readonly uploaded: readonly string[];
  /** Paths of notes that are gone. */
  readonly deleted: readonly string[];
  readonly errors: readonly AskError[];
  readonly notices: readonly AskNotice[];
}

/** Null when there is none with this id. */
export async function loadConversation(ports: Ports, request: LoadRequest): Promise<LoadResult | null> {
  await takeFromArchive(ports, request.id);
  const begun = await ports.store.change((held) => {
    const conversation = findConversation(held, request.id);
    if (conversation === null) return { after: held, value: null };
    const store = { ...held, activeConversation: request.id };
    return { after: store, value: { store, conversation } };
  });
  if (begun === null) return null;
  const { store, conversation } = begun;
  const { settings } = askSettings({ ...request.settings, vault: store.settings });
  const old = await readVaultNotes(ports, olderPaths(conversation, [], settings));
  const deleted = old.filter(({ note }) => note.status === 'missing').map(({ path }) => path);
  const result = { conversation, uploaded: [], deleted, errors: [], notices: deletedNotices(old) };
  if (old.length === deleted.length) return result;
  const reach = await reachNotebook(ports);
  if (reach.status === 'unreachable') return { ...result, notices: [...result.notices, reach.notice] };
  if (reach.status === 'none' || !isAgreed(reach.reached.trust, reach.reached.notebook)) return result;
  const restoring = { current: [], old, reached: reach.reached, settings, conversation: request.id };
  const { uploaded, errors, notices } = await restoreSources(ports, restoring, request);
  return { ...result, uploaded, errors, notices: [...result.notices, ...notices] };
}

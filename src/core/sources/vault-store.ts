// The one store of a vault: settings, the registry of its sources with their pool, and conversations. Either the Obsidian
// plugin's data or a file of the same shape in the user folder.

import type { GivenSettings } from '../ask/ask-settings.ts';
import type { Conversation } from '../ask/conversation.ts';
import type { SourceRegistry } from '../notebook/source-registry.ts';

export interface VaultStore {
  /** As stored, under the names of `AskSettings`; `askSettings` checks them. */
  readonly settings: GivenSettings;
  readonly sourceRegistry: SourceRegistry;
  /** Paths, front first: each of the registry in exactly one of the three. */
  readonly pool: Pool;
  readonly conversationHistory: readonly Conversation[];
  /** The conversation that is continued; else the one that changed last. */
  readonly activeConversation?: string;
  /** Ids, so that no other device brings them back; the newest last. */
  readonly deletedConversations?: readonly string[];
  /** Records of the history that could not be read: written back as they are. */
  readonly unreadable?: readonly unknown[];
}

export interface Pool {
  readonly probation: readonly string[];
  readonly protected: readonly string[];
  readonly pinned: readonly string[];
}

/** Reads an untrusted store; whatever cannot be read gets its default. */
export declare function parseVaultStore(value: unknown): VaultStore;

/** What is written: the store with all fields that it was read with. */
export declare function storeDocument(store: VaultStore): Readonly<Record<string, unknown>>;

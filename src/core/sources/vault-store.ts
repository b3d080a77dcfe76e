// The one store of a vault: settings, the registry of its sources with their pool, and conversations. Either the Obsidian
// plugin's data or a file of the same shape in the user folder.

import type { AskSettings } from '../ask/ask-settings.ts';
import type { Conversation } from '../ask/conversation.ts';

export interface VaultStore {
  readonly settings: AskSettings;
  readonly sourceRegistry: VaultRegistry;
  /** Paths, front first. */
  readonly pool: Pool;
  readonly conversationHistory: readonly Conversation[];
}

export interface VaultRegistry {
  readonly byPath: Readonly<Record<string, VaultRow>>;
  /** The inverse of `byPath`, without stale rows. */
  readonly bySourceId: Readonly<Record<string, { readonly path: string }>>;
}

export interface VaultRow {
  /** Null when stale. */
  readonly sourceId: string | null;
  readonly title: string;
  /** ISO 8601 in UTC, like `lastUsedAt`. */
  readonly addedAt: string;
  readonly lastUsedAt: string;
  /** How many questions selected it. */
  readonly useCount: number;
  /** `sha256:` and 64 hexadecimal digits, of what was sent. */
  readonly contentHash: string;
  readonly stale?: true;
}

export interface Pool {
  readonly probation: readonly string[];
  readonly protected: readonly string[];
  readonly pinned: readonly string[];
}

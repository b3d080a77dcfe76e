// The conversations of a vault: begun, listed, shown, deleted and exported.

import type { Conversation } from './conversation.ts';
import type { Ports } from './ports.ts';

export interface HistoryRow {
  readonly id: string;
  /** When it changed last; ISO 8601. */
  readonly at: string;
  /** Of the first question, at most 80 characters on one line. */
  readonly snippet: string;
  /** How many notes were selected over the whole conversation. */
  readonly sources: number;
}

/** Begins a conversation, or takes the empty one that is there; its id. */
export declare function newConversation(ports: Ports): Promise<string>;

/** The newest first, without empty ones. */
export declare function listConversations(
  ports: Ports,
  options: { readonly withArchive: boolean },
): Promise<readonly HistoryRow[]>;

/** Also from the archive; null when there is none with this id. */
export declare function showConversation(ports: Ports, id: string): Promise<Conversation | null>;

/** False when there is none with this id. */
export declare function deleteConversation(ports: Ports, id: string): Promise<boolean>;

/** Notes, marked so that they are not indexed; null when there is none with this id. */
export declare function exportConversations(
  ports: Ports,
  which: { readonly id: string } | 'all',
): Promise<readonly { readonly name: string; readonly text: string }[] | null>;

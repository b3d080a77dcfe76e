// Takes a conversation up again: its messages, and in the notebook the sources that it has lost.

import type { AskError, Conversation } from './conversation.ts';
import type { AskNotice } from './notice.ts';
import type { Ports } from './ports.ts';
import type { Work } from './work.ts';

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
export declare function loadConversation(ports: Ports, request: LoadRequest): Promise<LoadResult | null>;

// A grounded exchange over a vault, in the fields in which it is stored.

export interface Conversation {
  readonly id: string;
  /** ISO 8601 in UTC, like every time here. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly notebookId: string | null;
  readonly notebookConversationId?: string;
  readonly messages: readonly Message[];
  /** Of the latest question. */
  readonly bm25Selection?: Bm25Selection;
  /** The final list that was sent for the latest question. */
  readonly selectedSourceIds: readonly string[];
  readonly errors?: readonly AskError[];
  readonly evicted?: readonly Evicted[];
}

export interface Message {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly at: string;
  /** On a question. */
  readonly bm25Selection?: Bm25Selection;
  /** On an answer: who gave it. */
  readonly mode?: 'notebook' | 'local';
}

export interface Bm25Selection {
  readonly query: string;
  readonly topN: number;
  readonly cutoffRatio: number;
  readonly minK: number;
  readonly top15: readonly { readonly path: string; readonly score: number }[];
  readonly selected: readonly { readonly path: string; readonly score: number; readonly sourceId?: string }[];
}

export interface AskError {
  readonly at: string;
  readonly stage: 'upload' | 'query' | 'evict' | 'auth';
  readonly code: string;
  readonly message: string;
  readonly path?: string;
}

export interface Evicted {
  readonly path: string;
  readonly title: string;
  readonly sourceId: string;
  readonly contentHash: string;
  readonly at: string;
}

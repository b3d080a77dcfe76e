// One question over a vault, from its words to the stored answer.

import type { AskError, Bm25Selection, Evicted } from './conversation.ts';
import type { Passage, Ports } from './ports.ts';

export interface AskRequest {
  readonly question: string;
  /** `last` begins one where there is none. */
  readonly conversation: { readonly kind: 'last' | 'new' } | { readonly kind: 'id'; readonly id: string };
  /** Answer from the notes alone. */
  readonly isLocal: boolean;
  /** Asked before the first upload of a vault and before a notebook is made; false answers locally. */
  readonly mayUpload: (preview: UploadPreview) => Promise<boolean>;
  readonly tell: (progress: AskProgress) => void;
  readonly isStopped: () => boolean;
}

export interface UploadPreview {
  /** Null: it would be made, under this title. */
  readonly notebookId: string | null;
  readonly notebookTitle: string;
  readonly notes: readonly { readonly path: string; readonly characters: number }[];
}

export type AskProgress =
  | { readonly stage: 'searching' }
  | { readonly stage: 'uploading'; readonly done: number; readonly total: number }
  | { readonly stage: 'asking'; readonly sources: number }
  | { readonly stage: 'deleting'; readonly done: number; readonly total: number };

export interface AskResult {
  readonly conversation: string;
  /** Null when nothing answered. */
  readonly mode: 'notebook' | 'local' | null;
  /** Of the notebook; for a local answer the passages speak. */
  readonly answer: string | null;
  readonly notebook: string | null;
  readonly conversationId: string | null;
  readonly selection: Bm25Selection;
  readonly passages: readonly Passage[];
  /** Paths. */
  readonly uploaded: readonly string[];
  readonly evicted: readonly Evicted[];
  readonly errors: readonly AskError[];
  /** One sentence each, for people: what the answer lacks and why. */
  readonly notices: readonly string[];
  /** Source ids of the answer's citations as paths of notes. */
  readonly citations: readonly {
    readonly number: number;
    readonly path: string;
    readonly quote: string | null;
  }[];
}

export declare function askVault(ports: Ports, request: AskRequest): Promise<AskResult>;

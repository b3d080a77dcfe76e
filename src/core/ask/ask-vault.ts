// One question over a vault, from its words to the stored answer.

import type { AskError, Bm25Selection, Evicted } from './conversation.ts';
import type { AskNotice } from './notice.ts';
import type { Passage, Ports } from './ports.ts';
import type { UploadPreview, Work } from './work.ts';

export interface AskRequest extends Work {
  /** Free of secrets. */
  readonly question: string;
  /** `last` begins one where there is none. */
  readonly conversation: { readonly kind: 'last' | 'new' } | { readonly kind: 'id'; readonly id: string };
  /** Answer from the notes alone. */
  readonly isLocal: boolean;
  /** Asked before the first upload of a vault and before a notebook is made; false answers locally. */
  readonly mayUpload: (preview: UploadPreview) => Promise<boolean>;
}

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
  /** What the answer lacks and why. */
  readonly notices: readonly AskNotice[];
  /** Source ids of the answer's citations as paths of notes. */
  readonly citations: readonly {
    readonly number: number;
    readonly path: string;
    readonly quote: string | null;
  }[];
}

export declare function askVault(ports: Ports, request: AskRequest): Promise<AskResult>;

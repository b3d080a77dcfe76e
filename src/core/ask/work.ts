// What a question, and other operations that may upload, are given besides their ports, and what they tell.

import type { SettingLayers } from '../sources/ask-settings.ts';
import type { AskError, Bm25Selection, Evicted } from '../sources/conversation.ts';
import type { AskNotice } from './notice.ts';
import type { NotePassage } from './ports.ts';

export interface Work {
  readonly settings: SettingLayers;
  readonly tell: (progress: AskProgress) => void;
  readonly isStopped: () => boolean;
  /** Uploads that outlast the answer: a process should wait for them before it ends. Never rejects. */
  readonly afterwards: (work: Promise<void>) => void;
}

export interface UploadPreview {
  /** Null: it would be made, under this title. */
  readonly notebookId: string | null;
  readonly notebookTitle: string;
  /** An earlier attempt may have made the notebook: this would make a second one. */
  readonly mayBeSecond: boolean;
  readonly notes: readonly { readonly path: string; readonly characters: number }[];
}

export type AskProgress =
  | { readonly stage: 'searching' }
  | { readonly stage: 'uploading'; readonly done: number; readonly total: number }
  | { readonly stage: 'asking'; readonly sources: number }
  | { readonly stage: 'deleting'; readonly done: number; readonly total: number };

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
  readonly passages: readonly NotePassage[];
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

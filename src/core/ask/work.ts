// What an operation that may upload is given besides its ports, and what it tells while it works.

import type { SettingLayers } from './ask-settings.ts';

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

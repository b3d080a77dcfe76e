// Heals the pool: afterwards each of its notes has one source, with the note's present text and path.

import type { AskError } from './conversation.ts';
import type { AskNotice } from './notice.ts';
import type { Ports } from './ports.ts';
import type { Work } from './work.ts';

export interface SyncRequest extends Work {
  /** The user says that an empty listing is the truth. */
  readonly isEmptied: boolean;
}

export interface SyncResult {
  readonly notebook: string | null;
  /** False when the notebook could not be listed: nothing changed. */
  readonly isDone: boolean;
  /** Paths. */
  readonly uploaded: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** Sources deleted in the notebook, by title. */
  readonly removed: readonly { readonly title: string; readonly sourceId: string }[];
  readonly errors: readonly AskError[];
  readonly notices: readonly AskNotice[];
}

export declare function syncSources(ports: Ports, request: SyncRequest): Promise<SyncResult>;

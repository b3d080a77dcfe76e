// The pool of a vault as people see and steer it: what is in it, what is pinned, which notebook, and what may be deleted.

import type { SettingLayers } from './ask-settings.ts';
import type { AskNotice } from './notice.ts';
import type { Ports } from './ports.ts';

export interface SourceList {
  readonly notebook: string | null;
  readonly limits: {
    readonly maxSources: number;
    readonly headroom: number;
    readonly target: number;
    readonly protectedCap: number;
  };
  /** Front first. */
  readonly probation: readonly SourceEntry[];
  readonly protected: readonly SourceEntry[];
  readonly pinned: readonly SourceEntry[];
}

export interface SourceEntry {
  readonly path: string;
  /** Null when stale. */
  readonly sourceId: string | null;
  readonly useCount: number;
  /** ISO 8601. */
  readonly lastUsedAt: string;
  readonly stale?: true;
}

export declare function listSources(ports: Ports, settings: SettingLayers): Promise<SourceList>;

/** `unknown`: paths that are no sources. */
export declare function pinSources(
  ports: Ports,
  paths: readonly string[],
  isPinned: boolean,
  settings: SettingLayers,
): Promise<{ readonly changed: readonly string[]; readonly unknown: readonly string[] }>;

/** Confirms a notebook for this vault with the account that answers now, after that account has listed it. */
export declare function adoptNotebook(
  ports: Ports,
  notebookId: string,
): Promise<{ readonly status: 'adopted' } | { readonly status: 'refused'; readonly notice: AskNotice }>;

/** The vault has no notebook any more; nothing is deleted in it. */
export declare function resetNotebook(ports: Ports): Promise<void>;

/** The one consent: replaced and evicted sources that MSW added from here are deleted, until taken back. */
export declare function setDelete(ports: Ports, mayDelete: boolean): Promise<void>;

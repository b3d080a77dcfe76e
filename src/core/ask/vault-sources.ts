// The pool of a vault as people see and steer it: what is in it, what is pinned, which notebook, and what may be deleted.

import { askSettings, type SettingLayers } from '../sources/ask-settings.ts';
import { type PoolLimits, pinned, poolLimits, unpinned } from '../sources/pool.ts';
import { rowOf } from '../sources/pooled-sources.ts';
import type { VaultStore } from '../sources/vault-store.ts';
import { withNotebook } from '../sources/vault-trust.ts';
import { withNotebookId } from './make-notebook.ts';
import { type AskNotice, noticeOf } from './notice.ts';
import type { Ports } from './ports.ts';

export interface SourceList {
  readonly notebook: string | null;
  readonly limits: PoolLimits & { readonly maxSources: number; readonly headroom: number };
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

export async function listVaultSources(ports: Ports, layers: SettingLayers): Promise<SourceList> {
  const store = await ports.store.read();
  const { settings } = askSettings({ ...layers, vault: store.settings });
  const { maxSources, headroom, notebookId } = settings;
  const { target, protectedCap } = poolLimits(settings);
  const entries = (paths: readonly string[]) => paths.flatMap((path) => entryOf(store, path));
  return {
    notebook: notebookId,
    limits: { maxSources, headroom, target, protectedCap },
    probation: entries(store.pool.probation),
    protected: entries(store.pool.protected),
    pinned: entries(store.pool.pinned),
  };
}

function entryOf(store: VaultStore, path: string): readonly SourceEntry[] {
  const row = rowOf(store, path);
  if (row === null) return [];
  const { sourceId, useCount, lastUsedAt, stale } = row;
  return [{ path, sourceId, useCount, lastUsedAt, ...(stale === true && { stale }) }];
}

/** `unknown`: paths that are no sources. */
export async function pinSources(
  ports: Ports,
  paths: readonly string[],
  isPinned: boolean,
  layers: SettingLayers,
): Promise<{ readonly changed: readonly string[]; readonly unknown: readonly string[] }> {
  return ports.store.change((store) => {
    const limits = poolLimits(askSettings({ ...layers, vault: store.settings }).settings);
    const changed: string[] = [];
    const unknown: string[] = [];
    let { pool } = store;
    for (const path of new Set(paths.map((one) => one.normalize('NFC')))) {
      const row = rowOf(store, path);
      if (row === null) unknown.push(path);
      else if (pool.pinned.includes(path) !== isPinned) {
        pool = isPinned ? pinned(pool, path) : unpinned(pool, path, row.useCount, limits);
        changed.push(path);
      }
    }
    return { after: { ...store, pool }, value: { changed, unknown } };
  });
}

/** Confirms a notebook for this vault with the account that answers now, after that account has listed it. */
export async function adoptNotebook(
  ports: Ports,
  notebookId: string,
): Promise<{ readonly status: 'adopted' } | { readonly status: 'refused'; readonly notice: AskNotice }> {
  const account = await ports.notebook.account();
  if (account.status === 'failed') return { status: 'refused', notice: noticeOf(account) };
  const listing = await ports.notebook.list(notebookId);
  if (listing.status === 'failed') return { status: 'refused', notice: noticeOf(listing) };
  await ports.store.change((store) => ({ after: withNotebookId(store, notebookId), value: null }));
  await ports.trust.change((trust) => ({
    after: { ...withNotebook(trust, notebookId, account.value), creating: null },
    value: null,
  }));
  return { status: 'adopted' };
}

/** The vault has no notebook any more; nothing is deleted in it. */
export async function resetNotebook(ports: Ports): Promise<void> {
  await ports.store.change((store) => ({ after: withNotebookId(store, null), value: null }));
}

/** The one consent: replaced and evicted sources that MSW added from here are deleted, until taken back. */
export async function setDelete(ports: Ports, mayDelete: boolean): Promise<void> {
  await ports.trust.change((trust) => ({ after: { ...trust, mayDelete }, value: null }));
}

// Reaches the notebook of a vault, if this machine's user has confirmed it and its account answers: one listing, with
// which the registry and the uploads that were begun and never recorded are brought up to date.

import { rowOf, withLanded, withListing } from '../sources/pooled-sources.ts';
import { limitsOf, type VaultStore } from '../sources/vault-store.ts';
import type { PendingUpload, VaultTrust } from '../sources/vault-trust.ts';
import { isYoung, ownOf, withOwn, withoutPending } from '../sources/vault-trust.ts';
import { type AskNotice, noticeOf } from './notice.ts';
import type { Ports, RemoteSource } from './ports.ts';

export interface Reached {
  readonly notebook: string;
  readonly sources: readonly RemoteSource[];
  /** After the listing was applied. */
  readonly store: VaultStore;
  readonly trust: VaultTrust;
  /** Titles that another process is uploading. */
  readonly elsewhere: ReadonlySet<string>;
}

export type Reach =
  | { readonly status: 'reached'; readonly reached: Reached }
  /** The vault has no notebook yet. */
  | { readonly status: 'none' }
  | { readonly status: 'unreachable'; readonly notice: AskNotice };

/** @param isEmptied the user says that an empty listing is the truth */
export async function reachNotebook(ports: Ports, isEmptied = false): Promise<Reach> {
  const [store, trust] = await Promise.all([ports.store.read(), ports.trust.read()]);
  const { notebookId } = store.settings;
  if (typeof notebookId !== 'string' || notebookId === '') return { status: 'none' };
  const accounts = trust.notebooks
    .filter((one) => one.notebookId === notebookId)
    .map(({ account }) => account);
  if (accounts.length === 0)
    return unreachable(
      'not-confirmed',
      `The vault names the notebook ${notebookId}, which was not confirmed on this computer.`,
    );
  const [account, listing] = await Promise.all([ports.notebook.account(), ports.notebook.list(notebookId)]);
  if (account.status === 'failed') return { status: 'unreachable', notice: noticeOf(account) };
  if (!accounts.includes(account.value))
    return unreachable(
      'other-account',
      `The vault’s notebook belongs to ${accounts.join(' or ')}, and ${account.value} is logged in.`,
    );
  if (listing.status === 'failed') return { status: 'unreachable', notice: noticeOf(listing) };
  const live = Object.keys(store.sourceRegistry.bySourceId).length;
  if (listing.value.length === 0 && live > 0 && !isEmptied)
    return unreachable(
      'implausible-listing',
      `The notebook lists no sources, although ${live} of this vault were in it; nothing was changed.`,
    );
  const reached = await applyListing(ports, notebookId, listing.value, store);
  return { status: 'reached', reached };
}

export function unreachable(code: AskNotice['code'], message: string): Reach {
  return { status: 'unreachable', notice: { code, message } };
}

/** @param before what was known when the listing was asked for: what others added since is not in it */
async function applyListing(
  ports: Ports,
  notebook: string,
  sources: readonly RemoteSource[],
  before: VaultStore,
): Promise<Reached> {
  const now = ports.now();
  const began = await ports.trust.read();
  const here = began.pending.filter((one) => one.notebookId === notebook);
  const landed = here.flatMap((pending) => {
    const found = sourcesOf(pending, sources);
    return found.length === 0 ? [] : [{ pending, found }];
  });
  const store = await ports.store.change((held) => {
    const after = withPending(listed(held, sources, before), landed);
    return { after, value: after };
  });
  const trust = await ports.trust.change((held) => {
    let after = held;
    for (const { pending, found } of landed)
      after = withoutPending(
        withOwn(
          after,
          notebook,
          found.map(({ id }) => id),
        ),
        pending.id,
      );
    const pending = after.pending.filter(
      (one) => one.notebookId !== notebook || isYoung(one.at, now) || !here.some(({ id }) => id === one.id),
    );
    after = { ...after, pending };
    return { after, value: after };
  });
  const elsewhere = trust.pending.filter((one) => one.notebookId === notebook).map(({ path }) => path);
  return { notebook, sources, store, trust, elsewhere: new Set(elsewhere) };
}

/** Those in the listing that this upload may have added. */
export function sourcesOf(
  { title, known }: Pick<PendingUpload, 'title' | 'known'>,
  sources: readonly RemoteSource[],
): readonly RemoteSource[] {
  return sources.filter((one) => isTitled(one, title) && !known.includes(one.id));
}

/** Systems write accents in two ways. */
export function isTitled(source: RemoteSource, title: string): boolean {
  return source.title.normalize('NFC') === title.normalize('NFC');
}

function listed(held: VaultStore, sources: readonly RemoteSource[], before: VaultStore): VaultStore {
  const later = Object.keys(held.sourceRegistry.bySourceId).filter(
    (id) => !Object.hasOwn(before.sourceRegistry.bySourceId, id),
  );
  return withListing(held, new Set([...sources.map(({ id }) => id), ...later]));
}

interface LandedUpload {
  readonly pending: PendingUpload;
  readonly found: readonly RemoteSource[];
}

/** A source that can answer counts before one that failed, a later one before an earlier one. */
function withPending(store: VaultStore, landed: readonly LandedUpload[]): VaultStore {
  const limits = limitsOf(store.settings);
  let held = store;
  for (const { pending, found } of landed) {
    const row = rowOf(held, pending.path);
    if (found.some(({ id }) => id === row?.sourceId)) continue;
    const source = found.findLast(({ state }) => state !== 'failed') ?? found.at(-1);
    if (source !== undefined) held = withLanded(held, { ...pending, sourceId: source.id }, limits);
  }
  return held;
}

export function isAgreed(trust: VaultTrust, notebook: string): boolean {
  return Object.hasOwn(trust.ownSources, notebook);
}

export function deletableOf(trust: VaultTrust, notebook: string): ReadonlySet<string> {
  return new Set(trust.mayDelete ? ownOf(trust, notebook) : []);
}

// Which process began an upload, or the making of a notebook: what a process that is gone began has ended, whatever
// became of it, and need not be waited for.

import { fieldsOf } from '../../adapters/files/read-json.ts';
import { holderIn, holderState, ownHolder } from '../../adapters/locks/lock-holder.ts';
import { NO_TRUST, parseVaultTrust, type VaultTrust } from '../../core/sources/vault-trust.ts';

/** Ids of uploads, and `creating`, each with the process that began it. */
export type Holders = Readonly<Record<string, string>>;

export function holdersIn(record: unknown): Holders {
  const held = Object.entries(fieldsOf(fieldsOf(record).holders));
  return Object.fromEntries(held.flatMap(([id, by]) => (typeof by === 'string' ? [[id, by]] : [])));
}

/** Those of processes that are gone. */
export async function goneOf(holders: Holders): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (const by of new Set(Object.values(holders))) {
    const holder = by === ownHolder() ? null : holderIn(by);
    if (holder !== null && (await holderState(holder)) === 'gone') gone.add(by);
  }
  return gone;
}

/** @param gone processes, as in the record */
export function trustIn(record: unknown, gone: ReadonlySet<string>): VaultTrust {
  const trust = record === undefined ? NO_TRUST : parseVaultTrust(record);
  const holders = holdersIn(record);
  const hasEnded = (id: string): boolean => gone.has(holders[id] ?? '');
  if (gone.size === 0) return trust;
  return {
    ...trust,
    pending: trust.pending.map((one) => (hasEnded(one.id) ? { ...one, at: LONG_AGO } : one)),
    creating: trust.creating !== null && hasEnded(CREATING) ? LONG_AGO : trust.creating,
  };
}

const LONG_AGO = new Date(0).toISOString();
const CREATING = 'creating';

/** What is new in `after` is this process's. */
export function withHolders(before: VaultTrust, after: VaultTrust, holders: Holders): object {
  const known = new Set(before.pending.map(({ id }) => id));
  const own = ownHolder();
  const ofUploads = after.pending.map(({ id }) => [id, known.has(id) ? holders[id] : own] as const);
  const ofNotebook = after.creating === before.creating ? holders[CREATING] : own;
  const all = [...ofUploads, ...(after.creating === null ? [] : [[CREATING, ofNotebook] as const])];
  return { ...after, holders: Object.fromEntries(all.filter(([, by]) => by !== undefined)) };
}

// One ledger for an account that several machines use: reading what the others spent and spending a question are one
// atomic step on the team's server. Without a server, or while it is away, each machine counts for itself.

import { createHash } from 'node:crypto';
import { signingKey } from '../../adapters/files/signing-key.ts';
import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import type { TeamStore } from '../../adapters/postgres/team-store.ts';
import { addressOf, type SharingPlace, serverOf } from './team-servers.ts';

/** By the local name of the account. */
export type AskedElsewhere = ReadonlyMap<string, number>;

interface Spending<T> {
  readonly id: string;
  readonly accounts: readonly string[];
  /** Called once. @returns the account that asks, and any result for the caller */
  readonly reserve: (
    others: AskedElsewhere,
  ) => Promise<{ readonly account: string | null; readonly result: T }>;
}

export async function spendTogether<T>(
  place: SharingPlace,
  { id, accounts, reserve }: Spending<T>,
): Promise<T> {
  const identities = identitiesOf(place, accounts);
  const store = identities.size === 0 ? null : await storeOf(place);
  if (store === null) return (await reserve(new Map())).result;
  let reserved: { readonly account: string | null; readonly result: T } | null = null;
  try {
    const machine = createHash('sha256').update(signingKey(place.userFolder)).digest('hex').slice(0, 24);
    await store.spend([...identities.values()], { id, machine }, async (spent) => {
      const others = [...identities].map(([name, identity]) => [name, spent.get(identity) ?? 0] as const);
      reserved = await reserve(new Map(others));
      return reserved.account === null ? null : (identities.get(reserved.account) ?? null);
    });
  } catch {
    // The server went away: the question counts here.
  } finally {
    await store.close().catch(() => undefined);
  }
  return (reserved ?? (await reserve(new Map()))).result;
}

/** A question that cost nothing is free for others again. */
export async function giveBackTogether(place: SharingPlace, id: string): Promise<void> {
  const store = await storeOf(place);
  try {
    await store?.giveBack(id);
  } catch {
    // It stays counted for a day.
  } finally {
    await store?.close().catch(() => undefined);
  }
}

/** The same on every machine, with no address on the server. An account without one is not shared. */
function identitiesOf({ env }: SharingPlace, accounts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    listProfiles(env).flatMap(({ name, email }) => {
      if (email === null || !accounts.includes(name)) return [];
      return [
        [name, createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32)] as const,
      ];
    }),
  );
}

async function storeOf(place: SharingPlace): Promise<TeamStore | null> {
  const address = addressOf(place);
  const named = address === null ? null : serverOf(address, place.env.PGPASSWORD);
  if (named === null) return null;
  // Lazy: most users have no server.
  const { openTeamStore } = await import('../../adapters/postgres/team-store.ts');
  const opened = await openTeamStore(named.href);
  return opened.status === 'ok' ? opened.store : null;
}

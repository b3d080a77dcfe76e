// Two versions of one vault's store, as a sync service or two programs leave them, made into one.

import { type SourceRegistry, withRemote } from '../notebook/source-registry.ts';
import type { Conversation, Message } from './conversation.ts';
import { consistentPool, type Pool } from './pool.ts';
import { limitsOf, type VaultStore } from './vault-store.ts';

/** No message and no source is lost. @param later the version whose settings and queues count where both have them */
export function mergeStores(earlier: VaultStore, later: VaultStore): VaultStore {
  const settings = { ...earlier.settings, ...later.settings };
  const sourceRegistry = mergedRegistry(earlier.sourceRegistry, later.sourceRegistry);
  const deleted = union(earlier.deletedConversations, later.deletedConversations);
  const unreadable = mergedUnreadable(earlier, later);
  return {
    ...earlier,
    ...later,
    settings,
    sourceRegistry,
    pool: consistentPool(mergedPool(earlier.pool, later.pool), sourceRegistry, limitsOf(settings)),
    conversationHistory: mergedHistory(earlier.conversationHistory, later.conversationHistory).filter(
      ({ id }) => !deleted.includes(id),
    ),
    ...(deleted.length > 0 && { deletedConversations: deleted }),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

function mergedUnreadable(earlier: VaultStore, later: VaultStore): readonly unknown[] {
  const seen = new Map<string, unknown>();
  for (const one of [...(earlier.unreadable ?? []), ...(later.unreadable ?? [])])
    seen.set(JSON.stringify(one), one);
  return [...seen.values()];
}

function mergedPool(earlier: Pool, later: Pool): Pool {
  return {
    ...earlier,
    ...later,
    pinned: union(later.pinned, earlier.pinned),
    protected: union(later.protected, earlier.protected),
    probation: union(later.probation, earlier.probation),
  };
}

/** Of each path the row that was used last; of two paths with one source the one used last keeps it. */
function mergedRegistry(earlier: SourceRegistry, later: SourceRegistry): SourceRegistry {
  const paths = union(Object.keys(earlier.byPath), Object.keys(later.byPath));
  const rows = paths.flatMap((path) => {
    const [a, b] = [own(earlier.byPath, path), own(later.byPath, path)];
    const row = a !== undefined && (b === undefined || a.lastUsedAt > b.lastUsedAt) ? a : b;
    return row === undefined ? [] : [[path, row] as const];
  });
  // The first row of a source keeps it.
  const newestFirst = rows.toSorted(([, a], [, b]) => {
    if (a.lastUsedAt === b.lastUsedAt) return 0;
    return a.lastUsedAt > b.lastUsedAt ? -1 : 1;
  });
  const ids = rows.flatMap(([, { sourceId }]) => (sourceId === null ? [] : [sourceId]));
  const merged = {
    ...earlier,
    ...later,
    byPath: Object.fromEntries(newestFirst),
    bySourceId: { ...earlier.bySourceId, ...later.bySourceId },
  };
  return withRemote(merged, new Set(ids));
}

function mergedHistory(
  earlier: readonly Conversation[],
  later: readonly Conversation[],
): readonly Conversation[] {
  const merged = new Map(earlier.map((one) => [one.id, one]));
  for (const one of later) {
    const other = merged.get(one.id);
    merged.set(one.id, other === undefined ? one : mergedConversation(other, one));
  }
  return [...merged.values()];
}

function mergedConversation(a: Conversation, b: Conversation): Conversation {
  const [older, newer] = a.updatedAt > b.updatedAt ? [b, a] : [a, b];
  const evicted = unionBy(
    [...(older.evicted ?? []), ...(newer.evicted ?? [])],
    (one) => `${one.at} ${one.path}`,
  );
  const errors = unionBy([...(older.errors ?? []), ...(newer.errors ?? [])], (one) => JSON.stringify(one));
  return {
    ...older,
    ...newer,
    ...(errors.length > 0 && { errors }),
    messages: mergedMessages(older.messages, newer.messages),
    ...(evicted.length > 0 && { evicted }),
  };
}

/** By time; what happened at once keeps its order. */
function mergedMessages(older: readonly Message[], newer: readonly Message[]): readonly Message[] {
  const all = unionBy([...older, ...newer], ({ at, role, text }) => JSON.stringify([at, role, text]));
  return all.toSorted((a, b) => {
    if (a.at === b.at) return 0;
    return a.at < b.at ? -1 : 1;
  });
}

/** The last with each key, at the place of the first. */
function unionBy<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

function union(a: readonly string[] = [], b: readonly string[] = []): readonly string[] {
  return [...new Set([...a, ...b])];
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

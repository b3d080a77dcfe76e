// The registry of a vault's sources and its pool, changed together: each path of the registry is in exactly one queue.

import { type SourceRegistry, withoutPath, withRemote, withSource } from '../notebook/source-registry.ts';
import { inserted, type Pool, type PoolLimits, renamedInPool, touched, unpooled } from './pool.ts';

export interface PooledSources {
  readonly sourceRegistry: SourceRegistry;
  readonly pool: Pool;
}

export type VaultRow = SourceRegistry['byPath'][string];

export function rowOf({ sourceRegistry: { byPath } }: PooledSources, path: string): VaultRow | null {
  return Object.hasOwn(byPath, path) ? (byPath[path] ?? null) : null;
}

/** A question used a source that is there. */
export function withUse<Held extends PooledSources>(
  held: Held,
  path: string,
  at: string,
  limits: PoolLimits,
): Held {
  const row = rowOf(held, path);
  if (row === null) return held;
  return {
    ...held,
    sourceRegistry: withRow(held.sourceRegistry, path, {
      ...row,
      useCount: row.useCount + 1,
      lastUsedAt: at,
    }),
    pool: touched(held.pool, path, limits),
  };
}

export interface Landed {
  readonly path: string;
  readonly sourceId: string;
  readonly title: string;
  readonly contentHash: string;
  /** ISO 8601. */
  readonly at: string;
  /** Uploaded for a question, which counts as a use. */
  readonly isUse: boolean;
}

/** A source that was added. For a row that is there already (stale, or of an older text) a use is a later one. */
export function withLanded<Held extends PooledSources>(held: Held, landed: Landed, limits: PoolLimits): Held {
  const { path, isUse, sourceId, title, contentHash, at } = landed;
  const isNew = rowOf(held, path) === null;
  const registry = withSource(held.sourceRegistry, path, { sourceId, title, contentHash, at });
  const left = Object.keys(held.sourceRegistry.byPath).filter(
    (other) => !Object.hasOwn(registry.byPath, other),
  );
  const added = { ...held, sourceRegistry: registry, pool: inserted(left.reduce(unpooled, held.pool), path) };
  if (!isUse) return added;
  return isNew
    ? { ...added, sourceRegistry: withFirstUse(registry, path, at) }
    : withUse(added, path, at, limits);
}

export function withoutSource<Held extends PooledSources>(held: Held, path: string): Held {
  return {
    ...held,
    sourceRegistry: withoutPath(held.sourceRegistry, path),
    pool: unpooled(held.pool, path),
  };
}

/** A note that moved keeps its source and its place. */
export function withRenamed<Held extends PooledSources>(
  held: Held,
  from: string,
  to: { readonly path: string; readonly title: string },
): Held {
  const row = rowOf(held, from);
  if (row === null || from === to.path) return held;
  const registry = withoutPath(withoutPath(held.sourceRegistry, to.path), from);
  return {
    ...held,
    sourceRegistry: withRow(registry, to.path, { ...row, title: to.title }),
    pool: renamedInPool(held.pool, from, to.path),
  };
}

/** A source that was given its note's path as its title. */
export function withTitle<Held extends PooledSources>(held: Held, path: string, sourceId: string): Held {
  const row = rowOf(held, path);
  if (row?.sourceId !== sourceId) return held;
  return { ...held, sourceRegistry: withRow(held.sourceRegistry, path, { ...row, title: path }) };
}

/** Rows whose source is not among those listed become stale. */
export function withListing<Held extends PooledSources>(held: Held, sources: ReadonlySet<string>): Held {
  return { ...held, sourceRegistry: withRemote(held.sourceRegistry, sources) };
}

function withRow(registry: SourceRegistry, path: string, row: VaultRow): SourceRegistry {
  const next = { ...registry, byPath: { ...registry.byPath, [path]: row } };
  const ids = Object.values(next.byPath).flatMap(({ sourceId }) => (sourceId === null ? [] : [sourceId]));
  return withRemote(next, new Set(ids));
}

function withFirstUse(registry: SourceRegistry, path: string, at: string): SourceRegistry {
  const row = registry.byPath[path];
  return row === undefined ? registry : withRow(registry, path, { ...row, useCount: 1, lastUsedAt: at });
}

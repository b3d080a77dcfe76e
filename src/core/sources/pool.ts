// Which sources stay in a notebook of limited capacity: 2Q with a segmented LRU. What is new waits on probation, what a
// later question uses again is protected, and what people pinned is never evicted. Lists of paths, front first.

import type { SourceRegistry } from '../notebook/source-registry.ts';

export interface Pool {
  readonly probation: readonly string[];
  readonly protected: readonly string[];
  readonly pinned: readonly string[];
}

export interface PoolLimits {
  /** How many sources the notebook should hold at most. */
  readonly target: number;
  readonly protectedCap: number;
}

export const emptyPool: Pool = { probation: [], protected: [], pinned: [] };

export function poolLimits(settings: { readonly maxSources: number; readonly headroom: number }): PoolLimits {
  const target = Math.max(1, settings.maxSources - settings.headroom);
  return { target, protectedCap: Math.floor((target * 7) / 10) };
}

/** A new source: being inserted is its first use. One that the pool has already stays where it is. */
export function inserted(pool: Pool, path: string): Pool {
  return isPooled(pool, path) ? pool : { ...pool, probation: [path, ...pool.probation] };
}

/** A source that another question uses. */
export function touched(pool: Pool, path: string, { protectedCap }: PoolLimits): Pool {
  if (pool.pinned.includes(path)) return pool;
  const rest = unpooled(pool, path);
  return capped({ ...rest, protected: [path, ...rest.protected] }, protectedCap);
}

/** The next to go; null when everything is pinned or not `mayGo`. */
export function victimOf(pool: Pool, mayGo: (path: string) => boolean): string | null {
  return pool.probation.findLast(mayGo) ?? pool.protected.findLast(mayGo) ?? null;
}

export function unpooled(pool: Pool, path: string): Pool {
  const isOther = (other: string): boolean => other !== path;
  return {
    ...pool,
    probation: pool.probation.filter(isOther),
    protected: pool.protected.filter(isOther),
    pinned: pool.pinned.filter(isOther),
  };
}

export function pinned(pool: Pool, path: string): Pool {
  const rest = unpooled(pool, path);
  return { ...rest, pinned: [path, ...rest.pinned] };
}

/** Back to where its uses put it. */
export function unpinned(pool: Pool, path: string, useCount: number, { protectedCap }: PoolLimits): Pool {
  if (!pool.pinned.includes(path)) return pool;
  const rest = unpooled(pool, path);
  return isProtectedBy(useCount)
    ? capped({ ...rest, protected: [path, ...rest.protected] }, protectedCap)
    : { ...rest, probation: [path, ...rest.probation] };
}

export function renamedInPool(pool: Pool, from: string, to: string): Pool {
  const rest = unpooled(pool, to);
  const renamed = (path: string): string => (path === from ? to : path);
  return {
    ...rest,
    probation: rest.probation.map(renamed),
    protected: rest.protected.map(renamed),
    pinned: rest.pinned.map(renamed),
  };
}

/**
 * Each path of the registry exactly once, in the first of pinned, protected and probation that names it. What no list
 * names goes to the back of the one that its uses earn, the newest first.
 */
export function consistentPool(pool: Pool, { byPath }: SourceRegistry, { protectedCap }: PoolLimits): Pool {
  const left = new Set(Object.keys(byPath));
  const taken = (paths: readonly string[]): readonly string[] => paths.filter((path) => left.delete(path));
  const kept = {
    ...pool,
    pinned: taken(pool.pinned),
    protected: taken(pool.protected),
    probation: taken(pool.probation),
  };
  const missing = [...left].toSorted(
    (a, b) => compared(byPath[b]?.lastUsedAt ?? '', byPath[a]?.lastUsedAt ?? '') || compared(a, b),
  );
  const isProtected = (path: string): boolean => isProtectedBy(byPath[path]?.useCount ?? 0);
  return capped(
    {
      ...kept,
      protected: [...kept.protected, ...missing.filter(isProtected)],
      probation: [...kept.probation, ...missing.filter((path) => !isProtected(path))],
    },
    protectedCap,
  );
}

function isProtectedBy(useCount: number): boolean {
  return useCount >= 2;
}

function isPooled(pool: Pool, path: string): boolean {
  return pool.probation.includes(path) || pool.protected.includes(path) || pool.pinned.includes(path);
}

/** The tail of protected goes to the front of probation. */
function capped(pool: Pool, cap: number): Pool {
  if (pool.protected.length <= cap) return pool;
  return {
    ...pool,
    protected: pool.protected.slice(0, cap),
    probation: [...pool.protected.slice(cap), ...pool.probation],
  };
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

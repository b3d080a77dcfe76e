import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyRegistry } from '../../../src/core/notebook/source-registry.ts';
import {
  consistentPool,
  emptyPool,
  inserted,
  type Pool,
  pinned,
  poolLimits,
  touched,
  unpinned,
  victimOf,
} from '../../../src/core/sources/pool.ts';
import {
  type PooledSources,
  rowOf,
  withLanded,
  withListing,
  withoutSource,
  withRenamed,
  withUse,
} from '../../../src/core/sources/pooled-sources.ts';

it.each([
  [50, 2, 48, 33],
  [100, 3, 97, 67],
  [300, 10, 290, 203],
  [600, 20, 580, 406],
])(
  'V12h: of %i sources with %i left free, %i are the target and %i protected',
  (maxSources, headroom, target, protectedCap) => {
    expect(poolLimits({ maxSources, headroom })).toEqual({ target, protectedCap });
  },
);

it('V12a and V12i: the trace of the specification', () => {
  const limits = poolLimits({ maxSources: 5, headroom: 1 });
  expect(limits).toEqual({ target: 4, protectedCap: 2 });
  let pool = ['a', 'b', 'c', 'd'].reduce(inserted, emptyPool);
  expect(pool).toEqual({ probation: ['d', 'c', 'b', 'a'], protected: [], pinned: [] });
  for (const path of ['a', 'b', 'c']) pool = touched(pool, path, limits);
  expect(pool).toEqual({ probation: ['a', 'd'], protected: ['c', 'b'], pinned: [] });
  expect(victimOf(pool, () => true)).toBe('d');
});

it('V12b: what protected has no room for goes to the front of probation', () => {
  const limits = { target: 4, protectedCap: 1 };
  const pool = touched({ probation: ['x', 'b'], protected: ['a'], pinned: [] }, 'b', limits);
  expect(pool).toEqual({ probation: ['a', 'x'], protected: ['b'], pinned: [] });
});

it('V12: with nothing on probation the tail of protected goes', () => {
  const pool = { probation: [], protected: ['a', 'b'], pinned: ['c'] };
  expect(victimOf(pool, () => true)).toBe('b');
  expect(victimOf(pool, (path) => path === 'c')).toBe(null);
});

it('V4: an absent pool is built again from uses, the newest first', () => {
  const row = (useCount: number, lastUsedAt: string) => ({
    sourceId: null,
    stale: true as const,
    title: '',
    addedAt: '',
    contentHash: '',
    useCount,
    lastUsedAt,
  });
  const byPath = { a: row(2, '1'), b: row(1, '2'), c: row(3, '3'), d: row(0, '4'), e: row(2, '2') };
  const pool = consistentPool(emptyPool, { ...emptyRegistry, byPath }, { target: 9, protectedCap: 2 });
  expect(pool).toEqual({ protected: ['c', 'e'], probation: ['a', 'd', 'b'], pinned: [] });
});

it('V23: what is unpinned goes where its uses put it', () => {
  const limits = { target: 9, protectedCap: 6 };
  const pool = pinned(pinned(emptyPool, 'a'), 'b');
  expect(unpinned(unpinned(pool, 'a', 1, limits), 'b', 2, limits)).toEqual({
    probation: ['a'],
    protected: ['b'],
    pinned: [],
  });
});

const LIMITS = { target: 12, protectedCap: 8 };
const step = fc.oneof(
  fc.record({ do: fc.constant('land' as const), path: fc.nat(20), id: fc.nat(25), isUse: fc.boolean() }),
  fc.record({ do: fc.constant('use' as const), path: fc.nat(20) }),
  fc.record({ do: fc.constant('drop' as const), path: fc.nat(20) }),
  fc.record({ do: fc.constant('rename' as const), path: fc.nat(20), to: fc.nat(20) }),
  fc.record({ do: fc.constant('list' as const), ids: fc.uniqueArray(fc.nat(25)) }),
  fc.record({ do: fc.constant('pin' as const), path: fc.nat(20) }),
  fc.record({ do: fc.constant('unpin' as const), path: fc.nat(20) }),
);

const applied = (
  held: PooledSources,
  one: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
): PooledSources => {
  if (one.do === 'list') return withListing(held, new Set(one.ids.map((id) => `s${id}`)));
  const path = `p${one.path}`;
  if (one.do === 'land')
    return withLanded(
      held,
      { path, sourceId: `s${one.id}`, title: path, contentHash: '', at: '', isUse: one.isUse },
      LIMITS,
    );
  if (one.do === 'use') return withUse(held, path, '', LIMITS);
  if (one.do === 'drop') return withoutSource(held, path);
  if (one.do === 'rename') return withRenamed(held, path, { path: `p${one.to}`, title: '' });
  const row = rowOf(held, path);
  if (row === null) return held;
  const pool: Pool =
    one.do === 'pin' ? pinned(held.pool, path) : unpinned(held.pool, path, row.useCount, LIMITS);
  return { ...held, pool };
};

/** Null when all is well. */
const problemOf = ({ sourceRegistry: { byPath, bySourceId }, pool }: PooledSources): string | null => {
  const rows = Object.entries(byPath);
  const live = rows.filter(([, { sourceId }]) => sourceId !== null);
  if (live.length !== Object.keys(bySourceId).length) return 'the maps differ in size';
  if (live.some(([path, { sourceId }]) => bySourceId[sourceId ?? '']?.path !== path))
    return 'the maps differ';
  if (rows.some(([, row]) => (row.stale === true) !== (row.sourceId === null))) return 'stale is wrong';
  const pooled = [...pool.probation, ...pool.protected, ...pool.pinned];
  if (pooled.length !== rows.length || new Set(pooled).size !== rows.length)
    return 'the queues differ in size';
  return pooled.every((path) => Object.hasOwn(byPath, path)) ? null : 'the queues differ';
};

it('V4 and V12: 10,000 operations keep the maps inverse, each row in one queue, the cap and the uses', () => {
  let held: PooledSources = { sourceRegistry: emptyRegistry, pool: emptyPool };
  let most = 0;
  const steps = fc.sample(step, { numRuns: 10_000, seed: 12 });
  for (const one of steps) {
    const before = held;
    held = applied(before, one);
    expect(problemOf(held)).toBe(null);
    expect(held.pool.protected.length).toBeLessThanOrEqual(LIMITS.protectedCap);
    most = Math.max(most, held.pool.protected.length);
    if (one.do !== 'use') continue;
    const path = `p${one.path}`;
    const uses = rowOf(before, path)?.useCount;
    if (uses === undefined) expect(held).toBe(before);
    else {
      expect(rowOf(held, path)?.useCount).toBe(uses + 1);
      expect(held.pool.pinned.includes(path) || held.pool.protected[0] === path).toBe(true);
    }
  }
  expect(most).toBe(LIMITS.protectedCap);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ChosenNote,
  type PoolState,
  planQuestion,
  type QuestionPlan,
} from '../../../src/core/ask/plan-question.ts';
import { emptyRegistry } from '../../../src/core/notebook/source-registry.ts';
import { emptyPool, poolLimits } from '../../../src/core/sources/pool.ts';
import {
  type PooledSources,
  rowOf,
  withLanded,
  withoutSource,
  withUse,
} from '../../../src/core/sources/pooled-sources.ts';
import { countOf } from '../../support/depth.ts';

const SETTINGS = { maxSources: 20, headroom: 4 };
const LIMITS = poolLimits(SETTINGS);
const empty: PooledSources = { sourceRegistry: emptyRegistry, pool: emptyPool };
const noteOf = (path: string, version = 0): ChosenNote => ({
  path,
  note: { status: 'text', text: path, contentHash: `${path}#${version}` },
});
const landed = (held: PooledSources, path: string, isUse = true): PooledSources =>
  withLanded(
    held,
    { path, sourceId: `s ${path}`, title: path, contentHash: `${path}#0`, at: '', isUse },
    LIMITS,
  );
const standing = (held: PooledSources, changes: Partial<PoolState> = {}): PoolState => {
  const sources = Object.entries(held.sourceRegistry.bySourceId).map(([id, { path }]) => ({
    id,
    title: path,
    state: 'ready' as const,
  }));
  return {
    held,
    sources,
    deletable: new Set(sources.map(({ id }) => id)),
    mayDelete: true,
    elsewhere: new Set(),
    gone: new Set(),
    limits: LIMITS,
    headroom: SETTINGS.headroom,
    isUse: true,
    ...changes,
  };
};
const full = Array.from({ length: LIMITS.target }, (_, at) => `n${at}.md`).reduce(
  (held, path) => landed(held, path),
  empty,
);

const evictedPaths = ({ evictions }: QuestionPlan) =>
  evictions.map(({ path, sourceId }) => ({ path: path ?? 'a leftover', sourceId }));

it('P7: sources of ours that no note has any more go first', () => {
  const now = standing(full);
  const plan = planQuestion([noteOf('a.md')], {
    ...now,
    sources: [{ id: 'old', title: 'n0.md', state: 'ready' }, ...now.sources],
    deletable: new Set([...now.deletable, 'old']),
  });
  expect(plan.evictions).toEqual([
    { path: null, sourceId: 'old' },
    { path: 'n0.md', sourceId: 's n0.md' },
  ]);
});

it('V12c: once the notebook is at its target, each insertion evicts one', () => {
  const plan = planQuestion([noteOf('a.md'), noteOf('b.md')], standing(full));
  expect(plan.evictions.map(({ path }) => path)).toEqual(['n0.md', 'n1.md']);
  expect(plan.uploads.map(({ path }) => path)).toEqual(['a.md', 'b.md']);
});

it('V12d: sources of the question stay, even from the tail of probation', () => {
  const plan = planQuestion([noteOf('n0.md', 1), noteOf('n1.md'), noteOf('a.md')], standing(full));
  expect(plan.evictions.map(({ path }) => path)).toEqual(['n2.md']);
});

it('V12e: where other sources fill the notebook, nothing is deleted and that is told', () => {
  const sources = Array.from({ length: 20 }, (_, at) => ({
    id: `f${at}`,
    title: 'web page',
    state: 'ready' as const,
  }));
  const plan = planQuestion([noteOf('a.md')], standing(empty, { sources, deletable: new Set() }));
  expect(plan).toMatchObject({ evictions: [], uploads: [], gaps: [{ path: 'a.md', code: 'full' }] });
});

it('V12g: without consent a full notebook stops uploads', () => {
  const plan = planQuestion([noteOf('a.md')], standing(full, { deletable: new Set(), mayDelete: false }));
  expect(plan).toMatchObject({ evictions: [], uploads: [], gaps: [{ code: 'no-consent' }] });
});

it('V7 and P8: an edited note is uploaded, and until then its earlier text answers', () => {
  const plan = planQuestion([noteOf('n3.md', 1)], standing(full));
  expect(plan).toMatchObject({
    present: [{ path: 'n3.md', sourceId: 's n3.md', isOld: true }],
    uploads: [{ path: 'n3.md', replaces: 's n3.md', isInsert: false }],
    evictions: [],
  });
});

it('P8: an edited note whose earlier text stays takes room', () => {
  const deletable = new Set(['s n9.md']);
  const plan = planQuestion([noteOf('n3.md', 1)], standing(full, { deletable }));
  expect(plan).toMatchObject({ uploads: [{ isInsert: true }], evictions: [{ path: 'n9.md' }] });
});

it('V4: a renamed note keeps its source', () => {
  const renamed: ChosenNote = { path: 'new.md', note: { status: 'text', text: 't', contentHash: 'n4.md#0' } };
  expect(planQuestion([renamed], standing(full, { gone: new Set(['n4.md']) }))).toMatchObject({
    present: [{ path: 'new.md', sourceId: 's n4.md' }],
    renames: [{ from: 'n4.md', to: 'new.md', sourceId: 's n4.md' }],
    uploads: [],
  });
  // A copy is not a rename.
  expect(planQuestion([renamed], standing(full)).uploads).toHaveLength(1);
});

it('P23: a source whose processing failed is none, and is not uploaded again as it is', () => {
  const held = landed(empty, 'a.md');
  const sources = [{ id: 's a.md', title: 'a.md', state: 'failed' as const }];
  expect(planQuestion([noteOf('a.md')], standing(held, { sources }))).toMatchObject({
    present: [],
    uploads: [],
    gaps: [{ code: 'processing-failed' }],
  });
  expect(planQuestion([noteOf('a.md', 1)], standing(held, { sources }))).toMatchObject({
    present: [],
    uploads: [{ replaces: 's a.md' }],
  });
});

it('V7: empty, large and deleted notes are told, each with its reason', () => {
  const chosen: ChosenNote[] = [
    { path: 'a.md', note: { status: 'left-out', code: 'empty', reason: 'it is empty' } },
    { path: 'b.md', note: { status: 'missing' } },
  ];
  expect(planQuestion(chosen, standing(empty)).gaps).toEqual([
    { path: 'a.md', code: 'empty', message: 'a.md was left out: it is empty.' },
    { path: 'b.md', code: 'missing', message: 'b.md is not in the vault any more.' },
  ]);
});

it('V12: over 10,000 random questions the target holds, and no victim is foreign, current or pinned', () => {
  let held = empty;
  const foreign = [0, 1, 2].map((at) => ({ id: `f${at}`, title: `n${at}.md`, state: 'ready' as const }));
  const questions = fc.sample(fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 6 }), {
    numRuns: countOf(10_000, 2000),
    seed: 7,
  });
  let evicted = 0;
  for (const [at, question] of questions.entries()) {
    if (at === 500)
      held = {
        ...held,
        pool: {
          ...held.pool,
          probation: held.pool.probation.slice(1),
          pinned: held.pool.probation.slice(0, 1),
        },
      };
    const chosen = question.map((one) => noteOf(`n${one}.md`));
    const now = standing(held);
    const sources = [...now.sources, ...foreign];
    const plan = planQuestion(chosen, { ...now, sources });
    const current = new Set(chosen.map(({ path }) => path));
    const wrong = evictedPaths(plan).filter(
      ({ path, sourceId }) =>
        current.has(path) || held.pool.pinned.includes(path) || rowOf(held, path)?.sourceId !== sourceId,
    );
    expect(wrong).toEqual([]);
    evicted += plan.evictions.length;
    for (const { path } of plan.present) held = withUse(held, path, '', LIMITS);
    for (const { path } of evictedPaths(plan)) held = withoutSource(held, path);
    for (const { path } of plan.uploads) held = landed(held, path);
    const count = Object.keys(held.sourceRegistry.bySourceId).length + foreign.length;
    expect(count).toBeLessThanOrEqual(LIMITS.target);
    expect(plan.present.length + plan.uploads.length).toBe(chosen.length);
    expect(held.pool.protected.length).toBeLessThanOrEqual(LIMITS.protectedCap);
  }
  expect(evicted).toBeGreaterThan(1000);
});

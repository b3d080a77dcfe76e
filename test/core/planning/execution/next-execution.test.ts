import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExecutionPlan, PlanRecord } from '../../../../src/core/planning/execution/execution-plan.ts';
import { type ExecutionStep, nextExecution } from '../../../../src/core/planning/execution/next-execution.ts';
import {
  type Beginning,
  beginPlan,
  changedSince,
  leftoversOf,
  type Marks,
  unexplained,
} from '../../../../src/core/planning/execution/plan-beginning.ts';

const plan = (id: string, more: Partial<ExecutionPlan> = {}): ExecutionPlan => ({
  id,
  wave: 1,
  dependsOn: [],
  inScope: true,
  files: [`src/${id}.ts`],
  summary: null,
  commits: [],
  record: null,
  autoAnswer: null,
  ...more,
});

const checkpoint: PlanRecord = {
  state: 'checkpoint',
  checkpoint: { type: 'decision', task: 2, text: '' },
  reached: 1,
  answer: null,
};
const halted: PlanRecord = { state: 'halted', reason: 'stuck', report: null };
const done = { summary: 'complete' } as const;

const inShort = (step: ExecutionStep) => ({
  status: step.status,
  batch: step.batch.map((one) => `${one.plan} ${one.mode}`),
  asks: step.questions.map((one) => `${one.plan} ${one.kind}`),
  blocked: step.blocked.map((one) => `${one.plan} by ${one.by.join(' ')}`.trim()),
});

describe('nextExecution', () => {
  it.each<[string, readonly ExecutionPlan[], Partial<ReturnType<typeof inShort>>]>([
    [
      'runs independent plans together',
      [plan('a'), plan('b')],
      { status: 'run', batch: ['a fresh', 'b fresh'] },
    ],
    [
      'runs plans that share a file one after the other',
      [plan('a', { files: ['src/x.ts'] }), plan('b', { files: ['./src/x.ts'] })],
      { batch: ['a fresh'] },
    ],
    [
      'runs plans that share a folder one after the other',
      [plan('a', { files: ['src/'] }), plan('b', { files: ['src/deep/x.ts'] })],
      { batch: ['a fresh'] },
    ],
    [
      'runs plans that name no file one after the other',
      [plan('a', { files: [] }), plan('b')],
      { batch: ['a fresh'] },
    ],
    [
      'never runs more than allowed',
      ['a', 'b', 'c', 'd'].map((id) => plan(id)),
      { batch: ['a fresh', 'b fresh', 'c fresh'] },
    ],
    [
      'goes wave by wave',
      [plan('a', done), plan('b'), plan('c', { wave: 2, dependsOn: ['a'] })],
      { batch: ['b fresh'] },
    ],
    [
      'is done when all of the scope is',
      [plan('a', done), plan('b', { inScope: false })],
      { status: 'done', batch: [] },
    ],
    [
      'asks about half-done work before anything new',
      [plan('a', { commits: ['1'] }), plan('b')],
      { status: 'ask', batch: [], asks: ['a half-done'] },
    ],
    [
      'closes what the user wants closed',
      [plan('a', { commits: ['1'], record: { state: 'resolved', choice: 'close' } })],
      { status: 'run', batch: ['a close'] },
    ],
    [
      'waits at a checkpoint',
      [plan('a', { record: checkpoint }), plan('b')],
      { status: 'checkpoint', batch: [], asks: ['a checkpoint'] },
    ],
    [
      'continues with the user’s answer',
      [plan('a', { record: { ...checkpoint, answer: 'yes' } })],
      { status: 'run', batch: ['a continue'] },
    ],
    [
      'continues with the settings’ answer',
      [plan('a', { record: checkpoint, autoAnswer: 'one' })],
      { batch: ['a continue'] },
    ],
    [
      'does not take a summary for a proof where it knows better',
      [
        plan('a', { ...done, record: { state: 'untrusted', commands: ['x'] } }),
        plan('b', { dependsOn: ['a'], wave: 2 }),
      ],
      { status: 'ask', batch: [], asks: ['a untrusted'] },
    ],
    [
      'closes by itself what has a summary and no proof, before what waits for it',
      [plan('a', { summary: 'unproven', commits: ['1'] }), plan('b', { dependsOn: ['a'], wave: 2 })],
      { status: 'run', batch: ['a close'] },
    ],
    [
      'names what waits for every plan that a person decides about',
      [
        plan('a', { commits: ['1'] }),
        plan('b', { record: { state: 'untrusted', commands: [] } }),
        plan('c', { record: checkpoint }),
        plan('d', { wave: 2, dependsOn: ['a'] }),
        plan('e', { wave: 2, dependsOn: ['b', 'c'] }),
      ],
      { status: 'ask', blocked: ['d by a', 'e by b c'] },
    ],
    [
      'runs what a halted plan does not block, then asks',
      [plan('a', { record: halted }), plan('b'), plan('c', { wave: 2, dependsOn: ['a'] })],
      { status: 'run', batch: ['b fresh'], asks: ['a halted'], blocked: ['c by a'] },
    ],
    [
      'is halted when nothing else is left',
      [
        plan('a', { record: halted }),
        plan('c', { wave: 2, dependsOn: ['a'] }),
        plan('d', { wave: 3, dependsOn: ['c'] }),
      ],
      { status: 'halted', blocked: ['c by a', 'd by a'] },
    ],
    [
      'is halted behind a summary that says so',
      [plan('a', { summary: 'halted' }), plan('b', { wave: 2, dependsOn: ['a'] })],
      { status: 'halted', blocked: ['b by a'] },
    ],
    [
      'is blocked by what is out of scope',
      [plan('a', { inScope: false }), plan('b', { wave: 2, dependsOn: ['a'] })],
      { status: 'halted', blocked: ['b by a'] },
    ],
    [
      'leaves out what is skipped',
      [plan('a', { record: { state: 'resolved', choice: 'skip' } }), plan('b', done)],
      { status: 'done', batch: [], asks: [] },
    ],
    [
      'never runs the members of a cycle',
      [plan('a', { wave: null, dependsOn: ['a'] })],
      { status: 'halted', batch: [] },
    ],
  ])('%s', (_, plans, expected) => {
    expect(inShort(nextExecution(plans, 3))).toMatchObject(expected);
  });

  it('runs one at a time if the project allows no parallel work', () => {
    expect(nextExecution([plan('a'), plan('b')], 1).batch).toHaveLength(1);
  });

  const records: readonly (PlanRecord | null)[] = [
    null,
    checkpoint,
    halted,
    { ...checkpoint, answer: 'yes' },
    { state: 'untrusted', commands: [] },
    { state: 'resolved', choice: 'close' },
    { state: 'resolved', choice: 'skip' },
  ];
  const anyPlan = (index: number) =>
    fc.record({
      wave: fc.constantFrom(1, 1, 2, 3, null),
      dependsOn: fc.subarray(Array.from({ length: index }, (_, at) => String(at))),
      inScope: fc.boolean(),
      files: fc.subarray(['a.ts', 'b.ts', 'src/', 'src/c.ts', '**/*.md']),
      summary: fc.constantFrom(null, null, 'complete', 'unproven', 'halted'),
      commits: fc.subarray(['1']),
      record: fc.constantFrom(...records),
      autoAnswer: fc.constantFrom(null, 'yes'),
    });

  it('always has a step, and never an impossible one', () => {
    const plans = fc
      .tuple(...Array.from({ length: 6 }, (_, index) => anyPlan(index)))
      .map((all) => all.map((one, index): ExecutionPlan => ({ id: String(index), ...one })));
    fc.assert(
      fc.property(plans, fc.constantFrom(1, 2), (all, mostAtOnce) => {
        const step = nextExecution(all, mostAtOnce);
        const chosen = all.filter(({ id }) => step.batch.some((one) => one.plan === id));
        const finished = (id: string) => all[Number(id)]?.summary === 'complete';
        expect(step.batch.length > 0).toBe(step.status === 'run');
        expect(step.batch.length).toBeLessThanOrEqual(mostAtOnce);
        expect(chosen.every(({ id, inScope }) => inScope && !step.done.includes(id))).toBe(true);
        expect(chosen.flatMap(({ dependsOn }) => dependsOn).every(finished)).toBe(true);
        const over = [...step.done, ...step.skipped];
        const left = all.filter(({ id, inScope }) => inScope && !over.includes(id));
        expect(step.status !== 'done' || left.length === 0).toBe(true);
        const asks = step.status === 'ask' || step.status === 'checkpoint';
        expect(!asks || step.questions.length > 0).toBe(true);
      }),
    );
  });
});

const NOBODY = { kept: {}, taken: {} };
const begin = (now: Marks, previous: Beginning | null = null, said = NOBODY): Beginning =>
  beginPlan(previous, { loop: 'l', at: 100, now, head: 'c1', ...said });
const rested = (begun: Beginning, rest: Marks, ended = 200): Beginning => ({ ...begun, rest, ended });

describe('beginPlan', () => {
  it('treats earlier changes as the user’s, unless the user released them', () => {
    expect(begin({ 'a.js': 'x', 'b.js': 'y' }).before).toEqual({ 'a.js': 'x', 'b.js': 'y' });
    expect(begin({ 'a.js': 'x', 'b.js': 'y' }, null, { kept: {}, taken: { 'a.js': 'x' } }).before).toEqual({
      'b.js': 'y',
    });
  });

  it('knows the commit before the work, if nothing but planning was uncommitted then', () => {
    expect(begin({}).base).toBe('c1');
    expect(begin({ '.planning/STATE.md': 'x' }).base).toBe('c1');
    expect(begin({ 'mine.txt': 'u' }).base).toBeNull();
    const first = begin({});
    expect(beginPlan(first, { loop: 'l', at: 300, now: {}, head: 'c2', ...NOBODY }).base).toBe('c1');
    expect(begin({}, begin({ 'mine.txt': 'u' })).base).toBeNull();
  });

  it('treats changes of an interrupted executor as the plan’s', () => {
    const first = begin({ 'mine.txt': 'u' });
    const again = begin({ 'mine.txt': 'u', 'src/a.js': 'half' }, first);
    expect(again.before).toEqual({ 'mine.txt': 'u' });
    expect(changedSince(again.before, { 'mine.txt': 'u', 'src/a.js': 'half' })).toEqual(['src/a.js']);
  });

  it('treats changes made while the plan waited as the user’s, and the rest as the plan’s', () => {
    const waited = rested(begin({}), { 'src/a.js': 'half', 'src/b.js': 'half' });
    const again = begin({ 'src/a.js': 'half', 'src/b.js': 'by hand', 'c.js': 'new' }, waited);
    expect(again.before).toEqual({ 'src/b.js': 'by hand', 'c.js': 'new' });
  });

  it('remembers the user’s version of a file that both changed', () => {
    const both = rested(begin({ 'a.js': 'user' }), { 'a.js': 'user and plan' });
    expect(begin({ 'a.js': 'user and plan' }, both).before).toEqual({ 'a.js': 'user' });
  });
});

describe('unexplained', () => {
  const plan = (beginning: Beginning | null) => ({ files: ['src/'], beginning });
  it.each<[string, Beginning | null, Marks, Partial<typeof NOBODY>, readonly string[]]>([
    ['no file that no plan names', null, { 'other.txt': 'x', '.planning/STATE.md': 's' }, {}, []],
    ['a change before the first executor', null, { 'src/a.js': 'x' }, {}, ['src/a.js']],
    ['no file that the user decided about', null, { 'src/a.js': 'x' }, { kept: { 'src/a.js': 'x' } }, []],
    [
      'a file that changed since that decision',
      null,
      { 'src/a.js': 'y' },
      { taken: { 'src/a.js': 'x' } },
      ['src/a.js'],
    ],
    ['no change of a running executor', begin({}), { 'src/a.js': 'x' }, {}, []],
    ['no change that it left', rested(begin({}), { 'src/a.js': 'x' }), { 'src/a.js': 'x' }, {}, []],
    [
      'a change made while it waited',
      rested(begin({}), { 'src/a.js': 'x' }),
      { 'src/a.js': 'y' },
      {},
      ['src/a.js'],
    ],
    ['a change made before it', begin({ 'src/a.js': 'x' }), { 'src/a.js': 'x' }, {}, ['src/a.js']],
  ])('names %s', (_, beginning, now, said, expected) => {
    expect(unexplained([plan(beginning)], now, { ...NOBODY, ...said })).toEqual(expected);
  });
});

describe('leftoversOf', () => {
  const FILES = ['src/a.js'];
  const begun = begin({ 'mine.txt': 'u' });
  const now = { 'mine.txt': 'u', 'src/a.js': 'x', 'src/helper.js': 'x', '.planning/x.md': 'x' };

  it('names changed files that the plan does not name and that are not the user’s', () => {
    expect(leftoversOf(FILES, begun, now)).toEqual({ own: ['src/helper.js'], shared: [] });
    expect(leftoversOf(FILES, begun, { ...now, 'mine.txt': 'both' })).toMatchObject({ shared: ['mine.txt'] });
    const left = [{ file: 'src/helper.js', why: 'x' }];
    expect(leftoversOf(FILES, { ...begun, left }, now)).toMatchObject({ own: [] });
  });

  it('never names a file twice, nor one that did not change', () => {
    const marks = fc.dictionary(fc.constantFrom('a', 'b', 'src/a.js', 'c/d'), fc.constantFrom('1', '2'));
    fc.assert(
      fc.property(marks, marks, (before, after) => {
        const { own, shared } = leftoversOf(FILES, begin(before), after);
        const all = [...own, ...shared];
        expect(new Set(all).size).toBe(all.length);
        for (const path of all) expect(after[path]).not.toBe(before[path]);
        expect(all).not.toContain('src/a.js');
      }),
    );
  });
});

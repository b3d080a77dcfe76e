import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExecutionPlan, PlanRecord } from '../../../../src/core/planning/execution/execution-plan.ts';
import { type ExecutionStep, nextExecution } from '../../../../src/core/planning/execution/next-execution.ts';

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

const limits = { parallel: true, mostAtOnce: 3 };
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
    ['runs what is apart together', [plan('a'), plan('b')], { status: 'run', batch: ['a fresh', 'b fresh'] }],
    [
      'runs one after the other what shares a file',
      [plan('a', { files: ['src/x.ts'] }), plan('b', { files: ['./src/x.ts'] })],
      { batch: ['a fresh'] },
    ],
    [
      'and what shares a folder',
      [plan('a', { files: ['src/'] }), plan('b', { files: ['src/deep/x.ts'] })],
      { batch: ['a fresh'] },
    ],
    ['and what names no file', [plan('a', { files: [] }), plan('b')], { batch: ['a fresh'] }],
    [
      'never more than allowed',
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
    expect(inShort(nextExecution(plans, limits))).toMatchObject(expected);
  });

  it('runs one at a time where the project wants no parallel work', () => {
    expect(nextExecution([plan('a'), plan('b')], { ...limits, parallel: false }).batch).toHaveLength(1);
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
      summary: fc.constantFrom(null, null, 'complete', 'halted'),
      commits: fc.subarray(['1']),
      record: fc.constantFrom(...records),
      autoAnswer: fc.constantFrom(null, 'yes'),
    });

  it('always has a step, and never one that nobody can take', () => {
    const plans = fc
      .tuple(...Array.from({ length: 6 }, (_, index) => anyPlan(index)))
      .map((all) => all.map((one, index): ExecutionPlan => ({ id: String(index), ...one })));
    fc.assert(
      fc.property(plans, fc.boolean(), (all, parallel) => {
        const step = nextExecution(all, { parallel, mostAtOnce: 2 });
        const chosen = all.filter(({ id }) => step.batch.some((one) => one.plan === id));
        const finished = (id: string) => all[Number(id)]?.summary === 'complete';
        expect(step.batch.length > 0).toBe(step.status === 'run');
        expect(step.batch.length).toBeLessThanOrEqual(parallel ? 2 : 1);
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

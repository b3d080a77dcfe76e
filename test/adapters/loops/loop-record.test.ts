import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord, renderRecord, signedText } from '../../../src/adapters/loops/loop-record.ts';
import { LOOP_OPTIONS } from '../../../src/core/commands/loop-options.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { newBreaker } from '../../../src/core/loop/breaker.ts';
import type { Loop, LoopTerms } from '../../../src/core/loop/loop.ts';
import { makeAttempt, makeFailure, makeLoop, START } from '../../core/loop/builders.ts';

const stored = (loop: Loop): unknown => JSON.parse(JSON.stringify(renderRecord(loop, 'sig')));
const spoiled = (change: (record: Record<string, unknown>) => void, loop = makeLoop()): unknown => {
  const record: Record<string, unknown> = JSON.parse(JSON.stringify(renderRecord(loop, 'sig')));
  change(record);
  return record;
};
const progressOf = (value: unknown) => parseRecord(value)?.loop.progress;

const busy = makeLoop(
  {
    completionPromise: 'DONE',
    agents: ['msw:executor'],
    execution: { phase: '1', folder: '01-foundation', wave: null, gapsOnly: false },
    prompt: '---\nmax_iterations: 5\n---\niteration: 99\n🚀',
  },
  {
    iteration: 7,
    pause: { cause: 'stuck', reason: 'the same failure 3 times', at: START + 5 },
    pausedMs: 123,
    lastFailure: makeFailure('A'),
    marks: [{ iteration: 6, exact: 'v1:a' }],
    attempts: [makeAttempt(6, { changes: [{ path: 'a.js', added: 1, removed: null }], helped: true })],
    transcript: { path: '/t.jsonl', offset: 99 },
    hints: ['a', 'b'],
    hintsTold: 1,
    said: ['nlm is missing'],
    queriedErrors: [{ class: 'v1:c', answerHash: null, at: START }],
    failedAnswers: ['h'],
    offered: { id: 'g', class: 'v1:c', hash: 'h', headline: 'Add', iteration: 6 },
    tree: 'git:abc',
    baseline: { kind: 'red', exact: 'v1:a' },
    firstTree: 'git:abb',
    hasWorked: true,
    wasRed: true,
    flaky: [{ iteration: 3, checks: ['test'], results: ['failed', 'passed'] }],
    breaker: {
      ...newBreaker(START),
      state: 'open',
      totalOpens: 2,
      history: [{ at: START, from: 'closed', to: 'open', reason: 'x' }],
    },
  },
);

it('docs/data.md describes a stored loop field by field', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'data.md'), 'utf8');
  const [, about = ''] = /\n### One record\n([\s\S]*?)\n### /.exec(page) ?? [];
  const cells = [...about.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const { progress, ...record } = renderRecord(busy, 'sig');
  expect(named.toSorted()).toEqual(
    [...Object.keys(record), 'progress', ...Object.keys(Object(progress))].toSorted(),
  );
});

describe('a loop’s record', () => {
  it('returns the loop that was stored', () => {
    expect(parseRecord(stored(busy))).toEqual({ loop: busy, signature: 'sig' });
    expect(parseRecord(stored(makeLoop()))).toEqual({ loop: makeLoop(), signature: 'sig' });
  });

  it('keeps what an unknown tool said and how grave it was, and reads a failure from before that was kept', () => {
    const failed = (lastFailure: Failure) => stored(makeLoop({}, { lastFailure }));
    const failure = makeFailure('A', { said: ['1x', '2y'], isMild: true });
    expect(progressOf(failed(failure))?.lastFailure).toEqual(failure);
    expect(progressOf(failed(makeFailure('A')))?.lastFailure).toEqual(makeFailure('A'));
  });

  it('returns any task and any count', () => {
    const loops = fc.record({
      prompt: fc.string({ unit: 'grapheme' }),
      command: fc.string({ minLength: 1 }),
      iteration: fc.integer({ min: 1, max: 1000 }),
      hints: fc.array(fc.string()),
      startedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
      pausedMs: fc.nat(),
    });
    fc.assert(
      fc.property(loops, ({ prompt, command, startedAt, ...progress }) => {
        const loop = makeLoop(
          { prompt, startedAt, checks: [{ name: 'test', command, origin: 'plan' }] },
          progress,
        );
        expect(parseRecord(stored(loop))?.loop).toEqual(loop);
      }),
    );
  });

  it('starts with its public part', () => {
    expect(Object.keys(renderRecord(busy, '')).slice(0, 11)).toEqual([
      'active',
      'prompt',
      'completionPromise',
      'iteration',
      'maxIterations',
      'startedAt',
      'lastHeartbeat',
      'lastError',
      'notebookLmGuidance',
      'queriedErrors',
      'taskContext',
    ]);
    expect(renderRecord(busy, '')).toMatchObject({ active: false, notebookLmGuidance: 'Add' });
    expect(renderRecord(makeLoop(), '')).toMatchObject({ active: true, lastError: null });
  });

  it.each([
    [{ prompt: 'Fix\n the shop' }, { phase: null, planId: null, description: 'Fix the shop' }],
    [{ plan: { phase: '02.1', id: '02.1-01' } }, { phase: '02.1', planId: '02.1-01' }],
    [{ plan: { phase: null, id: 'fix' } }, { phase: null, planId: 'fix' }],
    [{ execution: busy.terms.execution }, { phase: '1', planId: null }],
  ])('names the phase, the plan and the task of %j, and returns them', (terms, context) => {
    const loop = makeLoop(terms);
    expect(renderRecord(loop, '')).toMatchObject({ taskContext: context });
    expect(parseRecord(stored(loop))?.loop).toEqual(loop);
  });

  it('returns a loop of a version that did not name its plan', () => {
    const older = spoiled(({ taskContext }) => {
      for (const key of ['phase', 'planId', 'description']) Reflect.deleteProperty(taskContext ?? {}, key);
    });
    expect(parseRecord(older)?.loop).toEqual(makeLoop());
    // As the version before signed it.
    expect(JSON.parse(signedText(makeLoop().terms))).toHaveLength(10);
  });

  it.each(['id', 'session', 'prompt', 'completionPromise', 'maxIterations', 'startedAt', 'taskContext'])(
    'is invalid without its %s',
    (key) => {
      expect(parseRecord(spoiled((record) => delete record[key]))).toBeNull();
    },
  );

  it.each([
    ['an id that leaves the folder', { id: '../../etc' }],
    ['no iterations (D13)', { maxIterations: 0 }],
    ['an invalid time', { startedAt: 'yesterday' }],
    ['an empty session (D9)', { session: '' }],
    ['a task that is not text', { prompt: 5 }],
  ])('is invalid with %s', (_name, change) => {
    expect(parseRecord(spoiled((record) => Object.assign(record, change)))).toBeNull();
  });

  it.each([null, 1, 'x', [], {}, { id: 'a' }])('never throws: %j is invalid', (value) => {
    expect(parseRecord(value)).toBeNull();
  });

  it('repairs damaged progress', () => {
    const value = spoiled((record) => {
      record.iteration = 'many';
      record.lastHeartbeat = 5;
      record.queriedErrors = 'none';
      record.progress = {
        hints: [1],
        marks: 'x',
        owner: 7,
        toollessBlocks: -3,
        pausedMs: 'x',
        transcript: [],
      };
    });
    expect(progressOf(value)).toMatchObject({
      iteration: 1,
      lastHeartbeat: START,
      queriedErrors: [],
      hints: [],
      marks: [],
      owner: { pid: null, host: '' },
      toollessBlocks: 0,
      pausedMs: 0,
      transcript: null,
      pause: null,
    });
  });

  it('replaces an unreadable breaker with a new one (B13)', () => {
    for (const breaker of ['open', { state: 'ajar' }, { ...newBreaker(START), history: 'x' }, null]) {
      const value = spoiled((record) => Object.assign(record, { progress: { breaker } }));
      expect(progressOf(value)?.breaker).toEqual(newBreaker(START));
    }
  });

  it('stays paused if its pause cannot be read', () => {
    const value = spoiled((record) => Object.assign(record, { progress: { pause: { cause: 'lunch' } } }));
    expect(progressOf(value)?.pause).toMatchObject({ cause: 'user', reason: 'its record could not be read' });
  });

  it('stays paused if it is marked as not active (D7)', () => {
    const value = spoiled((record) => {
      record.active = false;
    });
    expect(progressOf(value)?.pause).toMatchObject({ cause: 'user' });
  });

  it.each(Object.values(LOOP_OPTIONS).filter(({ isTerm }) => isTerm))(
    'contains the option $key: required, read back and signed',
    ({ key, kind }) => {
      const flag = Reflect.get(makeLoop().terms, key) !== true;
      const other = { number: 7, flag, text: 'x', list: ['x'], commands: [] };
      const values: Partial<LoopTerms> = { [key]: other[kind] };
      const changed = makeLoop(values);
      expect(parseRecord(stored(changed))?.loop).toEqual(changed);
      expect(signedText(changed.terms)).not.toBe(signedText(makeLoop().terms));
      const without = spoiled((record) => {
        delete record[key];
        Reflect.deleteProperty(record.taskContext ?? {}, key);
      });
      expect(parseRecord(without)).toBeNull();
    },
  );

  it('is signed for all terms, and not for its progress', () => {
    const terms = busy.terms;
    const texts = [
      { ...terms, id: 'x' },
      { ...terms, session: 'x' },
      { ...terms, project: '/x' },
      { ...terms, prompt: 'x' },
      { ...terms, completionPromise: null },
      { ...terms, checks: [] },
      { ...terms, checkTimeoutSeconds: 1 },
      { ...terms, maxIterations: 1 },
      { ...terms, minIterations: 1 },
      { ...terms, maxMinutes: 1 },
      { ...terms, maxTokens: 1 },
      { ...terms, fresh: true },
      { ...terms, allowEmpty: true },
      { ...terms, allowNoChange: true },
      { ...terms, redFirst: true },
      { ...terms, require: 'proven' },
      { ...terms, witness: true },
      { ...terms, mayWitness: false },
      { ...terms, guidance: false },
      { ...terms, review: 'x' },
      { ...terms, protect: ['x'] },
      { ...terms, agents: [] },
      { ...terms, execution: { phase: '1', folder: '01-foundation', wave: 2, gapsOnly: false } },
      { ...terms, tree: '01-02' },
      { ...terms, plan: { phase: '1', id: '01-02' } },
      { ...terms, startedAt: 1 },
    ].map(signedText);
    expect(new Set([...texts, signedText(terms)]).size).toBe(Object.keys(terms).length + 1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { defaultBreakerLimits as limits } from '../../../src/core/loop/breaker.ts';
import { type Decision, decide } from '../../../src/core/loop/decide.ts';
import type { Loop } from '../../../src/core/loop/loop.ts';
import { findOscillation } from '../../../src/core/loop/record-turn.ts';
import type { Turn } from '../../../src/core/loop/turn.ts';
import {
  EMPTY,
  MINUTE,
  makeAttempt,
  makeFailure,
  makeItem,
  makeLoop,
  makeResult,
  makeTurn,
  PASSED,
  START,
} from './builders.ts';

const A = makeFailure('A');
const infra = makeFailure('N', { kind: 'infra', tool: 'npm', headline: 'npm: ECONNRESET' });
const gate = makeFailure('G', { kind: 'gate', tool: 'shell', headline: 'shell: vitest: not found' });
const promised = { kind: 'promise' } as const;

const turn = (loop: Loop, failure: Failure | null, more: Partial<Turn> = {}): Decision =>
  decide(loop, makeTurn(loop, failure, more), limits);

/** Takes the loop through the failures in turn and returns the last decision. */
const through = (loop: Loop, failures: readonly (Failure | null)[], more: Partial<Turn> = {}): Decision => {
  let decision: Decision | null = null;
  for (const failure of failures) decision = turn(decision?.loop ?? loop, failure, more);
  if (decision === null) throw new Error('a loop needs a turn');
  return decision;
};

describe('completion', () => {
  it('is reached when every check passes', () => {
    expect(turn(makeLoop(), null).verdict).toEqual({
      kind: 'end',
      cause: 'done',
      reason: 'every check passed',
      proof: null,
      review: null,
    });
  });

  it('needs a changed file, unless the user said otherwise', () => {
    const idle = { sinceArming: 'unchanged' } as const;
    expect(turn(makeLoop(), null, idle).verdict).toMatchObject({ kind: 'continue', strategy: 'unchanged' });
    expect(turn(makeLoop({ allowNoChange: true }), null, idle).verdict).toMatchObject({ cause: 'done' });
    expect(turn(makeLoop(), null, { sinceArming: 'unknown' }).verdict).toMatchObject({ cause: 'done' });
  });

  it('ends the loop when the checks pass twice and nothing has changed', () => {
    const first = turn(makeLoop(), null, { sinceArming: 'unchanged' });
    expect(first.verdict).toMatchObject({ kind: 'continue', strategy: 'unchanged' });
    expect(turn(first.loop, null, { sinceArming: 'unchanged' }).verdict).toMatchObject({
      kind: 'end',
      cause: 'idle',
      reason: 'the checks pass, but no file was changed',
    });
  });

  it('needs a failure first if that was requested', () => {
    const loop = makeLoop({ redFirst: true });
    expect(turn(loop, null).verdict).toMatchObject({ kind: 'continue', strategy: 'red-first' });
    const red = turn(loop, makeFailure('A'), { tree: 'changed' });
    expect(turn(red.loop, null, { tree: 'changed' }).verdict).toMatchObject({ cause: 'done' });
  });

  it('needs proof if that was requested', () => {
    const loop = makeLoop({ require: 'proven' });
    const proof = { reason: 'for a reason', cure: null, findings: [], experiments: [], isWeakened: false };
    const passed = turn(loop, null, { proof: { ...proof, verdict: 'passed' } });
    expect(passed.verdict).toMatchObject({ kind: 'continue', strategy: 'unproven' });
    const proven = turn(loop, null, { proof: { ...proof, verdict: 'proven' } });
    expect(proven.verdict).toMatchObject({ cause: 'done', proof: { verdict: 'proven' } });
  });

  it('is given up when proof was requested and three turns add nothing, and says why', () => {
    const proof = {
      verdict: 'passed',
      reason: 'for a reason',
      cure: null,
      findings: [],
      experiments: [],
      isWeakened: false,
    } as const;
    const idle = { tree: 'unchanged', proof } as const;
    let { loop, verdict } = turn(makeLoop({ require: 'proven' }), null, { ...idle, tree: 'changed' });
    for (const _ of [1, 2]) {
      expect(verdict).toMatchObject({ kind: 'continue', strategy: 'unproven' });
      ({ loop, verdict } = turn(loop, null, idle));
    }
    expect(turn(loop, null, idle).verdict).toEqual({
      kind: 'pause',
      cause: 'stuck',
      reason: 'no file was changed; every check passed, but that is not proven: for a reason',
      proof,
    });
  });

  it('is not reached with a protected file that is not as it was, and says so when it gives up', () => {
    const unprotected = '“a.js” is protected and stays changed: it is a folder';
    const idle = { tree: 'unchanged', unprotected } as const;
    let { loop, verdict } = turn(makeLoop(), null, { ...idle, tree: 'changed' });
    for (const _ of [1, 2]) {
      expect(verdict).toMatchObject({ kind: 'continue', strategy: 'unprotected' });
      ({ loop, verdict } = turn(loop, null, idle));
    }
    expect(turn(loop, null, idle).verdict).toMatchObject({
      kind: 'pause',
      cause: 'stuck',
      reason: `no file was changed; every check passed, but ${unprotected}`,
    });
  });

  it('is not reached when one of two checks passes', () => {
    const loop = makeLoop({ checks: [PASSED.check, { ...PASSED.check, name: 'lint' }] });
    expect(turn(loop, null, { results: [PASSED] }).verdict.kind).toBe('continue');
  });

  it('also needs the promise if one is agreed', () => {
    const loop = makeLoop({ completionPromise: 'DONE' });
    expect(turn(loop, null).verdict).toEqual({ kind: 'continue', strategy: 'promise', counted: true });
    expect(turn(loop, null, { claim: promised }).verdict).toMatchObject({ cause: 'done' });
    expect(turn(loop, A, { claim: promised }).verdict).toMatchObject({ kind: 'continue', strategy: 'fix' });
  });

  it('needs only the promise when there is no check', () => {
    const loop = makeLoop({ checks: [], completionPromise: 'DONE' });
    expect(turn(loop, null).verdict).toMatchObject({ kind: 'continue', strategy: 'promise' });
    expect(turn(loop, null, { claim: promised }).verdict).toMatchObject({
      cause: 'done',
      reason: 'the promise was given',
    });
  });

  it('is never reached with neither a check nor a promise', () => {
    expect(turn(makeLoop({ checks: [] }), null, { claim: promised }).verdict.kind).toBe('continue');
  });

  it('is not reached when a check ran no test', () => {
    expect(turn(makeLoop(), null, { results: [EMPTY] }).verdict).toMatchObject({
      kind: 'continue',
      strategy: 'empty',
    });
  });

  it('waits for the minimum number of iterations', () => {
    const loop = makeLoop({ minIterations: 2 });
    const first = turn(loop, null);
    expect(first.verdict).toMatchObject({ kind: 'continue', strategy: 'minimum' });
    expect(turn(first.loop, null).verdict).toMatchObject({ cause: 'done' });
  });

  it('asks for the promise before it mentions the minimum', () => {
    const loop = makeLoop({ minIterations: 2, completionPromise: 'DONE' });
    expect(turn(loop, null).verdict).toMatchObject({ strategy: 'promise' });
    expect(turn(loop, null, { claim: promised }).verdict).toMatchObject({ strategy: 'minimum' });
  });

  it('takes precedence over every limit: the last iteration, the last minute, too many blocks (D12)', () => {
    const last = makeLoop({ maxIterations: 3 }, { iteration: 3, toollessBlocks: 7 });
    const late = { now: START + 999 * MINUTE, toolUse: 'none' } as const;
    expect(turn(last, null, late).verdict).toMatchObject({ kind: 'end', cause: 'done' });
  });
});

describe('the budget', () => {
  it('ends the loop at the last iteration, not before', () => {
    const loop = makeLoop({ maxIterations: 3 });
    const other = [A, makeFailure('B'), makeFailure('C')];
    expect(through(loop, other.slice(0, 2)).verdict.kind).toBe('continue');
    expect(through(loop, other).verdict).toEqual({
      kind: 'end',
      cause: 'max-iterations',
      reason: 'all 3 iterations are used',
    });
  });

  it('is not charged when the failure is not the code’s', () => {
    const last = makeLoop({ maxIterations: 3 }, { iteration: 3 });
    expect(turn(last, infra).verdict).toMatchObject({ kind: 'continue', counted: false });
    expect(turn(last, infra).loop.progress.iteration).toBe(3);
  });

  it.each([
    [239.9, 0, 'continue'],
    [240, 0, 'end'],
    [300, 60.1, 'continue'],
    [300, 60, 'end'],
  ])('after %d minutes, %d of them paused: %s', (minutes, paused, kind) => {
    const loop = makeLoop({}, { pausedMs: paused * MINUTE });
    const { verdict } = turn(loop, A, { now: START + minutes * MINUTE });
    expect(verdict.kind).toBe(kind);
    if (verdict.kind === 'end') expect(verdict.cause).toBe('max-minutes');
  });
});

describe('failures of the environment and of the check (B17)', () => {
  it.each([
    ['infra', infra, 'infra', 'npm failed (ECONNRESET) 3 times in a row'],
    ['gate', gate, 'check-broken', 'shell failed (vitest: not found) 3 times in a row'],
  ] as const)('%s: two continue uncounted, the third pauses', (strategy, failure, cause, reason) => {
    const two = through(makeLoop(), [failure, failure]);
    expect(two.verdict).toEqual({ kind: 'continue', strategy, counted: false });
    expect(two.loop.progress).toMatchObject({ iteration: 1, lastFailure: null, marks: [] });
    expect(two.loop.progress.breaker.sameFailure).toBe(0);
    expect(turn(two.loop, failure).verdict).toEqual({ kind: 'pause', cause, reason });
  });

  it('name the limit of a check that never ends, and the option to raise it', () => {
    const results = [makeResult({ kind: 'failed', failure: gate }, { timedOut: true, exitCode: null })];
    const two = through(makeLoop(), [gate, gate]);
    expect(turn(two.loop, gate, { results }).verdict).toMatchObject({
      cause: 'check-broken',
      reason: 'test did not end within 600 seconds (--check-timeout) 3 times in a row',
    });
  });

  it('pause even if they alternate', () => {
    expect(through(makeLoop(), [infra, gate]).verdict.kind).toBe('continue');
    expect(through(makeLoop(), [infra, gate, infra]).verdict).toEqual({
      kind: 'pause',
      cause: 'infra',
      reason: 'no check could do its work 3 times in a row',
    });
  });

  it('are counted from zero after a failure of the code', () => {
    const { loop, verdict } = through(makeLoop(), [infra, infra, A, infra, infra]);
    expect(verdict.kind).toBe('continue');
    expect(loop.progress).toMatchObject({ iteration: 2, infraStreak: 2, gateStreak: 0 });
  });

  it.each([
    ['gate', gate, 'check-broken'],
    ['infra', infra, 'infra'],
  ] as const)('%s: use iterations while Claude edits what may be missing', (strategy, failure, cause) => {
    const changing = { tree: 'changed' } as const;
    const three = through(makeLoop({ maxIterations: 4 }), [failure, failure, failure], changing);
    expect(three.verdict).toEqual({ kind: 'continue', strategy, counted: true });
    expect(three.loop.progress).toMatchObject({ iteration: 4, lastFailure: null, marks: [], wasRed: false });
    expect(three.loop.progress.breaker).toMatchObject({ sameFailure: 0, noProgress: 0 });
    expect(turn(three.loop, failure, changing).verdict).toMatchObject({ cause: 'max-iterations' });
    expect(through(three.loop, [failure]).verdict).toMatchObject({ kind: 'continue', counted: false });
    expect(through(three.loop, [failure, failure]).verdict).toMatchObject({ cause });
  });

  it('are counted from the last change on if a check ran no test', () => {
    const empty = { results: [EMPTY] };
    let { loop } = turn(makeLoop(), null, { ...empty, tree: 'changed' });
    for (let times = 0; times < 3; times++) ({ loop } = turn(loop, null, { ...empty, tree: 'changed' }));
    expect(turn(loop, null, empty).verdict.kind).toBe('continue');
    expect(turn(turn(loop, null, empty).loop, null, empty).verdict).toMatchObject({ cause: 'check-broken' });
  });

  it('keep the work of their turn on record, and do not count as a red check', () => {
    for (const failure of [infra, gate])
      expect(turn(makeLoop(), failure, { tree: 'changed' }).loop.progress).toMatchObject({
        hasWorked: true,
        wasRed: false,
      });
  });

  it('are counted if a check runs nothing, and pause at the third', () => {
    const loop = makeLoop();
    const one = turn(loop, null, { results: [EMPTY] });
    expect(one.verdict).toMatchObject({ counted: true });
    const two = turn(one.loop, null, { results: [EMPTY] });
    expect(turn(two.loop, null, { results: [EMPTY] }).verdict).toMatchObject({
      kind: 'pause',
      cause: 'check-broken',
      reason: 'a check ran no test 3 times in a row',
    });
  });
});

describe('the stuck detector', () => {
  it('pauses at the third identical failure in an unchanged tree', () => {
    expect(through(makeLoop(), [A, A]).verdict.kind).toBe('continue');
    expect(through(makeLoop(), [A, A, A]).verdict).toMatchObject({ kind: 'pause', cause: 'stuck' });
  });

  it('allows five in a changing tree', () => {
    const changing = { tree: 'changed' } as const;
    expect(through(makeLoop(), [A, A, A, A], changing).verdict.kind).toBe('continue');
    expect(through(makeLoop(), [A, A, A, A, A], changing).verdict).toEqual({
      kind: 'pause',
      cause: 'stuck',
      reason: 'the same failure 5 times',
    });
  });

  it('is no faster when the tree cannot be compared (B16)', () => {
    const unknown = { tree: 'unknown' } as const;
    expect(through(makeLoop(), [A, A, A, A], unknown).verdict.kind).toBe('continue');
    expect(through(makeLoop(), [A, A, A, A, A], unknown).verdict).toMatchObject({ cause: 'stuck' });
  });

  it.each([
    ['A/B/A/B', 'ABAB'],
    ['A/B/C twice', 'ABCABC'],
    ['A/B/C/D twice', 'ABCDABCD'],
  ])('pauses on %s although every turn has a different failure', (_name, letters) => {
    const failures = [...letters].map((letter) => makeFailure(letter));
    const changing = { tree: 'changed' } as const;
    expect(through(makeLoop(), failures.slice(0, -1), changing).verdict.kind).toBe('continue');
    expect(through(makeLoop(), failures, changing).verdict).toMatchObject({ cause: 'stuck' });
  });

  it('sees a failure that comes and goes', () => {
    const loop = makeLoop({ completionPromise: 'DONE' });
    expect(through(loop, [A, null, A, null, A], { tree: 'changed' }).verdict).toMatchObject({
      cause: 'stuck',
      reason: 'the failures repeat in a circle of 2',
    });
  });

  it('does not treat passing checks without a promise as stuck', () => {
    const loop = makeLoop({ completionPromise: 'DONE' });
    expect(
      through(
        loop,
        Array.from({ length: 9 }, () => null),
      ).verdict.kind,
    ).toBe('continue');
  });

  it('counts fewer problems as progress', () => {
    const items = ['a', 'b', 'c'].flatMap((name) => makeFailure(name).items);
    const of = (count: number) => makeFailure(`x${count}`, { items: items.slice(0, count), total: count });
    const { loop, verdict } = through(makeLoop(), [of(3), of(2), of(1)]);
    expect(verdict).toMatchObject({ kind: 'continue', strategy: 'fix' });
    expect(loop.progress.breaker).toMatchObject({ state: 'closed', noProgress: 0 });
  });

  it('counts a later phase as progress', () => {
    const compile = makeFailure('C', { phase: 'compile' });
    const { loop } = through(makeLoop(), [compile, compile, A]);
    expect(loop.progress.breaker).toMatchObject({ state: 'closed', noProgress: 0, sameFailure: 1 });
  });

  it('pauses when permissions were denied twice without progress (B14)', () => {
    const denied = { permissionDenials: 1 };
    expect(through(makeLoop(), [A], denied).verdict.kind).toBe('continue');
    expect(through(makeLoop(), [A, A], denied).verdict).toMatchObject({
      cause: 'stuck',
      reason: 'a permission was denied 2 times',
    });
  });

  it('does not count more or different problems as progress when no file changed', () => {
    const growing = [1, 2, 3].map((count) =>
      makeFailure(`G${count}`, {
        items: Array.from({ length: count }, (_, at) => makeItem(`${count}-${at}`)),
        total: count,
      }),
    );
    expect(through(makeLoop(), [A, ...growing]).verdict).toMatchObject({ kind: 'pause', cause: 'stuck' });
    const fixing = [3, 2, 1].map((count) =>
      makeFailure(`F${count}`, {
        items: Array.from({ length: count }, (_, at) => makeItem(`same-${at}`)),
        total: count,
      }),
    );
    expect(through(makeLoop(), fixing).verdict).toMatchObject({ kind: 'continue' });
    expect(through(makeLoop(), [A, ...growing], { tree: 'changed' }).verdict).toMatchObject({
      kind: 'continue',
    });
  });
});

describe('fewer but different problems, with no file changed', () => {
  const swinging = (letter: string, total: number): Failure =>
    makeFailure(letter, {
      items: Array.from({ length: total }, (_, at) => makeItem(`${letter}${at}`)),
      total,
    });
  it.each([
    ['are no progress when they only equal the best so far', 2, 1],
    ['are progress when they are the fewest so far', 1, 0],
  ])('%s', (_name, total, noProgress) => {
    const attempts = [makeAttempt(1, { left: { phase: 'test', problems: 2 } })];
    const loop = makeLoop({}, { attempts, lastFailure: swinging('M', 5) });
    expect(turn(loop, swinging('N', total)).loop.progress.breaker).toMatchObject({ noProgress });
  });
});

describe('the strategy', () => {
  const changing = { tree: 'changed' } as const;
  it.each([
    [[A], 'fix'],
    [[A, A], 'another-approach'],
    [[A, A, A], 'diagnose'],
    [[A, A, A, A], 'diagnose'],
    [[A, A, makeFailure('B')], 'fix'],
    [[A, A, infra], 'infra'],
    [[A, gate], 'gate'],
    [[A, infra, A], 'another-approach'],
  ] as const)('is chosen for case %#', (failures, strategy) => {
    expect(through(makeLoop(), failures, changing).verdict).toMatchObject({ kind: 'continue', strategy });
  });
});

describe('answers without a tool call (S11)', () => {
  const idle = { toolUse: 'none', tree: 'unknown' } as const;
  const untilEnd = (blockCap: number): number => {
    let loop = makeLoop({ completionPromise: 'DONE', maxIterations: 50 });
    for (let blocks = 0; blocks < 50; blocks++) {
      const { verdict, loop: next } = turn(loop, null, { ...idle, blockCap });
      if (verdict.kind !== 'continue') {
        expect(verdict).toMatchObject({ kind: 'end', cause: 'idle' });
        return blocks;
      }
      loop = next;
    }
    return -1;
  };

  it.each([
    [8, 7],
    [3, 2],
    [2, 1],
    [1, 1],
    [0, 7],
    [-1, 7],
    [100, 7],
  ])('end the loop, with a cap of %i, after %i blocks', (cap, blocks) => {
    expect(untilEnd(cap)).toBe(blocks);
  });

  it('are counted from zero after a tool call', () => {
    const loop = makeLoop({}, { toollessBlocks: 6 });
    const { loop: next } = turn(loop, A, { toolUse: 'used' });
    expect(next.progress.toollessBlocks).toBe(1);
  });

  it('are not assumed when progress shows that something was done', () => {
    const loop = makeLoop({}, { toollessBlocks: 6 });
    const { loop: next } = turn(loop, A, { toolUse: 'unknown', tree: 'changed' });
    expect(next.progress.toollessBlocks).toBe(1);
  });
});

describe('decide, for any turns', () => {
  const failures = fc.option(
    fc.record({ letter: fc.constantFrom('A', 'B', 'C'), kind: fc.constantFrom('code', 'infra', 'gate') }),
  );
  const turns = fc.array(
    fc.record({
      failure: failures,
      empty: fc.boolean(),
      claim: fc.constantFrom('nothing', 'promise'),
      tree: fc.constantFrom('changed', 'unchanged', 'unknown'),
      toolUse: fc.constantFrom('used', 'none', 'unknown'),
      permissionDenials: fc.nat({ max: 1 }),
      minutes: fc.integer({ min: -5, max: 5 }),
      blockCap: fc.integer({ min: -1, max: 9 }),
    }),
    { minLength: 100, maxLength: 100 },
  );
  const terms = fc.record({
    maxIterations: fc.integer({ min: 1, max: 12 }),
    minIterations: fc.integer({ min: 0, max: 12 }),
    completionPromise: fc.option(fc.constant('DONE')),
  });
  type Step = typeof turns extends fc.Arbitrary<readonly (infer T)[]> ? T : never;

  const take = (loop: Loop, step: Step): Turn => {
    const { failure, empty, claim, minutes, ...rest } = step;
    const made = failure === null ? null : makeFailure(failure.letter, { kind: failure.kind });
    return makeTurn(loop, made, {
      ...rest,
      ...(empty && made === null ? { results: [EMPTY] } : {}),
      claim: { kind: claim },
      now: START + minutes * MINUTE,
    });
  };

  /** Takes turns until the loop stops; counts those after which it continued. */
  const play = (start: Loop, steps: readonly Step[]) => {
    let loop = start;
    let counted = 0;
    let uncounted = 0;
    let longestUncounted = 0;
    for (const step of steps) {
      const { verdict, loop: next } = decide(loop, take(loop, step), limits);
      if (verdict.kind !== 'continue') return { ended: true, counted, longestUncounted, loop };
      uncounted = verdict.counted ? 0 : uncounted + 1;
      counted += verdict.counted ? 1 : 0;
      longestUncounted = Math.max(longestUncounted, uncounted);
      loop = next;
    }
    return { ended: false, counted, longestUncounted, loop };
  };

  it('ends within its iterations, with at most two uncounted turns in a row', () => {
    fc.assert(
      fc.property(terms, turns, (given, steps) => {
        const played = play(makeLoop(given), steps);
        expect(played.ended).toBe(true);
        expect(played.counted).toBeLessThan(given.maxIterations);
        expect(played.longestUncounted).toBeLessThan(3);
        expect(played.loop.progress.iteration).toBe(played.counted + 1);
      }),
      { numRuns: 300 },
    );
  });

  it('does not change its input, and decides the same again', () => {
    fc.assert(
      fc.property(terms, turns, (given, steps) => {
        let loop = makeLoop(given);
        for (const step of steps.slice(0, 12)) {
          const input = deepFreeze({ loop, turn: take(loop, step) });
          const first = decide(input.loop, input.turn, limits);
          expect(decide(input.loop, input.turn, limits)).toEqual(first);
          loop = first.loop;
        }
      }),
      { numRuns: 100 },
    );
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

const marks = (letters: string) => [...letters].map((exact, index) => ({ iteration: index + 1, exact }));

describe('findOscillation', () => {
  it.each([
    ['ABAB', 2],
    ['XXABAB', 2],
    ['ABABAB', 2],
    ['ABCABC', 3],
    ['ABCDABCD', 4],
    ['AABAAB', 3],
    ['AABBAABB', 4],
    ['BABCABC', 3],
  ])('finds in %s a cycle of %i', (letters, period) => {
    expect(findOscillation(marks(letters))).toBe(period);
  });

  it.each([
    '',
    'A',
    'AB',
    'ABA',
    'ABCAB',
    'ABCDABC',
    'ABABC',
    'ABBA',
    'ABACABD',
    'ABCABD',
    'ABCDEABCDE',
    'AAAA',
    'AAAAAAAA',
  ])('finds no cycle in %j', (letters) => {
    expect(findOscillation(marks(letters))).toBeNull();
  });

  it('finds every cycle of two to four states, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 }),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 2, maxLength: 4 }),
        (before, round) => {
          fc.pre(new Set(round).size > 1);
          const found = findOscillation(marks([...before, ...round, ...round].join('')));
          expect(found).not.toBeNull();
          expect(found ?? 9).toBeLessThanOrEqual(round.length);
        },
      ),
    );
  });
});

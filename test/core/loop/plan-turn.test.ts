import { describe, expect, it } from 'vitest';
import { mayRetry, secondsForChecks } from '../../../src/core/loop/hook-time.ts';
import type { PauseCause } from '../../../src/core/loop/loop.ts';
import { nameChecks } from '../../../src/core/loop/plan-arming.ts';
import { planTurn } from '../../../src/core/loop/plan-turn.ts';
import { CHECK, makeLoop, START } from './builders.ts';

const stop = { now: START + 60_000, lastMessage: 'I am done.', backgroundTasks: [], planMode: false };
const aborted = { ...stop, lastMessage: 'x\n<abort>the key is missing</abort>' };
const resting = (cause: PauseCause) => makeLoop({}, { pause: { cause, reason: 'x', at: START } });

describe('planTurn', () => {
  it.each(['user', 'infra', 'check-broken', 'stuck', 'blocked', 'parked'] as const)(
    'ignores a loop at rest (%s), whatever is claimed',
    (cause) => {
      const plan = planTurn(resting(cause), { ...aborted, backgroundTasks: ['b'], planMode: false });
      expect(plan).toEqual({ kind: 'ignore', pause: { cause, reason: 'x', at: START } });
    },
  );

  it('goes on after an API failure, whose time does not count', () => {
    const plan = planTurn(resting('api-failure'), stop);
    expect(plan).toMatchObject({ kind: 'judge', loop: { progress: { pause: null, pausedMs: 60_000 } } });
  });

  it('waits for background work (S10)', () => {
    expect(planTurn(makeLoop(), { ...aborted, backgroundTasks: ['b'], planMode: false })).toEqual({
      kind: 'wait',
      why: 'agent',
    });
  });

  it('waits in plan mode, in which nothing may be edited', () => {
    expect(planTurn(makeLoop(), { ...stop, planMode: true })).toEqual({ kind: 'wait', why: 'plan-mode' });
  });

  it('lets an abort go before the checks', () => {
    const ending = { kind: 'pause', cause: 'blocked', reason: 'the key is missing' };
    expect(planTurn(makeLoop(), aborted)).toMatchObject({
      kind: 'release',
      ending,
      archives: false,
      loop: { progress: { pause: { cause: 'blocked', at: stop.now } } },
    });
  });
});

describe('mayRetry', () => {
  it('leaves every check that is left its full time', () => {
    const question = { elapsedSeconds: 300, pauseSeconds: 20, checksLeft: 2, checkTimeoutSeconds: 600 };
    expect(mayRetry(question)).toBe(true);
    expect(mayRetry({ ...question, checksLeft: 11 })).toBe(false);
    expect(mayRetry({ ...question, pauseSeconds: secondsForChecks })).toBe(false);
  });
});

describe('nameChecks', () => {
  it('gives every check a name of its own', () => {
    const names = ['test', 'test', 'test-2', 'lint'];
    const named = nameChecks(names.map((name, at) => ({ ...CHECK, name, command: `run ${at}` })));
    expect(named.map((check) => check.name)).toEqual(['test', 'test-2', 'test-2-2', 'lint']);
  });

  it('runs no command twice', () => {
    const twice = nameChecks([
      CHECK,
      { ...CHECK, name: 'again' },
      { ...CHECK, command: `${CHECK.command} -v` },
    ]);
    expect(twice.map((check) => check.command)).toEqual([CHECK.command, `${CHECK.command} -v`]);
  });
});

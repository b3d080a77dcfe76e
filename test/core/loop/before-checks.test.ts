import { describe, expect, it } from 'vitest';
import { beforeChecks } from '../../../src/core/loop/before-checks.ts';
import { mayRetry, secondsForChecks } from '../../../src/core/loop/hook-time.ts';
import type { PauseCause } from '../../../src/core/loop/loop.ts';
import { nameChecks } from '../../../src/core/loop/name-checks.ts';
import { CHECK, makeLoop, START } from './builders.ts';

const nothing = { kind: 'nothing' } as const;
const abort = { kind: 'abort', reason: 'the key is missing' } as const;
const resting = (cause: PauseCause) => makeLoop({}, { pause: { cause, reason: 'x', at: START } });

describe('beforeChecks', () => {
  it.each(['user', 'infra', 'check-broken', 'stuck', 'blocked', 'parked'] as const)(
    'ignores a loop at rest (%s), whatever is claimed',
    (cause) => {
      expect(beforeChecks(resting(cause), 1, abort)).toEqual({ kind: 'ignore' });
    },
  );

  it('goes on after an API failure', () => {
    expect(beforeChecks(resting('api-failure'), 0, nothing)).toEqual({ kind: 'run-checks' });
  });

  it('waits for background work (S10)', () => {
    expect(beforeChecks(makeLoop(), 1, abort)).toEqual({ kind: 'defer' });
  });

  it('lets an abort go before the checks', () => {
    expect(beforeChecks(makeLoop(), 0, abort)).toEqual({ kind: 'pause', reason: 'the key is missing' });
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
    const named = nameChecks([CHECK, CHECK, { ...CHECK, name: 'test-2' }, { ...CHECK, name: 'lint' }]);
    expect(named.map((check) => check.name)).toEqual(['test', 'test-2', 'test-2-2', 'lint']);
  });
});

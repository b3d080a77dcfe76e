import { describe, expect, it } from 'vitest';
import type { PauseCause } from '../../../src/core/loop/ending-causes.ts';
import { mayRetry, secondsForChecks } from '../../../src/core/loop/hook-time.ts';
import { describeRun, type LiveRun, lastLine, minutesAndSeconds } from '../../../src/core/loop/live-run.ts';
import type { LoopProgress } from '../../../src/core/loop/loop.ts';
import {
  describeLoss,
  gateOwner,
  hasLostOwner,
  isGate,
  isOrphaned,
} from '../../../src/core/loop/ownership.ts';
import { nameChecks } from '../../../src/core/loop/plans/plan-arming.ts';
import { planTurn } from '../../../src/core/loop/plans/plan-turn.ts';
import { describeTokens, shortCount } from '../../../src/core/loop/token-use.ts';
import { CHECK, MINUTE, makeLoop, START } from './builders.ts';

describe('ownership', () => {
  const around = (minutes: number, alive: boolean) => ({
    now: START + minutes * MINUTE,
    host: 'here',
    boot: 'today',
    isThere: () => alive,
  });
  const owned = (owner: LoopProgress['owner']) => makeLoop({}, { owner });
  const DAY = 24 * 60;

  describe('a loop whose owner is gone (S13)', () => {
    it.each([
      ['its process lives', owned({ pid: 1, host: 'here' }), 999 * DAY, true, false],
      ['its process died a moment ago', owned({ pid: 1, host: 'here' }), 4, false, false],
      ['its process died', owned({ pid: 1, host: 'here' }), 6, false, true],
      ['its session ended properly', owned({ pid: null, host: 'here' }), 0.1, true, true],
      [
        'it belongs to another machine, silent for an hour',
        owned({ pid: 1, host: 'there' }),
        60,
        false,
        false,
      ],
      [
        'it belongs to another machine, silent for two days',
        owned({ pid: 1, host: 'there' }),
        2 * DAY,
        true,
        true,
      ],
      ['its owner is unreadable', owned({ pid: null, host: '' }), 60, false, false],
      ['its owner has been unreadable for two days', owned({ pid: null, host: '' }), 2 * DAY, false, true],
      ['the clock runs backwards', owned({ pid: 1, host: 'here' }), -60, false, false],
      ['its process is known to have died', owned({ pid: 1, host: 'here', start: '9' }), 0, false, true],
      ['its process is known to live', owned({ pid: 1, host: 'here', start: '9' }), 999 * DAY, true, false],
      [
        'this machine was restarted, and another process has its number',
        owned({ pid: 1, host: 'here', boot: 'yesterday' }),
        0,
        true,
        true,
      ],
      ['it is of this boot', owned({ pid: 1, host: 'here', boot: 'today' }), 0, true, false],
      [
        'another machine was restarted',
        owned({ pid: 1, host: 'there', boot: 'yesterday' }),
        60,
        false,
        false,
      ],
    ])('%s', (_name, loop, minutes, alive, orphaned) => {
      expect(isOrphaned(loop, around(minutes, alive))).toBe(orphaned);
    });

    it('is never orphaned while it is paused, but may have lost its owner', () => {
      const pause = { cause: 'stuck', reason: 'x', at: START } as const;
      const loop = makeLoop({}, { pause, owner: { pid: null, host: 'here' } });
      expect(isOrphaned(loop, around(99, false))).toBe(false);
      expect(hasLostOwner(loop, around(99, false))).toBe(true);
    });

    it('is orphaned while it waits for an API that does not answer', () => {
      const pause = { cause: 'api-failure', reason: 'x', at: START } as const;
      const loop = makeLoop({}, { pause, owner: { pid: null, host: 'here' } });
      expect(isOrphaned(loop, around(99, false))).toBe(true);
    });

    it.each([
      [{ pid: 1, host: 'here', boot: 'yesterday' }, 'ended when this machine was restarted'],
      [{ pid: null, host: 'here', boot: 'today' }, 'has ended'],
      [{ pid: 7, host: 'here', boot: 'today' }, 'is gone with its process (7)'],
      [{ pid: 7, host: 'there' }, 'ran on another machine (there)'],
    ])('is described: %j', (owner, fate) => {
      expect(describeLoss(owned(owner), around(12, false))).toBe(
        `Taken over from a session that ${fate}; its last sign of life was 12 min ago.`,
      );
    });

    it('is distinguished from the gate of a subagent', () => {
      expect(isGate(makeLoop({ session: gateOwner('s', 'a1') }))).toBe(true);
      expect(isGate(makeLoop({ session: 's' }))).toBe(false);
    });
  });
});

describe('live run', () => {
  const RUN: LiveRun = {
    check: 'test',
    at: 2,
    of: 3,
    startedAt: 1_000_000,
    limitSeconds: 600,
    line: null,
    pid: 1,
  };

  describe('a running check', () => {
    it('is described with its position, its time and its limit', () => {
      expect(describeRun(RUN, 1_000_000 + 192_400)).toBe('test, check 2 of 3, for 3:12 of at most 10:00');
      expect(describeRun({ ...RUN, at: 1, of: 1, limitSeconds: 6600 }, 999_000)).toBe(
        'test, for 0:00 of at most 1:50:00',
      );
    });

    it('has a last line without terminal control sequences', () => {
      expect(lastLine(RUN)).toBeNull();
      expect(lastLine({ ...RUN, line: '  \t' })).toBeNull();
      expect(lastLine({ ...RUN, line: ' \u001b[31mPASS\u001b[0m a.test.ts ' })).toBe('PASS a.test.ts');
      expect(lastLine({ ...RUN, line: 'x'.repeat(1000) })?.length).toBeLessThanOrEqual(121);
    });

    it.each([
      [0, '0:00'],
      [61, '1:01'],
      [3661, '1:01:01'],
    ])('shows %d seconds as %s', (seconds, shown) => {
      expect(minutesAndSeconds(seconds)).toBe(shown);
    });
  });
});

describe('token use', () => {
  it.each([
    [840, '840'],
    [1499, '1k'],
    [41_400, '41k'],
    [999_400, '999k'],
    [999_600, '1.0M'],
    [12_340_000, '12.3M'],
  ])('shows %d as %s', (tokens, shown) => {
    expect(shortCount(tokens)).toBe(shown);
  });

  it('is described with its budget, and omitted while unknown', () => {
    const use = { tokens: 41_400, lastMessage: null, agentsUntil: 0 };
    expect(describeTokens(use, 0)).toBe('41k tokens');
    expect(describeTokens(use, 500_000)).toBe('41k of 500k tokens');
    expect(describeTokens({ ...use, tokens: 0 }, 500_000)).toBeNull();
  });
});

describe('plan turn', () => {
  const stop = { now: START + 60_000, lastMessage: 'I am done.', awaited: [], planMode: false };
  const AGENT = { id: 'b', kind: 'agent', words: 'read the docs' };
  const aborted = { ...stop, lastMessage: 'x\n<abort>the key is missing</abort>' };
  const resting = (cause: PauseCause) => makeLoop({}, { pause: { cause, reason: 'x', at: START } });

  describe('planTurn', () => {
    it.each(['user', 'infra', 'check-broken', 'stuck', 'blocked', 'parked'] as const)(
      'ignores a paused loop (%s), whatever is claimed',
      (cause) => {
        const plan = planTurn(resting(cause), { ...aborted, awaited: [AGENT] });
        expect(plan).toEqual({ kind: 'ignore', pause: { cause, reason: 'x', at: START } });
      },
    );

    it('continues after an API failure, without counting its time', () => {
      const plan = planTurn(resting('api-failure'), stop);
      expect(plan).toMatchObject({ kind: 'judge', loop: { progress: { pause: null, pausedMs: 60_000 } } });
    });

    it('waits for background work (S10)', () => {
      expect(planTurn(makeLoop(), { ...aborted, awaited: [AGENT] })).toEqual({
        kind: 'wait',
        why: 'background',
        waiting: [{ ...AGENT, since: START + 60_000 }],
      });
    });

    it('keeps since when it waits for each task, and its words without secrets', () => {
      const waiting = makeLoop({}, { waiting: [{ ...AGENT, since: START }] });
      const other = { id: 'c', kind: 'workflow', words: 'use ghp_0123456789abcdefghijklmnopqrstuvwxyz' };
      expect(planTurn(waiting, { ...stop, awaited: [other, AGENT] })).toMatchObject({
        waiting: [
          { id: 'c', words: expect.not.stringContaining('ghp_0123'), since: START + 60_000 },
          { id: 'b', since: START },
        ],
      });
      expect(planTurn(waiting, stop)).toMatchObject({ kind: 'judge', loop: { progress: { waiting: [] } } });
    });

    it('waits in plan mode, where nothing may be edited', () => {
      expect(planTurn(makeLoop(), { ...stop, planMode: true })).toEqual({ kind: 'wait', why: 'plan-mode' });
    });

    it('handles an abort before running the checks', () => {
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
    it('leaves every remaining check its full time', () => {
      const question = { elapsedSeconds: 300, pauseSeconds: 20, checksLeft: 2, checkTimeoutSeconds: 600 };
      expect(mayRetry(question)).toBe(true);
      expect(mayRetry({ ...question, checksLeft: 11 })).toBe(false);
      expect(mayRetry({ ...question, pauseSeconds: secondsForChecks })).toBe(false);
    });
  });

  describe('nameChecks', () => {
    it('gives every check a unique name', () => {
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
});

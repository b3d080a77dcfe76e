import { describe, expect, it } from 'vitest';
import {
  type Breaker,
  cooldownLeft,
  defaultBreakerLimits as limits,
  newBreaker,
  type Observation,
  recoverBreaker,
  resetBreaker,
  stepBreaker,
  tryAgain,
} from '../../../src/core/loop/breaker.ts';
import { MINUTE, START } from './builders.ts';

const seen = (more: Partial<Observation> = {}): Observation => ({
  progress: 'no',
  sameFailure: false,
  tree: 'unchanged',
  oscillation: null,
  permissionDenials: 0,
  ...more,
});

const still = seen();
const moved = seen({ progress: 'yes', tree: 'changed' });

const run = (...steps: readonly Observation[]): Breaker =>
  steps.reduce(
    (breaker, step, index) => stepBreaker(breaker, step, limits, START + index),
    newBreaker(START),
  );

const openSince = (minutesAgo: number, now = START): Breaker => ({
  ...newBreaker(START),
  state: 'open',
  reason: 'stuck',
  totalOpens: 1,
  openedAt: now - minutesAgo * MINUTE,
  lastChange: now - minutesAgo * MINUTE,
});

describe('the breaker, by case number', () => {
  it('B1: opens after three iterations without change', () => {
    expect(run(still, still, still)).toMatchObject({
      state: 'open',
      reason: '3 iterations without progress',
      totalOpens: 1,
      openedAt: START + 2,
    });
  });

  it('B2: is half-open after two', () => {
    expect(run(still, still)).toMatchObject({ state: 'half-open', noProgress: 2, totalOpens: 0 });
  });

  it('B3: closes again when progress follows two', () => {
    expect(run(still, still, moved)).toMatchObject({ state: 'closed', noProgress: 0, reason: null });
  });

  describe('B4: the same error although files change', () => {
    const same = seen({ progress: 'yes', tree: 'changed', sameFailure: true });

    it('opens it the fifth time', () => {
      expect(run(moved, same, same, same).state).not.toBe('open');
      expect(run(moved, same, same, same, same)).toMatchObject({
        state: 'open',
        reason: 'the same failure 5 times',
      });
    });

    it('opens it the third time if no file changes', () => {
      const repeated = seen({ sameFailure: true });
      expect(run(moved, repeated).state).not.toBe('open');
      expect(run(moved, repeated, repeated)).toMatchObject({
        state: 'open',
        reason: 'the same failure 3 times',
      });
    });

    it('does not count five different errors', () => {
      expect(run(moved, moved, moved, moved, moved)).toMatchObject({ state: 'closed', sameFailure: 1 });
    });
  });

  it('B5: stays open ten minutes after it opened, with a cooldown of thirty', () => {
    const open = openSince(10);
    expect(recoverBreaker(open, limits, START)).toBe(open);
    expect(cooldownLeft(open, limits, START)).toBe(20 * MINUTE);
  });

  it('B6: becomes half-open after 35 minutes, and records that in its history', () => {
    const half = recoverBreaker(openSince(35), limits, START);
    expect(half.state).toBe('half-open');
    expect(half.history).toEqual([{ at: START, from: 'open', to: 'half-open', reason: 'cooldown is over' }]);
  });

  it('B7: closes on progress while half-open', () => {
    const half = recoverBreaker(openSince(35), limits, START);
    expect(stepBreaker(half, moved, limits, START)).toMatchObject({ state: 'closed', openedAt: null });
  });

  it('B8: opens again without progress while half-open', () => {
    const half = tryAgain(openSince(35), 'resumed', START);
    expect(half.state).toBe('half-open');
    const again = stepBreaker(half, still, limits, START + 1);
    expect(again).toMatchObject({
      state: 'open',
      reason: 'no progress after a second chance',
      openedAt: START + 1,
      totalOpens: 2,
    });
  });

  it('B9: is half-open at once without a cooldown', () => {
    const none = { ...limits, cooldownMinutes: 0 };
    expect(recoverBreaker(openSince(0), none, START).state).toBe('half-open');
  });

  it.each([
    [10, 'open'],
    [35, 'half-open'],
  ])('B10: uses its last change, %i minutes ago, when the time of opening is missing: %s', (ago, state) => {
    const open = { ...openSince(ago), openedAt: null };
    expect(recoverBreaker(open, limits, START).state).toBe(state);
  });

  it('B11: stays open if it was opened in the future', () => {
    expect(recoverBreaker(openSince(-5), limits, START).state).toBe('open');
  });

  it('B12: closes on reset, keeps the count of its openings and records the reset', () => {
    const reset = resetBreaker(openSince(5), 'a new start', START);
    expect(reset).toMatchObject({ state: 'closed', totalOpens: 1, noProgress: 0, sameFailure: 0 });
    expect(reset.history).toEqual([{ at: START, from: 'open', to: 'closed', reason: 'a new start' }]);
  });

  it('B12: records a reset even while closed', () => {
    expect(resetBreaker(newBreaker(START), 'a new start', START + 1).history).toHaveLength(1);
  });

  // B13, an unreadable breaker, concerns the record: see loop-record.test.ts.

  it('B14: opens after two denied permissions and gives that reason', () => {
    expect(run(seen({ permissionDenials: 1 })).state).toBe('closed');
    expect(run(seen({ permissionDenials: 2 }))).toMatchObject({
      state: 'open',
      reason: 'a permission was denied 2 times',
    });
  });

  it('B14: ignores denials when there is progress', () => {
    expect(run(seen({ progress: 'yes', tree: 'changed', permissionDenials: 4 })).state).toBe('closed');
  });

  it('B15: counts a commit in a clean tree as progress', () => {
    // The digest of a work tree includes the commit, so a commit reads as a changed tree.
    expect(run(still, still, seen({ progress: 'yes', tree: 'changed' })).state).toBe('closed');
  });

  describe('B16: a tree that cannot be compared', () => {
    const unknown = seen({ progress: 'unknown', tree: 'unknown', sameFailure: true });

    it('never counts as unchanged', () => {
      const many = Array.from({ length: 9 }, () => seen({ progress: 'unknown', tree: 'unknown' }));
      expect(run(...many)).toMatchObject({ state: 'closed', noProgress: 0 });
    });

    it('allows as many repeats as a changing tree', () => {
      const first = seen({ progress: 'unknown', tree: 'unknown' });
      expect(run(first, unknown, unknown, unknown).state).not.toBe('open');
      expect(run(first, unknown, unknown, unknown, unknown).state).toBe('open');
    });
  });

  // B17, failures from outside the code, never reach the breaker: see decide.test.ts.

  it('opens when the failures repeat in a cycle', () => {
    expect(run(seen({ progress: 'yes', oscillation: 2 }))).toMatchObject({
      state: 'open',
      reason: 'the failures repeat in a circle of 2',
    });
  });

  it('keeps its opening time while it stays open', () => {
    const open = run(still, still, still);
    const later = stepBreaker(open, still, limits, START + 99);
    expect(later).toMatchObject({ state: 'open', openedAt: open.openedAt, totalOpens: 1 });
  });

  it('stays closed on recovery', () => {
    const closed = newBreaker(START);
    expect(recoverBreaker(closed, limits, START + MINUTE)).toBe(closed);
  });

  it('keeps the newest 20 changes', () => {
    let breaker = newBreaker(START);
    for (let round = 0; round < 30; round++) {
      breaker = resetBreaker(breaker, `round ${round}`, START + round);
    }
    expect(breaker.history).toHaveLength(20);
    expect(breaker.history.at(-1)?.reason).toBe('round 29');
  });
});

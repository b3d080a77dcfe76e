import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMinutesLeft, silenceBetween } from '../../../src/core/loop/lived-time.ts';
import { MINUTE, makeLoop, START } from './builders.ts';

const DAY = 24 * 60;

describe('silence', () => {
  it.each<[string, number, readonly number[], number]>([
    ['a short one counts as time', 15, [], 0],
    ['a day without a sign counts as 15 minutes', DAY, [], DAY - 15],
    ['each silence counts by itself', 100, [40, 60], 25 + 5 + 25],
    ['signs from outside of the time are none', 30, [-5, 31], 15],
    ['a clock that was set back', -60, [], -60],
  ])('%s', (_, minutes, signs, silent) => {
    const at = (minute: number) => START + minute * MINUTE;
    expect(silenceBetween(START, at(minutes), signs.map(at))).toBe(silent * MINUTE);
  });

  it('is never longer than the time, and never grows with another sign', () => {
    const minute = fc.integer({ min: -10, max: 3000 });
    fc.assert(
      fc.property(fc.nat(3000), fc.array(minute), minute, (to, signs, more) => {
        const silent = silenceBetween(
          0,
          to * MINUTE,
          signs.map((at) => at * MINUTE),
        );
        expect(silent).toBeGreaterThanOrEqual(0);
        expect(silent).toBeLessThanOrEqual(to * MINUTE);
        const sooner = silenceBetween(
          0,
          to * MINUTE,
          [...signs, more].map((at) => at * MINUTE),
        );
        expect(sooner).toBeLessThanOrEqual(silent);
      }),
    );
  });

  it.each([
    [DAY, DAY - 239, true],
    [DAY, DAY - 240, false],
  ])('of %d minutes: a loop with %d silent ones has minutes left: %s', (minutes, silent, left) => {
    const loop = makeLoop({ maxMinutes: 240 });
    expect(hasMinutesLeft(loop, START + minutes * MINUTE, silent * MINUTE)).toBe(left);
  });
});

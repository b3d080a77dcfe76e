import { describe, expect, it } from 'vitest';
import { clock, describeRun, type LiveRun, lastLine } from '../../../src/core/loop/live-run.ts';

const RUN: LiveRun = {
  check: 'test',
  at: 2,
  of: 3,
  startedAt: 1_000_000,
  limitSeconds: 600,
  line: null,
  pid: 1,
};

describe('a check that runs', () => {
  it('is told with its place, its time and its limit', () => {
    expect(describeRun(RUN, 1_000_000 + 192_400)).toBe('test, check 2 of 3, for 3:12 of at most 10:00');
    expect(describeRun({ ...RUN, at: 1, of: 1, limitSeconds: 6600 }, 999_000)).toBe(
      'test, for 0:00 of at most 1:50:00',
    );
  });

  it('has a last line that no terminal obeys', () => {
    expect(lastLine(RUN)).toBeNull();
    expect(lastLine({ ...RUN, line: '  \t' })).toBeNull();
    expect(lastLine({ ...RUN, line: ' \u001b[31mPASS\u001b[0m a.test.ts ' })).toBe('PASS a.test.ts');
    expect(lastLine({ ...RUN, line: 'x'.repeat(1000) })?.length).toBeLessThanOrEqual(121);
  });

  it.each([
    [0, '0:00'],
    [61, '1:01'],
    [3661, '1:01:01'],
  ])('%d seconds are %s', (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });
});

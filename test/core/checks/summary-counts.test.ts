import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTests, emptyRun, type TestCounts } from '../../../src/core/checks/empty-run.ts';
import { fewerTests } from '../../../src/core/checks/fewer-tests.ts';
import { summaryCounts } from '../../../src/core/checks/summary-counts.ts';

describe('the summary of a runner that nobody knows', () => {
  it.each([
    ['12 tests', 12, 0],
    ['3 scenarios passed, 1 failed, 2 skipped', 4, 2],
    ['Success: 0 passed, 0 failed.', 0, 0],
    ['[==========] Running 0 tests from 0 test suites.', 0, 0],
    ['4 examples', 4, 0],
    ['Tests: 7', 7, 0],
    ['5 tests, 2 skipped', 3, 2],
    ['No tests were executed', 0, 0],
    ['Nothing to do', 0, 0],
    ['1 passed\n9 passed', 9, 0],
    ['3 scenarios passed, 0 failed, 3 skipped', 3, 3],
  ])('%j counts %i run and %i skipped', (text, ran, skipped) => {
    expect(summaryCounts(text)).toMatchObject({ ran, skipped });
  });

  it.each([
    '',
    'All files are formatted.',
    'Found 0 errors',
    'src/tests/fare.js: 0 tests missing a title',
    'listening on port 8080',
    '0 test files',
    'we should write 3 tests for this one day',
  ])('%j is none', (text) => {
    expect(summaryCounts(text)).toBeNull();
  });

  it('is read at the end alone, and one number above 0 ends the doubt', () => {
    expect(summaryCounts(`0 tests\n${'compiling\n'.repeat(60)}`)).toBeNull();
    expect(emptyRun('0 tests ran\n')).toMatchObject({ reason: 'it ran no tests' });
    expect(emptyRun('0 tests ran\n2 tests ran\n')).toBeNull();
  });

  it('counts what it printed, whatever stood before it', () => {
    const counts = fc.record({ passed: fc.nat(9999), failed: fc.nat(99), skipped: fc.nat(99) });
    fc.assert(
      fc.property(counts, fc.lorem(), ({ passed, failed, skipped }, before) => {
        const line = `${passed} passed, ${failed} failed, ${skipped} skipped`;
        expect(summaryCounts(`${before}\n${line}\n`)).toEqual({
          ...{ ran: passed + failed, skipped },
          unit: 'passed and failed',
        });
      }),
    );
  });

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => void countTests(text)));
  });
});

describe('fewer tests', () => {
  const counts = (ran: number, unit = 'vitest'): TestCounts => ({ ran, skipped: 0, unit });

  it.each([
    ['nothing was known before', null, counts(1), null],
    ['an older MSW kept no unit', counts(9, ''), counts(1), null],
    ['another runner counted', counts(9), counts(1, 'jest'), null],
    ['as many ran', counts(2), counts(2), null],
    ['more ran', counts(2), counts(3), null],
    ['fewer ran', counts(3), counts(2), '3 tests ran before the work, and now 2'],
    ['the count is gone', counts(3), null, '3 tests ran before the work, and now the output has no count'],
  ])('where %s', (_, before, after, why) => {
    expect(fewerTests(before, after)).toBe(why);
  });
});

// Shapes of unittest that are missing from the recordings (Python 3.11).

import { describe, expect, it } from 'vitest';
import { readerOf } from '../../../support/reader-of.ts';

const unittest = readerOf('unittest');

const DOUBLE = '='.repeat(70);
const SINGLE = '-'.repeat(70);

function block(header: string, ...more: readonly string[]) {
  return { lines: [DOUBLE, header, SINGLE, 'Traceback (most recent call last):', ...more, '', SINGLE] };
}

describe('unittest', () => {
  it.each([
    ['FAIL: test_vat (test_cart.CartTest)', 'test_cart.CartTest > test_vat'],
    ['FAIL: test_vat (test_cart.CartTest.test_vat)', 'test_cart.CartTest > test_vat'],
    [
      'FAIL: test_vat (test_cart.CartTest.test_vat) [low] (rate=7)',
      'test_cart.CartTest > test_vat [low] (rate=7)',
    ],
    ['ERROR: tearDownModule (test_cart)', 'test_cart > tearDownModule'],
  ])('names the test of %j the same in old and new versions', (header, testId) => {
    const call = '  File "test_cart.py", line 3, in test_vat';
    expect(unittest.read(block(header, call, 'AssertionError: 1 != 2'))).toMatchObject([
      { testId, class: 'AssertionError', message: '1 != 2', file: 'test_cart.py' },
    ]);
  });

  it.each([
    ['ERROR: setUpClass (a.B)', 'setup'],
    ['ERROR: tearDownClass (a.B)', 'teardown'],
    ['ERROR: a (unittest.loader._FailedTest.a)', 'collection'],
    ['ERROR: test_a (a.B.test_a)', null],
  ])('reads from %j where it broke', (header, code) => {
    expect(unittest.read(block(header, 'ValueError: a'))).toMatchObject([{ code }]);
  });

  it('recognises that no test ran, as Python 3.12 reports it', () => {
    const lines = ['', SINGLE, 'Ran 0 tests in 0.000s', '', 'NO TESTS RAN'];
    expect(unittest.signature.test(lines.join('\n'))).toBe(true);
    expect(unittest.read({ lines })).toMatchObject([{ code: 'no-tests' }]);
  });

  it('does not mistake an exception that the test printed for the one that failed it', () => {
    const printed = [
      '',
      'Stderr:',
      'Traceback (most recent call last):',
      '  File "b.py", line 1, in g',
      'KeyError: printed',
    ];
    const found = unittest.read(
      block('ERROR: test_a (a.B.test_a)', '  File "a.py", line 1, in f', 'ValueError: real', ...printed),
    );
    expect(found).toMatchObject([{ class: 'ValueError', message: 'real', file: 'a.py' }]);
  });

  it('ignores lines that only look like a header', () => {
    expect(unittest.read({ lines: ['FAIL: test_vat (test_cart.CartTest)', SINGLE] })).toEqual([]);
  });
});

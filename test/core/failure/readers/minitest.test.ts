import { describe, expect, it } from 'vitest';
import { minitest } from '../../../../src/core/failure/readers/minitest.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => minitest.read({ lines: text.split('\n') });

describe('minitest', () => {
  it.each([
    ['  1) Failure:\nCartTest#test_vat [test/a.rb:6]:\nExpected: 1\n  Actual: 2\n', 'test/a.rb'],
    [
      'Failure:\nCartTest#test_vat [test/a.rb:9]:\nExpected: 1\n  Actual: 2\n\n\nbin/rails test test/a.rb:5\n',
      'test/a.rb',
    ],
  ])('reads %j', (text, file) => {
    expect(read(text)).toMatchObject([
      { testId: 'CartTest > test_vat', message: 'Expected: <v> Actual: <v>', values: ['1', '2'], file },
    ]);
  });

  it('reads an error', () => {
    expect(
      read(
        "  1) Error:\nA::CartTest#test_x:\nKeyError: key not found: :a\n    lib/a.rb:6:in `ship'\n    test/a.rb:9:in `test_x'\n\n1 runs, 0 assertions,",
      ),
    ).toMatchObject([
      { class: 'KeyError', message: 'key not found: :a', frame: 'lib/a.rb ship', file: 'test/a.rb' },
    ]);
  });

  it('forgets the number that a spec gets from its place', () => {
    const id = (number: string) =>
      read(`  1) Failure:\nCart#test_${number}_adds VAT [a.rb:1]:\nx`)[0]?.testId;
    expect(id('0001')).toBe('Cart > adds VAT');
    expect(id('0002')).toBe(id('0001'));
  });

  it('takes the lines of a difference for values', () => {
    expect(
      read('  1) Failure:\nT#test_a [a.rb:1]:\n--- expected\n+++ actual\n@@ -1 +1 @@\n-"a"\n+"b"\n'),
    ).toMatchObject([{ message: 'Expected: <v> Actual: <v>', values: ['-"a"', '+"b"'] }]);
  });

  it('takes a run without tests for a fault of the check', () => {
    expect(read('0 runs, 0 assertions, 0 failures')).toMatchObject([{ code: 'no-tests' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { ruby } from '../../../../src/core/failure/readers/scripting/ruby.ts';
import type { Finding } from '../../../../src/core/failure/reading/reader.ts';
import { readerOf } from '../../../support/reader-of.ts';

const minitest = readerOf('minitest');
const rspec = readerOf('rspec');
const rubocop = readerOf('rubocop');

describe('ruby', () => {
  const read = (text: string): readonly Finding[] => ruby.read({ lines: text.split('\n') });

  it.each([
    [
      "a.rb:1:in `sum': undefined method `x' for [1, 2]:Array (NoMethodError)",
      "undefined method 'x' for Array",
      'a.rb sum',
    ],
    [
      "a.rb:1:in 'Till#sum': undefined method 'x' for an instance of Array (NoMethodError)",
      "undefined method 'x' for Array",
      'a.rb sum',
    ],
    [
      "a.rb:1:in `<main>': undefined local variable or method `x' for main:Object (NameError)",
      "undefined local variable or method 'x' for main",
      'a.rb',
    ],
    ["a.rb:1:in 'block (2 levels) in sum': no (E)", 'no', 'a.rb sum'],
    [
      "a.rb:1:in `x': undefined method `y' for nil:NilClass (NoMethodError)",
      "undefined method 'y' for nil",
      'a.rb x',
    ],
  ])('reads %s', (line, message, frame) => {
    expect(read(line)).toMatchObject([{ message, frame, file: 'a.rb' }]);
  });

  it('finds the project’s frame behind those of Ruby itself', () => {
    expect(
      read(
        "<internal:/usr/lib/ruby/x.rb>:8:in `require': cannot load such file -- a (LoadError)\n\tfrom <internal:/usr/lib/ruby/x.rb>:8:in `require'\n\tfrom lib/b.rb:1:in `<main>'",
      ),
    ).toMatchObject([{ class: 'LoadError', file: 'lib/b.rb', frame: 'lib/b.rb' }]);
  });

  it('reads a chained exception as the cause of the first', () => {
    expect(
      read("a.rb:9:in `b': no (A)\n\tfrom a.rb:1:in `c'\na.rb:2:in `d': why (B)\n\tfrom a.rb:1:in `c'"),
    ).toMatchObject([{ class: 'A', message: 'no; caused by B: why' }]);
  });

  it('distinguishes arities', () => {
    expect(
      read("a.rb:1:in `b': wrong number of arguments (given 2, expected 1) (ArgumentError)"),
    ).toMatchObject([{ message: 'wrong number of arguments (given 2, expected 1)' }]);
  });
});

describe('rubocop', () => {
  const read = (text: string): readonly Finding[] => rubocop.read({ lines: text.split('\n') });

  it.each([
    ['a.rb:6:5: W: Lint/X: Useless - `a`.', 'Lint/X', 'Useless - a.'],
    ['a.rb:6:5: C: [Correctable] Style/B: Prefer.', 'Style/B', 'Prefer.'],
    ['a.rb:6:5: E: Lint/Syntax: unexpected token', 'Lint/Syntax', 'unexpected token'],
    ['a.rb:6:5: C: [Corrected] RSpec/Rails/X: no', 'RSpec/Rails/X', 'no'],
  ])('reads %s', (line, code, message) => {
    expect(read(line)).toMatchObject([{ code, message, file: 'a.rb', severity: 'error', phase: 'lint' }]);
  });
});

describe('rspec', () => {
  const read = (text: string): readonly Finding[] => rspec.read({ lines: text.split('\n') });

  const failure = (...lines: readonly string[]) =>
    `  1) Cart adds VAT\n     Failure/Error: x\n${lines.join('\n')}\n\nFinished in 1 second`;

  it('masks the operands and keeps how they were compared', () => {
    expect(
      read(
        failure(
          '',
          '       expected: 1',
          '            got: 2',
          '',
          '       (compared using ==)',
          "     # ./spec/a_spec.rb:3:in `block'",
        ),
      ),
    ).toMatchObject([
      { testId: 'Cart adds VAT', message: 'expected: <v> got: <v> (compared using ==)', values: ['1', '2'] },
    ]);
  });

  it('reads a thrown error and the project’s first frame', () => {
    expect(
      read(
        failure(
          '',
          '     NoMethodError:',
          "       undefined method `x' for 1:Integer",
          "     # ./lib/a.rb:3:in `ship'",
          "     # ./spec/a_spec.rb:9:in `block (2 levels) in <top (required)>'",
        ),
      ),
    ).toMatchObject([
      {
        class: 'NoMethodError',
        message: "undefined method 'x' for Integer",
        frame: 'lib/a.rb ship',
        file: 'spec/a_spec.rb',
      },
    ]);
  });

  it('reads a file that cannot be loaded', () => {
    expect(
      read(
        'An error occurred while loading ./spec/a_spec.rb.\nFailure/Error: require "x"\n\nLoadError:\n  cannot load such file -- x\n# ./spec/a_spec.rb:1:in `require\'',
      ),
    ).toMatchObject([{ testId: null, file: 'spec/a_spec.rb', class: 'LoadError' }]);
  });

  it('treats a run without examples as a broken check', () => {
    expect(read('No examples found.\n\n0 examples, 0 failures')).toMatchObject([{ code: 'no-tests' }]);
  });
});

describe('minitest', () => {
  const read = (text: string): readonly Finding[] => minitest.read({ lines: text.split('\n') });

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

  it('drops the generated number of a spec', () => {
    const id = (number: string) =>
      read(`  1) Failure:\nCart#test_${number}_adds VAT [a.rb:1]:\nx`)[0]?.testId;
    expect(id('0001')).toBe('Cart > adds VAT');
    expect(id('0002')).toBe(id('0001'));
  });

  it('treats the lines of a difference as values', () => {
    expect(
      read('  1) Failure:\nT#test_a [a.rb:1]:\n--- expected\n+++ actual\n@@ -1 +1 @@\n-"a"\n+"b"\n'),
    ).toMatchObject([{ message: 'Expected: <v> Actual: <v>', values: ['-"a"', '+"b"'] }]);
  });

  it('treats a run without tests as a broken check', () => {
    expect(read('0 runs, 0 assertions, 0 failures')).toMatchObject([{ code: 'no-tests' }]);
  });
});

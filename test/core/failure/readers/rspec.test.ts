import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';
import { rspec } from '../../../../src/core/failure/readers/rspec.ts';

const read = (text: string): readonly Finding[] => rspec.read({ lines: text.split('\n') });

const failure = (...lines: readonly string[]) =>
  `  1) Cart adds VAT\n     Failure/Error: x\n${lines.join('\n')}\n\nFinished in 1 second`;

describe('rspec', () => {
  it('takes the operands out and keeps how they were compared', () => {
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

  it('reads a thrown error, and the first frame of the project', () => {
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

  it('takes a run without examples for a fault of the check', () => {
    expect(read('No examples found.\n\n0 examples, 0 failures')).toMatchObject([{ code: 'no-tests' }]);
  });
});

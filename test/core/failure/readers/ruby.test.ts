import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';
import { ruby } from '../../../../src/core/failure/readers/ruby.ts';

const read = (text: string): readonly Finding[] => ruby.read({ lines: text.split('\n') });

describe('ruby', () => {
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

  it('looks for the project behind the frames of Ruby itself', () => {
    expect(
      read(
        "<internal:/usr/lib/ruby/x.rb>:8:in `require': cannot load such file -- a (LoadError)\n\tfrom <internal:/usr/lib/ruby/x.rb>:8:in `require'\n\tfrom lib/b.rb:1:in `<main>'",
      ),
    ).toMatchObject([{ class: 'LoadError', file: 'lib/b.rb', frame: 'lib/b.rb' }]);
  });

  it('takes the exception behind another for its cause', () => {
    expect(
      read("a.rb:9:in `b': no (A)\n\tfrom a.rb:1:in `c'\na.rb:2:in `d': why (B)\n\tfrom a.rb:1:in `c'"),
    ).toMatchObject([{ class: 'A', message: 'no; caused by B: why' }]);
  });

  it('keeps arities apart', () => {
    expect(
      read("a.rb:1:in `b': wrong number of arguments (given 2, expected 1) (ArgumentError)"),
    ).toMatchObject([{ message: 'wrong number of arguments (given 2, expected 1)' }]);
  });
});

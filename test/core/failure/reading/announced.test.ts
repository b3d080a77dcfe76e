import { describe, expect, it } from 'vitest';
import { announced } from '../../../../src/core/failure/reading/announced.ts';

describe('the problems that an exception’s message announces', () => {
  it.each([
    [
      'a bullet for each problem',
      'Schema validation failed:',
      [' - name is missing', ' - n is too small', '   by 3'],
      ['Schema validation failed: name is missing', 'Schema validation failed: n is too small by 3'],
    ],
    [
      'numbers before each problem',
      'Bad settings',
      ['  1. no zone', '  2. no label'],
      ['Bad settings: no zone', 'Bad settings: no label'],
    ],
    [
      'a paragraph for each of a count',
      '2 validation errors for Cart',
      ['name', '  Field required', 'price', '  Not a number', '    with advice'],
      [
        'validation errors for Cart: name Field required',
        'validation errors for Cart: price Not a number with advice',
      ],
    ],
    [
      'what was expected, below an excerpt and its mark',
      'Parse error on line 1:',
      ['{"a":1,}', '-------^', "Expecting 'STRING'"],
      ["Parse error on line 1: Expecting 'STRING'"],
    ],
    ['the next line', 'cannot load cart:', ['no such label'], ['cannot load cart: no such label']],
  ])('are read from %s', (_why, message, below, messages) => {
    expect(announced(message, below)).toEqual(messages);
  });

  it.each([
    ['is complete', 'no label', ['and some more']],
    ['is the last line', 'no label:', []],
    ['counts something else', 'takes 2 arguments', ['but 3 were given']],
  ])('are none if the message %s', (_why, message, below) => {
    expect(announced(message, below)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { announced } from '../../../../src/core/failure/readers/announced.ts';

describe('what the message of an exception only announces', () => {
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
  ])('is said by %s', (_why, message, below, messages) => {
    expect(announced(message, below)).toEqual(messages);
  });

  it.each([
    ['says it itself', 'no label', ['and some more']],
    ['ends with it', 'no label:', []],
    ['counts something else', 'takes 2 arguments', ['but 3 were given']],
  ])('is nothing where it %s', (_why, message, below) => {
    expect(announced(message, below)).toEqual([]);
  });
});

// Shapes of mypy that are missing from the recordings, and lines that are easily misread.

import { describe, expect, it } from 'vitest';
import { readerOf } from '../../../support/reader-of.ts';

const mypy = readerOf('mypy');

function read(...lines: readonly string[]) {
  return mypy.read({ lines }).map(({ file, code, message }) => [file, code, message]);
}

describe('mypy', () => {
  it('ignores notes and keeps an error without a code', () => {
    expect(
      read(
        'cart.py: note: In member "add" of class "Cart":',
        'cart.py:3: error: Name "vat" already defined on line 1',
        'cart.py:3: note: See https://mypy.readthedocs.io',
      ),
    ).toEqual([['cart.py', null, 'Name "vat" already defined on line 1']]);
  });

  it('drops the suggested names', () => {
    expect(
      read('cart.py:3:1: error: "Cart" has no attribute "totl"; maybe "total"?  [attr-defined]'),
    ).toEqual([['cart.py', 'attr-defined', '"Cart" has no attribute "totl"']]);
  });

  it('joins a wrapped message but not the source below it', () => {
    expect(
      read(
        'cart.py:7: error: Argument 1 to "vat" has incompatible type',
        '"str"; expected "int"  [arg-type]',
        '    vat("ten")',
        '        ^~~~~',
        'cart.py:8: error: Invalid syntax',
        '    def vat(:',
      ),
    ).toEqual([
      ['cart.py', 'arg-type', 'Argument 1 to "vat" has incompatible type "str"; expected "int"'],
      ['cart.py', null, 'Invalid syntax'],
    ]);
  });

  it('reads .pyi stubs, but no files of other languages', () => {
    expect(read('a.pyi:1: error: x  [misc]', 'a.c:1: error: x', 'make: error: x')).toEqual([
      ['a.pyi', 'misc', 'x'],
    ]);
  });

  it('blames the check for wrong arguments', () => {
    expect(read('mypy: error: unrecognized arguments: --no-such')).toEqual([
      [null, 'usage', 'unrecognized arguments: --no-such'],
    ]);
  });
});

// Shapes of the linkers of macOS and Windows, and of older binutils: they could not be recorded here.

import { describe, expect, it } from 'vitest';
import { linker } from '../../../../src/core/failure/readers/linker.ts';

function read(...lines: readonly string[]) {
  expect(linker.signature.test(lines.join('\n'))).toBe(true);
  return linker.read({ lines });
}

describe('linkers', () => {
  it('reads the linker of macOS', () => {
    const found = read(
      'Undefined symbols for architecture arm64:',
      '  "_ship", referenced from:',
      '      _main in cart-1a2b3c.o',
      '  "Cart::add(int)", referenced from:',
      '      _main in cart-1a2b3c.o',
      'ld: symbol(s) not found for architecture arm64',
      'clang: error: linker command failed with exit code 1 (use -v to see invocation)',
    );
    expect(found).toMatchObject([
      { code: 'undefined-reference', message: "undefined reference to 'ship'", file: 'cart.o' },
      { code: 'undefined-reference', message: "undefined reference to 'Cart::add(int)'" },
    ]);
  });

  it('reads a symbol that macOS finds twice', () => {
    const found = read(
      "duplicate symbol '_vat' in:",
      '    <tmp>/cart-1a2b3c.o',
      '    <tmp>/till-4d5e6f.o',
      'ld: 1 duplicate symbols',
    );
    expect(found).toMatchObject([{ code: 'multiple-definition', message: "multiple definition of 'vat'" }]);
  });

  it.each([
    'ld: library not found for -lkleur',
    "ld: library 'kleur' not found",
    '/usr/bin/ld: cannot find -lkleur',
    '/usr/bin/ld: cannot find -lkleur: No such file or directory',
    'ld.lld: error: unable to find library -lkleur',
    'collect2: ld: cannot find -lkleur',
  ])('reads a missing library: %j', (text) => {
    expect(read(text)).toMatchObject([{ code: 'missing-library', message: 'cannot find -lkleur' }]);
  });

  it('reads the linker of Microsoft, without the line that counts', () => {
    const found = read(
      'cart.obj : error LNK2019: unresolved external symbol ship referenced in function main',
      'till.obj : error LNK2005: vat already defined in cart.obj',
      'shop.exe : fatal error LNK1120: 1 unresolved externals',
    );
    expect(found).toMatchObject([
      {
        tool: 'link',
        code: 'LNK2019',
        message: 'unresolved external symbol ship referenced in function main',
        file: 'cart.obj',
      },
      { tool: 'link', code: 'LNK2005', message: 'vat already defined in cart.obj' },
    ]);
  });

  it('gives quotes and places of all versions one form', () => {
    const lines = [
      "cart.c:(.text+0xa): undefined reference to `ship'",
      "cart.c:5: undefined reference to 'ship'",
      "<tmp>/cc.o:cart.c:function main: error: undefined reference to 'ship'",
    ];
    for (const text of lines) {
      expect(read(text)).toMatchObject([{ message: "undefined reference to 'ship'", file: 'cart.c' }]);
    }
  });

  it('counts each place that lld lists', () => {
    const found = read(
      'ld.lld: error: undefined symbol: ship',
      '>>> referenced by cart.c:5',
      '>>>               <tmp>/cart-0d3926.o:(pack)',
      '>>> referenced by till.c:7',
      '>>>               <tmp>/till-0d3926.o:(main)',
    );
    expect(found.map(({ line, frame }) => [line, frame])).toEqual([
      [1, 'cart.c pack'],
      [3, 'till.c main'],
    ]);
  });
});

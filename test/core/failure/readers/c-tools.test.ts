import { describe, expect, it } from 'vitest';
import { gcc } from '../../../../src/core/failure/readers/native/gcc.ts';
import { linker } from '../../../../src/core/failure/readers/native/linker.ts';

// Shapes of gcc and clang that are missing from the recordings (gcc 12, clang 14).
describe('gcc and clang', () => {
  function read(...lines: readonly string[]) {
    return gcc.read({ lines });
  }

  it.each([
    ["cart.c:6:5: error: unknown type name 'int16'", 'cart.c', null, "unknown type name 'int16'"],
    ["cart.c:6: error: 'total' undeclared", 'cart.c', null, "'total' undeclared"],
    ["./src/cart.hpp:1:2: error: no member named 'x'", 'src/cart.hpp', null, "no member named 'x'"],
    ['cart.s:3: Error: no such instruction: `movx`', 'cart.s', null, 'no such instruction: `movx`'],
    ["cart.mm:1:2: error: expected ';'", 'cart.mm', null, "expected ';'"],
    ['C:/sdk/cart.h:1:2: error: x', 'C:/sdk/cart.h', null, 'x'],
    [
      "cart.c:6:9: error: unused variable 'x' [-Werror=unused-variable]",
      'cart.c',
      '-Wunused-variable',
      "unused variable 'x'",
    ],
    [
      "cart.c:6:9: error: unused variable 'x' [-Werror,-Wunused-variable]",
      'cart.c',
      '-Wunused-variable',
      "unused variable 'x'",
    ],
    ["cart.c:6:9: error: format '%s' [-Werror=format=]", 'cart.c', '-Wformat', "format '%s'"],
    ["cart.c:7:5: error: 'totl' undeclared; did you mean 'total'?", 'cart.c', null, "'totl' undeclared"],
  ])('reads %j', (text, file, code, message) => {
    expect(read(text)).toMatchObject([{ file, code, message, tool: 'gcc' }]);
  });

  it('ignores warnings, notes and other languages', () => {
    expect(read('cart.c:1:1: warning: x [-Wy]', 'cart.c:1:1: note: y', 'cart.py:1: error: z')).toEqual([]);
  });

  it('recognises clang by its closing line', () => {
    expect(read('cart.c:1:1: error: x', '1 warning and 1 error generated.')).toMatchObject([
      { tool: 'clang' },
    ]);
  });

  it('reads a driver that cannot start, but not its summary after a linker error', () => {
    const missing = read('g++: fatal error: no input files');
    expect(missing).toMatchObject([{ file: null, class: 'fatal error', message: 'no input files' }]);
    expect(read('clang: error: linker command failed with exit code 1 (use -v to see invocation)')).toEqual(
      [],
    );
  });

  it('drops the function name at the top level of a file', () => {
    const found = read(
      "cart.cpp: In member function 'int Cart::add(int)':",
      'cart.cpp:3:1: error: x',
      'cart.cpp: At global scope:',
      'cart.cpp:9:1: error: y',
    );
    expect(found.map((finding) => finding.frame)).toEqual(['cart.cpp Cart::add', 'cart.cpp']);
  });
});

// Shapes of the linkers of macOS and Windows, and of older binutils, none of which could be recorded here.
describe('linkers', () => {
  function read(...lines: readonly string[]) {
    expect(linker.signature.test(lines.join('\n'))).toBe(true);
    return linker.read({ lines });
  }

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

  it('reads a duplicate symbol on macOS', () => {
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

  it('reads Microsoft’s linker, without its summary line', () => {
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

  it('normalises the quotes and places of all versions', () => {
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

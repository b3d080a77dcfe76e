// Shapes of gcc and clang that the recordings (gcc 12, clang 14) do not hold.

import { describe, expect, it } from 'vitest';
import { gcc } from '../../../../src/core/failure/readers/gcc.ts';

function read(...lines: readonly string[]) {
  return gcc.read({ lines });
}

describe('gcc and clang', () => {
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

  it('leaves warnings, notes and other languages out', () => {
    expect(read('cart.c:1:1: warning: x [-Wy]', 'cart.c:1:1: note: y', 'cart.py:1: error: z')).toEqual([]);
  });

  it('calls the compiler clang by its closing words', () => {
    expect(read('cart.c:1:1: error: x', '1 warning and 1 error generated.')).toMatchObject([
      { tool: 'clang' },
    ]);
  });

  it('reads a driver that cannot begin, but not the sum after a linker', () => {
    const missing = read('g++: fatal error: no input files');
    expect(missing).toMatchObject([{ file: null, class: 'fatal error', message: 'no input files' }]);
    expect(read('clang: error: linker command failed with exit code 1 (use -v to see invocation)')).toEqual(
      [],
    );
  });

  it('forgets the function at the top level of a file', () => {
    const found = read(
      "cart.cpp: In member function 'int Cart::add(int)':",
      'cart.cpp:3:1: error: x',
      'cart.cpp: At global scope:',
      'cart.cpp:9:1: error: y',
    );
    expect(found.map((finding) => finding.frame)).toEqual(['cart.cpp Cart::add', 'cart.cpp']);
  });
});

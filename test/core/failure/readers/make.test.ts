// Shapes of make and ninja that the recordings (GNU make 4.3) do not hold.

import { describe, expect, it } from 'vitest';
import { make } from '../../../../src/core/failure/readers/make.ts';

function read(...lines: readonly string[]) {
  expect(make.signature.test(lines.join('\n'))).toBe(true);
  return make.read({ lines }).map(({ code, message, tool }) => [tool ?? 'make', code, message]);
}

describe('make', () => {
  it.each([
    ['make: *** [pack] Error 3', 'exit 3', '[pack] Error 3'],
    ['make: *** [Makefile:4: pack] Error 3', 'exit 3', '[pack] Error 3'],
    ['gmake[2]: *** [build.make:76: pack] Error 3', 'exit 3', '[pack] Error 3'],
    ['mingw32-make: *** [pack] Error 3', 'exit 3', '[pack] Error 3'],
    [
      'make: *** [pack] Segmentation fault (core dumped)',
      'Segmentation fault (core dumped)',
      '[pack] Segmentation fault (core dumped)',
    ],
    [
      "make: *** No rule to make target 'a.c', needed by 'a.o'.  Stop.",
      'no-rule',
      "No rule to make target 'a.c', needed by 'a.o'",
    ],
    ["make: *** No rule to make target 'shipp'.  Stop.", 'missing-script', "No rule to make target 'shipp'"],
    ["make: unrecognized option '--zz'", 'usage', "unrecognized option '--zz'"],
    ['Makefile:4: *** the price is missing.  Stop.', null, 'the price is missing'],
  ])('reads %j', (text, code, message) => {
    expect(read(text)).toEqual([['make', code, message]]);
  });

  it('blames the innermost make, but keeps what else failed', () => {
    expect(
      read(
        'make[1]: *** [Makefile:4: pack] Error 2',
        'make: *** [Makefile:2: all] Error 2',
        'make: *** [Makefile:9: docs] Error 1',
      ),
    ).toEqual([
      ['make', 'exit 2', '[pack] Error 2'],
      ['make', 'exit 1', '[docs] Error 1'],
    ]);
  });

  it('leaves a missing program to the shell where one spoke', () => {
    expect(read('/bin/sh: 1: tscc: not found', 'make: *** [Makefile:2: all] Error 127')).toEqual([]);
    expect(read('make: tscc: Permission denied', 'make: *** [Makefile:2: all] Error 127')).toEqual([
      ['make', 'not-executable', 'tscc: Permission denied'],
    ]);
    expect(read('make: *** [Makefile:2: all] Error 127')).toEqual([['make', 'exit 127', '[all] Error 127']]);
  });

  it('reads ninja', () => {
    expect(read('FAILED: shop.o ', 'cc -c shop.c', 'ninja: build stopped: subcommand failed.')).toEqual([
      ['ninja', null, 'FAILED: shop.o'],
    ]);
    expect(read("ninja: error: 'gone.c', needed by 'gone.o', missing and no known rule to make it")).toEqual([
      ['ninja', null, "'gone.c', needed by 'gone.o', missing and no known rule to make it"],
    ]);
    expect(read('FAILED: (code=1) shop')).toEqual([]);
  });
});

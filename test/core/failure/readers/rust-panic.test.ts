// Shapes of panics that are missing from the recordings (1.95): older compilers, threads, unusual places.

import { describe, expect, it } from 'vitest';
import { rustPanic } from '../../../../src/core/failure/readers/native/rust-panic.ts';

function read(...lines: readonly string[]) {
  expect(rustPanic.signature.test(lines.join('\n'))).toBe(true);
  return rustPanic.read({ lines });
}

describe('rust', () => {
  it('normalises old and new layouts', () => {
    const [old] = read("thread 'main' panicked at 'stock below zero: -3', src/main.rs:2:5");
    const [recent] = read("thread 'main' panicked at src/main.rs:2:5:", 'stock below zero: -3');
    const [numbered] = read("thread 'main' (1382) panicked at src/main.rs:2:5:", 'stock below zero: -3');
    expect(old).toEqual(recent);
    expect(numbered).toEqual(recent);
    expect(old).toMatchObject({
      class: 'panic',
      message: 'stock below zero: -3',
      speech: 'runtime',
      file: 'src/main.rs',
    });
  });

  it('keeps the operands of an assertion as values', () => {
    expect(
      read(
        "thread 'main' panicked at src/main.rs:2:5:",
        'assertion `left == right` failed',
        '  left: 119',
        ' right: 120',
        'note: run with',
      ),
    ).toMatchObject([{ message: 'assertion `left == right` failed', values: ['left: 119', 'right: 120'] }]);
  });

  it('uses the backtrace’s first call inside the project', () => {
    const found = read(
      "thread 'main' panicked at <dep>/core/src/option.rs:1:1:",
      'no value',
      'stack backtrace:',
      '   0: rust_begin_unwind',
      '             at <dep>/std/src/panicking.rs:1:1',
      '   1: shop::price::h0123456789abcdef',
      '             at ./src/cart.rs:7:5',
    );
    expect(found).toMatchObject([{ file: null, frame: 'src/cart.rs shop::price' }]);
  });

  it('ignores a thread that panics because it waited for another', () => {
    const found = read(
      "thread 'till' panicked at src/main.rs:2:5:",
      'no paper',
      "thread 'main' panicked at src/main.rs:9:5:",
      'called `Result::unwrap()` on an `Err` value: Any { .. }',
    );
    expect(found.map((finding) => finding.message)).toEqual(['no paper']);
  });

  it.each(["Error: Cannot find module './gone.mjs'", 'Error: timeout (5s)', 'Error: something else\n\nat x'])(
    'does not claim the error of another language: %j',
    (text) => {
      expect(rustPanic.read({ lines: text.split('\n') })).toEqual([]);
    },
  );

  it('reads an error returned from main, with its causes', () => {
    expect(read('Error: no prices', '', 'Caused by:', '    No such file')).toMatchObject([
      { message: 'no prices; caused by No such file' },
    ]);
    expect(read('Error: "no prices"')).toMatchObject([{ message: '"no prices"' }]);
  });

  it('reads an error returned from main', () => {
    expect(read('Error: ParseIntError { kind: InvalidDigit }')).toMatchObject([
      { class: 'Error', message: 'ParseIntError { kind: InvalidDigit }' },
    ]);
  });
});

// Shapes of cargo, rustc, clippy and the test runner that are missing from the recordings (1.95).

import { describe, expect, it } from 'vitest';
import { rustc } from '../../../../src/core/failure/readers/native/rustc.ts';

function read(...lines: readonly string[]) {
  expect(rustc.signature.test(lines.join('\n'))).toBe(true);
  return rustc.read({ lines });
}

function messageOf(...frame: readonly string[]) {
  return read('error[E0308]: mismatched types', ' --> src/lib.rs:6:18', '  |', ...frame, '')[0]?.message;
}

describe('rustc', () => {
  it.each([
    ['beside its place', ['6 |     let x: u32 = "ten";', '  |            ---   ^^^^^ expected `u32`']],
    [
      'below its place',
      ['6 |     f(a, b);', '  |       ^  - other', '  |       |', '  |       expected `u32`'],
    ],
    [
      'below another label',
      [
        '6 |     f(a, b);',
        '  |       ^  -',
        '  |       |  |',
        '  |       |  other',
        '  |       expected `u32`',
      ],
    ],
  ])('finds the label %s', (_where, frame) => {
    expect(messageOf(...frame)).toBe('mismatched types: expected `u32`');
  });

  it('finds no label when the compiler gives none, or only advice', () => {
    expect(messageOf('6 |     f(a);', '  |     ^')).toBe('mismatched types');
    expect(messageOf('6 |     f(a);', '  |     ^ help: try `g`')).toBe('mismatched types');
  });

  it('ignores warnings: denied ones are printed as errors', () => {
    expect(rustc.read({ lines: ['warning: unused variable: `x`', ' --> src/lib.rs:1:1', ''] })).toEqual([]);
  });

  it.each([
    ['error: no matching package named `itoa` found', 'no matching package named `itoa` found', null],
    ['error: no such subcommand: `buidl`', 'no such subcommand: `buidl`', 'usage'],
    ['error: no test target named `gone`', 'no test target named `gone`', 'usage'],
    ['error: failed to parse lock file at: Cargo.lock', 'failed to parse lock file at: Cargo.lock', null],
  ])('reads errors of cargo itself: %j', (text, message, code) => {
    expect(read(text)).toMatchObject([{ tool: 'cargo', message, code, phase: 'install' }]);
  });

  it('falls back on the summary when the details are lost', () => {
    expect(read('error: could not compile `shop` (lib) due to 2 previous errors')).toMatchObject([
      { tool: 'cargo', message: 'could not compile `shop` (lib)' },
    ]);
  });

  it('leaves linker errors to the linker’s reader', () => {
    expect(
      read('error: linking with `cc` failed: exit status: 1', '  = note: ld: undefined reference to `ship`'),
    ).toEqual([]);
  });

  it('reads a clippy rule from any form of its documentation link', () => {
    const found = read(
      'error: unneeded `return` statement',
      ' --> src/lib.rs:2:5',
      '  |',
      '  = help: for further information visit https://rust-lang.github.io/rust-clippy/master/index.html#needless_return',
      '',
    );
    expect(found).toMatchObject([{ tool: 'clippy', code: 'clippy::needless_return', phase: 'lint' }]);
  });

  it('reads a failed test of an older runner', () => {
    const found = read(
      'running 1 test',
      'test tests::adds_vat ... FAILED',
      '---- tests::adds_vat stdout ----',
      "thread 'tests::adds_vat' panicked at 'assertion failed: `(left == right)`",
      '---- tests::oob stdout ----',
      "thread 'tests::oob' panicked at 'index out of bounds: the len is 0 but the index is 3', src/lib.rs:9:9",
      '',
      'failures:',
      '    tests::adds_vat',
    );
    expect(found).toMatchObject([
      { tool: 'cargo test', testId: 'tests::adds_vat' },
      {
        testId: 'tests::oob',
        class: 'panic',
        message: 'index out of bounds: the len is 0 but the index is 3',
        file: 'src/lib.rs',
      },
    ]);
  });

  it('blames the check for wrong arguments', () => {
    const found = read("error: unexpected argument '--no-such' found", '', 'Usage: cargo build [OPTIONS]');
    expect(found).toMatchObject([{ tool: 'cargo', code: 'usage' }]);
  });
});

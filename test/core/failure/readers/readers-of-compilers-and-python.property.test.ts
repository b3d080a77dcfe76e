// Properties of every reader of Python, Go, Rust, C and their build tools, for any input.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gcc } from '../../../../src/core/failure/readers/native/gcc.ts';
import { goBuild } from '../../../../src/core/failure/readers/native/go-build.ts';
import { goTest } from '../../../../src/core/failure/readers/native/go-test.ts';
import { linker } from '../../../../src/core/failure/readers/native/linker.ts';
import { make } from '../../../../src/core/failure/readers/native/make.ts';
import { rustPanic } from '../../../../src/core/failure/readers/native/rust-panic.ts';
import { rustc } from '../../../../src/core/failure/readers/native/rustc.ts';
import { pytest } from '../../../../src/core/failure/readers/python/pytest.ts';
import { python } from '../../../../src/core/failure/readers/python/python.ts';
import { ruff } from '../../../../src/core/failure/readers/python/ruff.ts';
import type { ToolReader } from '../../../../src/core/failure/reading/reader.ts';
import { readerOf } from '../../../support/reader-of.ts';

const cmake = readerOf('cmake');
const mypy = readerOf('mypy');
const unittest = readerOf('unittest');

const readers: readonly ToolReader[] = [
  cmake,
  gcc,
  goBuild,
  goTest,
  linker,
  make,
  mypy,
  pytest,
  python,
  ruff,
  rustPanic,
  rustc,
  unittest,
];

/** Lines that open or close something for one of the readers. */
const PIECES = [
  'Traceback (most recent call last):',
  '  File "a.py", line 1, in f',
  'ValueError: a',
  '  + Exception Group Traceback (most recent call last):',
  '    +---------------- 1 ----------------',
  'During handling of the above exception, another exception occurred:',
  '======================================================================',
  '----------------------------------------------------------------------',
  'FAIL: test_a (a.A.test_a)',
  '=== FAILURES ===',
  '=== short test summary info ===',
  '____ test_a ____',
  '____ ERROR at setup of test_a ____',
  'E   ValueError: a',
  'a.py:1: ValueError: a',
  'FAILED a.py::test_a - ValueError: a',
  'SUBFAILED[a] (b=1) a.py::test_a - assert 1 == 2',
  "ImportError while loading conftest 'a'",
  'a.py:1: error: b  [c]',
  'a.py:1: error: b',
  'F401 [*] `os` imported but unused',
  ' --> a.py:1:8',
  'ruff failed',
  'a.go:1:1: undefined: b',
  'package a',
  '\timports b',
  '\timports a: import cycle not allowed',
  '=== RUN   TestA',
  '--- FAIL: TestA/b (0.00s)',
  '    a_test.go:1: b',
  '    a_test.go:1: ',
  'panic: a [recovered]',
  'goroutine 1 [running]:',
  'main.main()',
  '\ta.go:1 +0x1',
  'WARNING: DATA RACE',
  'FAIL\ta\t0.1s',
  'FAIL\ta [build failed]',
  '{"Action":"output","Output":"--- FAIL: TestA (0.00s)\\n"}',
  'error[E0308]: mismatched types',
  'error: a',
  ' --> a.rs:1:1',
  '  |     ^^^ - a',
  '  |     |',
  'Caused by:',
  'running 1 test',
  '---- a stdout ----',
  "thread 'a' (1) panicked at a.rs:1:1:",
  '  left: 1',
  '             at a.rs:1:1',
  'failures:',
  "a.c: In function 'main':",
  'a.c:1:1: error: b [-Werror=c]',
  "ld: a.o: in function `main':",
  'a.c:(.text+0x1): undefined reference to `b',
  "a.c:(.text+0x1): undefined reference to `b'",
  'ld.lld: error: undefined symbol: a',
  '>>> referenced by a.c',
  '  "_a", referenced from:',
  'a.obj : error LNK2019: b',
  'make[1]: *** [a:1: b] Error 2',
  'make: *** [b] Error 127',
  'ninja: build stopped',
  'FAILED: a.o',
  'CMake Error at a.txt:1 (b):',
  '  said:',
  '',
  '[',
  '    "message": "a",',
];

const line = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...PIECES) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\n', ' ')),
  },
);

describe.each(readers.map((reader) => [reader.tool, reader] as const))('%s', (_tool, reader) => {
  it('reads any lines into findings located in those lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const found = reader.read({ lines });
        for (const finding of found) {
          expect(finding.line).toBeGreaterThanOrEqual(0);
          expect(finding.line).toBeLessThanOrEqual(lines.length);
          expect(finding.message).not.toBe('');
          expect(finding.message).not.toContain('\n');
          expect(finding.severity).toBe('error');
        }
        expect(reader.read({ lines })).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });

  it('finds nothing in output without errors', () => {
    expect(reader.read({ lines: [] })).toEqual([]);
    expect(reader.read({ lines: ['', 'all good', ''] })).toEqual([]);
    expect(reader.signature.test('all good\n')).toBe(false);
  });

  /** A reader that takes more than linear time exceeds the time limit of the test. */
  it.each(['a', '(', ' ', '[', '"', "'", '\\', ': ', '_ ', ':1:', 'a.py:1: ', '::a[', '- ', '> '])(
    'is fast on long lines of %j',
    (unit) => {
      const lines: readonly string[] = Array.from({ length: 40 }, () => unit.repeat(4096 / unit.length));
      reader.signature.test(lines.join('\n'));
      expect(reader.read({ lines }).length).toBeLessThanOrEqual(lines.length);
    },
  );

  it('is fast on a few repeated lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 4 }), (block) => {
        const lines: readonly string[] = Array.from({ length: 2000 }, () => block).flat();
        reader.signature.test(lines.join('\n'));
        expect(reader.read({ lines }).length).toBeLessThanOrEqual(lines.length);
      }),
      { numRuns: 25 },
    );
  });

  it('is fast on one repeated line', () => {
    for (const piece of PIECES) {
      const lines: readonly string[] = Array.from({ length: 4000 }, () => piece);
      reader.signature.test(lines.join('\n'));
      expect(reader.read({ lines }).length).toBeLessThanOrEqual(lines.length);
    }
  });
});

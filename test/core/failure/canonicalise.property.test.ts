// Properties of every output, however odd: never throws, deterministic, unaffected by colour, bounded, linear.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { cleanOutput } from '../../../src/core/failure/text/clean-output.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';
import { NOISE } from '../../../src/core/failure/text/noise-lines.ts';
import { failingCheck } from '../../support/failing-check.ts';

/** Pieces of real tool output, so that the readers see more than noise. */
const pieces = [
  'src/a.ts(1,2): error TS1: ',
  'src/a.ts:1:2 - error TS2: ',
  ' FAIL  t/a.test.ts > x',
  ' RUN  v4.0.0 /r',
  'AssertionError: expected 1 to be 2',
  '  ● suite › test',
  '    expect(a).toBe(b)',
  '  1 failing',
  '  1) suite',
  'not ok 1 - x',
  "  error: 'x'",
  '✖ failing tests:',
  'test at a.js:1:1',
  'TAP version 13',
  'Error [ERR_X]: ',
  '    at f (/r/a.js:1:1)',
  '/r/a.js',
  '  1:1  error  x  rule',
  'src/a.ts:1:1 lint/a/b',
  '  × message',
  '✘ [ERROR] ',
  'error during build:',
  '[PARSE_ERROR] x',
  'npm error code E404',
  ' ERR_PNPM_X  ',
  'Traceback (most recent call last):',
  '  File "a.py", line 1, in f',
  'FAILED a.py::t - ',
  'E   assert 1 == 2',
  '--- FAIL: TestA (0.00s)',
  'panic: x',
  'error[E0308]: x',
  ' --> src/a.rs:1:1',
  "thread 'x' panicked at a.rs:1:1:",
  'a.c:1:1: error: x',
  "undefined reference to `x'",
  'make: *** [x] Error 1',
  'A.java:1: error: x',
  '\tat a.B.c(B.java:1)',
  '[ERROR] a.java:[1,1] x',
  '> Task :a FAILED',
  'a.cs(1,1): error CS1: x',
  'PHP Fatal error:  Uncaught A: x in a.php:1',
  "a.rb:1:in 'f': x (Y)",
  'sh: 1: x: not found',
  '#1 0.1 x',
  '[{"filePath":"/r/a.js","messages":[{"ruleId":"x","severity":2,"message":"y"}]}]',
  '\r',
  '\n',
  '\b',
];

const line = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 4 })
  .map((parts) => parts.join(''));
const output = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));

describe('canonicalise', () => {
  it('accepts any text and any ending', () => {
    const ending = fc.record({
      command: fc.string(),
      exitCode: fc.option(fc.integer()),
      signal: fc.option(fc.constantFrom('SIGKILL', 'SIGSEGV', '')),
      timedOut: fc.boolean(),
      root: fc.string(),
      rootAliases: fc.array(fc.string(), { maxLength: 2 }),
      home: fc.string(),
      tmp: fc.string(),
    });
    fc.assert(
      fc.property(output, ending, (raw, anyContext) => {
        expect(canonicalise(raw, anyContext).fingerprints.exact).toMatch(/^v3:[0-9a-f]{16}$/);
      }),
    );
  });

  it('never says that a program which printed something printed nothing', () => {
    const noise = fc.array(fc.oneof(fc.constantFrom(...NOISE.map(({ example }) => example)), line), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(noise, (lines) => {
        const raw = lines.join('\n');
        const hasPrinted = cleanOutput(raw).some((text) => text.trim() !== '');
        const { headline } = canonicalise(raw, { command: './check.sh', exitCode: 1 });
        expect(headline.includes('no output')).toBe(!hasPrinted);
      }),
    );
  });

  it('gives the same result for the same input', () => {
    fc.assert(
      fc.property(output, (raw) => {
        expect(canonicalise(raw, failingCheck)).toEqual(canonicalise(raw, failingCheck));
      }),
    );
  });

  it('is not affected by colour', () => {
    fc.assert(
      fc.property(output, fc.array(fc.nat(200)), (raw, places) => {
        // What begins a sequence of codes would end where the colour begins.
        const plain = raw.replace(/[\x1b\x90\x98\x9b\x9d-\x9f]/g, '');
        expect(canonicalise(coloured(plain, places), failingCheck)).toEqual(
          canonicalise(plain, failingCheck),
        );
      }),
    );
  });

  it('returns a bounded failure', () => {
    fc.assert(
      fc.property(output, fc.nat(400), (raw, times) => {
        const numbered = Array.from({ length: times }, (_, i) => `${raw}\nsrc/f${i}.ts(1,2): error TS1: x`);
        expectBounded(canonicalise(numbered.join('\n'), failingCheck));
      }),
      { numRuns: 30 },
    );
  });

  it('keeps no secret in the failure', () => {
    const failure = canonicalise('Error: cannot log in with password=hunter22 today', failingCheck);
    expect(failure).toMatchObject({ message: 'cannot log in with password=<secret> today' });
    expect(JSON.stringify(failure)).not.toContain('hunter22');
  });

  it('counts the items beyond those it keeps', () => {
    const raw = Array.from({ length: 300 }, (_, i) => `src/f${i}.ts(1,2): error TS1: x`).join('\n');
    const failure = canonicalise(raw, failingCheck);
    expect(failure.items).toHaveLength(200);
    expect(failure.total).toBe(300);
  });

  it('distinguishes two failures that differ only beyond the kept items', () => {
    const many = (last: string) =>
      Array.from(
        { length: 300 },
        (_, i) => `src/f${i + 100}.ts(1,2): error TS1: ${i === 299 ? last : 'x'}`,
      ).join('\n');
    const [a, b] = [canonicalise(many('x'), failingCheck), canonicalise(many('y'), failingCheck)];
    expect(b.fingerprints.exact).not.toBe(a.fingerprints.exact);
  });
});

function coloured(text: string, places: readonly number[]): string {
  const codes = ['\x1b[31m', '\x1b[0m', '\x1b[1;38;5;208m', '\x1b[39;49m'];
  return [...new Set(places.map((place) => Math.min(place, text.length)))]
    .sort((a, b) => b - a)
    .reduce(
      (result, place, i) => result.slice(0, place) + codes[i % codes.length] + result.slice(place),
      text,
    );
}

function expectBounded(failure: Failure): void {
  expect(failure.query.length).toBeLessThanOrEqual(300);
  expect(failure.query).not.toContain('\n');
  expect(failure.items.length).toBeLessThanOrEqual(200);
  expect(failure.total).toBeGreaterThanOrEqual(failure.items.length);
  for (const text of [
    failure.message,
    failure.frame,
    ...failure.items.flatMap((item) => [item.message, item.file, item.testId]),
  ]) {
    expect(text?.length ?? 0).toBeLessThan(1100);
  }
}

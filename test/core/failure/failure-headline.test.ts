// The form of a failure that people and models read: real values, the line, the project's first frame. None of it may
// reach a fingerprint; `fixtures.test.ts` ensures that.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCases } from '../../../scripts/record-failures/case-files.mjs';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { failureHeadline, itemName } from '../../../src/core/failure/failure-headline.ts';
import { clipMiddle } from '../../../src/core/failure/finding-words.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';

const Case = z.object({
  command: z.string(),
  exitCode: z.number().nullable(),
  a: z.object({ root: z.string(), command: z.string().optional(), exitCode: z.number().optional() }),
});

function recorded(tool: string, name: string): Failure {
  const found = readCases(tool).get(name);
  if (found === undefined) throw new Error(`no such case: ${tool}/${name}`);
  const { a, ...definition } = Case.parse(found.definition);
  return canonicalise(found.a.toString('utf8'), {
    command: a.command ?? definition.command,
    exitCode: a.exitCode ?? definition.exitCode,
    root: a.root,
    tmp: '/tmp',
  });
}

describe('the headline of recorded failures', () => {
  it.each([
    ['vitest', 'each', 'adds 1 to 2 (t/e.test.mjs:2): expected 1 to be 2; +1 more'],
    [
      'vitest',
      'type-error',
      "cart > adds VAT (t/cart.test.mjs:5): TypeError: Cannot read properties of undefined (reading 'price')",
    ],
    [
      'jest',
      'to-be',
      'cart > adds VAT (test/cart.test.js:3): expect(received).toBe(expected): expected 3, got 2',
    ],
    [
      'mocha',
      'strict-equal',
      'cart > adds VAT (test/cart.js:4): Expected values to be strictly equal: expected 120, got 119',
    ],
    [
      'node-test',
      'strict-equal',
      'cart > adds VAT (test/cart.test.mjs:4): Expected values to be strictly equal: expected 120, got 119',
    ],
    ['pytest', 'cart', 'test_vat (test_cart.py:12): assert 119.0 == 120; +4 more'],
    ['unittest', 'vat-118', 'test_cart.CartTest > test_cart (test_cart.py:8): 119.0 != 118'],
    ['go-test', 'got-118', 'shop > TestVat (cart_test.go:8): got 118, want 120'],
    [
      'cargo-test',
      'cart',
      'tests::adds_vat (src/lib.rs:11): assertion `left == right` failed: expected 120, got 119; +3 more',
    ],
    [
      'maven',
      'test',
      'com.acme.ShopTest > vat (com/acme/ShopTest.java:4): expected: 120 but was: 119; +1 more',
    ],
    ['minitest', 'spec-style', 'Cart > adds VAT (test/plain_test.rb:6): Expected: 120 Actual: 119'],
    [
      'pest',
      'several',
      String.raw`Tests\Feature\CartTest > it adds VAT (tests/Feature/CartTest.php:9): Failed asserting that 119 matches expected 120.; +1 more`,
    ],
    [
      'tsc',
      'argument',
      "src/inv.ts:2:3: TS2345 Argument of type 'number' is not assignable to parameter of type 'string'.",
    ],
    ['eslint', 'no-undef', "src/a.js:1:11: 'ship' is not defined (no-undef)"],
    ['eslint', 'no-undef-json', "src/a.js:1:11: 'ship' is not defined (no-undef)"],
    ['rustc', 'mismatch', 'src/lib.rs:6:18: E0308 mismatched types: expected `u32`, found `&str`'],
    ['gcc', 'syntax', "cart.c:6:13: expected expression before ';' token"],
    ['python', 'value', "main.py:5: ValueError: invalid literal for int() with base 10: 'ten'"],
    ['node', 'range-error', 'n2.cjs:2 f: RangeError: stock below zero: -3'],
    ['shell', 'not-found', 'scripts/build.sh:4: buildit: command not found'],
    ['npm', 'missing-script', 'npm: Missing script: "test2"'],
    ['node', 'exit-only', 'node: no output, exit 3'],
  ])('%s/%s', (tool, name, headline) => {
    expect(failureHeadline(recorded(tool, name), 400)).toBe(headline);
  });
});

it('an item names the project’s first frame when the test is not the place that broke', () => {
  const [item] = recorded('vitest', 'type-error').items;
  expect(item).toMatchObject({ file: 't/cart.test.mjs', line: 5, ownFrame: 'src/vat.mjs:2 vat' });
});

it('each pytest test is read from its own section, not from the one above the summary', () => {
  const lines = recorded('pytest', 'cart').items.map(
    (item) => `${itemName(item)} ${item.line} ${item.ownFrame}`,
  );
  expect(lines).toEqual([
    'TestCart::test_add 26 test_cart.py:26 test_add',
    'test_db 8 test_cart.py:8 db',
    'test_key[name] 17 cart.py:9 price',
    'test_key[size] 17 cart.py:9 price',
    'test_vat 12 test_cart.py:12 test_vat',
  ]);
});

it('the headline of an unknown tool is the line that says what failed', () => {
  const raw = ['deploying shop', 'ERROR: bucket acme-shop does not exist', 'bye'].join('\n');
  const failure = canonicalise(raw, { command: './deploy', exitCode: 1 });
  expect(failureHeadline(failure)).toBe('deploy: ERROR: bucket acme-shop does not exist');
});

it('long words and values are limited, and keep both of their ends', () => {
  const long = `${'a'.repeat(3000)}END`;
  const failure = canonicalise(
    [' RUN  v4.0.0 /r', ' FAIL  t/a.test.js > adds', `AssertionError: expected '${long}' to be 'b'`].join(
      '\n',
    ),
    { command: 'vitest run', exitCode: 1, root: '/r' },
  );
  const words = failure.items[0]?.words ?? '';
  expect(words.length).toBeLessThanOrEqual(300);
  expect(words).toMatch(/^expected 'aaa.* … a+END' to be 'b'$/);
  expect(failureHeadline(failure, 120).length).toBeLessThanOrEqual(120);
});

it('clipMiddle never splits a character', () => {
  for (let cap = 10; cap < 30; cap += 1)
    expect(clipMiddle('😀'.repeat(40), cap)).not.toMatch(/[\ud800-\udfff]/u);
});

it('the headline shows no token and no invisible characters', () => {
  const failure = canonicalise('ERROR: login with ghp_0123456789abcdefghijABCDEFGHIJ012345 \u202efailed', {
    command: './deploy',
    exitCode: 1,
  });
  const headline = failureHeadline(failure);
  expect(headline).not.toContain('ghp_0123456789');
  expect(headline).not.toContain('\u202e');
});

it('the headline falls back on the masked words of a record from an older MSW', () => {
  const failure = { ...recorded('vitest', 'each'), headline: '' };
  expect(failureHeadline(failure)).toBe('vitest AssertionError: expected <v> to be <v>; +1 more');
});

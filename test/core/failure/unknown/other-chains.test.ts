import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../../src/core/failure/compare-failures.ts';

// Output modelled on the way runners and compilers of C, C++, Erlang, R and hardware print their failures.

function read(raw: string) {
  return canonicalise(raw, { command: './bin/frob --all', exitCode: 1, root: '/r' });
}

const column = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('the same failure with different noise', () => {
  it.each([
    [
      'with a column of verdicts, in another order',
      column(
        '[==========] Running 2 tests from 1 test suite.',
        '[----------] 2 tests from Cart',
        '[ RUN      ] Cart.Empty',
        '[       OK ] Cart.Empty (0 ms)',
        '[ RUN      ] Cart.AddsVat',
        'cart.cpp:9: Failure',
        'Value of: vat(100)',
        '[  FAILED  ] Cart.AddsVat (0 ms)',
        '[----------] 2 tests from Cart (0 ms total)',
        '[----------] Global test environment tear-down',
        '[  PASSED  ] 1 test.',
        '[  FAILED  ] 1 test, listed below:',
        '[  FAILED  ] Cart.AddsVat',
      ),
      column(
        "Note: Randomizing tests' orders with a seed of 9611 .",
        '[==========] Running 2 tests from 1 test suite.',
        '[ RUN      ] Cart.AddsVat',
        'cart.cpp:9: Failure',
        'Value of: vat(100)',
        '[  FAILED  ] Cart.AddsVat (3 ms)',
        '[ RUN      ] Cart.Empty',
        '[       OK ] Cart.Empty (1 ms)',
        '[  PASSED  ] 1 test.',
        '[  FAILED  ] 1 test, listed below:',
        '[  FAILED  ] Cart.AddsVat',
      ),
    ],
    [
      'whose runner has its own wording for counts',
      column(
        '[ RUN      ] adds_vat',
        '[  ERROR   ] --- 0x78 != 0x77',
        '[   LINE   ] --- t.c:10: error: Failure!',
        '[  FAILED  ] adds_vat',
        '[==========] 2 test(s) run.',
        '[  PASSED  ] 1 test(s).',
        '[  FAILED  ] 1 test(s), listed below:',
        '[  FAILED  ] adds_vat',
      ),
      column(
        '[ RUN      ] adds_vat',
        '[  ERROR   ] --- 0x78 != 0x77',
        '[   LINE   ] --- t.c:10: error: Failure!',
        '[  FAILED  ] adds_vat',
        '[==========] 4 test(s) run.',
        '[  PASSED  ] 3 test(s).',
        '[  FAILED  ] 1 test(s), listed below:',
        '[  FAILED  ] adds_vat',
      ),
    ],
    [
      'from another process, in brackets behind the level',
      "[NOTICE]   (2569) : starting\n[ALERT]    (2569) : config : no backend 'gone'\n[ALERT]    (2569) : config : Fatal errors found in configuration.\n",
      "[NOTICE]   (31) : starting\n[ALERT]    (31) : config : no backend 'gone'\n[ALERT]    (31) : config : Fatal errors found in configuration.\n",
    ],
    [
      'from another process and thread behind the level',
      '2026/11/27 01:08:39 [emerg] 25688#25688: unknown directive "lissten" in /r/shop.conf:3\n',
      '2026/11/27 01:09:12 [emerg] 311#312: unknown directive "lissten" in /r/shop.conf:3\n',
    ],
    [
      'where each test is timed',
      'cart.cpp:9: FAILED:\n  REQUIRE( vat(100) == 119 )\n',
      'cart.cpp:9: FAILED:\n  REQUIRE( vat(100) == 119 )\n\n0.000 s: for books\n0.001 s: adds VAT\n',
    ],
  ])('%s', (_, one, other) => {
    const [first, second] = [read(one), read(other)];
    expect(second.items).toEqual(
      first.items.map((item) => expect.objectContaining({ message: item.message })),
    );
    expect(second.fingerprints.exact).toBe(first.fingerprints.exact);
    expect(second.fingerprints.class).toBe(first.fingerprints.class);
  });
});

describe('one of three problems fixed', () => {
  it.each([
    [
      'where one has no place in the source',
      (found: readonly string[]) => column(...found, '', `*** ${found.length} failures are detected`),
      [
        'cart.cpp(11): error: in "adds_vat": check a == 119 has failed',
        'unknown location(0): fatal error: in "ships": stock below zero',
        'cart.cpp(13): fatal error: in "labelled": label is cart 7',
      ],
    ],
    [
      'where the words of one begin with `syntax error`',
      (found: readonly string[]) => column(...found),
      [
        "src/cart.erl:3:13: variable 'Y' is unbound",
        "src/ship.erl:6:1: syntax error before: '.'",
        'src/tax.erl:2:2: function h/1 undefined',
      ],
    ],
    [
      'with the place in brackets',
      (found: readonly string[]) =>
        column(...found, '[ALERT]    (31) : config : Error(s) found in configuration file : shop.cfg'),
      [
        "[ALERT]    (31) : config : parsing [shop.cfg:10] : unknown keyword 'balence'",
        "[ALERT]    (31) : config : [shop.cfg:12] : 'server c/s1' : invalid port '99999'",
        '[ALERT]    (31) : config : parsing [shop.cfg:20] : no such section',
      ],
    ],
    [
      'with line and column apart, in brackets',
      (found: readonly string[]) => column(...found),
      [
        'src/cart.nim(2, 9) Error: type mismatch: got <string>',
        "src/cart.nim(6, 6) Error: undeclared identifier: 'pritn'",
        "src/tax.nim(9, 1) Error: cannot open file: 'rates'",
      ],
    ],
    [
      'near lines of a script',
      (found: readonly string[]) => column(...found),
      [
        'Runtime error near line 2: NOT NULL constraint failed: cart.n (19)',
        'Parse error near line 3: no such table: basket',
        'Parse error near line 4: near "selct": syntax error',
      ],
    ],
    [
      'where the place stands between verdict and name',
      (found: readonly string[]) => column('══ Failed ═══', ...found, 'Error: Test failures'),
      [
        "── 1. Failure ('test-cart.R:4'): adds vat ───\nvat(100) not equal to 119.\n",
        "── 2. Error ('test-cart.R:7'): ships ───\nError in `eval(code, env)`: stock below zero\n",
        '── Failure (test-cart.R:10:3): label ───\n"cart" does not match "basket".\n',
      ],
    ],
  ])('%s', (_, print, problems) => {
    const [three, two] = [read(print(problems)), read(print(problems.filter((_, at) => at !== 1)))];
    expect(three.total).toBe(3);
    expect(two.total).toBe(2);
    expect(compareFailures(three, two).relation).toBe('progress');
  });
});

it('a line that only closes a list of errors does not name the failure', () => {
  const [one, other] = ["config : no backend 'gone'", "config : unknown keyword 'balence'"].map((words) =>
    read(`[ALERT]    (2569) : ${words}\n[ALERT]    (2569) : config : Fatal errors found in configuration.\n`),
  );
  expect(one?.message).toContain('no backend');
  expect(other?.fingerprints.class).not.toBe(one?.fingerprints.class);
});

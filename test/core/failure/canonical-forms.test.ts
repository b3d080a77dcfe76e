// One example of every kind of error: which words form its class, and which only distinguish two states.

import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import type { FailureItem } from '../../../src/core/failure/text/failure.ts';

interface Example {
  readonly title: string;
  readonly command: string;
  readonly raw: readonly string[];
  readonly exitCode?: number;
  readonly failure: Readonly<Record<string, unknown>>;
  readonly item?: Partial<FailureItem>;
}

const examples: readonly Example[] = [
  {
    title: 'tsc',
    command: 'tsc',
    raw: [`inv.ts(2,36): error TS2322: Type 'number' is not assignable to type 'string'.`],
    failure: {
      tool: 'tsc',
      class: null,
      code: 'TS2322',
      message: `Type 'number' is not assignable to type 'string'.`,
    },
    item: { file: 'inv.ts' },
  },
  {
    title: 'eslint',
    command: 'eslint .',
    raw: [
      '/r/a.js',
      `  1:18  error  'ship' is not defined   no-undef`,
      '',
      '✖ 1 problem (1 error, 0 warnings)',
    ],
    failure: { tool: 'eslint', code: 'no-undef', message: `'ship' is not defined` },
    item: { file: 'a.js' },
  },
  {
    title: 'vitest',
    command: 'vitest run',
    raw: [
      ' RUN  v4.0.0 /r',
      ' FAIL  t/cart.test.mjs > cart > adds VAT',
      'AssertionError: expected { sum: 119 } to deeply equal { sum: 120 }',
    ],
    failure: {
      tool: 'vitest',
      class: 'AssertionError',
      code: null,
      message: 'expected <v> to deeply equal <v>',
    },
    item: {
      file: 't/cart.test.mjs',
      testId: 'cart > adds VAT',
      message: 'expected { sum: 119 } to deeply equal { sum: 120 }',
    },
  },
  {
    title: 'jest',
    command: 'jest',
    raw: [
      '  ● cart › adds VAT',
      '',
      '    expect(received).toEqual(expected) // deep equality',
      '',
      '    Expected: 120',
      '    Received: 119',
    ],
    failure: { tool: 'jest', class: null, code: 'toEqual', message: 'expect(received).toEqual(expected)' },
    item: {
      testId: 'cart > adds VAT',
      message: 'expect(received).toEqual(expected) (Expected: 120 | Received: 119)',
    },
  },
  {
    title: 'mocha',
    command: 'mocha',
    raw: [
      '  1 failing',
      '',
      '  1) cart',
      '       adds VAT:',
      '',
      '      AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:',
      '',
      '119 !== 120',
    ],
    failure: {
      tool: 'mocha',
      class: 'AssertionError',
      code: 'ERR_ASSERTION',
      message: 'Expected values to be strictly equal:',
    },
    item: { testId: 'cart > adds VAT', message: 'Expected values to be strictly equal: (119 !== 120)' },
  },
  {
    title: 'mocha, time limit',
    command: 'mocha',
    raw: [
      '  1 failing',
      '',
      '  1) cart',
      '       adds VAT:',
      '     Error: Timeout of 20ms exceeded. For async tests and hooks, ensure "done()" is called',
    ],
    failure: {
      tool: 'mocha',
      class: 'Error',
      code: null,
      message: 'Timeout of <dur> exceeded. For async tests and hooks, ensure "done()" is called',
    },
    item: { testId: 'cart > adds VAT' },
  },
  {
    title: 'node, missing module',
    command: 'node n.mjs',
    raw: [
      `Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/r/gone.mjs' imported from /r/n.mjs`,
      '    at finalizeResolution (node:internal/modules/esm/resolve:283:11)',
      '',
      'Node.js v20.1.0',
    ],
    failure: {
      tool: 'node',
      class: 'Error',
      code: 'ERR_MODULE_NOT_FOUND',
      message: `Cannot find module 'gone.mjs' imported from n.mjs`,
    },
  },
  {
    title: 'node, value in the message',
    command: 'node n2.cjs',
    raw: ['RangeError: stock below zero: -3', '    at f (/r/n2.cjs:2:9)', '', 'Node.js v20.1.0'],
    failure: {
      tool: 'node',
      class: 'RangeError',
      code: null,
      message: 'stock below zero: <v>',
      frame: 'n2.cjs f',
    },
    item: { message: 'stock below zero: -3' },
  },
  {
    title: 'pytest, fixture',
    command: 'pytest',
    raw: [
      '=== test session starts ===',
      '=== short test summary info ===',
      'ERROR test_cart.py::test_db - ConnectionError: db down',
      '=== 1 error in 0.01s ===',
    ],
    failure: { tool: 'pytest', class: 'ConnectionError', code: 'setup', message: 'db down' },
    item: { file: 'test_cart.py', testId: 'test_cart.py::test_db' },
  },
  {
    title: 'pytest, assertion',
    command: 'pytest',
    raw: [
      '=== test session starts ===',
      '=== short test summary info ===',
      'FAILED test_cart.py::test_vat - assert 120.0 == 119',
      '=== 1 failed in 0.01s ===',
    ],
    failure: { tool: 'pytest', class: 'AssertionError', code: null, message: 'assert <v> == <v>' },
    item: { file: 'test_cart.py', testId: 'test_cart.py::test_vat' },
  },
  {
    title: 'rust panic',
    command: 'cargo test',
    raw: [
      'running 1 test',
      'test tests::oob ... FAILED',
      '',
      'failures:',
      '',
      '---- tests::oob stdout ----',
      '',
      `thread 'tests::oob' (1382) panicked at src/main.rs:2:141:`,
      'index out of bounds: the len is 0 but the index is 3',
      '',
      'failures:',
      '    tests::oob',
      '',
      'test result: FAILED. 0 passed; 1 failed',
    ],
    exitCode: 101,
    failure: {
      class: 'panic',
      code: null,
      message: 'index out of bounds: the len is <v> but the index is <v>',
    },
    item: { testId: 'tests::oob', message: 'index out of bounds: the len is 0 but the index is 3' },
  },
  {
    title: 'rustc',
    command: 'cargo build',
    raw: [
      'error[E0308]: mismatched types',
      ' --> src/main.rs:3:18',
      '  |',
      '3 |     let a: u32 = "x";',
      '  |            ---   ^^^ expected `u32`, found `&str`',
      '  |            |',
      '  |            expected due to this',
    ],
    exitCode: 101,
    failure: {
      tool: 'rustc',
      class: null,
      code: 'E0308',
      message: 'mismatched types: expected `u32`, found `&str`',
    },
    item: { file: 'src/main.rs' },
  },
  {
    title: 'linker',
    command: 'gcc d.c',
    raw: [
      `/usr/bin/ld: /tmp/ccAbC12d.o: in function 'main':`,
      `d.c:(.text+0x5): undefined reference to 'ship'`,
      'collect2: error: ld returned 1 exit status',
    ],
    failure: {
      tool: 'ld',
      class: null,
      code: 'undefined-reference',
      message: `undefined reference to 'ship'`,
    },
    item: { file: 'd.c' },
  },
  {
    title: 'javac',
    command: 'javac Shop.java',
    raw: [
      'Shop.java:1: error: cannot find symbol',
      'class Shop { int f() { return cart; } }',
      '                              ^',
      '  symbol:   variable cart',
      '  location: class Shop',
      '1 error',
    ],
    failure: {
      tool: 'javac',
      class: null,
      code: null,
      message: 'cannot find symbol: variable cart in class Shop',
    },
    item: { file: 'Shop.java' },
  },
  {
    title: 'the TAP of another program',
    command: 'tape test.js',
    raw: [
      'TAP version 13',
      'not ok 1 adds VAT',
      '  ---',
      '    operator: equal',
      '    expected: 120',
      '    actual:   119',
      '  ...',
    ],
    failure: { tool: 'tap', class: null, code: null, message: 'equal' },
    item: { testId: 'adds VAT', message: 'equal (120 | 119)' },
  },
  {
    title: 'docker daemon',
    command: 'docker build .',
    raw: [
      'ERROR: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    ],
    failure: { tool: 'docker', kind: 'infra' },
  },
];

describe('canonicalise', () => {
  it.each(examples)('reads $title', ({ command, raw, exitCode, failure, item }) => {
    const result = canonicalise(raw.join('\n'), { command, exitCode: exitCode ?? 1, root: '/r' });
    expect(result).toMatchObject(failure);
    if (item !== undefined) expect(result.items).toEqual([expect.objectContaining(item)]);
  });
});

it('an id of eight digits does not make another failure of each run, and the folder of the project may be called so', () => {
  const read = (root: string, id: string) =>
    canonicalise(`Error: no order ${id} in ${root}/orders.json`, {
      command: 'node try.js',
      exitCode: 1,
      root,
    });
  const one = read('/work/4f2a9c81', '9c81b3de');
  expect(one.message).toBe('no order <hash> in orders.json');
  expect(read('/work/4f2a9c81', 'a81b00d7').fingerprints).toEqual(one.fingerprints);
  expect(read('/home/ann/shop', '17c0ffee').fingerprints).toEqual(one.fingerprints);
});

it('errors that an application logs around a failed vite build are not reported as build errors', () => {
  const read = (...around: readonly string[]) =>
    canonicalise(
      [
        ...around,
        'Build failed with 1 error:',
        '',
        '[UNRESOLVED_IMPORT] Could not resolve ./gone',
        ...around,
      ].join('\n'),
      { command: 'vite build', exitCode: 1 },
    );
  expect(read('[DB] connected to depot_317', '[ELIFECYCLE] Test failed.').fingerprints).toEqual(
    read().fingerprints,
  );
});

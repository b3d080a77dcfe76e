// Shapes of `go test` that are missing from the recordings (1.19): newer versions and assertion libraries.

import { describe, expect, it } from 'vitest';
import { goTest } from '../../../../src/core/failure/readers/native/go-test.ts';

function read(...lines: readonly string[]) {
  expect(goTest.signature.test(lines.join('\n'))).toBe(true);
  return goTest.read({ lines });
}

const DUMP = [
  '',
  'goroutine 18 [running]:',
  'panic({0x1, 0x2})',
  '\t<dep>/go/runtime/panic.go:884 +0x212',
  'shop.TestVat(0x0?)',
  '\tcart_test.go:8 +0x27',
];

describe('go test', () => {
  it('reads a panic in the old and the new format', () => {
    const old = read(
      '--- FAIL: TestVat (0.00s)',
      'panic: no price [recovered]',
      '\tpanic: no price',
      ...DUMP,
      'FAIL\tshop\t0.005s',
    );
    const recent = read(
      '--- FAIL: TestVat (0.00s)',
      'panic: no price [recovered, repanicked]',
      ...DUMP,
      'FAIL\tshop\t0.007s',
      'FAIL',
    );
    expect(old).toEqual(recent);
    expect(old).toMatchObject([
      {
        class: 'panic',
        message: 'no price',
        testId: 'shop > TestVat',
        frame: 'cart_test.go shop.TestVat',
        phase: 'test',
      },
    ]);
  });

  it('names the timed-out test from the list that newer versions print', () => {
    const found = read(
      'panic: test timed out after 1s',
      '\trunning tests:',
      '\t\tTestVat/tea (1s)',
      '',
      'FAIL\tshop\t1.006s',
    );
    expect(found).toMatchObject([{ code: 'timeout', testId: 'shop > TestVat/tea' }]);
  });

  it('reads testify’s message instead of the empty line before it', () => {
    const found = read(
      '--- FAIL: TestVat (0.00s)',
      '    cart_test.go:16: ',
      '        \tError Trace:\tcart_test.go:16',
      '        \tError:      \tNot equal: ',
      '        \t            \texpected: 120',
      '        \t            \tactual  : 119',
      '        \tTest:       \tTestVat',
      'FAIL\tshop\t0.003s',
    );
    expect(found).toMatchObject([{ message: 'Not equal: expected: 120 actual : 119', speech: 'assertion' }]);
  });

  it('keeps earlier output of a test as values, and reports a silent test', () => {
    const found = read(
      '--- FAIL: TestVat (0.00s)',
      '    cart_test.go:3: first',
      '    cart_test.go:4: second',
      '--- FAIL: TestMute (0.00s)',
      'FAIL\tshop\t0.003s',
    );
    expect(found).toMatchObject([
      { message: 'second', values: ['first'] },
      { message: 'failed without a message', testId: 'shop > TestMute' },
    ]);
  });

  it('leaves out a test that failed only through its subtests, but not one with its own message', () => {
    const names = (words: readonly string[]) =>
      read(
        '--- FAIL: TestVat (0.00s)',
        ...words,
        '    --- FAIL: TestVat/tea (0.00s)',
        '        a_test.go:1: x',
        'FAIL\tshop\t0s',
      ).map((finding) => finding.testId);
    expect(names([])).toEqual(['shop > TestVat/tea']);
    expect(names(['    a_test.go:9: y'])).toEqual(['shop > TestVat', 'shop > TestVat/tea']);
  });

  it('reads a race outside a test binary as a crash only if the output says so', () => {
    expect(goTest.read({ lines: ['WARNING: DATA RACE', 'ok  \tshop\t0.1s'] })).toEqual([]);
  });

  it.each([
    [['exit status 3', 'FAIL\tshop\t0.002s'], 'exit status 3'],
    [['signal: killed', 'FAIL\tshop\t0.002s'], 'signal: killed'],
    [['FAIL\tshop [build failed]'], 'build failed'],
  ])('reads a package that has only a verdict: %j', (lines, code) => {
    expect(read(...lines)).toMatchObject([{ code, testId: 'shop' }]);
  });

  it('leaves a package that does not build to the compiler', () => {
    expect(read('# shop', './cart.go:5:2: undefined: parseV2', 'FAIL\tshop [build failed]', 'FAIL')).toEqual(
      [],
    );
  });

  it('reads the events of -json with their build failures', () => {
    const event = (output: string) =>
      JSON.stringify({ Action: 'output', Package: 'shop', Test: 'TestVat', Output: output });
    const found = read(
      event('--- FAIL: TestVat (0.00s)\n'),
      event('    cart_test.go:3: got "a", want <b>\n'),
      '{"Action":"fail","Package":"shop","Test":"TestVat","Elapsed":0}',
      '{"Action":"output","Package":"shop","Output":"FAIL\\tshop\\t0.003s\\n"}',
      '{"Action":"fail","Package":"shop","Elapsed":0.003}',
      '{"Action":"fail","Package":"till","Elapsed":0,"FailedBuild":"till"}',
    );
    expect(found).toMatchObject([
      { testId: 'shop > TestVat', message: 'got "a", want <b>' },
      { testId: 'till', code: 'build failed' },
    ]);
  });

  it.each([
    [
      'fatal error: all goroutines are asleep - deadlock!',
      'fatal error',
      'all goroutines are asleep - deadlock!',
    ],
    ['fatal error: concurrent map writes', 'fatal error', 'concurrent map writes'],
    ['panic: main.StockError{Left:-3}', 'panic', 'main.StockError{Left:-3}'],
  ])('reads a fatal error: %j', (text, name, message) => {
    expect(read(text, '', 'goroutine 1 [running]:', 'main.main()', '\tmain.go:8 +0x2e')).toMatchObject([
      { tool: 'go', class: name, message, phase: 'run', frame: 'main.go main.main', testId: null },
    ]);
  });
});

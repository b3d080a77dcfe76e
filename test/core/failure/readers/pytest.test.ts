// Shapes of pytest that are missing from the recordings: other versions, plugins and truncated reports.

import { describe, expect, it } from 'vitest';
import { pytest } from '../../../../src/core/failure/readers/python/pytest.ts';

function read(text: string) {
  return pytest.read({ lines: text.split('\n') });
}

describe('pytest', () => {
  it('reads --tb=line of older versions, which print no E lines', () => {
    const [finding] = read(
      [
        '=================== FAILURES ===================',
        'test_cart.py:12: AssertionError: the VAT of a hundred is wrong, and so is all that is computed from it',
        '=========== short test summary info ============',
        'FAILED test_cart.py::test_vat - AssertionError: the VAT of a hundred is wr...',
      ].join('\n'),
    );
    expect(finding).toMatchObject({
      class: 'AssertionError',
      message: 'the VAT of a hundred is wrong, and so is all that is computed from it',
      testId: 'test_cart.py::test_vat',
      speech: 'assertion',
    });
  });

  it('uses the words of the summary when there is nothing else', () => {
    const [finding] = read(
      [
        '=========== short test summary info ============',
        "FAILED a/test_cart.py::TestCart::test_add[tea-1.5] - KeyError: 'price'",
      ].join('\n'),
    );
    expect(finding).toMatchObject({
      class: 'KeyError',
      message: "'price'",
      file: 'a/test_cart.py',
      testId: 'a/test_cart.py::TestCart::test_add[tea-1.5]',
      code: null,
    });
  });

  it.each([
    ['ERROR test_cart.py::test_db - ConnectionError: db down', 'setup', 'test_cart.py::test_db'],
    ['ERROR test_cart.py', 'collection', null],
    ['FAILED test_cart.py::test_db - ConnectionError: db down', null, 'test_cart.py::test_db'],
  ])('reads from %j where the test broke', (line, code, testId) => {
    const [finding] = read(`=== short test summary info ===\n${line}`);
    expect(finding).toMatchObject({ code, testId, file: 'test_cart.py' });
  });

  it.each([
    [
      'INTERNALERROR> Traceback (most recent call last):\nINTERNALERROR> ValueError: no plugin',
      'internal',
      'no plugin',
    ],
    [
      'ERROR: not found: test_cart.py::test_gone\n(no match in any of [<Module test_cart.py>])',
      'usage',
      'not found: test_cart.py::test_gone',
    ],
    ['========== no tests ran in 0.01s ==========', 'no-tests', 'no tests ran'],
    [
      'FAIL Required test coverage of 90% not reached. Total coverage: 81.30%',
      'coverage',
      'Required test coverage of 90% not reached. Total coverage: 81.30%',
    ],
    [
      'ERROR: Coverage failure: total of 81 is less than fail-under=90',
      'coverage',
      'Coverage failure: total of 81 is less than fail-under=90',
    ],
  ])('reads %j as a failure of the run', (text, code, message) => {
    expect(read(text)).toMatchObject([{ code, message, testId: null }]);
  });

  it('reads a failed test next to missed coverage', () => {
    const found = read(
      [
        'FAIL Required test coverage of 90% not reached. Total coverage: 81.30%',
        '=== short test summary info ===',
        'FAILED a.py::test_a - assert 1 == 2',
      ].join('\n'),
    );
    expect(found.map((finding) => finding.code)).toEqual([null, 'coverage']);
  });

  it('names tests after their sections when the summary is switched off', () => {
    const found = read(
      [
        '=== FAILURES ===',
        '____ TestCart.test_add[1.5] ____',
        '    def test_add(n):',
        '>       Cart().add(n)',
        'E       TypeError: no half items',
        '',
        'test_cart.py:26: TypeError',
        '=== 1 failed in 0.02s ===',
      ].join('\n'),
    );
    expect(found).toMatchObject([
      {
        testId: 'test_cart.py::TestCart::test_add[1.5]',
        file: 'test_cart.py',
        frame: 'test_cart.py test_add',
      },
    ]);
  });

  it('does not mistake a logged exception for the one that failed the test', () => {
    const found = read(
      [
        '=== FAILURES ===',
        '____ test_vat ____',
        'test_cart.py:3: in test_vat',
        'E   ValueError: real',
        '------------------------------ Captured log call -------------------------------',
        'ERROR    root:cart.py:3 went wrong',
        'Traceback (most recent call last):',
        '  File "cart.py", line 3, in price',
        'KeyError: logged',
        '=== short test summary info ===',
        'FAILED test_cart.py::test_vat - ValueError: real',
      ].join('\n'),
    );
    expect(found).toMatchObject([{ class: 'ValueError', message: 'real', frame: 'test_cart.py test_vat' }]);
  });

  it('reads the words of a subtest from its own section', () => {
    const found = read(
      [
        '=== FAILURES ===',
        '____ test_rates [low] (rate=7) ____',
        'E   ValueError: all the words',
        '____ test_rates (rate=19) ____',
        'E   ValueError: other words',
        '____ test_rates ____',
        'contains 2 failed subtests',
        '=== short test summary info ===',
        'SUBFAILED[low] (rate=7) a.py::test_rates - ValueError: all...',
        'SUBFAILED(rate=19) a.py::test_rates - ValueError: oth...',
        'FAILED a.py::test_rates - contains 2 failed subtests',
      ].join('\n'),
    );
    expect(found.map(({ testId, message }) => [testId, message])).toEqual([
      ['a.py::test_rates[low] (rate=7)', 'all the words'],
      ['a.py::test_rates(rate=19)', 'other words'],
    ]);
  });

  it('keeps the words of two tests with the same name apart', () => {
    const found = read(
      [
        '=== FAILURES ===',
        '____ test_vat ____',
        'a.py:1: in test_vat',
        'E   ValueError: first',
        '____ test_vat ____',
        'b.py:1: in test_vat',
        'E   ValueError: second',
        '=== short test summary info ===',
        'FAILED a.py::test_vat - ValueError: first',
        'FAILED b.py::test_vat - ValueError: second',
      ].join('\n'),
    );
    expect(found.map(({ file, message }) => [file, message])).toEqual([
      ['a.py', 'first'],
      ['b.py', 'second'],
    ]);
  });
});

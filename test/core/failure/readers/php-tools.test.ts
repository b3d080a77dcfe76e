import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../../src/core/failure/canonicalise.ts';
import { php } from '../../../../src/core/failure/readers/scripting/php.ts';
import type { Finding } from '../../../../src/core/failure/reading/reader.ts';
import { readerOf } from '../../../support/reader-of.ts';

const pest = readerOf('pest');
const phpstan = readerOf('phpstan');
const phpunit = readerOf('phpunit');

describe('php', () => {
  const read = (text: string): readonly Finding[] => php.read({ lines: text.split('\n') });

  it.each([
    [
      'PHP Parse error:  syntax error, unexpected "}" in src/a.php on line 3',
      { class: 'ParseError', phase: 'compile', file: 'src/a.php' },
    ],
    [
      'Fatal error: Cannot redeclare a() (previously declared in x.php:3) in src/a.php on line 9',
      { class: null, file: 'src/a.php' },
    ],
    ['Warning: Undefined variable $x in src/a.php on line 3', { severity: 'warning' }],
    ['Fatal error: Uncaught App\\Broken in src/a.php:3', { class: 'App\\Broken', message: 'no message' }],
  ])('reads %s', (line, expected) => {
    expect(read(line)).toMatchObject([expected]);
  });

  it('keeps the location of the call out of the message', () => {
    const told = (call: string) =>
      read(
        `Fatal error: Uncaught ArgumentCountError: Too few arguments to function f(), 0 passed in ${call} and exactly 1 expected in src/a.php:3`,
      )[0]?.message;
    expect(told('run.php on line 4')).toBe(
      'Too few arguments to function f(), 0 passed and exactly 1 expected',
    );
    expect(told('other.php on line 9')).toBe(told('run.php on line 4'));
  });

  it('uses the first frame outside the packages', () => {
    const [found] = read(
      'Fatal error: Uncaught E: x in vendor/a/b.php:3\nStack trace:\n#0 vendor/a/c.php(4): A\\b()\n#1 src/d.php(5): A\\C->e()\n#2 run.php(6): D::f()\n#3 {main}\n  thrown in vendor/a/b.php on line 3',
    );
    expect(found?.frame).toBe('src/d.php D::f');
  });

  it('ignores text that only resembles an error', () => {
    expect(read('Warning: be careful')).toEqual([]);
  });
});

describe('phpunit', () => {
  const read = (text: string): readonly Finding[] => phpunit.read({ lines: text.split('\n') });

  const report = (...lines: readonly string[]) => `There was 1 failure:\n\n${lines.join('\n')}\n\nFAILURES!`;

  it('joins the user’s message with PHPUnit’s', () => {
    expect(
      read(
        report(
          '1) A\\CartTest::testOpen',
          'must be open',
          'Failed asserting that false is true.',
          '',
          'tests/CartTest.php:4',
        ),
      ),
    ).toMatchObject([
      {
        testId: 'A\\CartTest > testOpen',
        message: 'must be open Failed asserting that false is true.',
        file: 'tests/CartTest.php',
        speech: 'assertion',
      },
    ]);
  });

  it('reads a thrown error and its location', () => {
    expect(
      read(report('1) T::a', 'TypeError: no int', '', 'vendor/x.php:1', 'src/A.php:3', 'tests/T.php:4')),
    ).toMatchObject([
      { class: 'TypeError', message: 'no int', frame: 'src/A.php', file: 'tests/T.php', speech: 'runtime' },
    ]);
  });

  it('keeps the class of an expected exception in the message', () => {
    expect(read(report('1) T::a', 'Failed asserting that exception of type "E" is thrown.'))[0]?.speech).toBe(
      'diagnostic',
    );
  });

  it('distinguishes data sets', () => {
    const id = (set: string) => read(report(`1) T::a with data set ${set}`, 'x'))[0]?.testId;
    expect(id('#0 (1)')).not.toBe(id('#1 (1)'));
  });

  it('does not count a risky test as an error', () => {
    expect(read('There was 1 risky test:\n\n1) T::a\nno assertions\n')).toMatchObject([
      { severity: 'warning' },
    ]);
    expect(read('There was 1 skipped test:\n\n1) T::a\nlater\n')).toEqual([]);
  });

  it.each([
    ['No tests executed!', 'no-tests'],
    ['Unknown option "--foo"', 'usage'],
    ['Cannot open file "gone.php".', 'usage'],
  ])('treats as a broken check: %s', (line, code) => {
    expect(read(`PHPUnit 10.1\n\n${line}`)).toMatchObject([{ code }]);
  });
});

describe('phpstan', () => {
  const read = (text: string): readonly Finding[] => phpstan.read({ lines: text.split('\n') });
  const table = (...rows: readonly string[]) =>
    [' ------ ----- ', '  Line   src/A.php', ' ------ ----- ', ...rows, ' ------ ----- ', ''].join('\n');

  it('joins a message wrapped at the width of the terminal', () => {
    expect(read(table('  12     Method a() should return', '         int.'))).toMatchObject([
      { message: 'Method a() should return int.', file: 'src/A.php', code: null, phase: 'lint' },
    ]);
  });

  it('uses the identifier as the code and drops the advice', () => {
    expect(
      read(table('  12     No.', '         🪪  a.b', '         💡 Think about it', '            twice')),
    ).toMatchObject([{ message: 'No.', code: 'a.b' }]);
  });

  it.each(['  :5    No.', '  -      No.'])('reads a row without a plain line number: %s', (row) => {
    expect(read(table(row))).toMatchObject([{ message: 'No.' }]);
  });

  it('reads the file of a trait', () => {
    expect(
      read(table('  1      No.').replace('src/A.php', 'src/T.php (in context of class B)')),
    ).toMatchObject([{ file: 'src/T.php' }]);
  });
});

describe('pest', () => {
  const read = (text: string): readonly Finding[] => pest.read({ lines: text.split('\n') });

  it.each(['   FAILED  A\\CartTest > it adds', '  • A\\CartTest > it adds'])(
    'reads the test of: %s',
    (title) => {
      expect(read(`${title}\n  Failed asserting that 1 is 2.\n\n  at tests/CartTest.php:3`)).toMatchObject([
        {
          testId: 'A\\CartTest > it adds',
          message: 'Failed asserting that 1 is 2.',
          file: 'tests/CartTest.php',
          class: null,
        },
      ]);
    },
  );

  it('reads the class next to the title, and the location outside the packages', () => {
    expect(
      read(
        '   FAILED  A > it ships          TypeError\n  no int\n\n  at vendor/x/y.php:1\n\n  1   src/Cart.php:4\n  2   tests/A.php:9',
      ),
    ).toMatchObject([{ class: 'TypeError', message: 'no int', frame: 'src/Cart.php', file: 'tests/A.php' }]);
  });

  it('reads the class before the message', () => {
    expect(read('  • A > b\n   ErrorException\n\n  Undefined variable $x\n\n  at src/a.php:3')).toMatchObject(
      [{ class: 'ErrorException', message: 'Undefined variable $x' }],
    );
  });
});

it('PHPUnit’s sentence titles and method names give the same failure', () => {
  const read = (...lines: readonly string[]) =>
    canonicalise(['PHPUnit 11.5.19 by Sebastian Bergmann.', '', ...lines].join('\n'), {
      command: 'phpunit',
      exitCode: 1,
    });
  const said = 'Failed asserting that 250 is identical to 350.';
  const plain = (name: string) =>
    read('There was 1 failure:', '', `1) Acme\\StockTest::${name}`, said, '', 'tests/StockTest.php:4', '');
  const sentence = (name: string) =>
    read(
      'Stock (Acme\\Stock)',
      ` ✘ ${name}`,
      '   │',
      `   │ ${said}`,
      '   │',
      '   │ tests/StockTest.php:4',
      '',
    );
  expect(sentence('Weighs two parcels').fingerprints).toEqual(plain('testWeighsTwoParcels').fingerprints);
  expect(plain('testWeighsTwoParcels').items[0]?.testId).toBe('Acme\\StockTest > testWeighsTwoParcels');
  expect(plain('testWeighsOneParcel').fingerprints.exact).not.toBe(
    plain('testWeighsTwoParcels').fingerprints.exact,
  );
});

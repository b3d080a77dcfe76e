import { describe, expect, it } from 'vitest';
import { phpunit } from '../../../../src/core/failure/readers/phpunit.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => phpunit.read({ lines: text.split('\n') });

const report = (...lines: readonly string[]) => `There was 1 failure:\n\n${lines.join('\n')}\n\nFAILURES!`;

describe('phpunit', () => {
  it('joins the words of the user and of PHPUnit', () => {
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

  it('reads a thrown error, and the place where it was thrown', () => {
    expect(
      read(report('1) T::a', 'TypeError: no int', '', 'vendor/x.php:1', 'src/A.php:3', 'tests/T.php:4')),
    ).toMatchObject([
      { class: 'TypeError', message: 'no int', frame: 'src/A.php', file: 'tests/T.php', speech: 'runtime' },
    ]);
  });

  it('gives the class of an expected exception to the message', () => {
    expect(read(report('1) T::a', 'Failed asserting that exception of type "E" is thrown.'))[0]?.speech).toBe(
      'diagnostic',
    );
  });

  it('keeps data sets apart', () => {
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
  ])('takes for a fault of the check: %s', (line, code) => {
    expect(read(`PHPUnit 10.1\n\n${line}`)).toMatchObject([{ code }]);
  });
});

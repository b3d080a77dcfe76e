import { describe, expect, it } from 'vitest';
import { pest } from '../../../../src/core/failure/readers/pest.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => pest.read({ lines: text.split('\n') });

describe('pest', () => {
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

  it('reads the class beside the title, and the place outside the packages', () => {
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

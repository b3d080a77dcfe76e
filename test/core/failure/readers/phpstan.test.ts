import { describe, expect, it } from 'vitest';
import { phpstan } from '../../../../src/core/failure/readers/phpstan.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => phpstan.read({ lines: text.split('\n') });
const table = (...rows: readonly string[]) =>
  [' ------ ----- ', '  Line   src/A.php', ' ------ ----- ', ...rows, ' ------ ----- ', ''].join('\n');

describe('phpstan', () => {
  it('joins a message that the width of the terminal broke', () => {
    expect(read(table('  12     Method a() should return', '         int.'))).toMatchObject([
      { message: 'Method a() should return int.', file: 'src/A.php', code: null, phase: 'lint' },
    ]);
  });

  it('takes the identifier for the code and leaves the advice out', () => {
    expect(
      read(table('  12     No.', '         🪪  a.b', '         💡 Think about it', '            twice')),
    ).toMatchObject([{ message: 'No.', code: 'a.b' }]);
  });

  it.each(['  :5    No.', '  -      No.'])('reads a row without a plain line number: %s', (row) => {
    expect(read(table(row))).toMatchObject([{ message: 'No.' }]);
  });

  it('knows the file of a trait', () => {
    expect(
      read(table('  1      No.').replace('src/A.php', 'src/T.php (in context of class B)')),
    ).toMatchObject([{ file: 'src/T.php' }]);
  });
});

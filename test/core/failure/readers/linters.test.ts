import { describe, expect, it } from 'vitest';
import { declarations } from '../../../../src/core/failure/readers/declarations.ts';
import type { Finding } from '../../../../src/core/failure/reading/reader.ts';
import { readerOf } from '../../../support/reader-of.ts';

const biome = readerOf('biome');
const phpstan = readerOf('phpstan');
const rubocop = readerOf('rubocop');
const shellcheck = readerOf('shellcheck');

const readRubocop = (text: string): readonly Finding[] => rubocop.read({ lines: text.split('\n') });

describe('rubocop', () => {
  it.each([
    ['a.rb:6:5: W: Lint/X: Useless - `a`.', 'Lint/X', 'Useless - a.'],
    ['a.rb:6:5: C: [Correctable] Style/B: Prefer.', 'Style/B', 'Prefer.'],
    ['a.rb:6:5: E: Lint/Syntax: unexpected token', 'Lint/Syntax', 'unexpected token'],
    ['a.rb:6:5: C: [Corrected] RSpec/Rails/X: no', 'RSpec/Rails/X', 'no'],
  ])('reads %s', (line, code, message) => {
    expect(readRubocop(line)).toMatchObject([
      { code, message, file: 'a.rb', severity: 'error', phase: 'lint' },
    ]);
  });
});

const readShellcheck = (text: string): readonly Finding[] => shellcheck.read({ lines: text.split('\n') });

describe('shellcheck', () => {
  it.each([
    'In a.sh line 3:\nrm $x\n   ^-- SC2086 (info): Quote it.',
    'In a.sh line 3:\nrm $x\n^----^ SC2086 (info): Quote it.',
    'a.sh:3:4: note: Quote it. [SC2086]',
  ])('reads the same problem from %j', (text) => {
    expect(readShellcheck(text)).toMatchObject([
      { code: 'SC2086', message: 'Quote it.', file: 'a.sh', severity: 'error' },
    ]);
  });
});

const readPhpstan = (text: string): readonly Finding[] => phpstan.read({ lines: text.split('\n') });
const table = (...rows: readonly string[]) =>
  [' ------ ----- ', '  Line   src/A.php', ' ------ ----- ', ...rows, ' ------ ----- ', ''].join('\n');

describe('phpstan', () => {
  it('joins a message wrapped at the width of the terminal', () => {
    expect(readPhpstan(table('  12     Method a() should return', '         int.'))).toMatchObject([
      { message: 'Method a() should return int.', file: 'src/A.php', code: null, phase: 'lint' },
    ]);
  });

  it('uses the identifier as the code and drops the advice', () => {
    expect(
      readPhpstan(
        table('  12     No.', '         🪪  a.b', '         💡 Think about it', '            twice'),
      ),
    ).toMatchObject([{ message: 'No.', code: 'a.b' }]);
  });

  it.each(['  :5    No.', '  -      No.'])('reads a row without a plain line number: %s', (row) => {
    expect(readPhpstan(table(row))).toMatchObject([{ message: 'No.' }]);
  });

  it('reads the file of a trait', () => {
    expect(
      readPhpstan(table('  1      No.').replace('src/A.php', 'src/T.php (in context of class B)')),
    ).toMatchObject([{ file: 'src/T.php' }]);
  });
});

it('biome’s GitHub format gives the same failure', () => {
  const said = '::error title=lint/suspicious/noDebugger,file=src/a.js,line=1,endLine=1,col=1::No debugger.';
  const plain = 'src/a.js:1:1 lint/suspicious/noDebugger ━━━━\n\n  × No debugger.\n';
  const read = (text: string) => biome.read({ lines: text.split('\n') }).map((one) => ({ ...one, line: 0 }));
  expect(read(said)).toEqual(read(plain.replace(/ ━+/, '')));
  expect(biome.signature.test(said)).toBe(true);
});

it.each(['   ,-[src/a.js:1:17]', '   [src/a.js:1:17]'])(
  'oxlint names its file behind any kind of frame: %j',
  (place) => {
    const oxlint = declarations.find(({ tool }) => tool === 'oxlint');
    const lines = ['  x eslint(for-direction): wrong way', place, ' 1 | for (;;) {}'];
    expect(oxlint?.read({ lines })).toMatchObject([{ code: 'eslint(for-direction)', file: 'src/a.js' }]);
  },
);

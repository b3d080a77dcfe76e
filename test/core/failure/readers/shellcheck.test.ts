import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';
import { shellcheck } from '../../../../src/core/failure/readers/shellcheck.ts';

const read = (text: string): readonly Finding[] => shellcheck.read({ lines: text.split('\n') });

describe('shellcheck', () => {
  it.each([
    'In a.sh line 3:\nrm $x\n   ^-- SC2086 (info): Quote it.',
    'In a.sh line 3:\nrm $x\n^----^ SC2086 (info): Quote it.',
    'a.sh:3:4: note: Quote it. [SC2086]',
  ])('reads the same from %j', (text) => {
    expect(read(text)).toMatchObject([
      { code: 'SC2086', message: 'Quote it.', file: 'a.sh', severity: 'error' },
    ]);
  });
});

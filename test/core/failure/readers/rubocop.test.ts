import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';
import { rubocop } from '../../../../src/core/failure/readers/rubocop.ts';

const read = (text: string): readonly Finding[] => rubocop.read({ lines: text.split('\n') });

describe('rubocop', () => {
  it.each([
    ['a.rb:6:5: W: Lint/X: Useless - `a`.', 'Lint/X', 'Useless - a.'],
    ['a.rb:6:5: C: [Correctable] Style/B: Prefer.', 'Style/B', 'Prefer.'],
    ['a.rb:6:5: E: Lint/Syntax: unexpected token', 'Lint/Syntax', 'unexpected token'],
    ['a.rb:6:5: C: [Corrected] RSpec/Rails/X: no', 'RSpec/Rails/X', 'no'],
  ])('reads %s', (line, code, message) => {
    expect(read(line)).toMatchObject([{ code, message, file: 'a.rb', severity: 'error', phase: 'lint' }]);
  });
});

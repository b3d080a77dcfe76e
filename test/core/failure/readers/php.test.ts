import { describe, expect, it } from 'vitest';
import { php } from '../../../../src/core/failure/readers/php.ts';
import type { Finding } from '../../../../src/core/failure/readers/reader.ts';

const read = (text: string): readonly Finding[] => php.read({ lines: text.split('\n') });

describe('php', () => {
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

  it('does not let the place of the call into the message', () => {
    const told = (call: string) =>
      read(
        `Fatal error: Uncaught ArgumentCountError: Too few arguments to function f(), 0 passed in ${call} and exactly 1 expected in src/a.php:3`,
      )[0]?.message;
    expect(told('run.php on line 4')).toBe(
      'Too few arguments to function f(), 0 passed and exactly 1 expected',
    );
    expect(told('other.php on line 9')).toBe(told('run.php on line 4'));
  });

  it('takes the first frame outside the packages', () => {
    const [found] = read(
      'Fatal error: Uncaught E: x in vendor/a/b.php:3\nStack trace:\n#0 vendor/a/c.php(4): A\\b()\n#1 src/d.php(5): A\\C->e()\n#2 run.php(6): D::f()\n#3 {main}\n  thrown in vendor/a/b.php on line 3',
    );
    expect(found?.frame).toBe('src/d.php D::f');
  });

  it('ignores words that only look like it', () => {
    expect(read('Warning: be careful')).toEqual([]);
  });
});

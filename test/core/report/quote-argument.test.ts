import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { quoteArgument, shownPath, shownWord } from '../../../src/core/report/quote-argument.ts';

describe('quoteArgument', () => {
  it.skipIf(process.platform === 'win32')('is one word of a POSIX shell, with the very same text', () => {
    const words = ['$(touch x)', '`id`', 'a; b && c | d > e', '"', 'ü 🙂', '*', '~', 'a  b'];
    const quoted = words.map((word) => quoteArgument(word, false));
    const script = `for word in ${quoted.join(' ')}; do printf '%s\\n' "$word"; done`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n')).toEqual(words);
  });

  it.each(["it's", "a\\'; touch x; '", 'a\\\\b', 'x!'])(
    'does not quote %j, which fish or csh reads otherwise',
    (text) => {
      expect(quoteArgument(text, false)).toBeNull();
    },
  );

  it.each(['a\nb', 'a\u001b[2Jb', 'a\u202eb', 'a\u200bb', 'a\u2028b', 'a\ud800b', 'a\0b'])(
    'does not quote %j',
    (text) => {
      expect(quoteArgument(text, false)).toBeNull();
      expect(quoteArgument(text, true)).toBeNull();
    },
  );

  it('quotes on Windows only what neither of its shells expands', () => {
    expect(quoteArgument('npm test & exit', true)).toBe('"npm test & exit"');
    expect(quoteArgument('C:\\My Project', true)).toBe('"C:\\My Project"');
    for (const text of ['%PATH%', '$env:X', 'say "hi"', 'a`b', 'a^b', 'x!', 'c:\\dir\\']) {
      expect(quoteArgument(text, true)).toBeNull();
    }
  });

  it('is left out where a word is plain', () => {
    expect(shownWord('msw/make-it-ready-0a1b2c', false)).toBe('msw/make-it-ready-0a1b2c');
    expect(shownWord('a;id', false)).toBe("'a;id'");
    expect(shownWord('a;id', true)).toBe('"a;id"');
    expect(shownWord("a'$(id)'", false)).toBeNull();
    expect(shownPath("/it's/here")).toBe("/it's/here");
    expect(shownPath('C:\\My Project')).toBe('"C:\\My Project"');
  });
});

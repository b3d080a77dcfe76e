import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingText } from '../../../../src/core/text/markdown/markdown-document.ts';

describe('headingText', () => {
  it.each([
    ['Title', 'Title'],
    [' Title ## ', 'Title'],
    ['C#', 'C#'],
    ['A # B #', 'A # B'],
    ['##', ''],
    ['', ''],
  ])('of %j is %j', (rest, text) => {
    expect(headingText(rest)).toBe(text);
  });

  it('is what stands before closing hashes, for any line', () => {
    const lines = fc.string({ unit: fc.constantFrom('#', ' ', '\t', 'a', 'b') });
    fc.assert(
      fc.property(lines, (rest) => {
        const words = rest.trim().split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/);
        if (/^#+$/.test(words.at(-1) ?? '')) words.pop();
        expect(headingText(rest)).toBe(words.join('').trim());
      }),
    );
  });
});

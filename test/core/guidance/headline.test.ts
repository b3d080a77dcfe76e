import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headline } from '../../../src/core/guidance/headline.ts';

describe('headline', () => {
  it.each([
    ['Pass `retries: 3` [1].\nMore.', 'Pass retries: 3 [1].'],
    ['\n\n## 1. **Cause**\nDetails', 'Cause'],
    ['---\n- > quoted point', 'quoted point'],
    ['<promise>DONE</promise>', '‹promise>DONE‹/promise>'],
    ['***\n~~~~', ''],
    ['', ''],
  ])('of %j is %j', (text, line) => {
    expect(headline(text)).toBe(line);
  });

  it('is shortened at a word', () => {
    expect(headline('word '.repeat(60))).toBe(`${'word '.repeat(31).trim()}…`);
  });

  it('is one line of at most 160 characters without a tag, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const line = headline(`${text}<promise>x</promise>`);
        expect([...line].length).toBeLessThanOrEqual(160);
        expect(line).not.toMatch(/[\n\r\u001b]|<\/?promise>/);
      }),
    );
  });
});

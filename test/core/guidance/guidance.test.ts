import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixGuidance, makeFix } from '../../../src/core/guidance/fix.ts';
import { makeGuidance } from '../../../src/core/guidance/guidance.ts';
import { guidanceTitle, headline } from '../../../src/core/guidance/headline.ts';
import { isEcho } from '../../../src/core/guidance/is-echo.ts';

const guidance = (text: string, quote: string | null = null, count = 1) => {
  const citations = Array.from({ length: count }, (_, at) => ({ number: at + 1, sourceId: 's', quote }));
  const source = { kind: 'notebook', notebook: 'nb', conversationId: null, citations } as const;
  return makeGuidance({ failureClass: 'v1:a', text, source, answeredAt: '2026-01-31T12:00:00.000Z' });
};

it('guidance keeps a few pages of a megabyte-long answer', () => {
  const kept = guidance('a'.repeat(1_000_000), 'q'.repeat(1_000_000), 500);
  expect(kept.text).toHaveLength(12_000);
  expect(JSON.stringify(kept).length).toBeLessThan(25_000);
  expect(guidance(kept.text).id).toBe(kept.id);
});

it('guidance keeps a short answer unchanged', () => {
  const kept = guidance('Use the helper [1].', 'Use it.');
  expect(kept.text).toBe('Use the helper [1].');
  expect(kept.source).toMatchObject({ citations: [{ number: 1, sourceId: 's', quote: 'Use it.' }] });
});

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

  it('is cut at a word boundary', () => {
    expect(headline('word '.repeat(60))).toBe(`${'word '.repeat(31).trim()}…`);
  });

  it('is one line of at most 160 characters without tags, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        const line = headline(`${text}<promise>x</promise>`);
        expect([...line].length).toBeLessThanOrEqual(160);
        expect(line).not.toMatch(/[\n\r\u001b]|<\/?promise>/);
      }),
    );
  });
});

describe('the title of a fix', () => {
  const parts = {
    ...{ class: 'v2:a', tool: 'node', code: null, kind: null, message: 'm', headline: 'cart.js: 1 is not 2' },
    ...{ names: [], keys: [], check: 'test', project: '/p', loop: 'l', iteration: 1, at: '2026-01-31' },
    change: '--- a/cart.js\n+++ b/cart.js\n@@ -1 +1 @@\n-1\n+2\n',
  };
  it.each([
    ['fix: round once', 'I round at the end.', 'fix: round once'],
    [null, 'I round **at the end**.\nMore.', 'I round at the end.'],
    [null, '', 'what fixed cart.js: 1 is not 2'],
  ])('is no line of its patch: commit %s, said %j', (commit, explanation, title) => {
    const fix = makeFix({ ...parts, commit, explanation });
    expect(guidanceTitle(fixGuidance(fix, 'same', 'v2:a', '/p'))).toBe(title);
    const without = makeFix({ ...parts, commit, explanation, change: '' });
    expect(guidanceTitle(fixGuidance(without, 'same', 'v2:a', '/p'))).toBe(title);
  });
});

describe('an echo of what the check printed', () => {
  const line = 'the pallets of the north gate are late again';
  const output = `/p/check.js:3\n    throw new Error(read('value.txt'));\n\nError: value.txt holds "${line}"\n`;

  it.each([
    ['the one line of a file that it read', line, true],
    ['the same, cut', `${line.slice(0, 30)}…`, true],
    ['a page that says more about it', `${line}\n\nOpen the north gate before six.`, false],
    ['nothing but short lines', 'a\nb', false],
  ])('%s: %j', (_, text, expected) => {
    expect(isEcho(text, output)).toBe(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecisions } from '../../../../src/core/planning/rules/decisions.ts';

const inBlock = (...lines: string[]) => `# Context\n\n<decisions>\n${lines.join('\n')}\n</decisions>\n`;
const ids = (text: string) => readDecisions(text).map(({ id, locked }) => (locked ? id : `(${id})`));

describe('readDecisions', () => {
  it.each([
    ['with a colon', inBlock('- **D-01:** Use SQLite'), ['D-01']],
    ['with a title', inBlock('- **D-01: Storage.** Use SQLite'), ['D-01']],
    ['with a dash', inBlock('- **D-01 — Storage** Use SQLite'), ['D-01']],
    ['of a phase, and with letters', inBlock('- **D4-01:** x', '- **D-AUTH-2:** y'), ['D4-01', 'D-AUTH-2']],
    [
      'that are deferred',
      inBlock('- **D-01 [deferred]:** x', '- **D-02 [a, Folded]:** y'),
      ['(D-01)', '(D-02)'],
    ],
    ['that are informational', inBlock('- **D-01 [informational] — x** y'), ['(D-01)']],
    [
      'left to Claude',
      inBlock('### Layout', '- **D-01:** x', '', "### Claude's Discretion", '- **D-02:** y'),
      ['D-01', '(D-02)'],
    ],
    [
      'under a heading instead of in a block',
      '## Locked decisions\n- **D-01:** x\n## Other\n- **D-02:** y',
      ['D-01'],
    ],
    ['over two lines', inBlock('- **D-01: A long', '  title.** text', '- **D-02:** y'), ['D-01', 'D-02']],
    ['in a fence', inBlock('```', '- **D-01:** x', '```'), []],
    ['in a second block', inBlock('- **D-01:** x') + inBlock('- **D-02:** y'), ['D-01', 'D-02']],
    ['with CRLF', inBlock('- **D-01:** x').replaceAll('\n', '\r\n'), ['D-01']],
  ])('reads decisions %s', (_, text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('treats nested items as part of the decision', () => {
    expect(ids(inBlock('- **D-01:** x', '  - **D-02:** is near', '- **D-03:** y'))).toEqual(['D-01', 'D-03']);
  });

  it.each([
    ['no mark', inBlock('- **D-01** Use SQLite'), ['D-01']],
    ['two colons', inBlock('- **D-07 ratio 3:1:** x'), ['D-07']],
    ['an open label', inBlock('- **D-08 x'), ['D-08']],
    ['other labels', inBlock('- **Why:** because', '- **Deferred-until:** x'), []],
    ['nothing', '', []],
  ])('reads loosely: %s', (_, text, expected) => expect(ids(text)).toEqual(expected));

  it('never throws, and keeps offsets inside the text', () => {
    const piece = fc.constantFrom(
      '<decisions>',
      '</decisions>',
      '\n',
      '- **D-01',
      ':** ',
      '** ',
      ' — ',
      '[deferred]',
      '```\n',
      '### x',
      '  ',
      'D-2',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        for (const { start, end } of readDecisions(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

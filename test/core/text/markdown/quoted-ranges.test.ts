import { describe, expect, it } from 'vitest';
import { quotedRanges, withoutQuotations } from '../../../../src/core/text/markdown/quoted-ranges.ts';

const said = (text: string) =>
  withoutQuotations(text, quotedRanges(text))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const FENCE = '```';

describe('a fence in a fence', () => {
  const shown = [`${FENCE}markdown`, '# Usage', `${FENCE}ts`, 'run();', FENCE, 'that is all', FENCE];

  it('does not swallow what comes after it', () => {
    const text = ['<action>', ...shown, '</action>', '</task>', '', '<task>', '</task>'].join('\n');
    expect(said(text)).toEqual(['<action>', '</action>', '</task>', '<task>', '</task>']);
  });

  it('is one for each, also behind a plain one and in lists', () => {
    const text = ['a', FENCE, 'x', FENCE, 'b', ...shown, 'c', `- ${FENCE}sh`, '  ls', `  ${FENCE}`, 'd'].join(
      '\n',
    );
    expect(said(text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is read as Markdown does where it is not closed itself', () => {
    const text = [`${FENCE}markdown`, `${FENCE}ts`, FENCE, 'said'].join('\n');
    expect(said(text)).toEqual(['said']);
  });

  it('is read as Markdown does where no reading closes all', () => {
    const text = ['a', `${FENCE}ts`, 'run();', 'b'].join('\n');
    expect(said(text)).toEqual(['a']);
    expect(quotedRanges(text).at(-1)?.closed).toBe(false);
  });
});

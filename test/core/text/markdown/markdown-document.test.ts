import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingAnchors } from '../../../../src/core/text/markdown/heading-anchors.ts';
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

it.each([
  [['How does it work?'], ['how-does-it-work']],
  [
    ['Sources', 'Sources', 'Sources'],
    ['sources', 'sources-1', 'sources-2'],
  ],
  [
    ['a', 'a-1', 'a', 'a'],
    ['a', 'a-1', 'a-2', 'a-3'],
  ],
  [
    ['a', 'a', 'a-1'],
    ['a', 'a-1', 'a-1-1'],
  ],
  [['1. C++ & C# — `a_b`'], ['1-c--c--a_b']],
  [['Ärger 日本 é 😀'], ['ärger-日本-é-']],
  [
    ['?', '!'],
    ['', '-1'],
  ],
  [["Don't Hand-Roll"], ['dont-hand-roll']],
])('%j has the anchors %j', (headings, anchors) => {
  const anchorFor = headingAnchors();
  expect(headings.map((heading) => anchorFor(heading))).toEqual(anchors);
});

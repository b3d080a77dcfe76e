import { expect, it } from 'vitest';
import { headingAnchors } from '../../../../src/core/text/markdown/heading-anchors.ts';

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

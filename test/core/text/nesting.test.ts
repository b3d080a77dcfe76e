import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTooNested, isTooNestedXml } from '../../../src/core/text/nesting.ts';

const nest = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels);

it.each([
  ['lists', nest('[', ']', 501), true],
  ['objects', nest('{"a":', '}', 501), true],
  ['both in turn', nest('[{"a":', '}]', 251), true],
  ['lists on one line of YAML', '- '.repeat(501), true],
  ['keys on one line of YAML', '? '.repeat(501), true],
  ['many lines', `a:\n${'- b: [1, {c: 2}]\n'.repeat(5_000)}`, false],
  ['a line of dashes', '-'.repeat(2_000), false],
  ['what people write', nest('[', ']', 100), false],
])('isTooNested judges %s', (_name, text, expected) => {
  expect(isTooNested(text)).toBe(expected);
});

it.each([
  ['elements', nest('<a>', '</a>', 501), true],
  ['elements with attributes', nest('<a b="1">', '</a>', 501), true],
  ['many elements next to each other', `<a>${'<b c="1"/><d></d><!-- e --><?f?>'.repeat(5_000)}</a>`, false],
  ['what people write', nest('<a>', '</a>', 100), false],
  ['no element', '', false],
])('isTooNestedXml judges %s', (_name, text, expected) => {
  expect(isTooNestedXml(text)).toBe(expected);
});

it('isTooNested accepts every value that is no deeper than its limit', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => !isTooNested(JSON.stringify(value, null, 2))),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notePattern } from '../../../../src/core/ask/notes/note-pattern.ts';

const matches = (source: string, path: string) => {
  const pattern = notePattern(source);
  return pattern.status === 'ok' ? pattern.test(path) : pattern.reason;
};

/** Parts of patterns whose meaning does not depend on the engine. */
const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a/]', '\\w', '\\.', '/', '^', '$', '\\b', '\\x61');
const pattern = fc.letrec<{ whole: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    atom,
    fc
      .tuple(tie('part'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,}', '+?'))
      .map(([one, often]) => `(?:${one})${often}`),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `(${one}|${other})`),
  ),
  whole: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
})).whole;
const path = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '/', '.', ' '), maxLength: 8 });

describe('the pattern of a vault', () => {
  it('P24: matches what the engine of the language matches', () => {
    fc.assert(
      fc.property(pattern, path, (source, at) => {
        expect([source, matches(source, at)]).toEqual([source, new RegExp(source, 'is').test(at)]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['(a+)+$', `${'a'.repeat(500)}!`],
    ['(a|a)*b', 'a'.repeat(900)],
    ['(?:a?){50}a{50}', 'a'.repeat(49)],
    ['(.*)*x', 'y'.repeat(100_000)],
  ])('P24: %s, which would hang a backtracking engine, ends', (source, at) => {
    expect(matches(source, at)).toBe(false);
  });

  it.each([
    ['(', 'it is not a regular expression'],
    ['[', 'it is not a regular expression'],
    ['(?=a)b', 'it looks ahead or behind'],
    ['(?<!a)b', 'it looks ahead or behind'],
    ['(a)\\1', 'it refers to what a group matched'],
    ['(?:a{90}){90}', 'it is too long'],
    ['a{5000}', 'it repeats something too often'],
  ])('P24: %s is refused, with the reason', (source, reason) => {
    expect(matches(source, 'a')).toBe(reason);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOscillation } from '../../../src/core/loop/oscillation.ts';

const marks = (letters: string) => [...letters].map((exact, index) => ({ iteration: index + 1, exact }));

describe('findOscillation', () => {
  it.each([
    ['ABAB', 2],
    ['XXABAB', 2],
    ['ABABAB', 2],
    ['ABCABC', 3],
    ['ABCDABCD', 4],
    ['AABAAB', 3],
    ['AABBAABB', 4],
    ['BABCABC', 3],
  ])('%s goes round with period %i', (letters, period) => {
    expect(findOscillation(marks(letters))).toBe(period);
  });

  it.each([
    '',
    'A',
    'AB',
    'ABA',
    'ABCAB',
    'ABCDABC',
    'ABABC',
    'ABBA',
    'ABACABD',
    'ABCABD',
    'ABCDEABCDE',
    'AAAA',
    'AAAAAAAA',
  ])('%j does not', (letters) => {
    expect(findOscillation(marks(letters))).toBeNull();
  });

  it('finds every circle of two to four states, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 }),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 2, maxLength: 4 }),
        (before, round) => {
          fc.pre(new Set(round).size > 1);
          const found = findOscillation(marks([...before, ...round, ...round].join('')));
          expect(found).not.toBeNull();
          expect(found ?? 9).toBeLessThanOrEqual(round.length);
        },
      ),
    );
  });
});

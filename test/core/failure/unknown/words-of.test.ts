import { describe, expect, it } from 'vitest';
import { distinctWords } from '../../../../src/core/failure/unknown/words-of.ts';

const many = Array.from({ length: 9000 }, (_, at) => `word${at} of`);

describe('the words of some lines', () => {
  it('are listed once each, wherever the lines were broken', () => {
    expect(distinctWords(['no label of', 'the cart of'])).toBe(distinctWords(['no label', 'of the cart']));
    expect(distinctWords(['b a', 'a -- <dur>'])).toBe('a b');
  });

  it('are hashed when there are many, in any order, with every word counted', () => {
    expect(distinctWords(many).length).toBeLessThan(60);
    expect(distinctWords(many.toReversed())).toBe(distinctWords(many));
    expect(distinctWords(many.with(4711, 'another of'))).not.toBe(distinctWords(many));
    expect(distinctWords(many.with(4711, 'word4711x of'))).not.toBe(
      distinctWords(many.with(4712, 'word4712x of')),
    );
  });
});

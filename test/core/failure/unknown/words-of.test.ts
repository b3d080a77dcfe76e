import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../src/core/failure/unknown/words-of.ts';

const many = Array.from({ length: 9000 }, (_, at) => `word${at} of`);

describe('the words of some lines', () => {
  it('are listed once each, wherever the lines were broken', () => {
    expect(wordsOf(['no label of', 'the cart of'])).toBe(wordsOf(['no label', 'of the cart']));
    expect(wordsOf(['b a', 'a -- <dur>'])).toBe('a b');
  });

  it('are hashed when there are many, in any order, with every word counted', () => {
    expect(wordsOf(many).length).toBeLessThan(60);
    expect(wordsOf(many.toReversed())).toBe(wordsOf(many));
    expect(wordsOf(many.with(4711, 'another of'))).not.toBe(wordsOf(many));
    expect(wordsOf(many.with(4711, 'word4711x of'))).not.toBe(wordsOf(many.with(4712, 'word4712x of')));
  });
});

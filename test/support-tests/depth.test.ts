import { describe, expect, it } from 'vitest';
import { isFull, sampleOf } from '../support/depth.ts';

const all = Array.from({ length: 100 }, (_, index) => index);

describe('a sample of a long test', () => {
  it('is the same for the same seed and another for another, in order', () => {
    const one = sampleOf('a', all, 10, { MSW_TEST_SEED: '7' });
    expect(one).toHaveLength(10);
    expect(one).toEqual(one.toSorted((a, b) => a - b));
    expect(sampleOf('a', all, 10, { MSW_TEST_SEED: '7' })).toEqual(one);
    expect(sampleOf('a', all, 10, { MSW_TEST_SEED: '8' })).not.toEqual(one);
    expect(sampleOf('b', all, 10, { MSW_TEST_SEED: '7' })).not.toEqual(one);
  });

  it('reaches everything by some seed', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => String(seed));
    const met = new Set(seeds.flatMap((seed) => sampleOf('a', all, 10, { MSW_TEST_SEED: seed })));
    expect(met.size).toBe(all.length);
  });

  it('is all of it in full depth', () => {
    expect(sampleOf('a', all, 10, { MSW_TEST_DEPTH: 'full' })).toEqual(all);
    expect(() => isFull({ MSW_TEST_DEPTH: 'deep' })).toThrow('MSW_TEST_DEPTH is "deep"');
  });
});

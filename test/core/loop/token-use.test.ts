import { expect, it } from 'vitest';
import { describeTokens, shortCount } from '../../../src/core/loop/token-use.ts';

it.each([
  [840, '840'],
  [1499, '1k'],
  [41_400, '41k'],
  [999_400, '999k'],
  [999_600, '1.0M'],
  [12_340_000, '12.3M'],
])('%d is %s', (tokens, shown) => {
  expect(shortCount(tokens)).toBe(shown);
});

it('is told with its budget, and not at all while nothing is known', () => {
  const use = { tokens: 41_400, lastMessage: null, agentsUntil: 0 };
  expect(describeTokens(use, 0)).toBe('41k tokens');
  expect(describeTokens(use, 500_000)).toBe('41k of 500k tokens');
  expect(describeTokens({ ...use, tokens: 0 }, 500_000)).toBeNull();
});

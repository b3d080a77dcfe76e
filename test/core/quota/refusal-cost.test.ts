import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../src/core/notebook/refusal.ts';
import { mayRotate, wasSpent } from '../../../src/core/quota/refusal-cost.ts';

describe('wasSpent', () => {
  it('counts only what Google may have counted', () => {
    const spent = REFUSALS.filter((reason) => wasSpent({ reason, text: 'it went wrong' }));
    expect(spent).toEqual(['timeout', 'network', 'lost-answer', 'unknown']);
  });

  it.each([
    ['network', 'Query failed: [Errno 111] Connection refused', false],
    ['network', 'Query failed: Server disconnected without sending a response.', true],
    ['timeout', 'ConnectTimeout', false],
    ['timeout', 'another call as work did not end in time', false],
    ['timeout', 'The read operation timed out', true],
    ['unknown', 'This notebook has no sources to query. Add a source first', false],
  ] as const)('%s: %s', (reason, text, expected) => {
    expect(wasSpent({ reason, text })).toBe(expected);
  });
});

it('mayRotate: only for what another account does not share', () => {
  expect(REFUSALS.filter(mayRotate)).toEqual([
    'rate-limited',
    'auth-expired',
    'profile-missing',
    'not-found',
    'permission',
  ]);
});

import { describe, expect, it } from 'vitest';
import { faultOf, REFUSALS, refusalSentence, wasSpent } from '../../../src/core/notebook/refusal.ts';

describe('refusalSentence', () => {
  it.each([
    ['not-installed', 'pipx install notebooklm-mcp-cli'],
    ['auth-expired', '`nlm login --profile work`'],
    ['profile-missing', '`nlm login --profile work`'],
    ['rate-limited', 'quota of profile work'],
  ] as const)('for %s says what to do', (reason, words) => {
    expect(refusalSentence({ reason, text: '', profile: 'work' })).toContain(words);
  });

  it('names no profile when there is none', () => {
    expect(refusalSentence({ reason: 'auth-expired', text: '', profile: null })).toContain(
      'run `nlm login`.',
    );
  });

  it.each(REFUSALS)('for %s is one harmless line', (reason) => {
    const notice = refusalSentence({ reason, text: '\n<promise>x</promise>\nsecond', profile: 'work' });
    expect(notice).toMatch(/^[A-Za-z][^\n]+\.$/);
    expect(notice).not.toContain('<promise>');
  });
});

describe('wasSpent', () => {
  it('counts only queries that Google may have counted', () => {
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

it('faultOf: another account is tried only after a fault that accounts do not share', () => {
  expect(REFUSALS.filter((reason) => faultOf(reason) === 'account')).toEqual([
    'rate-limited',
    'auth-expired',
    'profile-missing',
    'not-found',
    'permission',
  ]);
});

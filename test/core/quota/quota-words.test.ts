import { describe, expect, it } from 'vitest';
import { nobodyLeft, refusedAccount } from '../../../src/core/quota/quota-words.ts';

const AT = 1_800_000_000_000;
const iso = () => '2027-01-15T08:00:00.000Z';

describe('refusedAccount', () => {
  it.each([
    ['rate-limited', 'work', 'NotebookLM: the quota of profile work is used up until 2027-01-15 08:00 UTC.'],
    ['auth-expired', 'work', 'Profile work is logged out and set aside: run `nlm login --profile work`.'],
    ['auth-expired', null, "nlm's default account is logged out and set aside: run `nlm login`."],
    ['profile-missing', 'x', 'Profile x has no login and is set aside: run `nlm login --profile x`.'],
    [
      'drift',
      'work',
      'Google changed something that this `nlm` does not know yet: upgrade notebooklm-mcp-cli.',
    ],
  ] as const)('explains %s for %s', (reason, profile, expected) => {
    expect(refusedAccount({ reason, profile, text: '' }, '2027-01-15 08:00 UTC')).toBe(expected);
  });
});

describe('nobodyLeft', () => {
  const spent = [
    { account: 'a', freesAt: AT },
    { account: 'b', freesAt: AT + 1 },
  ];

  it.each([
    [
      { spent, aside: [] },
      'ask',
      'The NotebookLM quota of profiles a, b is used up; the next question is free at 2027-01-15 08:00 UTC (a).',
    ],
    [
      { spent: spent.slice(0, 1), aside: ['c'] },
      'guidance',
      'The NotebookLM quota of profile a is used up, but for what is kept for planning and research; the next question is free at 2027-01-15 08:00 UTC (a). Another account is logged out: run `nlm login --profile c`.',
    ],
    [
      { spent: [], aside: ['c', 'd'] },
      'ask',
      'No NotebookLM account is logged in: run `nlm login --profile c` or `nlm login --profile d`.',
    ],
    [{ spent: [], aside: [] }, 'ask', 'The settings name no NotebookLM account for this notebook.'],
  ] as const)('explains %j for %s', (choice, purpose, expected) => {
    expect(nobodyLeft({ status: 'none', ...choice }, purpose, iso)).toBe(expected);
  });
});

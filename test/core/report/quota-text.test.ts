import { describe, expect, it } from 'vitest';
import {
  type AccountQuota,
  type AskedQuestion,
  quotaLine,
  renderQuota,
} from '../../../src/core/report/quota-text.ts';

const account: AccountQuota = {
  profile: 'work',
  plan: 'free',
  perDay: 50,
  reserve: 10,
  spent: 8,
  left: 42,
  leftForGuidance: 32,
  windowEndsAt: '2027-01-15T08:00:00.000Z',
  restsUntil: null,
  freesAt: null,
  setAside: null,
  isLoggedIn: true,
  usage: null,
};

const question: AskedQuestion = {
  at: '2027-01-14T09:30:00.000Z',
  profile: 'work',
  notebook: 'nb',
  purpose: 'guidance',
  project: '/home/someone/shop',
  loop: 'l1',
  class: 'v1:aa',
  question: 'Cause and fix\nof this failure?\u001b[2J',
  outcome: 'answered',
  cost: 1,
  helped: 'did-not-help',
};

describe('renderQuota', () => {
  it.each([
    [
      {},
      'work: 42 of 50 left (free, 10 of them kept for planning and research); starts anew at 2027-01-15 08:00 UTC',
    ],
    [{ reserve: 0, windowEndsAt: null }, 'work: 42 of 50 left (free)'],
    [
      { left: 0, reserve: 0, restsUntil: '2027-01-15T09:00:00.000Z' },
      'work: 0 of 50 left (free); refused, rests until 2027-01-15 09:00 UTC',
    ],
    [
      { reserve: 0, setAside: 'auth-expired' },
      'work: 42 of 50 left (free); set aside, logged out: run `nlm login --profile work`',
    ],
    [
      { reserve: 0, isLoggedIn: false },
      'work: 42 of 50 left (free); no login on this machine: run `nlm login --profile work`',
    ],
  ])('an account with %j', (parts, line) => {
    expect(renderQuota({ accounts: [{ ...account, ...parts }], questions: [] })).toBe(
      `Accounts\n  ${line}\n\nNothing was asked yet.`,
    );
  });

  it('says what was asked, by whom, what it cost and whether it helped', () => {
    const refused = { ...question, outcome: 'auth-expired', cost: 0, helped: null } as const;
    expect(renderQuota({ accounts: [account], questions: [question, refused] })).toContain(
      [
        'Questions',
        '  2027-01-14 09:30 UTC  work for guidance in shop: answered, 1 query, did not help',
        '    “Cause and fix of this failure?”',
        '  2027-01-14 09:30 UTC  work for guidance in shop: auth expired, free',
      ].join('\n'),
    );
  });

  it('shows the last ones, and says how many came before', () => {
    const text = renderQuota({ accounts: [account], questions: Array(20).fill(question) });
    expect(text.match(/work for guidance/g)).toHaveLength(15);
    expect(text).toContain('and 5 before');
  });

  it('names the way to a first account', () => {
    expect(renderQuota({ accounts: [], questions: [] })).toContain('nlm login --profile NAME');
  });
});

describe('what Google says', () => {
  const usage: AccountQuota['usage'] = {
    saidAt: '2027-01-14T09:30:00.000Z',
    tier: 'NOTEBOOKLM_TIER_PRO_CONSUMER_USER',
    share: 2.7,
    windows: [
      { kind: 'rolling', remaining: 100, resetsAt: null },
      { kind: 'weekly', remaining: 2.7, resetsAt: '2027-01-18T08:00:00.000Z' },
      { kind: 'unknown', remaining: null, resetsAt: null },
    ],
  };

  it('stands instead of the count, with both windows', () => {
    expect(renderQuota({ accounts: [{ ...account, plan: 'pro', usage }], questions: [] })).toContain(
      'work: 100 % of the short window left, 2 % of the week left until 2027-01-18 08:00 UTC, unknown of another window left, said Google at 2027-01-14 09:30 UTC (pro, 20 % kept for planning and research)',
    );
    expect(quotaLine({ accounts: [{ ...account, usage }] })).toBe('NotebookLM questions left: work 2 %');
  });
});

describe('quotaLine', () => {
  it('is one line for all accounts', () => {
    const out = { ...account, profile: 'home', setAside: 'auth-expired' };
    expect(quotaLine({ accounts: [account, out] })).toBe(
      'NotebookLM questions left: work 42 of 50, home logged out',
    );
  });

  it('is nothing without accounts', () => {
    expect(quotaLine({ accounts: [] })).toBeNull();
  });
});

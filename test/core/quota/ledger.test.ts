import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOf, newAccount, parsePlan, WINDOW_MS } from '../../../src/core/quota/account.ts';
import {
  type AskedQuery,
  accountOf,
  chooseProfile,
  emptyLedger,
  hasPlenty,
  type Ledger,
  ownerOfConversation,
  type ProfileCandidate,
  type QueryIntent,
  reserveQuery,
  settleQuery,
  withAccount,
} from '../../../src/core/quota/ledger.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

function intent(id: string, at = NOW, purpose: QueryIntent['purpose'] = 'ask'): QueryIntent {
  return { id, at, purpose, project: '/p', loop: null, class: null, question: 'q' };
}

function candidate(account: string, parts: Partial<ProfileCandidate> = {}): ProfileCandidate {
  return { account, notebook: `nb-${account}`, isLoggedIn: true, login: 'monday', ...parts };
}

const both = [candidate('a'), candidate('b')];

function holding(left: Readonly<Record<string, number>>): Ledger {
  return Object.entries(left).reduce(
    (ledger, [name, count]) =>
      withAccount(ledger, name, { ...newAccount, spent: 50 - count, windowEndsAt: NOW + HOUR }),
    emptyLedger,
  );
}

function ask(ledger: Ledger, id: string): Ledger {
  return reserveQuery(ledger, intent(id), both).ledger;
}

describe('chooseProfile', () => {
  const aside = { ...newAccount, setAside: { reason: 'auth-expired', at: NOW, login: 'monday' } as const };

  it.each([
    ['the account with most left', holding({ a: 3, b: 4 }), both, 'b'],
    ['the first of equals', holding({ a: 4, b: 4 }), both, 'a'],
    ['the first of equals, in reverse order', holding({ a: 4, b: 4 }), both.toReversed(), 'b'],
    ['none that is logged out', holding({}), [candidate('a', { isLoggedIn: false }), candidate('b')], 'b'],
    ['none that is set aside', withAccount(emptyLedger, 'a', aside), both, 'b'],
    [
      'one that logged in again',
      withAccount(holding({ b: 1 }), 'a', aside),
      [candidate('a', { login: 'tuesday' }), candidate('b')],
      'a',
    ],
    ['none that the settings do not name', holding({ a: 1, c: 50 }), both.slice(0, 1), 'a'],
  ])('picks %s', (_, ledger, candidates, expected) => {
    const choice = chooseProfile(ledger.accounts, candidates, { purpose: 'ask', now: NOW });
    expect(choice).toMatchObject({ status: 'chosen', candidate: { account: expected } });
  });

  it('says which accounts are spent until when, the earliest first, and which need a login', () => {
    const spent = withAccount(holding({ a: 0 }), 'b', { ...newAccount, coolingUntil: NOW + 1 });
    const candidates = [...both, candidate('c', { isLoggedIn: false })];
    expect(chooseProfile(spent.accounts, candidates, { purpose: 'ask', now: NOW })).toEqual({
      status: 'none',
      spent: [
        { account: 'b', freesAt: NOW + 1 },
        { account: 'a', freesAt: NOW + HOUR },
      ],
      aside: ['c'],
    });
  });

  it('withholds the reserve only from guidance', () => {
    const { accounts } = holding({ a: 10 });
    const candidates = both.slice(0, 1);
    expect(chooseProfile(accounts, candidates, { purpose: 'guidance', now: NOW }).status).toBe('none');
    expect(chooseProfile(accounts, candidates, { purpose: 'research', now: NOW }).status).toBe('chosen');
  });
});

describe('hasPlenty', () => {
  it.each([
    [{ a: 50 }, true],
    [{ a: 30 }, true],
    [{ a: 29 }, false],
    [{ a: 29, b: 30 }, true],
    [{ a: 0 }, false],
  ])('with %j left, 10 of them reserved: %s', (left, expected) => {
    const candidates = both.slice(0, Object.keys(left).length);
    const { accounts } = holding(left);
    expect(hasPlenty(accounts, candidates, { purpose: 'guidance', now: NOW })).toBe(expected);
  });
});

describe('reserveQuery and settleQuery', () => {
  it('open a window of a day with the first question', () => {
    const { ledger } = reserveQuery(emptyLedger, intent('1'), both);
    expect(ledger.accounts.a).toMatchObject({ spent: 1, windowEndsAt: NOW + WINDOW_MS });
    expect(ledger.queries).toMatchObject([{ id: '1', outcome: 'sent', cost: 1, notebook: 'nb-a' }]);
  });

  it('keep counting a question that was never settled', () => {
    expect(ask(holding({ a: 1, b: 0 }), '1').accounts.a).toMatchObject({ spent: 50 });
  });

  it('refund a refusal that cost nothing, once', () => {
    const asked = ask(holding({ a: 2, b: 0 }), '1');
    const refused = settleQuery(asked, '1', { outcome: 'auth-expired', wasSpent: false });
    expect(refused.accounts.a).toMatchObject({ spent: 48 });
    expect(refused.queries[0]).toMatchObject({ outcome: 'auth-expired', cost: 0 });
    expect(settleQuery(refused, '1', { outcome: 'auth-expired', wasSpent: false })).toBe(refused);
  });

  it('keep counting a refusal that Google may have counted', () => {
    const asked = ask(holding({ a: 2, b: 0 }), '1');
    const lost = settleQuery(asked, '1', { outcome: 'lost-answer', wasSpent: true });
    expect(lost.accounts.a).toMatchObject({ spent: 49 });
    expect(lost.queries[0]).toMatchObject({ outcome: 'lost-answer', cost: 1 });
  });

  it('do not refund into a later window', () => {
    const asked = ask(emptyLedger, '1');
    const later = reserveQuery(asked, intent('2', NOW + WINDOW_MS + 1), both.slice(0, 1)).ledger;
    const settled = settleQuery(later, '1', { outcome: 'auth-expired', wasSpent: false });
    expect(settled.accounts.a).toMatchObject({ spent: 1 });
  });

  it('remember the account of a conversation, and reset the refusals after an answer', () => {
    const tired = withAccount(emptyLedger, 'a', { ...newAccount, refusals: 3 });
    const answered = { outcome: 'answered', conversation: 'c1', answerHash: 'h' } as const;
    const settled = settleQuery(ask(tired, '1'), '1', answered);
    expect(ownerOfConversation(settled, 'c1')).toBe('a');
    expect(ownerOfConversation(settled, 'c2')).toBeNull();
    expect(settled.accounts.a).toMatchObject({ refusals: 0, spent: 1 });
  });
});

describe('any day of questions', () => {
  const step = fc.record({
    wait: fc.nat(HOUR),
    fate: fc.constantFrom('answered', 'lost-answer', 'auth-expired', 'crash'),
  });

  it('never exceeds the plan in a window, and counts what its queries cost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const plan = parsePlan('7', 0);
        if (plan === null) return false;
        const start = both.reduce(
          (ledger, { account }) => withAccount(ledger, account, { ...newAccount, plan }),
          emptyLedger,
        );
        let now = NOW;
        let ledger = start;
        for (const [index, { wait, fate }] of steps.entries()) {
          now += wait;
          const before = ledger;
          const reserved = reserveQuery(ledger, intent(`${index}`, now), both);
          ledger = reserved.ledger;
          const left = both.map(({ account }) => leftOf(accountOf(before.accounts, account), 'ask', now));
          expect(reserved.choice.status === 'chosen').toBe(left.some((count) => count > 0));
          ledger = settleAs(ledger, `${index}`, fate);
        }
        for (const { account } of both) {
          const spent = costsIn(ledger.queries, account, ledger.accounts[account]?.windowEndsAt ?? 0);
          expect(ledger.accounts[account]?.spent).toBe(spent);
          expect(spent).toBeLessThanOrEqual(7);
        }
        return true;
      }),
    );
  });

  function settleAs(ledger: Ledger, id: string, fate: string): Ledger {
    if (fate === 'crash') return ledger;
    if (fate === 'answered') {
      return settleQuery(ledger, id, { outcome: fate, conversation: null, answerHash: 'h' });
    }
    const outcome = fate === 'lost-answer' ? fate : 'auth-expired';
    return settleQuery(ledger, id, { outcome, wasSpent: fate === 'lost-answer' });
  }

  function costsIn(queries: readonly AskedQuery[], account: string, endsAt: number): number {
    return queries
      .filter((query) => query.account === account && query.at >= endsAt - WINDOW_MS && query.at < endsAt)
      .reduce((sum, query) => sum + query.cost, 0);
  }
});

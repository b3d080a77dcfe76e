import { describe, expect, it } from 'vitest';
import {
  type Account,
  ASIDE_MS,
  accountAt,
  coolDown,
  freesAt,
  isAside,
  learnUsage,
  leftOf,
  mayHaveMore,
  newAccount,
  parsePlan,
  WINDOW_MS,
  wantsUsage,
} from '../../../src/core/quota/account.ts';
import { MEASURE_EVERY_MS, type UsageWindow } from '../../../src/core/quota/usage.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

function account(parts: Partial<Account> = {}): Account {
  return { ...newAccount, ...parts };
}

describe('leftOf and freesAt', () => {
  it.each([
    ['a new one', {}, 50, 40, null],
    ['some spent', { spent: 12, windowEndsAt: NOW + HOUR }, 38, 28, null],
    ['only the reserve left', { spent: 40, windowEndsAt: NOW + HOUR }, 10, 0, null],
    ['all spent', { spent: 50, windowEndsAt: NOW + HOUR }, 0, 0, NOW + HOUR],
    ['more than all spent', { spent: 60, windowEndsAt: NOW + HOUR }, 0, 0, NOW + HOUR],
    ['a window that ended', { spent: 50, windowEndsAt: NOW }, 50, 40, null],
    ['a window from a wrong clock', { spent: 50, windowEndsAt: NOW + 30 * WINDOW_MS }, 50, 40, null],
    ['cooling', { coolingUntil: NOW + HOUR }, 0, 0, NOW + HOUR],
    ['cooled', { coolingUntil: NOW }, 50, 40, null],
    [
      'cooling, then spent until later',
      { spent: 50, windowEndsAt: NOW + 2 * HOUR, coolingUntil: NOW + HOUR },
      0,
      0,
      NOW + 2 * HOUR,
    ],
    [
      'cooling past its window',
      { spent: 50, windowEndsAt: NOW + HOUR, coolingUntil: NOW + 2 * HOUR },
      0,
      0,
      NOW + 2 * HOUR,
    ],
  ])('%s', (_, parts, forAsking, forGuidance, frees) => {
    expect(leftOf(account(parts), 'ask', NOW)).toBe(forAsking);
    expect(leftOf(account(parts), 'research', NOW)).toBe(forAsking);
    expect(leftOf(account(parts), 'guidance', NOW)).toBe(forGuidance);
    expect(freesAt(account(parts), 'ask', NOW)).toBe(frees);
  });

  it('frees guidance at the end of the window if only the reserve is left', () => {
    const held = account({ spent: 40, windowEndsAt: NOW + HOUR });
    expect(freesAt(held, 'guidance', NOW)).toBe(NOW + HOUR);
  });
});

describe('accountAt', () => {
  it('keeps current values and drops expired ones', () => {
    const held = account({ spent: 3, windowEndsAt: NOW + 1, coolingUntil: NOW + 1 });
    expect(accountAt(held, NOW)).toEqual(held);
    expect(accountAt(held, NOW + 1)).toEqual(account());
  });
});

describe('isAside', () => {
  const aside = account({ setAside: { reason: 'auth-expired', at: NOW, login: 'monday' } });

  it.each([
    ['immediately', 'monday', NOW, true],
    ['until the next try', 'monday', NOW + ASIDE_MS - 1, true],
    ['no longer after that', 'monday', NOW + ASIDE_MS, false],
    ['not after a new login', 'tuesday', NOW, false],
    ['not when the clock was set back', 'monday', NOW - 1, false],
  ])('%s', (_, login, now, expected) => {
    expect(isAside(aside, login, now)).toBe(expected);
  });
});

it.each([
  ['free', null, { name: 'free', perDay: 50, reserve: 10 }],
  ['Pro', null, { name: 'pro', perDay: 500, reserve: 100 }],
  ['120', null, { name: 'own', perDay: 120, reserve: 24 }],
  ['120', 0, { name: 'own', perDay: 120, reserve: 0 }],
  ['free', 50, { name: 'free', perDay: 50, reserve: 50 }],
  ['free', 51, null],
  ['0', null, null],
  ['-3', null, null],
  ['many', null, null],
  ['constructor', null, null],
  ['', null, null],
])('reads the plan %j with reserve %j', (text, reserve, expected) => {
  expect(parsePlan(text, reserve)).toEqual(expected);
});

describe('coolDown', () => {
  it('lasts until the window ends if the ledger knows it is spent', () => {
    const spent = { ...newAccount, spent: 45, windowEndsAt: NOW + 5 * HOUR };
    expect(coolDown(spent, NOW)).toMatchObject({ coolingUntil: NOW + 5 * HOUR, refusals: 1 });
  });

  it.each([
    [0, HOUR],
    [1, 2 * HOUR],
    [4, 16 * HOUR],
    [5, WINDOW_MS],
    [5000, WINDOW_MS],
  ])('after %i unexplained refusals lasts %i ms', (refusals, rest) => {
    expect(coolDown({ ...newAccount, refusals }, NOW).coolingUntil).toBe(NOW + rest);
  });
});

describe('the usage that Google reports', () => {
  const rolling = { kind: 'rolling', used: 4, remaining: 96, resetsAt: NOW + HOUR } as const;
  const weekly = { kind: 'weekly', used: 40, remaining: 60, resetsAt: NOW + 3 * WINDOW_MS } as const;
  const tier = 'NOTEBOOKLM_TIER_ULTRA_CONSUMER_USER';

  function told(parts: Partial<Account>, ...windows: readonly UsageWindow[]): Account {
    return learnUsage(account(parts), { windows: [...windows], tier: null }, NOW);
  }

  it('overrides a full ledger, and names the plan', () => {
    const full = account({ spent: 50, windowEndsAt: NOW + HOUR, coolingUntil: NOW + HOUR });
    const learnt = learnUsage(full, { windows: [rolling, weekly], tier }, NOW);
    expect(learnt).toMatchObject({ plan: { name: 'ultra', perDay: 5000 }, coolingUntil: null, spent: 50 });
    expect(leftOf(learnt, 'ask', NOW)).toBe(3000);
    expect(leftOf(learnt, 'guidance', NOW)).toBe(2000);
  });

  it.each([
    [
      'the most restrictive window',
      [
        { ...rolling, remaining: 100 },
        { ...weekly, remaining: 3 },
      ],
      2,
      0,
    ],
    ['nearly nothing as one question', [{ ...rolling, remaining: 0.2 }], 1, 0],
    ['a renewed window as full', [{ ...weekly, remaining: 0, resetsAt: NOW }], 50, 40],
    ['the used share if no other is given', [{ ...rolling, remaining: null, used: 30 }], 35, 25],
    ['an empty week', [rolling, { ...weekly, remaining: 0 }], 0, 0],
    ['more than all as all', [{ ...rolling, remaining: 140 }], 50, 40],
  ])('counts %s', (_, windows, forAsking, forGuidance) => {
    const learnt = told({}, ...windows);
    expect(leftOf(learnt, 'ask', NOW)).toBe(forAsking);
    expect(leftOf(learnt, 'guidance', NOW)).toBe(forGuidance);
  });

  it.each([
    [
      'when every window has some left',
      [
        { ...rolling, remaining: 0 },
        { ...weekly, remaining: 0 },
      ],
      'ask',
      NOW + 3 * WINDOW_MS,
    ],
    ['when the empty window is renewed', [{ ...rolling, remaining: 0 }, weekly], 'ask', NOW + HOUR],
    [
      'when guidance has more than the reserve',
      [rolling, { ...weekly, remaining: 20 }],
      'guidance',
      NOW + 3 * WINDOW_MS,
    ],
    [
      'ten minutes later if no reset is given',
      [{ ...rolling, remaining: 0, resetsAt: null }],
      'ask',
      NOW + MEASURE_EVERY_MS,
    ],
    [
      'ten minutes later if the reset is implausible',
      [{ ...rolling, remaining: 0, resetsAt: NOW + 90 * WINDOW_MS }],
      'ask',
      NOW + MEASURE_EVERY_MS,
    ],
  ] as const)('frees questions %s', (_, windows, purpose, frees) => {
    expect(freesAt(told({}, ...windows), purpose, NOW)).toBe(frees);
  });

  it('is valid for a day, while its windows renew', () => {
    const learnt = told({ spent: 50, windowEndsAt: NOW + 2 * WINDOW_MS }, { ...rolling, remaining: 0 });
    expect(leftOf(learnt, 'ask', NOW)).toBe(0);
    expect(leftOf(learnt, 'ask', NOW + HOUR)).toBe(50);
    expect(leftOf(learnt, 'ask', NOW + WINDOW_MS)).toBe(0);
    expect(accountAt(learnt, NOW + WINDOW_MS).usage).toBeNull();
    expect(accountAt(learnt, NOW - 1).usage).toBeNull();
  });

  it('includes questions asked since, and says when to ask Google again', () => {
    const learnt = told({}, { ...rolling, remaining: 4 });
    const asked = (count: number): Account => ({
      ...learnt,
      usage: learnt.usage === null ? null : { ...learnt.usage, asked: count },
    });
    expect([0, 1, 2].map((count) => leftOf(asked(count), 'ask', NOW))).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((count) => mayHaveMore(asked(count), 'ask', NOW))).toEqual([false, false, true]);
    expect(mayHaveMore(asked(2), 'guidance', NOW)).toBe(false);
    expect(mayHaveMore(account({ spent: 50, windowEndsAt: NOW + HOUR }), 'ask', NOW)).toBe(false);
  });

  it('is requested every ten minutes, even without an answer', () => {
    const learnt = told({}, rolling);
    const silent = told({});
    expect(silent.usage).toBeNull();
    for (const held of [learnt, silent]) {
      expect(wantsUsage(held, NOW + MEASURE_EVERY_MS - 1)).toBe(false);
      expect(wantsUsage(held, NOW + MEASURE_EVERY_MS)).toBe(true);
      expect(wantsUsage(held, NOW - 1)).toBe(true);
    }
    expect(wantsUsage(newAccount, NOW)).toBe(true);
  });

  it.each([
    ['no windows', []],
    ['nothing known of them', [{ kind: 'unknown', used: null, remaining: null, resetsAt: null } as const]],
  ])('is ignored with %s', (_, windows) => {
    const before = account({ spent: 4, windowEndsAt: NOW + HOUR, coolingUntil: NOW + 7 });
    expect(learnUsage(before, { windows, tier: null }, NOW)).toEqual({ ...before, usageAskedAt: NOW });
  });

  it.each([
    ['some is left, first refusal', { ...rolling, remaining: 50 }, 0, NOW + MEASURE_EVERY_MS],
    ['some is left, later refusal', { ...rolling, remaining: 50 }, 2, NOW + 4 * MEASURE_EVERY_MS],
    ['a window is empty', { ...rolling, remaining: 0 }, 0, NOW + HOUR],
    ['an empty window has no reset', { ...weekly, remaining: 0, resetsAt: null }, 0, NOW + HOUR],
  ])('determines how long a refusal lasts: %s', (_, window, refusals, until) => {
    const rests = coolDown(told({ refusals }, window), NOW);
    expect(rests.coolingUntil).toBe(until);
    // Google refused although some is left, so the same figures do not end the cooling.
    const again = learnUsage(rests, { windows: [window], tier: null }, NOW + 1);
    expect(again.coolingUntil).toBe(window.remaining === 0 ? null : until);
  });

  it.each([
    [tier, { name: 'ultra', perDay: 5000, reserve: 1000, isNamed: false }],
    ['NOTEBOOKLM_TIER_PRO_CONSUMER_USER', { name: 'pro', perDay: 500, reserve: 100, isNamed: false }],
    ['NOTEBOOKLM_TIER_STANDARD_CONSUMER_USER', { name: 'free', perDay: 50, reserve: 10, isNamed: false }],
    ['NOTEBOOKLM_TIER_PROVISIONED', newAccount.plan],
    [null, newAccount.plan],
  ])('derives a plan from the tier %s', (name, plan) => {
    expect(learnUsage(newAccount, { windows: [rolling], tier: name }, NOW).plan).toEqual(plan);
  });

  it('keeps the plan that the user named, also with an older MSW, and follows a changed tier', () => {
    const own = { name: 'own', perDay: 120, reserve: 24 };
    const free = { name: 'free', perDay: 50, reserve: 10, isNamed: true };
    const pro = { name: 'pro', perDay: 500, reserve: 100, isNamed: false };
    const planAfter = (plan: Account['plan']) =>
      learnUsage(account({ plan }), { windows: [rolling], tier }, NOW).plan;
    expect(planAfter(own)).toEqual(own);
    expect(planAfter(free)).toEqual(free);
    expect(planAfter(pro).name).toBe('ultra');
  });
});

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
  newAccount,
  parsePlan,
  WINDOW_MS,
} from '../../../src/core/quota/account.ts';

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

  it('frees for guidance with the window when only the reserve is left', () => {
    const held = account({ spent: 40, windowEndsAt: NOW + HOUR });
    expect(freesAt(held, 'guidance', NOW)).toBe(NOW + HOUR);
  });
});

describe('accountAt', () => {
  it('keeps what still holds and forgets what is over', () => {
    const held = account({ spent: 3, windowEndsAt: NOW + 1, coolingUntil: NOW + 1 });
    expect(accountAt(held, NOW)).toEqual(held);
    expect(accountAt(held, NOW + 1)).toEqual(account());
  });
});

describe('isAside', () => {
  const aside = account({ setAside: { reason: 'auth-expired', at: NOW, login: 'monday' } });

  it.each([
    ['at once', 'monday', NOW, true],
    ['until it is tried again', 'monday', NOW + ASIDE_MS - 1, true],
    ['then no longer', 'monday', NOW + ASIDE_MS, false],
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
])('the plan %j with reserve %j', (text, reserve, expected) => {
  expect(parsePlan(text, reserve)).toEqual(expected);
});

describe('coolDown', () => {
  it('rests until the window ends when the ledger knows that it is spent', () => {
    const spent = { ...newAccount, spent: 45, windowEndsAt: NOW + 5 * HOUR };
    expect(coolDown(spent, NOW)).toMatchObject({ coolingUntil: NOW + 5 * HOUR, refusals: 1 });
  });

  it.each([
    [0, HOUR],
    [1, 2 * HOUR],
    [4, 16 * HOUR],
    [5, WINDOW_MS],
    [5000, WINDOW_MS],
  ])('after %i refusals that nothing here explains, rests %i ms', (refusals, rest) => {
    expect(coolDown({ ...newAccount, refusals }, NOW).coolingUntil).toBe(NOW + rest);
  });
});

describe('learnUsage', () => {
  const rolling = { kind: 'rolling', used: 60, remaining: 40, resetsAt: NOW + HOUR } as const;
  const weekly = { kind: 'weekly', used: 100, remaining: 0, resetsAt: NOW + 3 * WINDOW_MS } as const;

  it('counts what was asked outside MSW, and takes the reset from Google', () => {
    expect(learnUsage(newAccount, [rolling], NOW)).toMatchObject({ spent: 30, windowEndsAt: NOW + HOUR });
  });

  it('keeps to a day when the reset cannot be true', () => {
    const far = { ...rolling, resetsAt: NOW + 90 * WINDOW_MS };
    expect(learnUsage(newAccount, [far], NOW)).toMatchObject({ spent: 30, windowEndsAt: NOW + WINDOW_MS });
  });

  it('never forgets a question of its own', () => {
    const account = { ...newAccount, spent: 40, windowEndsAt: NOW + 2 * HOUR };
    expect(learnUsage(account, [rolling], NOW).spent).toBe(40);
  });

  it('rests until the last empty window has its reset', () => {
    const empty = { ...rolling, used: 100, remaining: 0 };
    expect(learnUsage(newAccount, [empty, weekly], NOW).coolingUntil).toBe(NOW + 3 * WINDOW_MS);
  });

  it.each([
    ['no windows', []],
    ['nothing known of them', [{ kind: 'unknown', used: null, remaining: null, resetsAt: null } as const]],
    ['a reset that is past', [{ kind: 'weekly', used: 100, remaining: 0, resetsAt: NOW } as const]],
  ])('learns nothing from %s', (_, windows) => {
    const account = { ...newAccount, spent: 4, windowEndsAt: NOW + HOUR, coolingUntil: NOW + 7 };
    expect(learnUsage(account, windows, NOW)).toEqual(account);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type Account,
  ASIDE_MS,
  accountAt,
  freesAt,
  isAside,
  leftOf,
  newAccount,
} from '../../../src/core/quota/account.ts';
import { WINDOW_MS } from '../../../src/core/quota/plan.ts';

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

import { describe, expect, it } from 'vitest';
import { newAccount } from '../../../src/core/quota/account.ts';
import { coolDown, learnUsage } from '../../../src/core/quota/learn.ts';
import { WINDOW_MS } from '../../../src/core/quota/plan.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

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

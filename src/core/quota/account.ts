// One account of the ledger: what it has spent in its window, and why it may have to rest. Times are
// milliseconds since 1970, and come from outside.

import { freePlan, type Plan, WINDOW_MS } from './plan.ts';

/** What a question is for: only planning, research and the user may spend the reserve. */
export type Purpose = 'guidance' | 'research' | 'ask';

export interface SetAside {
  readonly reason: 'auth-expired' | 'profile-missing';
  readonly at: number;
  /** What was known of the login then; another one means that the user has logged in again. */
  readonly login: string | null;
}

export interface Account {
  readonly plan: Plan;
  /** Questions of the window that runs now, also those that have no answer yet. */
  readonly spent: number;
  /** Null: no window runs; the next question opens one. */
  readonly windowEndsAt: number | null;
  /** Google refused, or said that nothing is left, until then. */
  readonly coolingUntil: number | null;
  /** Refusals without an answer in between; each lengthens the rest. */
  readonly refusals: number;
  readonly setAside: SetAside | null;
}

export const newAccount: Account = {
  plan: freePlan,
  spent: 0,
  windowEndsAt: null,
  coolingUntil: null,
  refusals: 0,
  setAside: null,
};

/** Google's longest window is a week; clocks differ a little. */
const LONGEST_MS = 8 * WINDOW_MS;

/** A login that has expired is tried again after this long, whatever is known of it: that costs no question. */
export const ASIDE_MS = 30 * 60_000;

/** The account as it stands at `now`: what is over is forgotten. */
export function accountAt(account: Account, now: number): Account {
  const isOver = account.windowEndsAt !== null && !isAhead(account.windowEndsAt, now);
  const window = isOver ? { spent: 0, windowEndsAt: null } : {};
  const rested = account.coolingUntil !== null && !isAhead(account.coolingUntil, now);
  return { ...account, ...window, ...(rested ? { coolingUntil: null } : {}) };
}

/** Whether an end is still to come. One further away than any window is long comes from a wrong clock. */
export function isAhead(end: number, now: number): boolean {
  return end > now && end - now <= LONGEST_MS;
}

/** How many questions it can still ask in this window; what rests has none. */
export function leftOf(account: Account, purpose: Purpose, now: number): number {
  const current = accountAt(account, now);
  if (current.coolingUntil !== null) return 0;
  const kept = purpose === 'guidance' ? current.plan.reserve : 0;
  return Math.max(0, current.plan.perDay - current.spent - kept);
}

/** When it has a question again; null when it has one now. */
export function freesAt(account: Account, purpose: Purpose, now: number): number | null {
  if (leftOf(account, purpose, now) > 0) return null;
  const current = accountAt(account, now);
  const rested = current.coolingUntil ?? now;
  const isSpent = leftOf({ ...current, coolingUntil: null }, purpose, rested) === 0;
  return isSpent ? Math.max(rested, current.windowEndsAt ?? now + WINDOW_MS) : rested;
}

/** Whether it is still set aside, with the login that it has now. */
export function isAside(account: Account, login: string | null, now: number): boolean {
  const { setAside } = account;
  if (setAside === null) return false;
  const age = now - setAside.at;
  return setAside.login === login && age >= 0 && age < ASIDE_MS;
}

// What an account's own answers teach the ledger: a refusal makes it rest, an expired login sets it aside,
// and what `nlm usage` tells corrects the count.

import { type Account, accountAt, isAhead, type SetAside } from './account.ts';
import { WINDOW_MS } from './plan.ts';

const HOUR_MS = 60 * 60_000;

/**
 * After a refusal for quota. When the ledger itself knows that little is left, the account rests until its
 * window ends; otherwise something else spent the quota, and the rest doubles from an hour up to a day.
 */
export function coolDown(account: Account, now: number): Account {
  const current = accountAt(account, now);
  const refusals = current.refusals + 1;
  const doubled = now + Math.min(HOUR_MS * 2 ** Math.min(refusals - 1, 10), WINDOW_MS);
  const isSpent = current.spent >= 0.9 * current.plan.perDay;
  const coolingUntil = isSpent && current.windowEndsAt !== null ? current.windowEndsAt : doubled;
  return { ...current, refusals, coolingUntil };
}

export function putAside(account: Account, setAside: SetAside): Account {
  return { ...account, setAside };
}

export interface ToldWindow {
  readonly kind: 'rolling' | 'weekly' | 'unknown';
  /** Per cent; null is unknown. */
  readonly used: number | null;
  readonly remaining: number | null;
  /** Milliseconds since 1970; null is unknown. */
  readonly resetsAt: number | null;
}

/** Google's own count, which includes what was asked outside MSW. */
export function learnUsage(account: Account, windows: readonly ToldWindow[], now: number): Account {
  const current = accountAt(account, now);
  const rolling = windows.find((window) => window.kind === 'rolling');
  const empty = windows.filter((window) => window.remaining !== null && window.remaining <= 0);
  const resets = empty.flatMap(({ resetsAt }) =>
    resetsAt !== null && isAhead(resetsAt, now) ? [resetsAt] : [],
  );
  const coolingUntil = resets.length > 0 ? Math.max(...resets) : current.coolingUntil;
  if (rolling?.used === null || rolling?.used === undefined) return { ...current, coolingUntil };
  const told = Math.ceil((Math.min(100, Math.max(0, rolling.used)) / 100) * current.plan.perDay);
  const resetsAt = rolling.resetsAt !== null && isAhead(rolling.resetsAt, now) ? rolling.resetsAt : null;
  const spent = Math.max(current.spent, told);
  const windowEndsAt = resetsAt ?? current.windowEndsAt ?? (spent > 0 ? now + WINDOW_MS : null);
  return { ...current, coolingUntil, spent, windowEndsAt };
}

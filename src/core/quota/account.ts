// One account of the ledger: how many questions it may ask, what it has spent in its window, what its own answers
// taught, and why it may have to wait. Times are milliseconds since 1970, and come from outside.

import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const time = z.nullable(z.number());

/** What a question is for: only planning, research and the user may spend the reserve. */
export const PURPOSES = ['guidance', 'research', 'ask'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `perDay`: questions in one window of 24 hours; `reserve`: of these, how many only planning and research may spend. */
const PLAN = z.object({ name: z.string(), perDay: count, reserve: count });
export type Plan = Readonly<z.infer<typeof PLAN>>;

/** `login`: what was known of it then; another one means that the user has logged in again. */
const SET_ASIDE = z.object({
  reason: z.enum(['auth-expired', 'profile-missing']),
  at: z.number(),
  login: z.nullable(z.string()),
});

export const ACCOUNT = z.object({
  plan: PLAN,
  /** Questions of the window that runs now, also those that have no answer yet. */
  spent: count,
  /** Null: no window runs; the next question opens one. */
  windowEndsAt: time,
  /** Google refused, or said that nothing is left, until then. */
  coolingUntil: time,
  /** Refusals without an answer in between; each lengthens the wait. */
  refusals: count,
  setAside: z.nullable(SET_ASIDE),
});
export type Account = Readonly<z.infer<typeof ACCOUNT>>;

const HOUR_MS = 60 * 60_000;
export const WINDOW_MS = 24 * HOUR_MS;
/** Google's longest window is a week; clocks differ a little. */
const LONGEST_MS = 8 * WINDOW_MS;

export const newAccount: Account = {
  plan: { name: 'free', perDay: 50, reserve: 10 },
  spent: 0,
  windowEndsAt: null,
  coolingUntil: null,
  refusals: 0,
  setAside: null,
};

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
function isAhead(end: number, now: number): boolean {
  return end > now && end - now <= LONGEST_MS;
}

/** How many questions it can still ask in this window; one that has to wait has none. */
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

const MOST = 1_000_000;

/** As NotebookLM's help names them; `pro` and the others can be given as own numbers just as well. */
const KNOWN: Readonly<Record<string, number>> = { free: 50, plus: 200, pro: 500, ultra: 5000 };

/** `free`, `plus`, `pro`, `ultra`, or a number of questions a day; unless given, a fifth is kept back. */
export function parsePlan(text: string, reserve: number | null): Plan | null {
  const word = text.trim().toLowerCase();
  const known = Object.hasOwn(KNOWN, word) ? KNOWN[word] : undefined;
  const perDay = known ?? (/^\d{1,7}$/.test(word) ? Number(word) : null);
  if (perDay === null || perDay < 1 || perDay > MOST) return null;
  const kept = reserve ?? Math.floor(perDay / 5);
  if (kept < 0 || kept > perDay) return null;
  return { name: known === undefined ? 'own' : word, perDay, reserve: kept };
}

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

export interface UsageWindow {
  readonly kind: 'rolling' | 'weekly' | 'unknown';
  /** Per cent; null is unknown. */
  readonly used: number | null;
  readonly remaining: number | null;
  /** Milliseconds since 1970; null is unknown. */
  readonly resetsAt: number | null;
}

/** Google's own count, which includes what was asked outside MSW. */
export function learnUsage(account: Account, windows: readonly UsageWindow[], now: number): Account {
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

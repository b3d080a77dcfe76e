// One account of the ledger: what Google says is left of it, or else its plan and the questions spent, and why it may
// have to wait. Times are milliseconds since 1970; the clock is the caller's.

import * as z from 'zod/mini';
import {
  isCurrent,
  MEASURE_EVERY_MS,
  planOfTier,
  type QuotaUsage,
  shareLeft,
  sharesFreeAt,
  USAGE,
} from './usage.ts';

const count = z.int().check(z.gte(0));
const time = z.nullable(z.number());

/** The purpose of a question: only planning, research and the user may spend the reserve. */
export const PURPOSES = ['guidance', 'research', 'ask', 'prefetch'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The reserve is not for questions that can wait or have other sources. */
export function leavesReserve(purpose: Purpose): boolean {
  return purpose === 'guidance' || purpose === 'prefetch';
}

/** `perDay`: questions in one window of 24 hours; `reserve`: how many of these only planning and research may spend. */
const PLAN = z.object({
  name: z.string(),
  perDay: count,
  reserve: count,
  /** The user named the plan, so Google's tier does not replace it. */
  isNamed: z.optional(z.boolean()),
});
export type Plan = Readonly<z.infer<typeof PLAN>>;

/** `login`: the login known at the time; a different one means that the user has logged in again. */
const SET_ASIDE = z.object({
  reason: z.enum(['auth-expired', 'profile-missing']),
  at: z.number(),
  login: z.nullable(z.string()),
});

export const ACCOUNT = z.object({
  plan: PLAN,
  /** Questions of the current window, including those without an answer yet. */
  spent: count,
  /** Null when no window runs; the next question opens one. */
  windowEndsAt: time,
  /** Google refused until then, or said that nothing is left. */
  coolingUntil: time,
  /** Refusals in a row; each lengthens the wait. */
  refusals: count,
  setAside: z.nullable(SET_ASIDE),
  /** Null when Google has not said what is left, or this nlm cannot ask. */
  usage: z._default(z.nullable(USAGE), null),
  /** Questions that other machines of a team reported for the last day. */
  elsewhere: z._default(z.nullable(z.object({ asked: count, at: z.number() })), null),
  /** When Google was last asked, whatever the outcome. */
  usageAskedAt: z._default(time, null),
});
export type Account = Readonly<z.infer<typeof ACCOUNT>>;

/** What can be salvaged of a broken account; null for nothing. */
export function accountIn(value: unknown): Account | null {
  const whole = ACCOUNT.safeParse(value);
  if (whole.success) return whole.data;
  const part = z.object({ plan: PLAN }).safeParse(value);
  return part.success ? { ...newAccount, plan: part.data.plan } : null;
}

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
  usage: null,
  elsewhere: null,
  usageAskedAt: null,
};

/** A login that has expired is retried after this long in any case: a retry costs no question. */
export const ASIDE_MS = 30 * 60_000;

/** The account as of `now`: whatever has expired is cleared. */
export function accountAt(account: Account, now: number): Account {
  const isOver = account.windowEndsAt !== null && !isAhead(account.windowEndsAt, now);
  const window = isOver ? { spent: 0, windowEndsAt: null } : {};
  const rested = account.coolingUntil !== null && !isAhead(account.coolingUntil, now);
  const isOld = account.usage !== null && !isCurrent(account.usage, now);
  return {
    ...account,
    ...window,
    ...(rested ? { coolingUntil: null } : {}),
    ...(isOld ? { usage: null } : {}),
  };
}

/** Whether an end is still to come. An end further ahead than the longest window comes from a wrong clock. */
function isAhead(end: number, now: number): boolean {
  return end > now && end - now <= LONGEST_MS;
}

/**
 * The number of questions that it can still ask; 0 while it waits. When Google says what is left, that share of the
 * plan, less the questions asked since.
 */
export function leftOf(account: Account, purpose: Purpose, now: number): number {
  const current = accountAt(account, now);
  if (current.coolingUntil !== null) return 0;
  const kept = leavesReserve(purpose) ? current.plan.reserve : 0;
  const left =
    measuredLeft(current, now) ?? current.plan.perDay - current.spent - askedElsewhere(current, now);
  return Math.max(0, left - kept);
}

function askedElsewhere({ elsewhere }: Account, now: number): number {
  return elsewhere !== null && elsewhere.at <= now && now - elsewhere.at < WINDOW_MS ? elsewhere.asked : 0;
}

function measuredLeft({ usage, plan }: Account, now: number): number | null {
  const share = usage === null ? null : shareLeft(usage, now);
  return usage === null || share === null ? null : Math.ceil((share / 100) * plan.perDay) - usage.asked;
}

/** When it has a question again; null when it has one now. */
export function freesAt(account: Account, purpose: Purpose, now: number): number | null {
  if (leftOf(account, purpose, now) > 0) return null;
  const current = accountAt(account, now);
  const rested = current.coolingUntil ?? now;
  const { usage, plan } = current;
  if (usage !== null && shareLeft(usage, now) !== null) {
    const kept = leavesReserve(purpose) ? (100 * plan.reserve) / plan.perDay : 0;
    const isSpent = leftOf({ ...current, coolingUntil: null }, purpose, now) === 0;
    const frees = sharesFreeAt(usage, kept, now) ?? usage.at + MEASURE_EVERY_MS;
    return isSpent ? Math.max(rested, frees) : rested;
  }
  const isSpent = leftOf({ ...current, coolingUntil: null }, purpose, rested) === 0;
  return isSpent ? Math.max(rested, current.windowEndsAt ?? now + WINDOW_MS) : rested;
}

/** Whether Google has not been asked for the usage since `since`; by default, within ten minutes. */
export function wantsUsage(
  { usageAskedAt }: Account,
  now: number,
  since: number = now - MEASURE_EVERY_MS + 1,
): boolean {
  return usageAskedAt === null || usageAskedAt > now || usageAskedAt < since;
}

/** Whether only questions sent since Google's last figures may have used it up; then Google is asked again first. */
export function mayHaveMore(account: Account, purpose: Purpose, now: number): boolean {
  const current = accountAt(account, now);
  const { usage } = current;
  if (usage === null || usage.asked === 0) return false;
  const before = { ...current, usage: { ...usage, asked: 0 } };
  return leftOf(account, purpose, now) === 0 && leftOf(before, purpose, now) > 0;
}

/** Whether the account is still set aside, given its current login. */
export function isAside(account: Account, login: string | null, now: number): boolean {
  const { setAside } = account;
  if (setAside === null) return false;
  const age = now - setAside.at;
  return setAside.login === login && age >= 0 && age < ASIDE_MS;
}

const MOST = 1_000_000;

/** As in NotebookLM's help; a number can be given instead. */
const KNOWN: Readonly<Record<string, number>> = { free: 50, plus: 200, pro: 500, ultra: 5000 };

/** `free`, `plus`, `pro`, `ultra`, or a number of questions a day; by default a fifth is kept as the reserve. */
export function parsePlan(text: string, reserve: number | null): Plan | null {
  const word = text.trim().toLowerCase();
  const known = Object.hasOwn(KNOWN, word) ? KNOWN[word] : undefined;
  const perDay = known ?? (/^\d{1,7}$/.test(word) ? Number(word) : null);
  if (perDay === null || perDay < 1 || perDay > MOST) return null;
  const kept = reserve ?? Math.floor(perDay / 5);
  if (kept < 0 || kept > perDay) return null;
  return { name: known === undefined ? 'own' : word, perDay, reserve: kept };
}

/** Google's tier, unless the user named a plan. A plan that an older MSW stored counts as named. */
function planFor(plan: Plan, tier: string | null): Plan {
  const { name, perDay } = newAccount.plan;
  const isDefault = plan.name === name && plan.perDay === perDay;
  if (plan.isNamed ?? !isDefault) return plan;
  const told = planOfTier(tier);
  const known = told === null ? null : parsePlan(told, null);
  return known === null ? plan : { ...known, isNamed: false };
}

/**
 * Waits after a refusal for quota. When Google says that a window is empty, until that window resets; when it says that
 * something is left, ten minutes; when only the ledger shows that little is left, until its window ends; otherwise
 * something else spent the quota, and the wait is an hour. Every further refusal doubles the wait, up to a day.
 */
export function coolDown(account: Account, now: number): Account {
  const current = accountAt(account, now);
  const refusals = current.refusals + 1;
  const share = current.usage === null ? null : shareLeft(current.usage, now);
  const base = share === null || share === 0 ? HOUR_MS : MEASURE_EVERY_MS;
  const doubled = now + Math.min(base * 2 ** Math.min(refusals - 1, 10), WINDOW_MS);
  return { ...current, refusals, coolingUntil: endOfRest(current, share, now) ?? doubled };
}

function endOfRest(
  { usage, spent, plan, windowEndsAt }: Account,
  share: number | null,
  now: number,
): number | null {
  if (usage !== null && share !== null) return share === 0 ? sharesFreeAt(usage, 0, now) : null;
  return spent >= 0.9 * plan.perDay ? windowEndsAt : null;
}

/** Google's figures include questions asked outside MSW: once known, they alone count. */
export function learnUsage(
  account: Account,
  told: Pick<QuotaUsage, 'windows' | 'tier'>,
  now: number,
): Account {
  const current = { ...accountAt(account, now), usageAskedAt: now };
  const windows = told.windows.map((window) => ({ ...window, resetsAt: nearReset(window.resetsAt, now) }));
  if (shareLeft({ windows }, now) === null) return current;
  const hadRoom = current.usage !== null && (shareLeft(current.usage, now) ?? 0) > 0;
  return {
    ...current,
    plan: planFor(current.plan, told.tier),
    usage: { at: now, windows, tier: told.tier, asked: 0 },
    // The new figures do not explain a refusal that came although something was left.
    coolingUntil: hadRoom ? current.coolingUntil : null,
  };
}

/** Null when the reset is further ahead than the longest window. */
function nearReset(resetsAt: number | null, now: number): number | null {
  return resetsAt !== null && resetsAt - now <= LONGEST_MS ? resetsAt : null;
}

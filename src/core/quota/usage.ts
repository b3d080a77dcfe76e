// Google's figures for an account: several windows at once, in per cent, and the tier. When available they are
// authoritative; how much a question costs is unknown.

import * as z from 'zod/mini';

const figure = z.nullable(z.number());

const WINDOW = z.object({
  kind: z.enum(['rolling', 'weekly', 'unknown']),
  /** Per cent; null when unknown. */
  used: figure,
  remaining: figure,
  /** Milliseconds since 1970; null when unknown. */
  resetsAt: figure,
});
export type UsageWindow = Readonly<z.infer<typeof WINDOW>>;

export const USAGE = z.object({
  /** When Google said so, milliseconds since 1970. */
  at: z.number(),
  windows: z.array(WINDOW),
  /** In Google's words; null when it names none. */
  tier: z.nullable(z.string()),
  /** Questions that MSW has sent since then. */
  asked: z.int().check(z.gte(0)),
});
export type QuotaUsage = Readonly<z.infer<typeof USAGE>>;

const MINUTE_MS = 60_000;
/** Google is asked again after this long, or when the questions sent since then might have used up the rest. */
export const MEASURE_EVERY_MS = 10 * MINUTE_MS;
/** Figures older than this no longer count. */
const LONGEST_MS = 24 * 60 * MINUTE_MS;

export function isCurrent({ at }: QuotaUsage, now: number): boolean {
  return at <= now && now - at < LONGEST_MS;
}

/** Per cent left of a window; a window that has reset since then is full. Null when unknown. */
export function remainingOf({ used, remaining, resetsAt }: UsageWindow, now: number): number | null {
  const left = remaining ?? (used === null ? null : 100 - used);
  if (left === null) return null;
  return resetsAt !== null && resetsAt <= now ? 100 : Math.min(100, Math.max(0, left));
}

/** Per cent left of the most limiting window; null when unknown. */
export function shareLeft({ windows }: Pick<QuotaUsage, 'windows'>, now: number): number | null {
  const known = windows.flatMap((window) => remainingOf(window, now) ?? []);
  return known.length === 0 ? null : Math.min(...known);
}

/** When every window has more than `kept` per cent again; null when the reset of a short window is unknown. */
export function sharesFreeAt({ windows }: QuotaUsage, kept: number, now: number): number | null {
  const short = windows.filter((window) => (remainingOf(window, now) ?? 100) <= kept);
  const resets = short.flatMap(({ resetsAt }) => resetsAt ?? []);
  return short.length === 0 || resets.length < short.length ? null : Math.max(...resets);
}

const TIERS = ['ultra', 'pro', 'plus', 'standard', 'free'] as const;

/** The plan of a tier; null when the tier is unknown. */
export function planOfTier(tier: string | null): string | null {
  const words = tier?.toLowerCase().split(/[^a-z]+/) ?? [];
  const found = TIERS.find((name) => words.includes(name));
  return found === 'standard' ? 'free' : (found ?? null);
}

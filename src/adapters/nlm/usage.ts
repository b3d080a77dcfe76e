// What Google says is left of an account's allowance, where nlm can ask for it (0.11.4 and newer).

import * as z from 'zod/mini';
import { askNlm, mapped, READ_SECONDS } from './ask-nlm.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { verbArguments } from './program/nlm-arguments.ts';
import { type NlmResult, unsent } from './program/nlm-result.ts';

export interface NlmUsage {
  /** In Google's words; null when unknown. */
  readonly tier: string | null;
  /** May be empty: some plans have none. */
  readonly windows: readonly UsageWindow[];
}

interface UsageWindow {
  readonly kind: 'rolling' | 'weekly' | 'unknown';
  /** Per cent; null is unknown, not zero. */
  readonly used: number | null;
  readonly remaining: number | null;
  /** ISO 8601 with zone; null when unknown. */
  readonly resetsAt: string | null;
}

const WINDOW = z.object({
  window: z.string(),
  percent_used: z.nullish(z.number()),
  percent_remaining: z.nullish(z.number()),
  resets_at: z.nullish(z.string()),
});

const USAGE = z.object({ windows: z.array(WINDOW), tier: z.nullish(z.string()) });

/** `too-old` where this nlm has no such verb. */
export async function usage(account: NlmAccount): Promise<NlmResult<NlmUsage>> {
  const args = verbArguments(account, ['usage', '--json']);
  const told = await askNlm(account, { args, limitSeconds: READ_SECONDS }, USAGE);
  if (told.status === 'usage' && !told.wasSent) return unsent('too-old', 'this nlm cannot tell what is left');
  return mapped(told, ({ windows, tier }) => ({
    tier: tier ?? null,
    windows: windows.map((entry) => ({
      kind: entry.window === 'rolling' || entry.window === 'weekly' ? entry.window : 'unknown',
      used: entry.percent_used ?? null,
      remaining: entry.percent_remaining ?? null,
      resetsAt: entry.resets_at ?? null,
    })),
  }));
}

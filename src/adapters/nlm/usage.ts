// What Google says is left of an account's allowance, where nlm can ask for it (0.11.4 and newer).

import * as z from 'zod/mini';
import type { Usage } from '../../core/quota/usage.ts';
import { askNlm } from './program/call-nlm.ts';
import { isOlder, locateNlm } from './program/locate-nlm.ts';
import { mapped, type NlmAccount, type NlmResult, unsent } from './program/nlm-call.ts';

const USAGE = z.object({
  windows: z.array(
    z.object({
      window: z.string(),
      percent_used: z.nullish(z.number()),
      percent_remaining: z.nullish(z.number()),
      resets_at: z.nullish(z.string()),
    }),
  ),
  tier: z.nullish(z.string()),
});

const OLDEST = '0.11.4';

/** `too-old` where this nlm has no such verb, which is known without a call. May be empty: some plans have no windows. */
export async function usage(account: NlmAccount): Promise<NlmResult<Pick<Usage, 'windows' | 'tier'>>> {
  const nlm = await locateNlm(account);
  if (nlm.status !== 'located') return nlm;
  const tooOld = unsent('too-old', 'this nlm has no command for what is left');
  if (nlm.version !== null && isOlder(nlm.version, OLDEST)) return tooOld;
  const asked = await askNlm(account, { verb: ['usage', '--json'] }, USAGE);
  if (asked.status === 'usage' && !asked.wasSent) return tooOld;
  return mapped(asked, ({ windows, tier = null }) => ({
    tier,
    windows: windows.map((entry) => ({
      kind: entry.window === 'rolling' || entry.window === 'weekly' ? entry.window : 'unknown',
      used: entry.percent_used ?? null,
      remaining: entry.percent_remaining ?? null,
      resetsAt: timeOf(entry.resets_at ?? null),
    })),
  }));
}

function timeOf(iso: string | null): number | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

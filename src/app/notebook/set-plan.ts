// Tells the ledger how many questions an account may ask.

import { isProfileName } from '../../adapters/nlm/nlm-arguments.ts';
import { accountOf } from '../../core/quota/choose-profile.ts';
import { withAccount } from '../../core/quota/ledger.ts';
import { type Plan, parsePlan } from '../../core/quota/plan.ts';
import { changeLedger } from './quota-ledger.ts';

export type SetPlan =
  | { readonly status: 'done'; readonly plan: Plan }
  | { readonly status: 'refused'; readonly reason: string };

/** @param reserve questions kept for planning and research; null: a fifth */
export async function setPlan(
  userFolder: string,
  profile: string,
  text: string,
  reserve: number | null,
): Promise<SetPlan> {
  if (!isProfileName(profile))
    return { status: 'refused', reason: `"${profile.slice(0, 80)}" is no profile name` };
  const plan = parsePlan(text, reserve);
  if (plan === null) {
    const reason =
      'a plan is free, plus, pro, ultra or a number of questions a day; the reserve is no larger';
    return { status: 'refused', reason };
  }
  const changed = await changeLedger(userFolder, (ledger) => ({
    ledger: withAccount(ledger, profile, { ...accountOf(ledger.accounts, profile), plan }),
    result: plan,
  }));
  return changed.status === 'done' ? { status: 'done', plan } : changed;
}

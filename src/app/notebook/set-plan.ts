// Tells the ledger how many questions an account may ask.

import { isProfileName } from '../../core/notebook/profile-name.ts';
import { accountOf } from '../../core/quota/choose-profile.ts';
import { withAccount } from '../../core/quota/ledger.ts';
import { type Plan, parsePlan } from '../../core/quota/plan.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { changeLedger } from './quota-ledger.ts';

export type SetPlan =
  | { readonly status: 'done'; readonly plan: Plan }
  | { readonly status: 'refused'; readonly reason: string };

/** For the user who set it. */
export function describePlan(profile: string, { perDay, reserve, name }: Plan): Prose {
  return prose`${quoteName(profile, 80)} may ask ${perDay} questions a day (${quoteName(name)}), ${reserve} of them kept for planning and research.`;
}

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

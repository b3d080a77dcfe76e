// What each NotebookLM account has left and was asked, from the ledger; and the changes to it other than questions:
// Google's figures, and the plan that the user names.

import { listProfiles } from '../../adapters/nlm/program/nlm-profiles.ts';
import { efficacyOf, foldCache } from '../../core/guidance/cache-line.ts';
import { notAskedText } from '../../core/notebook/notebook-words.ts';
import { isProfileName } from '../../core/notebook/profile-name.ts';
import {
  type Account,
  accountAt,
  freesAt,
  isAside,
  leftOf,
  type Plan,
  parsePlan,
} from '../../core/quota/account.ts';
import {
  type AskedQuery,
  accountOf,
  type Ledger,
  lostLedgerText,
  withAccount,
} from '../../core/quota/ledger.ts';
import { remainingOf, shareLeft } from '../../core/quota/usage.ts';
import {
  type AccountQuota,
  type AskedQuestion,
  type QuotaReport,
  quotaLine,
} from '../../core/report/quota-text.ts';
import { countOf } from '../../core/text/count-of.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { sharedLines } from '../guidance/guidance-cache.ts';
import { type NotebookPlace, projectNotebook } from '../notebook/chosen-notebook.ts';
import { measureUsage } from '../notebook/measure-usage.ts';
import { changeLedger, readLedger } from '../notebook/quota-ledger.ts';
import { lineToType } from '../workspace/cli-command.ts';

export type ShownQuota =
  | { readonly status: 'ok'; readonly report: QuotaReport }
  | { readonly status: 'refused'; readonly reason: string };

/** Accounts that have a login or were used; questions newest first. */
export function showQuota(place: Pick<NotebookPlace, 'userFolder' | 'env' | 'now'>): ShownQuota {
  const read = readLedger(place.userFolder);
  if (read.status === 'refused') return read;
  const { ledger } = read;
  const profiles = listProfiles(place.env);
  const names = new Set([...profiles.map(({ name }) => name), ...Object.keys(ledger.accounts)]);
  const now = place.now();
  const accounts = [...names].toSorted().map((name): AccountQuota => {
    const profile = profiles.find((one) => one.name === name);
    const login = profile?.lastValidated ?? null;
    return { ...quotaOf(ledger, name, login, now), isLoggedIn: profile?.isValid ?? false };
  });
  const questions = questionsOf(ledger, place.userFolder);
  return { status: 'ok', report: { accounts, questions, trouble: lostLedgerText(ledger) } };
}

function quotaOf(
  ledger: Ledger,
  profile: string,
  login: string | null,
  now: number,
): Omit<AccountQuota, 'isLoggedIn'> {
  const held = accountOf(ledger.accounts, profile);
  const account = accountAt(held, now);
  return {
    profile,
    plan: account.plan.name,
    perDay: account.plan.perDay,
    reserve: account.plan.reserve,
    spent: account.spent,
    left: leftOf(account, 'ask', now),
    leftForGuidance: leftOf(account, 'guidance', now),
    windowEndsAt: isoOf(account.windowEndsAt),
    restsUntil: isoOf(account.coolingUntil),
    freesAt: isoOf(freesAt(account, 'ask', now)),
    setAside: isAside(held, login, now) ? (held.setAside?.reason ?? null) : null,
    usage: usageOf(account, now),
  };
}

function usageOf({ usage }: Account, now: number): AccountQuota['usage'] {
  const share = usage === null ? null : shareLeft(usage, now);
  if (usage === null || share === null) return null;
  return {
    saidAt: new Date(usage.at).toISOString(),
    tier: usage.tier,
    share,
    windows: usage.windows.map((window) => ({
      kind: window.kind,
      remaining: remainingOf(window, now),
      resetsAt: window.resetsAt !== null && window.resetsAt > now ? isoOf(window.resetsAt) : null,
    })),
  };
}

function questionsOf(ledger: Ledger, userFolder: string): readonly AskedQuestion[] {
  const lines = sharedLines(userFolder);
  const outcome = (query: AskedQuery): string | null => {
    if (query.class === null || query.answerHash === null) return null;
    const entries = foldCache(lines, query.class);
    const entry = entries.find(({ guidance }) => guidance.answerHash === query.answerHash);
    return entry === undefined ? null : efficacyOf(entry);
  };
  return ledger.queries.toReversed().map((query) => ({
    at: new Date(query.at).toISOString(),
    profile: query.account,
    notebook: query.notebook,
    purpose: query.purpose,
    project: query.project,
    loop: query.loop,
    class: query.class,
    question: query.question,
    outcome: query.outcome,
    cost: query.cost,
    helped: outcome(query),
  }));
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Null when no notebook answers for the project. */
export function notebookStatus(place: NotebookPlace): string | null {
  const chosen = projectNotebook(place);
  if (chosen.status === 'none') return null;
  if (chosen.status === 'refused') return `NotebookLM: ${notAskedText(chosen)}`;
  const shown = showQuota(place);
  if (shown.status === 'refused') return `NotebookLM: ${shown.reason}`;
  const { accounts } = shown.report;
  const named = chosen.accounts.flatMap(({ account }) =>
    accounts.filter(({ profile }) => profile === account),
  );
  return quotaLine({ accounts: named });
}

/**
 * Asks Google for figures that are ten minutes old or older, or for all of them at once. Accounts without new figures
 * stay as they were.
 */
export function refreshQuota(place: NotebookPlace, atOnce: boolean): Promise<void> {
  const accounts = listProfiles(place.env).map(({ name, isValid, lastValidated }) => ({
    ...{ account: name, profile: name, isLoggedIn: isValid, login: lastValidated },
  }));
  return measureUsage(place, accounts, atOnce ? place.now() : undefined);
}

export type SetPlan =
  | { readonly status: 'done'; readonly plan: Plan }
  | { readonly status: 'refused'; readonly reason: string };

/** For the user who set it. */
export function describePlan(profile: string, { perDay, reserve, name }: Plan): Prose {
  return prose`${quoteName(profile, 80)} may ask ${countOf(perDay, 'question')} a day (${quoteName(name)}), ${reserve} of them kept for planning and research.`;
}

/** @param reserve questions kept for planning and research; null: a fifth */
export async function setPlan(
  userFolder: string,
  profile: string,
  text: string,
  reserve: number | null,
): Promise<SetPlan> {
  if (!isProfileName(profile))
    return {
      status: 'refused',
      reason: `"${profile.slice(0, 80)}" is not a profile name (to list them: ${lineToType`notebook profiles`})`,
    };
  const plan = parsePlan(text, reserve);
  if (plan === null) {
    const reason =
      'a plan is free, plus, pro, ultra or a number of questions a day; the reserve is at most that number';
    return { status: 'refused', reason };
  }
  const changed = await changeLedger(userFolder, ({ lost: _, ...ledger }) => {
    const account = { ...accountOf(ledger.accounts, profile), plan: { ...plan, isNamed: true } };
    return { ledger: withAccount(ledger, profile, account), result: null };
  });
  return changed.status === 'done' ? { status: 'done', plan } : changed;
}

// The sentences that a user reads about accounts: which one rests or was set aside, and what to do.

import { harmless } from '../guidance/harmless.ts';
import type { Refusal } from '../guidance/refusal.ts';
import { refusalSentence } from '../guidance/refusal-notice.ts';
import type { Purpose } from './account.ts';
import type { Choice } from './choose-profile.ts';

/** Minutes, in UTC: a core without a clock knows no other zone. */
export function timeText(at: number, iso: (at: number) => string): string {
  return `${iso(at).slice(0, 16).replace('T', ' ')} UTC`;
}

/** One account that could not be asked, when others may be. */
export function refusedAccount(refusal: Refusal, freesAtText: string | null): string {
  const { reason, profile } = refusal;
  const name = profile === null ? "nlm's default account" : `profile ${harmless(profile)}`;
  switch (reason) {
    case 'rate-limited':
      return `The NotebookLM quota of ${name} is used up; it rests until ${freesAtText ?? 'later'}.`;
    case 'auth-expired':
      return `NotebookLM is logged out for ${name}, which is set aside: run \`nlm login${option(profile)}\`.`;
    case 'profile-missing':
      return `nlm has no login for ${name}, which is set aside: run \`nlm login${option(profile)}\`.`;
    default:
      return refusalSentence(refusal);
  }
}

/** Nobody can be asked. */
export function nobodyLeft(
  choice: Extract<Choice, { status: 'none' }>,
  purpose: Purpose,
  iso: (at: number) => string,
): string {
  const [first] = choice.spent;
  const logins = choice.aside.map((name) => `\`nlm login --profile ${harmless(name)}\``).join(' or ');
  if (first === undefined && logins === '')
    return 'The settings name no NotebookLM account for this notebook.';
  if (first === undefined) return `No NotebookLM account is logged in: run ${logins}.`;
  const names = choice.spent.map(({ account }) => harmless(account)).join(', ');
  const whose = choice.spent.length === 1 ? `profile ${names}` : `profiles ${names}`;
  const kept = purpose === 'guidance' ? ', but for what is kept for planning and research' : '';
  const frees = `the next question is free at ${timeText(first.freesAt, iso)} (${harmless(first.account)})`;
  const others = logins === '' ? '' : ` Another account is logged out: run ${logins}.`;
  return `The NotebookLM quota of ${whose} is used up${kept}; ${frees}.${others}`;
}

function option(profile: string | null): string {
  return profile === null ? '' : ` --profile ${profile}`;
}

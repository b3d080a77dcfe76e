// The sentences for users about accounts: which one waits or was set aside, and what to do.

import { loginCommand } from '../notebook/profile-name.ts';
import { type NotebookRefusal, refusalSentence } from '../notebook/refusal.ts';
import { harmless } from '../text/harmless.ts';
import { leavesReserve, type Purpose } from './account.ts';
import type { ProfileChoice } from './ledger.ts';

/** To the minute, in UTC: the core has no local time zone. */
export function timeText(at: number, iso: (at: number) => string): string {
  return `${iso(at).slice(0, 16).replace('T', ' ')} UTC`;
}

/** One account that was refused while others may still be asked; short, since several may share a status line. */
export function refusedAccount(refusal: NotebookRefusal, freesAtText: string | null): string {
  const { reason, profile } = refusal;
  const name = profile === null ? "nlm's default account" : `profile ${harmless(profile)}`;
  const login = `run \`${loginCommand(profile)}\``;
  switch (reason) {
    case 'rate-limited':
      return `NotebookLM: the quota of ${name} is used up until ${freesAtText ?? 'later'}.`;
    case 'auth-expired':
      return `${capital(name)} is logged out and set aside: ${login}.`;
    case 'profile-missing':
      return `${capital(name)} has no login and is set aside: ${login}.`;
    default:
      return refusalSentence(refusal);
  }
}

/** No account can be asked. */
export function nobodyLeft(
  choice: Extract<ProfileChoice, { status: 'none' }>,
  purpose: Purpose,
  iso: (at: number) => string,
): string {
  const [first] = choice.spent;
  const logins = choice.aside.map((name) => `\`${loginCommand(name)}\``).join(' or ');
  if (first === undefined && logins === '')
    return 'The settings name no NotebookLM account for this notebook.';
  if (first === undefined) return `No NotebookLM account is logged in: run ${logins}.`;
  const names = choice.spent.map(({ account }) => harmless(account)).join(', ');
  const whose = choice.spent.length === 1 ? `profile ${names}` : `profiles ${names}`;
  const kept = leavesReserve(purpose) ? ', but for what is kept for planning and research' : '';
  const frees = `the next question is free at ${timeText(first.freesAt, iso)} (${harmless(first.account)})`;
  const others = logins === '' ? '' : ` Another account is logged out: run ${logins}.`;
  return `The NotebookLM quota of ${whose} is used up${kept}; ${frees}.${others}`;
}

function capital(text: string): string {
  return text.startsWith('nlm') ? text : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

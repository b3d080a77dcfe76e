// What is left of the NotebookLM accounts, and what was asked with them, as a person reads it.

import { harmless } from '../guidance/harmless.ts';
import { loginCommand } from '../quota/profile-name.ts';

export interface AccountQuota {
  readonly profile: string;
  readonly plan: string;
  readonly perDay: number;
  readonly reserve: number;
  readonly spent: number;
  readonly left: number;
  readonly leftForGuidance: number;
  /** ISO 8601, like the two below; null: nothing spent. */
  readonly windowEndsAt: string | null;
  readonly restsUntil: string | null;
  /** Null: it has a question now. */
  readonly freesAt: string | null;
  /** Why it is not asked until its next login. */
  readonly setAside: string | null;
  readonly isLoggedIn: boolean;
}

export interface AskedQuestion {
  /** ISO 8601. */
  readonly at: string;
  readonly profile: string;
  readonly notebook: string;
  readonly purpose: string;
  readonly project: string;
  readonly loop: string | null;
  readonly class: string | null;
  readonly question: string;
  readonly outcome: string;
  readonly cost: 0 | 1;
  /** `helped`, `did-not-help`, `unknown` or `pending`; null when there is nothing to judge. */
  readonly helped: string | null;
}

export interface QuotaReport {
  readonly accounts: readonly AccountQuota[];
  /** Newest first. */
  readonly questions: readonly AskedQuestion[];
}

const SHOWN = 15;
const QUESTION_CAP = 90;

export function renderQuota({ accounts, questions }: QuotaReport): string {
  if (accounts.length === 0) return 'No NotebookLM account is known here: run `nlm login --profile NAME`.';
  const lines = ['Accounts', ...accounts.map(renderAccount)];
  if (questions.length === 0) return [...lines, '', 'Nothing was asked yet.'].join('\n');
  const more =
    questions.length > SHOWN ? [`  and ${questions.length - SHOWN} before (--json shows them)`] : [];
  return [...lines, '', 'Questions', ...questions.slice(0, SHOWN).map(renderQuestion), ...more].join('\n');
}

/** One line for a status; null when no account was used. */
export function quotaLine({ accounts }: Pick<QuotaReport, 'accounts'>): string | null {
  if (accounts.length === 0) return null;
  const parts = accounts.map((account) => {
    const { profile, perDay } = account;
    const left = account.setAside === null ? `${account.left} of ${perDay}` : 'logged out';
    return `${harmless(profile)} ${left}`;
  });
  return `NotebookLM questions left: ${parts.join(', ')}`;
}

function renderAccount(account: AccountQuota): string {
  const { profile, left, perDay, plan, reserve } = account;
  const kept = reserve === 0 ? '' : `, ${reserve} of them kept for planning and research`;
  return `  ${harmless(profile)}: ${left} of ${perDay} left (${plan}${kept})${standing(account)}`;
}

function standing(account: AccountQuota): string {
  const login = `run \`${loginCommand(account.profile)}\``;
  if (account.setAside !== null) return `; set aside, logged out: ${login}`;
  if (!account.isLoggedIn) return `; no login on this machine: ${login}`;
  if (account.restsUntil !== null) return `; refused, rests until ${minutes(account.restsUntil)}`;
  return account.windowEndsAt === null ? '' : `; starts anew at ${minutes(account.windowEndsAt)}`;
}

function renderQuestion(asked: AskedQuestion): string {
  const cost = asked.cost === 0 ? 'free' : '1 query';
  const helped = asked.helped === null ? '' : `, ${asked.helped.replaceAll('-', ' ')}`;
  const who = `${harmless(asked.profile)} for ${asked.purpose} in ${harmless(lastPart(asked.project))}`;
  const question = harmless(asked.question).replaceAll(/\s+/g, ' ');
  const text = question.length <= QUESTION_CAP ? question : `${question.slice(0, QUESTION_CAP - 1)}…`;
  return `  ${minutes(asked.at)}  ${who}: ${asked.outcome.replaceAll('-', ' ')}, ${cost}${helped}\n    ${text}`;
}

function minutes(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function lastPart(path: string): string {
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path;
}

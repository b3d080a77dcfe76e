// What is left of the NotebookLM accounts, and the questions asked with them, as text for people.

import { quotedLogin } from '../notebook/profile-name.ts';
import { NOT_INSTALLED } from '../notebook/refusal.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';

export interface AccountQuota {
  readonly profile: string;
  readonly plan: string;
  readonly perDay: number;
  readonly reserve: number;
  readonly spent: number;
  readonly left: number;
  readonly leftForGuidance: number;
  /** ISO 8601, as are the next two; null: nothing spent. */
  readonly windowEndsAt: string | null;
  readonly restsUntil: string | null;
  /** Null: the account has a question left now. */
  readonly freesAt: string | null;
  /** Why the account is not used until its next login. */
  readonly setAside: string | null;
  readonly isLoggedIn: boolean;
  /** Google's own numbers; null when Google gives none, and only the questions above are known. */
  readonly usage: {
    /** ISO 8601. */
    readonly saidAt: string;
    readonly tier: string | null;
    /** Per cent left of the tightest window. */
    readonly share: number;
    readonly windows: readonly {
      readonly kind: 'rolling' | 'weekly' | 'unknown';
      /** Per cent; null: unknown. */
      readonly remaining: number | null;
      readonly resetsAt: string | null;
    }[];
  } | null;
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
  /** A sentence about the ledger itself; null when nothing is wrong. */
  readonly trouble?: string | null;
  /** Whether this machine has nlm; by default it does. */
  readonly isInstalled?: boolean;
}

const SHOWN = 15;
const QUESTION_CAP = 90;

export function renderQuota({ accounts, questions, trouble = null, isInstalled = true }: QuotaReport): Prose {
  const warning = trouble === null ? null : quoteLine(trouble, 500);
  if (accounts.length === 0)
    return joinProse(
      [
        warning,
        isInstalled
          ? prose`No NotebookLM account is known here: run \`nlm login --profile NAME\`.`
          : NOT_INSTALLED,
      ],
      '\n',
    );
  const more = questions.length - SHOWN;
  return joinProse(
    [
      warning,
      prose`Accounts`,
      ...accounts.map(renderAccount),
      prose``,
      questions.length === 0 ? prose`Nothing was asked yet.` : prose`Questions`,
      ...questions.slice(0, SHOWN).map(renderQuestion),
      more > 0 ? prose`  and ${more} before (--json shows them)` : null,
    ],
    '\n',
  );
}

/** One line for a status; null when no account was used. */
export function quotaLine({ accounts }: Pick<QuotaReport, 'accounts'>): Prose | null {
  if (accounts.length === 0) return null;
  const parts = accounts.map(({ profile, perDay, setAside, left, restsUntil, usage }) => {
    const name = quoteName(profile, 80);
    if (setAside !== null) return prose`${name} logged out`;
    if (usage !== null && restsUntil !== null) return prose`${name} refused for now`;
    return usage === null ? prose`${name} ${left} of ${perDay}` : prose`${name} ${percent(usage.share)}`;
  });
  return prose`NotebookLM questions left: ${joinProse(parts, ', ')}`;
}

function renderAccount(account: AccountQuota): Prose {
  const { profile, left, perDay, usage } = account;
  const what = usage === null ? prose`${left} of ${perDay} left` : windowsText(usage);
  const line = prose`${quoteName(profile, 80)}: ${what} (${planText(account)})`;
  return prose`  ${joinProse([line, standing(account)], '; ')}`;
}

function planText({ plan, perDay, reserve, usage }: AccountQuota): Prose {
  if (reserve === 0) return quoteName(plan, 40);
  const kept = usage === null ? prose`${reserve} of them` : percent((100 * reserve) / perDay);
  return prose`${quoteName(plan, 40)}, ${kept} kept for planning and research`;
}

const WINDOWS = { rolling: prose`the short window`, weekly: prose`the week`, unknown: prose`another window` };

function windowsText({ windows, saidAt }: NonNullable<AccountQuota['usage']>): Prose {
  const parts = windows.map(({ kind, remaining, resetsAt }) => {
    const left = remaining === null ? prose`unknown` : percent(remaining);
    const anew = resetsAt === null ? prose`` : prose` until ${minutes(resetsAt)}`;
    return prose`${left} of ${WINDOWS[kind]} left${anew}`;
  });
  return prose`${joinProse(parts, ', ')}, said Google at ${minutes(saidAt)}`;
}

/** Nearly nothing is not shown as nothing. */
function percent(share: number): Prose {
  return prose`${share > 0 ? Math.max(1, Math.floor(share)) : 0} %`;
}

function standing(account: AccountQuota): Prose | null {
  const login = prose`run \`${quotedLogin(account.profile)}\``;
  if (account.setAside !== null) return prose`set aside, logged out: ${login}`;
  if (!account.isLoggedIn) return prose`no login on this machine: ${login}`;
  if (account.restsUntil !== null) return prose`refused, rests until ${minutes(account.restsUntil)}`;
  return account.windowEndsAt === null || account.usage !== null
    ? null
    : prose`starts anew at ${minutes(account.windowEndsAt)}`;
}

function renderQuestion(asked: AskedQuestion): Prose {
  const who = prose`${quoteName(asked.profile, 80)} for ${quoteName(asked.purpose)} in ${quoteName(lastPart(asked.project), 80)}`;
  const came = joinProse(
    [
      spelt(asked.outcome),
      asked.cost === 0 ? prose`free` : prose`1 query`,
      asked.helped === null ? null : spelt(asked.helped),
    ],
    ', ',
  );
  return prose`  ${minutes(asked.at)}  ${who}: ${came}\n    ${quoteLine(asked.question, QUESTION_CAP)}`;
}

/** `did-not-help` as words. */
function spelt(word: string): Prose {
  return joinProse(
    (/^[a-z-]{1,40}$/.test(word) ? word.split('-') : [word]).map((part) => quoteName(part, 40)),
    ' ',
  );
}

function minutes(iso: string): Prose {
  const [, day = '?', time = '?'] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return prose`${quoteName(day)} ${quoteName(time)} UTC`;
}

function lastPart(path: string): string {
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path;
}

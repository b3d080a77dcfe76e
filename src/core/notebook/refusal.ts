// Why a notebook gave no answer, and what follows from each reason: the sentence for the user with its cure, whether
// Google counted the question, and when which account may be asked again.

import * as z from 'zod/mini';
import { harmless } from '../text/harmless.ts';
import { plainLine } from '../text/plain-line.ts';
import { prose } from '../text/prose.ts';
import { loginCommand } from './profile-name.ts';

export const REFUSALS = [
  'not-chosen',
  'not-installed',
  'too-old',
  'rate-limited',
  'auth-expired',
  'profile-missing',
  'not-found',
  'permission',
  'drift',
  'timeout',
  'network',
  'lost-answer',
  'argument-too-long',
  'usage',
  'unknown',
] as const;
export type RefusalReason = (typeof REFUSALS)[number];

/** `text`: nlm's message, redacted. `profile`: the one that was used; null for nlm's default one. */
export const REFUSAL = z.object({
  reason: z.enum(REFUSALS),
  text: z.string(),
  profile: z.nullable(z.string()),
});
export type NotebookRefusal = Readonly<z.infer<typeof REFUSAL>>;

/** `account`: another account may succeed. `question`: another question may succeed. */
type Fault = 'account' | 'question' | 'other';

interface Cooldown {
  /** Holds back either every question of the project, or only those of the same class. */
  readonly scope: 'project' | 'class';
  readonly minutes: number;
}

// A problem that the user fixes by hand (an install, a login, a setting) is retried at once: that costs no quota. When
// the quota of an account frees is in its ledger.
const AT_ONCE: Cooldown = { scope: 'project', minutes: 0 };
const FOR_ALL = (minutes: number): Cooldown => ({ scope: 'project', minutes });
const FOR_CLASS: Cooldown = { scope: 'class', minutes: 15 };
/** Google answered and the quota is spent: asking again in this loop would spend it twice. */
const ONCE_A_DAY: Cooldown = { scope: 'class', minutes: 24 * 60 };

/** When in doubt, a question counts as spent: a ledger that is too strict does less harm than a wrong one. */
const MEANINGS: Readonly<Record<RefusalReason, readonly ['free' | 'spent', Fault, Cooldown]>> = {
  'not-chosen': ['free', 'other', AT_ONCE],
  'not-installed': ['free', 'other', AT_ONCE],
  'too-old': ['free', 'other', AT_ONCE],
  'rate-limited': ['free', 'account', AT_ONCE],
  'auth-expired': ['free', 'account', AT_ONCE],
  'profile-missing': ['free', 'account', AT_ONCE],
  'not-found': ['free', 'account', FOR_ALL(5)],
  permission: ['free', 'account', FOR_ALL(5)],
  drift: ['free', 'other', FOR_ALL(15)],
  timeout: ['spent', 'question', FOR_CLASS],
  network: ['spent', 'other', FOR_ALL(2)],
  'lost-answer': ['spent', 'question', ONCE_A_DAY],
  'argument-too-long': ['free', 'question', FOR_CLASS],
  usage: ['free', 'question', FOR_CLASS],
  unknown: ['spent', 'question', FOR_CLASS],
};

// nlm never reached Google, or ended before it sent the question.
const NEVER_SENT =
  /Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|ProxyError|ConnectError|ConnectTimeout|no sources to query|another call as/i;

/** Whether Google counted the question. */
export function wasSpent({ reason, text }: Pick<NotebookRefusal, 'reason' | 'text'>): boolean {
  return MEANINGS[reason][0] === 'spent' && !NEVER_SENT.test(text);
}

/** Who may be asked the same question afterwards: a lost answer would be paid for twice. */
export function faultOf(reason: RefusalReason): Fault {
  return MEANINGS[reason][1];
}

/** How long asking the same question again would only waste time or quota. */
export function cooldownOf(reason: RefusalReason): Cooldown {
  return MEANINGS[reason][2];
}

export const NOT_INSTALLED = prose`NotebookLM cannot be asked, as \`nlm\` is not installed: \`uv tool install notebooklm-mcp-cli\` or \`pipx install notebooklm-mcp-cli\`.`;

/** What is wrong and what to do. */
export function refusalSentence(refusal: NotebookRefusal): string {
  return SENTENCES[refusal.reason](refusal);
}

const SENTENCES: Readonly<Record<RefusalReason, (refusal: NotebookRefusal) => string>> = {
  // MSW's own words, with the cure.
  'not-chosen': ({ text }) => `NotebookLM was not asked: ${plainLine(text, 1000)}.`,
  'not-installed': () => NOT_INSTALLED,
  'too-old': () => 'The installed `nlm` is too old (0.9.13 or newer is needed): upgrade notebooklm-mcp-cli.',
  'rate-limited': ({ profile }) =>
    `NotebookLM refused: the quota of ${account(profile)} is used up for now; it frees within a day.`,
  'auth-expired': ({ profile }) => `NotebookLM is logged out: run \`${loginCommand(profile)}\`.`,
  'profile-missing': ({ profile }) => `nlm has no such profile: run \`${loginCommand(profile)}\`.`,
  'not-found': () => 'NotebookLM has no such notebook: check `notebook` in `.msw/config.json`.',
  permission: ({ profile }) =>
    `The notebook is not open to ${account(profile)}: share it or choose another profile.`,
  drift: () => 'Google changed something that this `nlm` does not know yet: upgrade notebooklm-mcp-cli.',
  timeout: () => 'NotebookLM did not answer in time.',
  network: () => 'NotebookLM could not be reached.',
  'lost-answer': () => 'NotebookLM was asked but its answer did not arrive.',
  'argument-too-long': () => 'The question was too long for this system.',
  usage: ({ text }) => `nlm refused the request (${firstLine(text)}).`,
  unknown: ({ text }) => `NotebookLM gave no answer (${firstLine(text)}).`,
};

function account(profile: string | null): string {
  return profile === null ? "nlm's default account" : `profile ${profile}`;
}

function firstLine(text: string): string {
  const lines = harmless(text).split('\n');
  return (lines.find((line) => line.trim() !== '') ?? 'no reason given').trim().slice(0, 160);
}

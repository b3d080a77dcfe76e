// What a refusal means for the question and the account: whether Google counted it, and whether another
// account may be asked the same.

import type { Refusal, RefusalReason } from '../notebook/refusal.ts';

const COSTS_NOTHING: ReadonlySet<RefusalReason> = new Set([
  'not-chosen',
  'not-installed',
  'too-old',
  'rate-limited',
  'auth-expired',
  'profile-missing',
  'not-found',
  'permission',
  'drift',
  'usage',
  'argument-too-long',
]);

// nlm never reached Google, or was told before the question itself was sent.
const NEVER_SENT =
  /Connection refused|actively refused|Name or service not known|getaddrinfo|Temporary failure in name resolution|ProxyError|ConnectError|ConnectTimeout|no sources to query|another call as/i;

/** When in doubt the question counts as spent: a ledger that is too strict costs less than one that is wrong. */
export function wasSpent({ reason, text }: Pick<Refusal, 'reason' | 'text'>): boolean {
  return !COSTS_NOTHING.has(reason) && !NEVER_SENT.test(text);
}

const OF_THE_ACCOUNT: ReadonlySet<RefusalReason> = new Set([
  'rate-limited',
  'auth-expired',
  'profile-missing',
  'not-found',
  'permission',
]);

/** Only what another account does not share: an answer that got lost would be paid for twice. */
export function mayRotate(reason: RefusalReason): boolean {
  return OF_THE_ACCOUNT.has(reason);
}

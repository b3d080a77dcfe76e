// Whom a call of the nlm command line acts as, and what it can come to. Expected outcomes are values; the words of a
// refusal are nlm's own, redacted.

import type { RefusalReason } from '../../../core/notebook/refusal.ts';

export interface NlmAccount {
  /** Null: nlm's own default account. */
  readonly profile: string | null;
  /** Nothing inside it is ever run. */
  readonly projectRoot: string;
  readonly env: NlmVariables;
}

export type NlmVariables = Readonly<Record<string, string | undefined>>;

export type NlmResult<T> = { readonly status: 'ok'; readonly data: T } | NlmRefusal;

export interface NlmRefusal {
  readonly status: RefusalReason;
  readonly text: string;
  /** False: Google has certainly not received the request, so that nothing is spent or changed. */
  readonly wasSent: boolean;
}

/** A refusal of MSW's own, before nlm ran. */
export function unsent(status: RefusalReason, text: string): NlmRefusal {
  return { status, text, wasSent: false };
}

/** `data` of a result turned into something else; a refusal stays as it is. */
export function mapped<A, B>(result: NlmResult<A>, into: (data: A) => B): NlmResult<B> {
  return result.status === 'ok' ? { status: 'ok', data: into(result.data) } : result;
}

/**
 * After which refusals of a change nobody knows whether Google made it: its answer got lost, nlm hides the cause, or
 * the code may as well mean "accepted, not ready yet" (3 and 9).
 */
const UNCERTAIN: ReadonlySet<string> = new Set(['unknown', 'usage', 'timeout', 'network', 'lost-answer']);

export function isUncertain(refusal: NlmRefusal): boolean {
  return refusal.wasSent && UNCERTAIN.has(refusal.status);
}

// What a call of the nlm command line can come to. Expected outcomes are values; the words of a refusal are
// nlm's own, redacted.

import type { RefusalReason } from '../../core/guidance/refusal.ts';

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

/** How one run of the executable ended, before anyone judged it. */
export interface NlmRun {
  /** Null when it did not run to an exit of its own. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Ended by our own wall clock. */
  readonly timedOut: boolean;
  /** `ENOENT` and the like, when it could not be started. */
  readonly startError: string | null;
}

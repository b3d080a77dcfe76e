// What a call of the nlm command line can come to. Expected outcomes are values; the words of a refusal are
// nlm's own, redacted.

import type { RefusalReason } from '../../../core/notebook/refusal.ts';
import type { ProgramRun } from '../../process/run-program.ts';

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
export type NlmRun = ProgramRun;

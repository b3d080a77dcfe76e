// What the guidance ladder is asked.

import type { Failure } from '../../core/failure/failure.ts';

export interface GuidanceRequest {
  readonly projectRoot: string;
  readonly loopId: string;
  readonly failure: Failure;
  /** What this loop asked before; without a hash, the answer is still to come. */
  readonly queriedErrors: readonly { readonly class: string; readonly answerHash?: string }[];
  /** Hashes of answers that did not help in this loop. */
  readonly failedAnswers: readonly string[];
  /** How long to wait for a notebook, in milliseconds. */
  readonly deadlineMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file that the worker process runs; found beside the running program unless given. */
  readonly worker?: string;
}

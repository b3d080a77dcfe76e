// The request to a rung: find text that answers a failure.

import type { Failure } from '../../core/failure/text/failure.ts';

export interface RungRequest {
  readonly failure: Failure;
  /** The output of the check, as far as it was kept; may be empty. */
  readonly output: string;
  /** The folder of the project. */
  readonly root: string;
  /** Where indexes are kept; null when nothing can be. */
  readonly userFolder: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Anything not found by then is left out. */
  readonly deadlineMs: number;
}

// What is looked for: text that answers a failure, in whatever holds some.

import type { Failure } from '../../core/failure/failure.ts';

export interface RungRequest {
  readonly failure: Failure;
  /** What the check printed, as far as it was kept; may be empty. */
  readonly output: string;
  /** The folder of the project. */
  readonly root: string;
  /** Where indexes are kept; null where nothing can be. */
  readonly userFolder: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What is not found until then is not found. */
  readonly deadlineMs: number;
}

// A call of the command line: what was typed, where, and by whom.

import type { Caller, Place } from '../app/operations/request-place.ts';

export interface Call {
  /** What came after the noun and the verb. */
  readonly args: readonly string[];
  readonly env: Place['env'];
  /** Absolute. */
  readonly cwd: string;
  readonly caller: Caller;
}

// A call of the command line: its words, its place, and its caller.

import type { Caller, RequestPlace } from '../app/operations/operation/request-place.ts';

export interface Call {
  /** The words after the noun and the verb. */
  readonly args: readonly string[];
  readonly env: RequestPlace['env'];
  /** Absolute. */
  readonly cwd: string;
  readonly caller: Caller;
}

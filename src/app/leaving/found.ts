// A trace of MSW together with what removes it.

import type { Trace } from '../../core/leaving/trace.ts';

export interface Found {
  readonly trace: Trace;
  /** Null on success, else a clause. */
  readonly remove: () => Promise<string | null>;
}

/** What a person agreed to remove although it may be their own work. */
export interface LeavingChoice {
  readonly branches: boolean;
  readonly notes: boolean;
}

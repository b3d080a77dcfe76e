// MSW's answer to an attempt to stop.

import type { Proof } from '../proof/judge-proof.ts';
import type { EndCause, PauseCause } from './ending-causes.ts';

/** How Claude is asked to continue. */
export type Strategy =
  /** A failure seen for the first time, or one that changes. */
  | 'fix'
  /** The same failure a second time. */
  | 'another-approach'
  /** The same failure a third time: no edit before its cause is known. */
  | 'diagnose'
  | 'empty'
  /** The checks pass, but no file has changed since the loop was armed. */
  | 'unchanged'
  /** The checks pass but have never failed, though the user asked for that. */
  | 'red-first'
  /** The checks pass, but nothing shows that they noticed the work, though the user asked for that. */
  | 'unproven'
  /** The checks pass, but a protected file is not as it was, or was written while they ran. */
  | 'unprotected'
  /** The checks pass, but the criteria of `--review` are not judged, or not met, for the current files. */
  | 'review'
  | 'promise'
  | 'minimum'
  | 'infra'
  | 'gate';

export type Verdict =
  | { readonly kind: 'continue'; readonly strategy: Strategy; readonly counted: boolean }
  | {
      readonly kind: 'end';
      readonly cause: 'done';
      readonly reason: string;
      /** Null for a loop without checks and for a subagent's gate. */
      readonly proof: Proof | null;
      /** A clause about the passed review; null for a loop without `--review`. */
      readonly review: string | null;
    }
  | ({ readonly kind: 'end'; readonly cause: Exclude<EndCause, 'done'>; readonly reason: string } & Unproven)
  | ({ readonly kind: 'pause'; readonly cause: PauseCause; readonly reason: string } & Unproven);

/** What passing checks are worth that were not enough; missing unless a loop ends for want of proof. */
interface Unproven {
  readonly proof?: Proof;
}

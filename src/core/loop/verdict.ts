// What MSW answers to an attempt to stop.

import type { Proof } from '../proof/judge-proof.ts';
import type { PauseCause } from './loop.ts';

type EndCause = 'done' | 'stopped' | 'max-iterations' | 'max-minutes' | 'max-tokens' | 'idle';

/** How Claude is asked to go on. */
export type Strategy =
  /** A failure seen for the first time, or one that moves. */
  | 'fix'
  /** The same failure again. */
  | 'another-approach'
  /** And again: no edit before its cause is known. */
  | 'diagnose'
  | 'empty'
  /** The checks pass, but no file has changed since the loop was armed. */
  | 'unchanged'
  /** They pass and have never failed, though that was asked for. */
  | 'red-first'
  /** They pass, and nothing shows that they noticed the work, though that was asked for. */
  | 'unproven'
  /** They pass, and the criteria of `--review` are not judged, or not met, for the files as they are. */
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
      /** Null without checks, and for a subagent's gate. */
      readonly proof: Proof | null;
      /** A clause about the review that passed; null for a loop without `--review`. */
      readonly review: string | null;
    }
  | { readonly kind: 'end'; readonly cause: Exclude<EndCause, 'done'>; readonly reason: string }
  | { readonly kind: 'pause'; readonly cause: PauseCause; readonly reason: string };

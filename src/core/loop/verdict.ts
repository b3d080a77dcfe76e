// What MSW answers to an attempt to stop.

import type { PauseCause } from './loop.ts';

type EndCause = 'done' | 'stopped' | 'max-iterations' | 'max-minutes' | 'idle';

/** How Claude is asked to go on. */
export type Strategy =
  /** A failure seen for the first time, or one that moves. */
  | 'fix'
  /** The same failure again. */
  | 'another-approach'
  /** And again: no edit before its cause is known. */
  | 'diagnose'
  | 'unproven'
  | 'promise'
  | 'minimum'
  | 'infra'
  | 'gate';

export type Verdict =
  | { readonly kind: 'continue'; readonly strategy: Strategy; readonly counted: boolean }
  | { readonly kind: 'end'; readonly cause: EndCause; readonly reason: string }
  | { readonly kind: 'pause'; readonly cause: PauseCause; readonly reason: string };

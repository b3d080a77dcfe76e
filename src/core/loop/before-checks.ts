// What is settled before a check is worth running: a loop at rest, work still in the background, or
// Claude's own word that a human is needed.

import type { Claim } from './completion.ts';
import { isRunning, type Loop } from './loop.ts';

export type BeforeChecks =
  /** Say nothing and change nothing: the session stops as if MSW were not there. */
  | { readonly kind: 'ignore' }
  /** Say nothing: the client asks again when the background work is done. No iteration is used. */
  | { readonly kind: 'defer' }
  | { readonly kind: 'pause'; readonly reason: string }
  | { readonly kind: 'run-checks' };

export function beforeChecks(loop: Loop, backgroundTasks: number, claim: Claim): BeforeChecks {
  // An answered request proves that the API is back: its pause ends by itself.
  if (!isRunning(loop) && loop.progress.pause?.cause !== 'api-failure') return { kind: 'ignore' };
  if (backgroundTasks > 0) return { kind: 'defer' };
  if (claim.kind === 'abort') return { kind: 'pause', reason: claim.reason };
  return { kind: 'run-checks' };
}

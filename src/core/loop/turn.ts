// One iteration, as a decision needs it.

import type { CheckResult } from '../checks/check-result.ts';
import type { FailureComparison } from '../failure/compare-failures.ts';
import type { Failure } from '../failure/text/failure.ts';
import type { Proof } from '../proof/judge-proof.ts';
import type { CompletionClaim } from './completion.ts';
import type { TokenUse } from './token-use.ts';

/** Everything that one iteration showed. */
export interface Turn {
  readonly now: number;
  readonly claim: CompletionClaim;
  readonly results: readonly CheckResult[];
  /** The results as one failure; null when every check passed or was empty. */
  readonly failure: Failure | null;
  /** Compared with the last iteration's failure; null when there was none. */
  readonly comparison: FailureComparison | null;
  readonly tree: 'changed' | 'unchanged' | 'unknown';
  /** Compared with the files when Claude began. */
  readonly sinceArming: 'changed' | 'unchanged' | 'unknown';
  /** Why passing checks may have seen other files than the protected ones, as a clause; null when they have not. */
  readonly unprotected: string | null;
  /** For checks that all passed; null when the proof has not been judged. */
  readonly proof: Proof | null;
  /** The work tree's digest before the checks; null when it is unknown. */
  readonly treeState: string | null;
  readonly toolUse: 'used' | 'none' | 'unknown';
  readonly permissionDenials: number;
  /** Milliseconds since the loop was last seen in which its session showed no sign of life. */
  readonly silentMs: number;
  /** The loop's total, including this turn. */
  readonly spent: TokenUse;
  /** The client's cap on blocks in a row without a tool call; 0 or less for no cap. */
  readonly blockCap: number;
}

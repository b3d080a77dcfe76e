// The checks' result before Claude began: without it, nothing shows whether they can notice the work at all.

import type { CheckResult } from '../checks/check-result.ts';
import { failureHeadline } from '../failure/failure-headline.ts';
import type { Failure } from '../failure/text/failure.ts';
import { plainLine } from '../text/plain-line.ts';

export type Baseline =
  /** The checks failed on the code; `exact` is the failure's fingerprint. */
  | { readonly kind: 'red'; readonly exact: string }
  | { readonly kind: 'green' }
  /** They said nothing about the code; `reason` is a clause. */
  | { readonly kind: 'unknown'; readonly reason: string };

const LONGEST_WORDS = 120;

/** The baseline of checks run at arming; `failure` combines theirs, null when none failed. */
export function readBaseline(results: readonly CheckResult[], failure: Failure | null): Baseline {
  if (results.length === 0) return { kind: 'unknown', reason: 'there is no check' };
  const empty = results.find(({ outcome }) => outcome.kind === 'empty');
  if (failure === null && empty === undefined) return { kind: 'green' };
  if (failure?.kind === 'code') return { kind: 'red', exact: failure.fingerprints.exact };
  if (failure === null) return { kind: 'unknown', reason: 'no test ran before the work' };
  const late = results.filter(({ timedOut }) => timedOut).map(({ check }) => plainLine(check.name, 40));
  if (late.length > 0)
    return { kind: 'unknown', reason: `${late.join(', ')} did not end in time before the work` };
  const what =
    failure.kind === 'infra'
      ? 'a problem outside the project kept the checks from running before the work'
      : 'a check could not do its work before the work began';
  return { kind: 'unknown', reason: `${what}: ${failureHeadline(failure, LONGEST_WORDS)}` };
}

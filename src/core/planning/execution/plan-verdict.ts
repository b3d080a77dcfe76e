// What the checks of a plan that was carried out have shown, and how that is said.

import { plainLine } from '../../text/plain-line.ts';

export interface PlanVerdict {
  readonly verdict: 'proven' | 'passed';
  /** A clause. */
  readonly reason: string;
  /** The control runs that were held, in one line; empty without any. */
  readonly runs: string;
}

/** A sentence. @param verdict null where none was reached */
export function sayPlanDone(plan: string, verdict: PlanVerdict | null): string {
  if (verdict === null) return `Plan ${plan} is done.`;
  const { reason, runs } = verdict;
  const worth = verdict.verdict === 'proven' ? 'done and proven' : 'done, but that is not proven';
  return `Plan ${plan} is ${worth}: ${plainLine(reason, 300)}${runs === '' ? '' : ` (${runs})`}.`;
}

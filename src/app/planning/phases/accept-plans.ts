// Records the plans of a phase: because nothing is wrong with them, or because the user takes them as they are.

import type { OpenedPhase } from '../documents/open-phase.ts';
import type { PhaseCheck } from './check-phase.ts';
import { whyNotRecord } from './planning-round.ts';
import { readRun } from './planning-run.ts';
import { type RecordedPlans, recordPlans } from './record-plans.ts';

export interface Acceptance {
  /** What code finds now. */
  readonly found: PhaseCheck;
  readonly gaps: boolean;
  /** The user's own word: the plan-checker need not have let them pass. */
  readonly byUser: boolean;
}

/** Plans with errors are not recorded, whoever asks. */
export function acceptPlans(
  opened: OpenedPhase,
  { found, gaps, byUser }: Acceptance,
): Promise<RecordedPlans> | RecordedPlans {
  if (!found.ok) {
    const errors = `${found.errors} ${found.errors === 1 ? 'error' : 'errors'}`;
    return { status: 'refused', reason: `The plans of phase ${opened.facts.number} have ${errors}.` };
  }
  const problem = byUser ? null : whyNotRecord(opened, readRun(opened.project.root, opened.padded));
  return problem === null ? recordPlans(opened, gaps) : { status: 'refused', reason: problem };
}

// After which refusals of a change nobody knows whether Google made it: its answer got lost, nlm hides the
// cause, or the code may as well mean "accepted, not ready yet" (3 and 9).

import type { NlmRefusal } from './nlm-result.ts';

const UNCERTAIN: ReadonlySet<string> = new Set(['unknown', 'usage', 'timeout', 'network', 'lost-answer']);

export function isUncertain(refusal: NlmRefusal): boolean {
  return refusal.wasSent && UNCERTAIN.has(refusal.status);
}

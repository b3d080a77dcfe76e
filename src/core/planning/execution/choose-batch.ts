// Which of the plans that could run now do run, together when there are several.

import type { Assignment, ExecutionLimits, ExecutionPlan } from './execution-plan.ts';
import { mayMeet } from './file-pattern.ts';

export interface Ready {
  readonly plan: ExecutionPlan;
  readonly assignment: Assignment;
}

/** From the first wave only, and together only what names its files and shares none of them. */
export function chooseBatch(
  ready: readonly Ready[],
  { parallel, mostAtOnce }: ExecutionLimits,
): readonly Assignment[] {
  const wave = Math.min(...ready.map(({ plan }) => plan.wave ?? Number.POSITIVE_INFINITY));
  const candidates = ready.filter(({ plan }) => plan.wave === wave);
  const chosen: Ready[] = [];
  for (const one of candidates) {
    if (chosen.length >= (parallel ? Math.max(1, mostAtOnce) : 1)) break;
    if (chosen.every((other) => areApart(one.plan.files, other.plan.files))) chosen.push(one);
  }
  return chosen.map(({ assignment }) => assignment);
}

function areApart(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !mayMeet(left, right);
}

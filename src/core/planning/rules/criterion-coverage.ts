// Whether each success criterion of a phase meets a must-have truth of a plan. It compares words and knows no
// meaning, so it only ever warns.

import { warningAt } from '../../text/markdown/diagnostic.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import type { CoveredPlan } from './covered-plan.ts';
import { type PlanningProblem, problemsIn, spanOf } from './planning-problem.ts';
import { wordOverlap } from './word-overlap.ts';

export interface CriterionCoverage {
  readonly criteria: readonly { readonly text: string; readonly touched: boolean }[];
  readonly problems: readonly PlanningProblem[];
}

/** A truth touches a criterion when it has more than half of its words. */
const TOUCHES_ABOVE = 1 / 2;

export function criterionCoverage(
  plans: readonly CoveredPlan[],
  phase: string,
  roadmap: Roadmap | null,
): CriterionCoverage {
  const key = phaseKey(phase);
  const entry = roadmap?.phases.find(({ number }) => phaseKey(number) === key);
  if (roadmap === null || entry === undefined) return { criteria: [], problems: [] };
  const truths = plans.flatMap(({ document }) => document.mustHaves.truths);
  const criteria = entry.successCriteria.map((text) => ({
    text,
    touched: truths.some((truth) => wordOverlap(text, truth) > TOUCHES_ABOVE),
  }));
  const { text } = roadmap.document;
  const untouched = criteria.filter(({ touched }) => !touched);
  const problems = problemsIn(
    { file: '.planning/ROADMAP.md', text },
    untouched.map((criterion) =>
      warningAt(spanOf(text, criterion.text, entry.start, entry.end), {
        code: 'criterion-untouched',
        message: `No must-have truth seems to speak of "${criterion.text.slice(0, 120)}" (compared by words only).`,
        fix: 'If no plan makes it true, add a truth in its words to must_haves of the plan that should.',
      }),
    ),
  );
  return { criteria, problems };
}

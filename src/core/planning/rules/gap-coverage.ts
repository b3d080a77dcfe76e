// Whether every gap that a verification found is taken up by a plan made to close gaps.

import { errorAt } from '../../text/markdown/diagnostic.ts';
import { isList, isMap, scalar, type ValueMap } from '../../text/markdown/value.ts';
import { readVerification } from '../documents/verification.ts';
import type { CoveredPlan } from './covered-plan.ts';
import { type PlanningProblem, type PlanningSource, problemsIn, spanOf } from './planning-problem.ts';
import { wordOverlap } from './word-overlap.ts';

export interface GapCoverage {
  readonly gaps: readonly { readonly truth: string; readonly plans: readonly string[] }[];
  readonly problems: readonly PlanningProblem[];
}

/** A plan speaks of a gap from half of its words on. */
const LEAST_OVERLAP = 1 / 2;

/** Plans that are done closed earlier gaps. */
export function gapCoverage(plans: readonly CoveredPlan[], verification: PlanningSource): GapCoverage {
  const closing = plans.filter(({ document, done }) => document.gapClosure && !done);
  const gaps = openGaps(verification.text).map(({ truth, paths }) => ({
    truth,
    plans: closing.filter((plan) => closes(plan, truth, paths)).map(({ id }) => id),
  }));
  const { text } = verification;
  const missing = gaps.filter((gap) => gap.plans.length === 0);
  const problems = problemsIn(
    verification,
    missing.map(({ truth }) =>
      errorAt(spanOf(text, truth), {
        code: 'gap-uncovered',
        message: `No plan with gap_closure: true closes the gap "${truth.slice(0, 120)}".`,
        fix: 'Plan what is missing, and repeat the statement of the gap in must_haves.truths of that plan.',
      }),
    ),
  );
  return { gaps, problems };
}

interface OpenGap {
  readonly truth: string;
  /** The files that it names. */
  readonly paths: readonly string[];
}

/** Those that were not closed or accepted since. */
export function openGaps(verification: string): readonly OpenGap[] {
  const { gaps } = readVerification(verification).document.frontmatter.values;
  return (isList(gaps) ? gaps.filter(isMap) : []).flatMap((gap): readonly OpenGap[] => {
    const truth = scalar(gap.truth);
    const status = scalar(gap.status)?.toLowerCase() ?? 'failed';
    if (truth === null || ['passed', 'verified', 'resolved', 'closed'].includes(status)) return [];
    return [{ truth, paths: artifactPaths(gap) }];
  });
}

function artifactPaths({ artifacts }: ValueMap): readonly string[] {
  const items = isList(artifacts) ? artifacts.filter(isMap) : [];
  return items.flatMap((item) => scalar(item.path) ?? []);
}

function closes({ document }: CoveredPlan, truth: string, paths: readonly string[]): boolean {
  const { truths } = document.mustHaves;
  if ([...truths, document.objective ?? ''].some((one) => wordOverlap(truth, one) >= LEAST_OVERLAP))
    return true;
  return paths.length > 0 && paths.every((path) => document.filesModified.includes(path));
}

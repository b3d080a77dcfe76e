// Whether a gap-closing plan addresses every gap that a verification found.

import { errorAt, warningAt } from '../../text/markdown/diagnostic.ts';
import { isList, isMap, scalar, type ValueMap } from '../../text/markdown/value.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { readUat } from '../documents/uat.ts';
import { readVerification } from '../documents/verification.ts';
import {
  type CoveredPlan,
  type PlanningProblem,
  type PlanningSource,
  problemsIn,
  spanOf,
} from './planning-problem.ts';

export interface GapCoverage {
  readonly gaps: readonly { readonly truth: string; readonly plans: readonly string[] }[];
  readonly problems: readonly PlanningProblem[];
}

/** A plan addresses a gap if it shares at least half of the gap's words. */
const LEAST_OVERLAP = 1 / 2;

/** Ignores done plans: they closed earlier gaps. */
export function gapCoverage(plans: readonly CoveredPlan[], sources: readonly PlanningSource[]): GapCoverage {
  const all = sources.map((source) => coverageIn(plans, source));
  return {
    gaps: all.flatMap(({ gaps }) => gaps),
    problems: all.flatMap(({ problems }) => problems),
  };
}

function coverageIn(plans: readonly CoveredPlan[], verification: PlanningSource): GapCoverage {
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
  /** The files that the gap names. */
  readonly paths: readonly string[];
}

/** The gaps of a VERIFICATION or a UAT that were not closed or accepted since. */
export function openGaps(text: string): readonly OpenGap[] {
  const { gaps } = readVerification(text).document.frontmatter.values;
  return [...(isList(gaps) ? gaps.filter(isMap) : []), ...readUat(text).gaps].flatMap(
    (gap): readonly OpenGap[] => {
      const truth = scalar(gap.truth);
      const status = scalar(gap.status)?.toLowerCase() ?? 'failed';
      if (truth === null || ['passed', 'verified', 'resolved', 'closed'].includes(status)) return [];
      return [{ truth, paths: artifactPaths(gap) }];
    },
  );
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

// Whether each success criterion of a phase is reflected in a must-have truth of a plan. It compares words without
// understanding them, so it only warns.
export interface CriterionCoverage {
  readonly criteria: readonly { readonly text: string; readonly touched: boolean }[];
  readonly problems: readonly PlanningProblem[];
}

/** A truth touches a criterion when it shares more than half of the criterion's words. */
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

// How similar two statements are by their words. A heuristic that does not understand meaning.
const COMMON = new Set(
  'about after all also and any are been before being both but can cannot could does done each for from has have into its may more must not off one only onto other our out over shall should some such than that the their them then there these they this those under until upon use used user users uses using very was when where which while who will with within without would you your'.split(
    ' ',
  ),
);

/** From 0 to 1: the share of `statement`'s words that `text` contains; 0 for a statement without words. */
export function wordOverlap(statement: string, text: string): number {
  const wanted = statementWords(statement);
  if (wanted.size === 0) return 0;
  const given = statementWords(text);
  return [...wanted].filter((word) => given.has(word)).length / wanted.size;
}

function statementWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}

/** Good enough to compare plans and criteria: `lists`, `listed` and `listing` become one word. */
function stem(word: string): string {
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, '');
  return bare.length >= 3 ? bare : word;
}

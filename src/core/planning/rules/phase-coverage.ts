// Whether the plans of a phase, taken together, cover what the phase is for: its requirements, decisions,
// criteria and gaps, and what was found out for it.

import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { type DecisionCoverage, decisionCoverage } from './decision-coverage.ts';
import { type CriterionCoverage, criterionCoverage, type GapCoverage, gapCoverage } from './gap-coverage.ts';
import type { CoveredPlan, PlanningProblem, PlanningSource } from './planning-problem.ts';
import { type RequirementCoverage, requirementCoverage } from './requirement-coverage.ts';
import { type ResearchCoverage, type ResearchSources, researchCoverage } from './research-coverage.ts';

export interface CoverageSources {
  /** As written: `1`, `02.1`. */
  readonly phase: string;
  readonly plans: readonly CoveredPlan[];
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
  /** The phase's CONTEXT; null when there is none, or when the project does not want its decisions asked. */
  readonly context: PlanningSource | null;
  /** The phase's VERIFICATION where its gaps are to be closed. */
  readonly verification: PlanningSource | null;
  readonly research: ResearchSources;
}

export interface PhaseCoverage {
  readonly requirements: Omit<RequirementCoverage, 'problems'>;
  readonly decisions: Omit<DecisionCoverage, 'problems'>;
  readonly criteria: CriterionCoverage['criteria'];
  /** Null where no gaps are to be closed. */
  readonly gaps: GapCoverage['gaps'] | null;
  readonly research: Omit<ResearchCoverage, 'problems'>;
  readonly problems: readonly PlanningProblem[];
}

/** Total. */
export function phaseCoverage(sources: CoverageSources): PhaseCoverage {
  const { phase, plans, roadmap, verification } = sources;
  const requirements = requirementCoverage(plans, sources);
  const decisions = decisionCoverage(plans, sources.context);
  const criteria = criterionCoverage(plans, phase, roadmap);
  const gaps = verification === null ? null : gapCoverage(plans, verification);
  const research = researchCoverage(plans, sources.research);
  return {
    requirements: { requirements: requirements.requirements, missing: requirements.missing },
    decisions: { locked: decisions.locked, missing: decisions.missing },
    criteria: criteria.criteria,
    gaps: gaps?.gaps ?? null,
    research: { exists: research.exists, plans: research.plans, product: research.product },
    problems: [requirements, decisions, criteria, ...(gaps === null ? [] : [gaps]), research].flatMap(
      ({ problems }) => problems,
    ),
  };
}
